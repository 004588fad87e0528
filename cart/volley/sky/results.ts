/** What a stage pays when it is cleared, line by line. */
import type { SkyState } from "./sky-state.ts";

/** Points for each ship and bomb saved, each medal, each hundredth shot down; for the stage itself by round. */
const PAY = { ship: 5000, bomb: 2000, medal: 200, percent: 100, stage: 10_000 } as const;
/** The lines come one after another, so many ticks apart, from so many ticks on. */
export const RESULTS_FIRST_TICK = 40;
export const RESULTS_LINE_TICKS = 18;

export interface ResultsLine {
	readonly label: string;
	/** What is counted; −1: nothing. */
	readonly count: number;
	readonly points: number;
}

/** Enemies shot down of those that came, 0–100. */
export function killPercent(sky: SkyState): number {
	return sky.appeared === 0 ? 0 : Math.min(100, Math.floor((sky.kills * 100) / sky.appeared));
}

export function resultsLines(sky: SkyState): ResultsLine[] {
	let ships = 0;
	let bombs = 0;
	for (const ship of sky.ships) {
		if (ship.mode === "absent" || ship.mode === "out") continue;
		ships += ship.spareLives;
		bombs += ship.bombs;
	}
	const percent = killPercent(sky);
	return [
		{ label: "STAGE", count: -1, points: PAY.stage * (sky.loop + 1) },
		{ label: "SHOT DOWN %", count: percent, points: percent * PAY.percent },
		{ label: "MEDALS", count: sky.medals, points: sky.medals * PAY.medal },
		{ label: "SHIPS LEFT", count: ships, points: ships * PAY.ship },
		{ label: "BOMBS LEFT", count: bombs, points: bombs * PAY.bomb },
	];
}

export function resultsBonus(lines: readonly ResultsLine[]): number {
	return lines.reduce((sum, line) => sum + line.points, 0);
}
