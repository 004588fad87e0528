import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build, createServer } from "vite";
import { expect, test } from "vitest";
import { scriptText } from "../../../tools/build/script-text.ts";

const FIXTURE = fileURLToPath(new URL("./fixtures/script-text", import.meta.url));

interface Result {
	sum: number;
	inner: string;
	development: boolean;
}

/** Runs a script as a worker would: classic, with no module loader. */
function run(script: string): Record<string, unknown> {
	const context = createContext({});
	runInContext(script, context);
	return context as Record<string, unknown>;
}

function copyOfFixture(): string {
	const folder = mkdtempSync(join(tmpdir(), "script-text-"));
	cpSync(FIXTURE, folder, { recursive: true });
	writeFileSync(join(folder, "page.ts"), 'import text from "./outer.ts?script-text";\nexport default text;\n');
	return folder;
}

test("a module imported with ?script-text arrives as a classic script with its imports inside, scripts in scripts too", async () => {
	const folder = copyOfFixture();
	const server = await createServer(serveOptions(folder));
	try {
		const { default: text } = (await server.ssrLoadModule("/page.ts")) as { default: string };
		const result = run(text)["scriptTextResult"] as Result;
		expect(result.sum).toBe(42);
		expect(result.development).toBe(true);
		expect(run(result.inner)["innerResult"]).toBe(82);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

test("a change of a file inside the inner script gives a new script on the next request", async () => {
	const folder = copyOfFixture();
	const server = await createServer(serveOptions(folder));
	try {
		await server.ssrLoadModule("/page.ts");
		writeFileSync(join(folder, "part.ts"), "export const answer: number = 99;\n");
		const plugin = server.config.plugins.find((p) => p.name === "colorburst:script-text");
		const hook = plugin?.hotUpdate as (this: unknown, options: unknown) => { id: string }[];
		const touched = hook.call({ environment: server.environments.ssr }, { file: join(folder, "part.ts"), modules: [] });
		expect(touched.map((module) => module.id)).toEqual([join(folder, "outer.ts?script-text")]);
		for (const module of touched) server.environments.ssr.moduleGraph.invalidateModule(module as never);
		const { default: text } = (await server.ssrLoadModule("/page.ts")) as { default: string };
		const result = run(text)["scriptTextResult"] as Result;
		expect(result.sum).toBe(100);
		expect(run(result.inner)["innerResult"]).toBe(198);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

test("in a build the script is minified and knows that it isn't under development", async () => {
	const folder = copyOfFixture();
	try {
		const output = await build({
			root: folder,
			configFile: false,
			logLevel: "silent",
			plugins: [scriptText()],
			build: { write: false, lib: { entry: join(folder, "page.ts"), formats: ["es"], fileName: "page" } },
		});
		const chunk = (output as { output: { code: string }[] }[])[0]!.output[0]!;
		const { default: text } = (await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)) as {
			default: string;
		};
		const result = run(text)["scriptTextResult"] as Result;
		expect(result.sum).toBe(42);
		expect(result.development).toBe(false);
		expect(text.split("\n").length).toBeLessThan(5);
		expect(text).not.toContain(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("a missing file is named, with the file that asks for it", async () => {
	const folder = copyOfFixture();
	writeFileSync(join(folder, "page.ts"), 'import text from "./absent.ts?script-text";\nexport default text;\n');
	const server = await createServer(serveOptions(folder));
	try {
		await expect(server.ssrLoadModule("/page.ts")).rejects.toThrow(
			/page\.ts imports "\.\/absent\.ts\?script-text": there is no such file/,
		);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

function serveOptions(root: string) {
	return {
		root,
		configFile: false as const,
		logLevel: "silent" as const,
		server: { middlewareMode: true, ws: false as const, watch: null },
		optimizeDeps: { noDiscovery: true },
		plugins: [scriptText()],
	};
}
