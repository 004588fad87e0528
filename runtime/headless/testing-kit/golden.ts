import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { decode } from "fast-png";
import { picturePng } from "../picture-png.ts";

/** Set to 1 in the environment, goldens are written instead of compared. Look at what it wrote before keeping it. */
const WRITE = "GOLDEN_UPDATE";
const MAGENTA = 0xffff00ff;

/**
 * Compares a picture with the golden one that is kept in a file, pixel by pixel.
 * A difference leaves FILE.actual.png and FILE.diff.png (differing pixels in magenta) beside it.
 * @param png   a PNG file, such as `run.screenshot()`
 * @param file  path or file: URL of the golden PNG
 * @throws Error when they differ, or when there is no golden: none is ever made without being asked for
 */
export function checkGolden(png: Uint8Array, file: string | URL): void {
	const path = typeof file === "string" && !file.startsWith("file:") ? file : fileURLToPath(file);
	if (process.env[WRITE] === "1") {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, png);
		return;
	}
	const [actual, diff] = [".actual.png", ".diff.png"].map((ending) => path.replace(/\.png$/i, "") + ending) as [
		string,
		string,
	];
	if (!existsSync(path)) {
		writeFileAt(actual, png);
		throw new Error(`There is no golden ${path}. Look at ${actual}; to keep such pictures run with ${WRITE}=1.`);
	}
	const difference = compare(readFileSync(path), png);
	if (difference === undefined) {
		for (const left of [actual, diff]) rmSync(left, { force: true });
		return;
	}
	writeFileAt(actual, png);
	if (difference.picture) writeFileAt(diff, difference.picture);
	throw new Error(`${path}: ${difference.what}. Look at ${actual}; if it is right, run with ${WRITE}=1.`);
}

function compare(golden: Uint8Array, actual: Uint8Array): { what: string; picture?: Uint8Array } | undefined {
	const [a, b] = [decode(golden), decode(actual)];
	if (a.width !== b.width || a.height !== b.height) {
		return { what: `it has ${a.width}×${a.height} pixels, the picture ${b.width}×${b.height}` };
	}
	const picture = new Uint32Array(a.width * a.height);
	let different = 0;
	for (let i = 0; i < picture.length; i++) {
		const same = [0, 1, 2].every((part) => a.data[i * a.channels + part] === b.data[i * b.channels + part]);
		// Equal pixels stay visible, dimmed, so that one sees where the differences lie.
		const grey = (b.data[i * b.channels + 1]! >> 2) & 0xff;
		picture[i] = same ? 0xff000000 + grey * 0x10101 : MAGENTA;
		if (!same) different++;
	}
	if (different === 0) return undefined;
	return { what: `${different} of ${picture.length} pixels differ`, picture: picturePng(picture, a.width) };
}

function writeFileAt(path: string, bytes: Uint8Array): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, bytes);
}
