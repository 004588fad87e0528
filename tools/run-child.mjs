/** The process in which `colorburst run` runs a cartridge: see tools/cli/run-in-child.ts. */
import { register } from "tsx/esm/api";

register();
const { serveRun } = await import("./cli/run-child.ts");
serveRun();
