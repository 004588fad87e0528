/** The real outside world for `ensureChromium`: files, PATH, apt and Playwright. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS } from "./launch-arguments.mjs";

const LAUNCH_PATIENCE_MS = 30_000;

const KNOWN_PATHS = {
	linux: [
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome-stable",
		"/usr/bin/google-chrome",
		"/opt/google/chrome/chrome",
		"/opt/microsoft/msedge/msedge",
		"/snap/bin/chromium",
	],
	darwin: [
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
	],
	win32: [
		"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
		"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
		"C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
	],
};
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];

/** @returns {import("./ensure-chromium.mjs").ChromiumProbes} */
export function systemProbes() {
	return {
		chromePath: process.env.CHROME_PATH,
		knownPaths: KNOWN_PATHS[process.platform] ?? KNOWN_PATHS.linux,
		onPath: findOnPath,
		playwrightCache: () => chromium.executablePath(),
		exists: isProgram,
		launch,
		canApt: isDebianRoot(),
		apt: aptInstall,
		playwrightInstall,
		log: (message) => console.error(message),
	};
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}

function findOnPath() {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const ending = process.platform === "win32" ? ".exe" : "";
	return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending))).filter(isProgram);
}

async function launch(executablePath) {
	try {
		const browser = await chromium.launch({
			executablePath,
			headless: true,
			args: CHROMIUM_ARGUMENTS,
			timeout: LAUNCH_PATIENCE_MS,
		});
		await browser.close();
		return "";
	} catch (error) {
		return String(error.message).split("\n")[0];
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

const APT_TRIES = 3;

function aptInstall() {
	console.error("Installing Debian's Chromium with apt (about 100 MB)…");
	const script = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core";
	for (let attempt = 0; attempt < APT_TRIES; attempt++) {
		const { status } = spawnSync("sh", ["-c", script], {
			stdio: ["ignore", process.stderr, process.stderr],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		if (status === 0) return ["/usr/bin/chromium", ...findOnPath()].find(isProgram);
	}
	return undefined;
}

function playwrightInstall() {
	console.error("Installing Playwright's Chromium (npx playwright install chromium)…");
	spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], {
		stdio: ["ignore", process.stderr, process.stderr],
		shell: process.platform === "win32",
	});
	return chromium.executablePath();
}
