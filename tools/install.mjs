/**
 * Set-up for a bare clone: installs the packages that package-lock.json names when node_modules is missing or is not
 * what the lock file says. `npm start`, `npm test` and `npm run bench` all begin here. No packages are imported.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./node-version.mjs";

export const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * What keeps an installation from being the one that the lock file describes.
 * npm writes `node_modules/.package-lock.json` last, so that an interrupted installation has none.
 * @param wanted    package-lock.json, parsed
 * @param installed node_modules/.package-lock.json, parsed; undefined: there is none
 * @param exists    whether a package's folder, relative to the project, is there
 * @returns         the reason to install, or "" when nothing needs doing
 * @param {{ packages?: Record<string, any> }} wanted
 * @param {{ packages?: Record<string, any> } | undefined} installed
 * @param {(folder: string) => boolean} exists
 */
export function whyInstall(wanted, installed, exists) {
	if (installed === undefined) return "node_modules is missing or incomplete";
	const there = installed.packages ?? {};
	for (const [folder, entry] of Object.entries(wanted.packages ?? {})) {
		if (folder === "" || entry.link) continue;
		const found = there[folder];
		if (found === undefined) {
			// Packages for other platforms are in the lock file and not in the folder.
			if (entry.optional || entry.devOptional || entry.peer) continue;
			return `${folder} is not installed`;
		}
		if (found.version !== entry.version || found.integrity !== entry.integrity) {
			return `${folder} is ${found.version} and the lock file says ${entry.version}`;
		}
		if (!exists(folder)) return `${folder} is gone`;
	}
	const extra = Object.keys(there).find((folder) => wanted.packages?.[folder] === undefined);
	return extra === undefined ? "" : `${extra} is no longer wanted`;
}

/** Runs `npm ci` if it is needed. Ends the process with npm's status when that fails. */
export function ensureInstalled(folder = PROJECT_FOLDER) {
	requireNode();
	const wanted = readJson(join(folder, "package-lock.json"));
	// Installed as a package of some other project, this one has no lock file: npm has seen to everything.
	if (wanted === undefined) return;
	const reason = whyInstall(wanted, readJson(join(folder, "node_modules", ".package-lock.json")), (packageFolder) =>
		existsSync(join(folder, packageFolder, "package.json")),
	);
	if (reason === "") return;
	console.error(`Installing packages (${reason})…`);
	const result = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
		cwd: folder,
		stdio: ["ignore", process.stderr, process.stderr],
		// An `npm start` under NODE_ENV=production would leave out what serves and tests.
		env: { ...process.env, NODE_ENV: "development", npm_config_omit: "" },
		shell: process.platform === "win32",
	});
	if (result.status === 0) return;
	console.error(
		`npm ci failed${result.error ? ` (${result.error.message})` : ""}: see its messages above. ` +
			"It needs the npm registry; behind a proxy, set npm's `proxy` and `https-proxy`.",
	);
	process.exit(result.status || 1);
}

function readJson(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return undefined;
	}
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) ensureInstalled();
