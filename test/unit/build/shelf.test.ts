import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCartFile } from "../../../runtime/cartridge/index.ts";
import { shelf } from "../../../tools/build/index.ts";

const FIXTURE = fileURLToPath(new URL("./fixtures/garden", import.meta.url));

let root: string;
let server: ViteDevServer | undefined;

beforeEach(() => {
	root = realpathSync(mkdtempSync(join(tmpdir(), "shelf-")));
	cpSync(FIXTURE, join(root, "cart", "garden"), { recursive: true });
	cpSync(FIXTURE, join(root, "elsewhere"), { recursive: true });
});

afterEach(async () => {
	await server?.close();
	server = undefined;
	rmSync(root, { recursive: true });
});

test("a cartridge of the console is served as a picture that holds it, and listed", async () => {
	const url = await serve();
	const response = await fetch(`${url}carts/garden.cart.png`);
	expect(response.headers.get("content-type")).toBe("image/png");
	const cart = readCartFile(new Uint8Array(await response.arrayBuffer()));
	expect(cart.manifest.title).toBe("Garden");
	const list = (await server!.ssrLoadModule("virtual:shelf")) as { default: unknown; authorCartUrl: unknown };
	expect(list.default).toEqual([
		{ id: "test.garden", title: "Garden", url: "/carts/author.cart.png" },
		{ id: "test.garden", title: "Garden", url: "/carts/garden.cart.png" },
	]);
	expect(list.authorCartUrl).toBe("/carts/author.cart.png");
});

test("the author's cartridge is served from wherever it is", async () => {
	const url = await serve();
	const bytes = new Uint8Array(await (await fetch(`${url}carts/author.cart.png`)).arrayBuffer());
	expect(readCartFile(bytes).manifest.id).toBe("test.garden");
});

test("a change builds the cartridge anew and tells the page; a mistake is told with file and line, and mending it too", async () => {
	const url = await serve();
	await fetch(`${url}carts/author.cart.png`);
	const events: { event: string; data: { url: string; file?: string; line?: number; message?: string } }[] = [];
	let heard = () => {};
	server!.environments.client.hot.send = ((event: string, data: never) => {
		events.push({ event, data });
		heard();
	}) as never;
	const nextEvent = () =>
		new Promise<void>((resolve) => {
			heard = resolve;
		});
	const file = join(root, "elsewhere", "parts", "plan.ts");

	let told = nextEvent();
	writeFileSync(file, 'export const TITLE: string = "Orchard";\n');
	server!.watcher.emit("change", file);
	await told;
	expect(events.at(-1)).toEqual({ event: "colorburst:cart-changed", data: { url: "/carts/author.cart.png" } });
	const orchard = new Uint8Array(await (await fetch(`${url}carts/author.cart.png`)).arrayBuffer());
	expect(readCartFile(orchard).manifest.title).toBe("Orchard");

	told = nextEvent();
	writeFileSync(file, 'export const TITLE: string =\n\n"Orchard" oops;\n');
	server!.watcher.emit("change", file);
	await told;
	expect(events.at(-1)).toMatchObject({
		event: "colorburst:cart-error",
		data: { url: "/carts/author.cart.png", file: "parts/plan.ts", line: 3 },
	});
	const refused = await fetch(`${url}carts/author.cart.png`);
	expect(refused.status).toBe(500);
	expect(await refused.json()).toMatchObject({ file: "parts/plan.ts", line: 3 });

	told = nextEvent();
	writeFileSync(file, 'export const TITLE: string = "Meadow";\n');
	server!.watcher.emit("change", file);
	await told;
	expect(events.at(-1)!.event).toBe("colorburst:cart-changed");
});

test("a build of the console puts the cart files beside the page", async () => {
	writeFileSync(join(root, "page.js"), 'import shelf from "virtual:shelf"; document.title = shelf[0].url;\n');
	const result = await build({
		root,
		base: "./",
		configFile: false,
		logLevel: "silent",
		plugins: [shelf()],
		build: { write: false, rolldownOptions: { input: join(root, "page.js") } },
	});
	const { output } = result as unknown as { output: { fileName: string; source?: Uint8Array }[] };
	const asset = output.find(({ fileName }) => fileName === "carts/garden.cart.png");
	expect(readCartFile(new Uint8Array(asset!.source!)).manifest.id).toBe("test.garden");
});

async function serve(): Promise<string> {
	server = await createServer({
		root,
		configFile: false,
		logLevel: "silent",
		// Port 0: any that is free.
		server: { port: 0, strictPort: false, host: "127.0.0.1", ws: false, watch: null },
		optimizeDeps: { noDiscovery: true },
		plugins: [shelf({ authorCart: join(root, "elsewhere") })],
	});
	await server.listen();
	const address = server.httpServer!.address() as { port: number };
	return `http://127.0.0.1:${address.port}/`;
}
