/** Processes that play matches side by side, one for each core. */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { MatchTask, TaskResult } from "./match-task.ts";

const WORKER = fileURLToPath(new URL("match-worker.mjs", import.meta.url));

export class MatchWorkers {
	readonly #workers: ChildProcess[] = [];

	constructor(count = availableParallelism()) {
		for (let i = 0; i < count; i++) {
			this.#workers.push(fork(WORKER, [], { serialization: "advanced", execArgv: [] }));
		}
	}

	/**
	 * @param most  how many are to work side by side: one alone, where time is measured
	 * @returns what came of each task, in the tasks' order, whichever worker had it
	 * @throws Error when a worker ends; why is on the error output
	 */
	async doAll<Task extends MatchTask>(
		tasks: readonly Task[],
		most = this.#workers.length,
	): Promise<TaskResult<Task>[]> {
		const results: TaskResult<Task>[] = new Array(tasks.length);
		let next = 0;
		const workOn = async (worker: ChildProcess) => {
			while (next < tasks.length) {
				const mine = next++;
				results[mine] = (await answerOf(worker, tasks[mine]!)) as TaskResult<Task>;
			}
		};
		await Promise.all(this.#workers.slice(0, most).map(workOn));
		return results;
	}

	close(): void {
		for (const worker of this.#workers) worker.disconnect();
	}
}

function answerOf(worker: ChildProcess, task: MatchTask): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const onExit = (code: number | null) => reject(new Error(`a process that plays matches ended (${code})`));
		const onMessage = (answer: unknown) => {
			if (answer === "ready") return;
			worker.off("message", onMessage);
			worker.off("exit", onExit);
			resolve(answer);
		};
		worker.on("message", onMessage);
		worker.on("exit", onExit);
		worker.send(task);
	});
}
