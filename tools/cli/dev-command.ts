import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { buildCart, CartBuildError } from "../build/index.ts";
import { checkSources } from "./load-cart.ts";
import { numberOption } from "./number-option.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const PORT_MAX = 65_535;

/** `colorburst dev DIR`: serves the console with that cartridge in it. Goes on until it is interrupted. */
export async function devCommand(path: string, options: Readonly<Record<string, unknown>>): Promise<void> {
	const port = numberOption("--port", options.port, 1, PORT_MAX);
	checkSources(path);
	await sayWhatIsWrong(path);
	// vite.config.ts hands it to the shelf.
	process.env["COLORBURST_CART"] = resolve(path);
	const server = await createServer({
		root: PROJECT,
		configFile: resolve(PROJECT, "vite.config.ts"),
		logLevel: "warn",
		clearScreen: false,
		server: { port, strictPort: false, host: hostOption(options.host), open: false },
	});
	await server.listen();
	const { local = [], network = [] } = server.resolvedUrls ?? {};
	console.log(`Colorburst with ${path} is at ${local[0] ?? network[0]}`);
	console.log("It reloads when you save. Ctrl+C ends it.");
	await interrupted();
	await server.close();
}

/** A cartridge that can't be built yet is no reason not to begin: the page shows the same message until it can. */
async function sayWhatIsWrong(path: string): Promise<void> {
	try {
		await buildCart(path);
	} catch (error) {
		if (!(error instanceof CartBuildError)) throw error;
		console.error(`The cartridge can't be built yet: ${error.message}`);
	}
}

function hostOption(host: unknown): string | boolean {
	return host === true || typeof host === "string" ? host : "localhost";
}

function interrupted(): Promise<void> {
	return new Promise((done) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
	});
}
