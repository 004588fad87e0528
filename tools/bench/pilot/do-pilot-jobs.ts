/** Has the jobs of the pilots' benchmarks done by processes, and finds results by what was asked. */
import { spreadJobs } from "../processes/spread-jobs.ts";
import type { PilotJob, PilotJobResults } from "./pilot-job.ts";

export const SEEDS = Number(process.env.BENCH_SEEDS ?? 32);
/** The pilot was tuned on seeds from 1 on; here it meets others. */
export const FIRST_SEED = Number(process.env.BENCH_FIRST_SEED ?? 1001);

export interface DoneJob {
	readonly job: PilotJob;
	readonly result: PilotJobResults[PilotJob["kind"]];
}

export function seedsFrom(seeds: number): number[] {
	return Array.from({ length: seeds }, (_, i) => FIRST_SEED + i);
}

/** Says on standard error how far it is. */
export async function doPilotJobs(jobs: readonly PilotJob[]): Promise<DoneJob[]> {
	let said = 0;
	const worker = new URL("pilot-worker.ts", import.meta.url);
	const results = await spreadJobs<PilotJob, DoneJob["result"]>(worker, jobs, (done) => {
		const tenth = Math.floor((10 * done) / jobs.length);
		if (tenth > said) console.error(`${tenth * 10} % of ${jobs.length} runs`);
		said = tenth;
	});
	return jobs.map((job, i) => ({ job, result: results[i]! }));
}

export function resultsOf<Kind extends PilotJob["kind"]>(
	done: readonly DoneJob[],
	kind: Kind,
	isWanted: (job: Extract<PilotJob, { kind: Kind }>) => boolean = () => true,
): PilotJobResults[Kind][] {
	return done
		.filter(({ job }) => job.kind === kind && isWanted(job as Extract<PilotJob, { kind: Kind }>))
		.map(({ result }) => result as PilotJobResults[Kind]);
}
