/** The results of a stage: its lines come one after another, then the sum. */
import type { Machine } from "colorburst";
import { RESULTS_FIRST_TICK, RESULTS_LINE_TICKS, resultsBonus } from "../sky/results.ts";
import type { SkyState } from "../sky/sky-state.ts";
import { stageNumber, stageOf } from "../sky/stage-list.ts";
import { digits, print, printCentred } from "./print.ts";

const TOP_ROW = 5;
const LEFT_COLUMN = 4;

export function drawResults(machine: Machine, sky: SkyState): void {
	if (sky.phaseTicks === 10) {
		printCentred(machine, TOP_ROW, stageOf(sky.stage).name);
		printCentred(machine, TOP_ROW + 2, `STAGE ${stageNumber(sky)} CLEAR`);
	}
	const since = sky.phaseTicks - RESULTS_FIRST_TICK;
	if (since < 0 || since % RESULTS_LINE_TICKS !== 0) return;
	const n = since / RESULTS_LINE_TICKS;
	const row = TOP_ROW + 5 + n * 2;
	const line = sky.results[n];
	if (line !== undefined) {
		const count = line.count < 0 ? "" : `${line.count}`;
		print(machine, LEFT_COLUMN, row, `${line.label.padEnd(12)}${count.padStart(4)}${`${line.points}`.padStart(8)}`);
	} else if (n === sky.results.length + 1) {
		print(machine, LEFT_COLUMN, row - 1, `${"BONUS".padEnd(16)}${digits(resultsBonus(sky.results), 8)}`);
	}
}
