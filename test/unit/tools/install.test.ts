import { describe, expect, test } from "vitest";
import { whyInstall } from "../../../tools/install.mjs";

const lock = (packages: Record<string, unknown>) => ({ packages: packages as Record<string, object> });
const vite = { version: "8.3.8", integrity: "sha512-a" };

describe("whether packages must be installed", () => {
	test("a fresh clone has no hidden lock file and must install", () => {
		expect(whyInstall(lock({ "node_modules/vite": vite }), undefined, () => true)).toMatch(/missing or incomplete/);
	});

	test("an installation equal to the lock file is left alone", () => {
		const installed = lock({ "node_modules/vite": vite });
		expect(whyInstall(lock({ "": {}, "node_modules/vite": vite }), installed, () => true)).toBe("");
	});

	test("another version, another checksum, a missing and a left-over package each ask for an installation", () => {
		const wanted = lock({ "node_modules/vite": vite });
		const older = lock({ "node_modules/vite": { ...vite, version: "8.3.7" } });
		const other = lock({ "node_modules/vite": { ...vite, integrity: "sha512-b" } });
		expect(whyInstall(wanted, older, () => true)).toMatch(/8\.3\.7.*8\.3\.8/);
		expect(whyInstall(wanted, other, () => true)).not.toBe("");
		expect(whyInstall(wanted, lock({}), () => true)).toMatch(/not installed/);
		expect(whyInstall(lock({}), wanted, () => true)).toMatch(/no longer wanted/);
	});

	test("a package whose folder was deleted asks for an installation", () => {
		const both = lock({ "node_modules/vite": vite });
		expect(whyInstall(both, both, (folder) => folder !== "node_modules/vite")).toMatch(/gone/);
	});

	test("packages for other platforms may be missing", () => {
		const wanted = lock({ "node_modules/vite": vite, "node_modules/fsevents": { ...vite, optional: true } });
		expect(whyInstall(wanted, lock({ "node_modules/vite": vite }), () => true)).toBe("");
	});
});
