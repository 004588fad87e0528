/** A process of the pilots' benchmark. */
import { oracleTicks } from "../../../cart/volley/laboratory/oracle.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { answerJobs } from "../processes/answer-jobs.ts";
import { fieldWorstTickCycles } from "./field-cycles.ts";
import { CAP_TICKS, type FieldPilot, runField, WARM_UP_TICKS } from "./field-run.ts";
import type { PilotJob, PilotJobResults } from "./pilot-job.ts";
import { BASELINES, ours } from "./pilots.ts";
import { countShortening } from "./shortening.ts";
import { buildVolley, watchGame } from "./watched-game.ts";

const PILOTS: Readonly<Record<string, () => FieldPilot>> = { ...BASELINES, ours: ours() };
let volley: Promise<CartFile> | null = null;

answerJobs(async (job: PilotJob): Promise<PilotJobResults[PilotJob["kind"]]> => {
	switch (job.kind) {
		case "field": {
			const create = PILOTS[job.pilot];
			if (create === undefined) throw new Error(`there is no pilot "${job.pilot}"`);
			return runField(create, job.pattern, job.rate, job.seed);
		}
		case "oracle":
			return oracleTicks(job.pattern, job.rate, job.seed, WARM_UP_TICKS, CAP_TICKS);
		case "shortening":
			return countShortening(job.pattern, job.rate, job.seed);
		case "fieldCycles":
			return fieldWorstTickCycles();
		case "game":
			volley ??= buildVolley();
			return watchGame(await volley, job.seed, job.capTicks);
	}
});
