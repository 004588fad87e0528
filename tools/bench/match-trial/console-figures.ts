/** Matches in each weather on the whole console: what they cost, how fast they run, and what comes of them. */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { CYCLES_PER_TICK_60 } from "../../../runtime/machine/memory-map.ts";
import type { ConsoleTask, ProfileTask } from "./match-task.ts";
import type { MatchWorkers } from "./match-workers.ts";

const WEATHERS: readonly Weather[] = ["clear", "rain", "fog", "snow"];
const FIRST_SEED = 11;
const TIMED_MATCHES = 3;

export interface ConsoleFigures {
	readonly figures: Record<string, number>;
	readonly floors: Record<string, number>;
	readonly notes: string[];
}

/** @param matchesEachWeather from 1 on */
export async function consoleFigures(
	workers: MatchWorkers,
	cart: CartFile,
	matchesEachWeather: number,
): Promise<ConsoleFigures> {
	const tasks = WEATHERS.flatMap((weather, i) =>
		Array.from({ length: matchesEachWeather }, (_, n): ConsoleTask => {
			return { kind: "console", cart, weather, seed: FIRST_SEED + i + n * WEATHERS.length };
		}),
	);
	const trials = await workers.doAll(tasks);
	const figures: Record<string, number> = { consoleMatches: trials.length };
	for (const weather of WEATHERS) {
		const own = trials.filter((_, i) => tasks[i]!.weather === weather);
		figures[`console.${weather}CyclesMax`] = Math.max(...own.map(({ cyclesMax }) => cyclesMax));
		figures[`console.${weather}CyclesMean`] = own.reduce((sum, { cyclesMean }) => sum + cyclesMean, 0) / own.length;
	}
	const worst = trials.reduce((most, { cyclesMax }, i) => (cyclesMax > trials[most]!.cyclesMax ? i : most), 0);
	figures.consoleLagTicks = trials.reduce((sum, { lagTicks }) => sum + lagTicks, 0);
	figures.consoleWorstPercentOfBudget = (100 * trials[worst]!.cyclesMax) / CYCLES_PER_TICK_60;
	// Alone, and the best of some: whatever else a machine does can only make it slower.
	const timed = await workers.doAll(tasks.slice(0, TIMED_MATCHES), 1);
	figures.timesRealTime = Math.max(...timed.map(({ matchTicks, cpuMs }) => matchTicks / 60 / (cpuMs / 1000)));
	figures.meteredDiffersFromUnmetered = trials.filter(({ isAsUnmetered }) => !isAsUnmetered).length;
	return {
		figures,
		floors: {
			consoleLagTicksAtMost: 0,
			consoleWorstPercentOfBudgetAtMost: 80,
			timesRealTime: 40,
			meteredDiffersFromUnmeteredAtMost: 0,
		},
		notes: await worstTickLines(workers, { ...tasks[worst]!, kind: "profile", tick: trials[worst]!.worstTick }),
	};
}

async function worstTickLines(workers: MatchWorkers, task: ProfileTask): Promise<string[]> {
	const [profile] = await workers.doAll([task]);
	const { cycles, functions } = profile!;
	const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
	const match = `the match in ${task.weather} of seed ${task.seed}`;
	return [
		`worst tick on the console: ${Math.round(cycles)} cycles, ${percent(cycles, CYCLES_PER_TICK_60)} of the budget, tick ${task.tick} of ${match}; of it`,
		...functions.map(({ name, file, line, calls, selfCycles }) => {
			const place = file === "" ? "" : `, ${file}:${line}`;
			return `  ${percent(selfCycles, cycles).padStart(6)}  ${name} (${calls} calls${place})`;
		}),
	];
}
