/**
 * `npm test`: sets up what a bare clone lacks (packages, a Chromium), runs the whole suite and ends with a line
 * "N passed, N failed". Arguments after `--` go to vitest; `--soak` adds the long tests.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, PROJECT_FOLDER } from "./install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./chromium/ensure-chromium.mjs");
const { countTests } = await import("./test-count.mjs");

const soak = process.argv.includes("--soak");
const vitestArguments = process.argv.slice(2).filter((argument) => argument !== "--soak");

let chromePath;
try {
	chromePath = await ensureChromium();
} catch (error) {
	console.error(error.message);
	console.log("0 passed, 1 failed");
	process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "colorburst-test-"));
const reportFile = join(folder, "report.json");
const child = spawn(
	process.execPath,
	[
		join(PROJECT_FOLDER, "node_modules/vitest/vitest.mjs"),
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${reportFile}`,
		...vitestArguments,
	],
	{
		cwd: PROJECT_FOLDER,
		stdio: "inherit",
		env: { ...process.env, CHROME_PATH: chromePath, ...(soak ? { SOAK: "1" } : {}) },
	},
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("close", (status, signal) => {
	const exitStatus = status ?? (signal ? 1 : 0);
	const { passed, failed, skipped } = countTests(readReport(), exitStatus);
	rmSync(folder, { recursive: true, force: true });
	if (skipped > 0) console.log(`${skipped} skipped`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = exitStatus || (failed > 0 ? 1 : 0);
});

function readReport() {
	try {
		return JSON.parse(readFileSync(reportFile, "utf8"));
	} catch {
		return undefined;
	}
}
