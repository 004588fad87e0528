import type { PatternName } from "../../cart/volley/laboratory/patterns.ts";
import type { BenchResult } from "./bench.ts";
import { doPilotJobs, FIRST_SEED, resultsOf, SEEDS, seedsFrom } from "./pilot/do-pilot-jobs.ts";
import { CAP_TICKS } from "./pilot/field-run.ts";
import type { PilotJob } from "./pilot/pilot-job.ts";

const PATTERNS: readonly (readonly [name: string, pattern: PatternName, rate: number])[] = [
	["Rain20", "rain", 2],
	["Rain28", "rain", 2.8],
	["Rings4", "rings", 4],
	["Cross18", "cross", 1.8],
	["Aimed08", "aimed", 0.8],
];
/** Seeds by pilot. Those that think long and have no gate get fewer; fields with aimed bullets have no oracle. */
const SEEDS_BY_PILOT: Readonly<Record<string, number>> = {
	still: SEEDS,
	random: SEEDS,
	fleeNearest: SEEDS,
	oneStepAhead: SEEDS,
	holdOneDirection: SEEDS,
	twoStroke: Math.min(SEEDS, 8),
	faithful: SEEDS,
	faithfulExact: Math.min(SEEDS, 8),
	oursAsInGame: Math.min(SEEDS, 8),
	oracle: 1,
	ours: SEEDS,
};
const GATE = { share: 0.95, denseShare: 0.85, reversals: 2, linedUp: 0.4 };

/**
 * The demo pilot on test fields (160 × 160 px, up to 260 bullets, 30 s at the most), beside the pilot of the text and
 * simpler ones. Figures of fields are shares of the cap that was survived. The fields are three times as dense as the
 * game, and so is the depth of the plans that they ask for: that the pilot fits the console's budget in the game it
 * flies is measured by `npm run bench -- demo`.
 */
export async function run(): Promise<BenchResult> {
	const done = await doPilotJobs(allJobs());
	const figures: Record<string, number> = {};
	const mine = { ticks: 0, reversals: 0 };
	for (const pilot of Object.keys(SEEDS_BY_PILOT)) {
		for (const [name, pattern, rate] of PATTERNS) {
			if (pilot === "oracle") {
				if (pattern === "aimed") continue;
				figures[pilot + name] = mean(resultsOf(done, "oracle", (job) => isOn(job, pattern, rate))) / CAP_TICKS;
				continue;
			}
			const runs = resultsOf(done, "field", (job) => job.pilot === pilot && isOn(job, pattern, rate));
			figures[pilot + name] = mean(runs.map(({ ticks }) => ticks)) / CAP_TICKS;
			if (pilot !== "ours") continue;
			figures[`bullets${name}`] = mean(runs.map(({ bulletsMean }) => bulletsMean));
			mine.ticks += sum(runs.map(({ ticks }) => ticks));
			mine.reversals += sum(runs.map(({ reversals }) => reversals));
			if (pattern === "rings") {
				figures.oursLinedUpOnRings =
					sum(runs.map(({ linedUpTicks }) => linedUpTicks)) / sum(runs.map(({ ticks }) => ticks));
			}
		}
	}
	figures.oursReversalsPerSecond = (mine.reversals / mine.ticks) * 60;
	const counts = resultsOf(done, "shortening");
	figures.oursMovesJudged = sum(counts.map(({ moves }) => moves));
	figures.oursMovesShortening = sum(counts.map(({ shortening }) => shortening));
	figures.oursFieldWorstTickCycles = resultsOf(done, "fieldCycles")[0]!;
	const floors = {
		oursRain20: GATE.share,
		oursRain28: GATE.denseShare,
		oursRings4: GATE.share,
		oursCross18: GATE.share,
		oursAimed08: GATE.share,
		oursReversalsPerSecondAtMost: GATE.reversals,
		oursLinedUpOnRings: GATE.linedUp,
		oursMovesShorteningAtMost: 0,
	};
	return { figures, floors, ok: true, notes: seedNotes() };
}

function allJobs(): PilotJob[] {
	const jobs: PilotJob[] = [{ kind: "fieldCycles" }];
	for (const [, pattern, rate] of PATTERNS) {
		jobs.push({ kind: "shortening", pattern, rate, seed: FIRST_SEED });
		for (const [pilot, seeds] of Object.entries(SEEDS_BY_PILOT)) {
			for (const seed of seedsFrom(seeds)) {
				if (pilot !== "oracle") jobs.push({ kind: "field", pilot, pattern, rate, seed });
				else if (pattern !== "aimed") jobs.push({ kind: "oracle", pattern, rate, seed });
			}
		}
	}
	return jobs;
}

function isOn(job: { readonly pattern: PatternName; readonly rate: number }, pattern: PatternName, rate: number) {
	return job.pattern === pattern && job.rate === rate;
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
	return sum(values) / values.length;
}

function seedNotes(): string[] {
	const fewer = Object.entries(SEEDS_BY_PILOT).filter(([, seeds]) => seeds < SEEDS);
	const firsts = fewer.map(([pilot, seeds]) => `${pilot} on the first ${seeds} only`).join(", ");
	return [
		`seeds ${FIRST_SEED} to ${FIRST_SEED + SEEDS - 1}${firsts === "" ? "" : `; ${firsts}`}`,
		"oursAsInGame: the game's own settings (20 steps), which are for a third of these fields' bullets",
		"oursFieldWorstTickCycles: the field settings on the densest field, for which they are not made to fit a tick; in the game: npm run bench -- demo",
	];
}
