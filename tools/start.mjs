/**
 * `npm start`: sets up what a bare clone lacks, builds the console with its cartridges, serves it and prints the address.
 * Built rather than served from source: the page starts at once, and is the page that gets published.
 */
import { ensureInstalled, PROJECT_FOLDER } from "./install.mjs";

ensureInstalled();
const { cac } = await import("cac");
const { build, preview } = await import("vite");

const DEFAULT_PORT = 4173;

const cli = cac("npm start --");
cli
	.command("", "Serve the console")
	.option("--port <number>", "Port to serve at; the next free one if it is taken", { default: DEFAULT_PORT })
	.option("--host [address]", "Serve to the network too, not to this computer only")
	.action(serve);
cli.help();
try {
	cli.parse(process.argv, { run: false });
	await cli.runMatchedCommand();
} catch (error) {
	const isUsage = error?.name === "CACError" || error instanceof RangeError;
	console.error(isUsage ? `${error.message}. See: npm start -- --help` : error);
	process.exitCode = isUsage ? 2 : 1;
}

async function serve(options) {
	const port = Number(options.port);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new RangeError(`--port is a number from 1 to 65535, not "${options.port}"`);
	}
	console.log("Building the console…");
	// Hints about chunk sizes are for us, not for a player; errors are thrown.
	await build({ root: PROJECT_FOLDER, logLevel: "error" });
	const server = await preview({
		root: PROJECT_FOLDER,
		logLevel: "warn",
		preview: { port, strictPort: false, host: options.host ?? "localhost", open: false },
	});
	const { local = [], network = [] } = server.resolvedUrls ?? {};
	const address = local[0] ?? network[0];
	const others = network.filter((url) => url !== address);
	console.log(`Colorburst is at ${address}${others.length > 0 ? ` (from other computers: ${others.join(" ")})` : ""}`);
	console.log("Ctrl+C ends it.");
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.once(signal, () => {
			server.httpServer.closeAllConnections?.();
			server.close().finally(() => process.exit(0));
		});
	}
}
