/**
 * Finds a Firefox, by which the tests compare engines. Unlike Chromium it can be done without: installing one is for
 * continuous integration (CI is set, root on a Debian).
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

export const FIREFOX_ADVICE = [
	"NO FIREFOX WAS FOUND: cycles and hashes are NOT compared with its engine. Do one of these and try again:",
	"  - set FIREFOX_PATH to the program file of a Firefox;",
	"  - Debian: apt-get install firefox-esr; elsewhere: https://www.mozilla.org/firefox.",
].join("\n");

const KNOWN_PATHS = {
	linux: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"],
	darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
	win32: ["C:\\Program Files\\Mozilla Firefox\\firefox.exe"],
};
const APT = "apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr";

/** @returns {string | null} path of a Firefox's program file */
export function ensureFirefox() {
	const found = findFirefox();
	if (found || !process.env.CI || !isDebianRoot()) return found;
	console.error("Installing Debian's Firefox with apt (about 75 MB)…");
	spawnSync("sh", ["-c", APT], {
		stdio: ["ignore", process.stderr, process.stderr],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	return findFirefox();
}

function findFirefox() {
	const onPath = (process.env.PATH ?? "")
		.split(delimiter)
		.filter(Boolean)
		.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)));
	const candidates = [process.env.FIREFOX_PATH, ...(KNOWN_PATHS[process.platform] ?? []), ...onPath];
	return candidates.find((path) => path && isProgram(path)) ?? null;
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}

function isDebianRoot() {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
	try {
		return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
	} catch {
		return false;
	}
}
