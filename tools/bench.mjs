/** `npm run bench -- NAME [--json]`: the one door to all benchmarks, each a file in tools/bench. */
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { benchDoor } = await import("./bench/door.ts");
process.exitCode = await benchDoor(process.argv.slice(2));
