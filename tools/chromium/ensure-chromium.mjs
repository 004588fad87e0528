/**
 * Finds a Chromium that starts, installing one as a last resort. The order: CHROME_PATH, known paths, PATH, Playwright's
 * cache, apt (as root on Debian), `npx playwright install`. A candidate counts only after it has been launched.
 */
import { fileURLToPath } from "node:url";
import { systemProbes } from "./system-probes.mjs";

export const ADVICE = [
	"No Chromium that starts was found, and none could be installed. Do one of these and try again:",
	"  - set CHROME_PATH to the program file of a Chromium, Chrome or Edge;",
	"  - Debian, Ubuntu: apt-get install chromium;",
	"  - npx playwright install chromium (on Linux also: npx playwright install-deps chromium).",
].join("\n");

/**
 * @typedef {object} ChromiumProbes What the search asks of the outside world; tests give their own.
 * @property {string | undefined} chromePath     the variable CHROME_PATH
 * @property {readonly string[]} knownPaths      where systems put their browsers
 * @property {() => readonly string[]} onPath    browsers found in the PATH
 * @property {() => string | undefined} playwrightCache  where Playwright keeps (or would keep) its own
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<string>} launch  "" when it started, else why not
 * @property {boolean} canApt                    root on a Debian
 * @property {() => string | undefined} apt      installs; gives the program's path
 * @property {() => string | undefined} playwrightInstall  installs; gives the program's path
 * @property {(message: string) => void} log
 */

/**
 * @param {ChromiumProbes} probes
 * @param {{ install?: boolean }} options  install: false looks only
 * @returns {Promise<string>} path of a Chromium that has been launched
 * @throws Error with advice when there is none
 */
export async function ensureChromium(probes = systemProbes(), { install = true } = {}) {
	const refused = new Set();
	const works = async (path) => {
		if (!path || refused.has(path) || !probes.exists(path)) return false;
		const trouble = await probes.launch(path);
		if (trouble === "") return true;
		refused.add(path);
		probes.log(`${path} does not start: ${trouble}`);
		return false;
	};

	if (probes.chromePath) {
		if (await works(probes.chromePath)) return probes.chromePath;
		probes.log(`CHROME_PATH=${probes.chromePath} is of no use; looking elsewhere.`);
	}
	const lookUps = [() => probes.knownPaths, probes.onPath, () => [probes.playwrightCache()]];
	for (const candidates of lookUps) {
		for (const path of candidates()) if (await works(path)) return path;
	}
	if (install) {
		// What was refused before may start once apt has brought the libraries it lacked.
		refused.clear();
		if (probes.canApt) {
			const path = probes.apt();
			if (await works(path)) return path;
		}
		const path = probes.playwrightInstall();
		if (await works(path)) return path;
	}
	throw new Error(ADVICE);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	ensureChromium(systemProbes(), { install: !process.argv.includes("--no-install") }).then(
		(path) => console.log(path),
		(error) => {
			console.error(error.message);
			process.exit(1);
		},
	);
}
