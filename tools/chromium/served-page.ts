import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The console as it is published, served on a free port of this computer. */
export interface ServedPage {
	/** With a slash at the end. */
	readonly url: string;
	/** Stops serving, and deletes what was built. */
	close(): Promise<void>;
}

/** Builds the console into a folder of its own (two runs side by side must not take each other's away) and serves it. */
export async function servePage(): Promise<ServedPage> {
	const shared = { root: ROOT, configFile: `${ROOT}/vite.config.ts`, logLevel: "warn" } as const;
	const outDir = await mkdtemp(join(tmpdir(), "colorburst-page-"));
	await build({ ...shared, build: { outDir, emptyOutDir: true } });
	const server = await preview({
		...shared,
		build: { outDir },
		preview: { port: 0, host: "127.0.0.1", strictPort: false },
	});
	const address = server.httpServer.address();
	if (address === null || typeof address === "string") throw new Error("the page's server has no port");
	return {
		url: `http://127.0.0.1:${address.port}/`,
		async close() {
			await server.close();
			await rm(outDir, { recursive: true, force: true });
		},
	};
}
