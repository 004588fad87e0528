/** Spreads a benchmark's jobs over processes, one a processor. */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { JobAnswer } from "./answer-jobs.ts";

/**
 * Hands out the jobs one by one, in their order, to processes that run `worker`, a file that calls `answerJobs`. What a
 * job gives may not depend on which process it is done in, so the results are the same with any number of processors.
 * @returns a result for each job, in the jobs' order
 * @throws Error with the job's own message when one fails, or when a process ends before its time
 */
export async function spreadJobs<Job, Result>(
	worker: URL,
	jobs: readonly Job[],
	onDone: (done: number) => void = () => {},
): Promise<Result[]> {
	const results = new Array<Result>(jobs.length);
	let next = 0;
	let done = 0;
	const children: ChildProcess[] = [];
	const serve = () =>
		new Promise<void>((resolve, reject) => {
			const child = fork(worker, { execArgv: ["--import", "tsx"], serialization: "advanced" });
			children.push(child);
			let at = -1;
			const handOut = () => {
				at = next++;
				if (at < jobs.length) child.send({ job: jobs[at] });
				else {
					child.disconnect();
					resolve();
				}
			};
			child.on("message", (answer: JobAnswer<Result>) => {
				if ("error" in answer) {
					reject(new Error(`${JSON.stringify(jobs[at])}: ${answer.error}`));
					return;
				}
				results[at] = answer.result;
				done += 1;
				onDone(done);
				handOut();
			});
			child.on("error", reject);
			child.on("exit", (code, signal) =>
				reject(new Error(`a benchmark's process ended early (${signal ?? code}) in ${JSON.stringify(jobs[at])}`)),
			);
			handOut();
		});
	try {
		await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, serve));
	} finally {
		for (const child of children) if (child.connected) child.kill();
	}
	return results;
}
