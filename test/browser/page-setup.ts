import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

declare module "vitest" {
	interface ProvidedContext {
		/** Where the built console is served, with a slash at the end. */
		pageUrl: string;
	}
}

/** Builds the console as it is published, and serves it on a free port while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const shared = { root: ROOT, configFile: `${ROOT}/vite.config.ts`, logLevel: "warn" } as const;
	// A folder of its own: two runs side by side must not take each other's page away.
	const outDir = await mkdtemp(join(tmpdir(), "colorburst-page-"));
	await build({ ...shared, build: { outDir, emptyOutDir: true } });
	const server = await preview({
		...shared,
		build: { outDir },
		preview: { port: 0, host: "127.0.0.1", strictPort: false },
	});
	const address = server.httpServer.address();
	if (address === null || typeof address === "string") throw new Error("the test server has no port");
	project.provide("pageUrl", `http://127.0.0.1:${address.port}/`);
	return async () => {
		await server.close();
		await rm(outDir, { recursive: true, force: true });
	};
}
