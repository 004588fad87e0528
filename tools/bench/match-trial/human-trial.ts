/** Matches of the simple player, alone against the CPU, as the menu would set them up. */
import type { CpuLevel, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import { createMatch, tickMatch } from "../../../cart/volley/pitch/match-tick.ts";
import { seededRandom } from "../passing-trial/snapshots.ts";
import { SimplePlayer } from "./simple-player.ts";

const WEATHERS: readonly Weather[] = ["clear", "clear", "rain", "fog", "snow"];
const LONGEST_TICKS = 60 * 60 * 20;

export interface HumanFigures {
	wins: number;
	draws: number;
	losses: number;
	/** Of the simple player and of the CPU, all matches together. */
	goals: [number, number];
}

/** @param level of the CPU; his own mates are "normal", as in the menu */
export function humanTrial(level: CpuLevel, matches: number, halfTicks: number): HumanFigures {
	const figures: HumanFigures = { wins: 0, draws: 0, losses: 0, goals: [0, 0] };
	for (let n = 0; n < matches; n++) {
		const [own, cpu] = playAgainst(level, n, halfTicks);
		figures.goals[0] += own;
		figures.goals[1] += cpu;
		if (own > cpu) figures.wins += 1;
		else if (own === cpu) figures.draws += 1;
		else figures.losses += 1;
	}
	return figures;
}

function playAgainst(level: CpuLevel, n: number, halfTicks: number): [number, number] {
	const random = seededRandom(1000 + n * 7919);
	const chance = { random, randomInt: (below: number) => Math.floor(random() * below) };
	const match = createMatch(
		{
			clubs: [n % 8, (n + 1 + (Math.floor(n / 8) % 7)) % 8],
			players: "one",
			levels: ["normal", level],
			passStyles: ["ours", "ours"],
			weather: WEATHERS[n % WEATHERS.length]!,
			halfTicks,
			isOffsideOn: true,
			isKnockOut: false,
			isShootOutOnly: false,
		},
		chance,
	);
	const player = new SimplePlayer();
	for (let tick = 0; tick < LONGEST_TICKS && match.period !== "over"; tick++) {
		tickMatch(match, [player.wish(match), null], chance);
	}
	return [match.sides[0].goals, match.sides[1].goals];
}
