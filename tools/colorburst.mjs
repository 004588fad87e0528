#!/usr/bin/env node
/** The `colorburst` command: sees to Node and packages, then hands over to tools/cli. Works from any folder. */
import { ensureInstalled } from "./install.mjs";

// Whoever reads our output may stop early (`| head`): that is no error.
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit(0);
});
ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./cli/index.ts");
process.exitCode = await main(process.argv);
