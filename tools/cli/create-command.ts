import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./usage-error.ts";

const TEMPLATE = fileURLToPath(new URL("../create-template/", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** `colorburst create DIR`: a small playable cartridge to start from. */
export function createCommand(directory: string): void {
	if (directory.trim() === "") throw new UsageError("Name the new folder: colorburst create my-game");
	const folder = existsSync(directory) ? realpathSync(directory) : resolve(directory);
	if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
		throw new UsageError(`${directory} is a link to nothing.`);
	}
	if (existsSync(folder)) {
		if (!statSync(folder).isDirectory()) throw new UsageError(`${directory} is a file.`);
		if (readdirSync(folder).length > 0) {
			throw new UsageError(`${directory} has files in it. Name a folder that is empty or not there yet.`);
		}
	}
	mkdirSync(folder, { recursive: true });
	cpSync(TEMPLATE, folder, { recursive: true });
	// npm leaves files of this name out of packages, so that the template can't have one.
	writeFileSync(join(folder, ".gitignore"), "node_modules/\n");
	const name = cartridgeName(basename(folder));
	for (const file of ["cartridge.ts", "package.json", "README.md"]) {
		const path = join(folder, file);
		const text = readFileSync(path, "utf8")
			.replaceAll("my-cartridge", name)
			.replaceAll("COLORBURST_PACKAGE", colorburstPackage(folder));
		writeFileSync(path, text);
	}
	const word = shellWord(directory);
	console.log(
		[
			`Made a cartridge in ${directory}. Now:`,
			`  npx colorburst dev ${word}     play it; it reloads when you save`,
			`  cd ${word} && npm install && npm test     test it`,
		].join("\n"),
	);
}

/** A path as one word of a shell's line, and not as an option. */
export function shellWord(path: string): string {
	const whole = path.startsWith("-") ? `./${path}` : path;
	return /^[\w./:@+=,~-]+$/.test(whole) ? whole : `'${whole.replaceAll("'", "'\\''")}'`;
}

/** A name that is right for the cartridge's id and for npm: 3–40 of a–z, 0–9, "-". */
export function cartridgeName(folderName: string): string {
	const name = folderName
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 30)
		.replace(/^-+|-+$/g, "");
	return name.length >= 3 ? name : "my-cartridge";
}

/** How the new package.json names this package: by its version, or, when run from a clone, by the clone's folder. */
function colorburstPackage(folder: string): string {
	if (PROJECT.split(sep).includes("node_modules")) {
		return JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")).version;
	}
	return `file:${relative(folder, PROJECT).split(sep).join("/") || "."}`;
}
