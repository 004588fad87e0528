#!/usr/bin/env node
/** The `colorburst` command: sees to Node and packages, then hands over to tools/cli. Works from any folder. */
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./cli/index.ts");
process.exitCode = await main(process.argv);
