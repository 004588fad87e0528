/** A process that plays matches for `MatchWorkers`: is given a task, plays it, sends what came of it, one after another. */
import { register } from "tsx/esm/api";

register();
const { doTask } = await import("./match-task.ts");
process.on("message", (task) => process.send(doTask(task)));
process.send("ready");
