/** The other end of `spreadJobs`: a process that does one job after another until its parent has no more. */

export type JobAnswer<Result> = { readonly result: Result } | { readonly error: string };

export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
	// A parent that was stopped wants no more answers.
	process.on("disconnect", () => process.exit());
	process.on("message", async ({ job }: { job: Job }) => {
		let answer: JobAnswer<Result>;
		try {
			answer = { result: await work(job) };
		} catch (error) {
			answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
		}
		process.send?.(answer);
	});
}
