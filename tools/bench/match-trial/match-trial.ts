/** Plays one match of the cartridge's own engine, CPU against CPU, and writes down what was to be seen of it. */
import type { CpuLevel, PassStyle, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState, Statistics } from "../../../cart/volley/pitch/match-state.ts";
import { createMatch, tickMatch } from "../../../cart/volley/pitch/match-tick.ts";
import { seededRandom } from "../passing-trial/snapshots.ts";
import { PassJudge } from "./pass-judge.ts";
import { StandstillWatch } from "./standstill-watch.ts";

export interface TrialSetup {
	readonly seed: number;
	readonly styles: [PassStyle, PassStyle];
	readonly levels: [CpuLevel, CpuLevel];
	readonly clubs: [number, number];
	readonly weather: Weather;
	readonly halfTicks: number;
}

export interface MatchRecord {
	readonly goals: [number, number];
	readonly statistics: [Statistics, Statistics];
	/** Times that the ball went from one side's feet to the other's. */
	readonly possessionChanges: number;
	/** CPU passes judged, and those that went to somebody neither seen nor remembered. */
	readonly passesJudged: number;
	readonly passesBlind: number;
	/** What each of those was. */
	readonly faults: readonly string[];
	/** Longest time that a man who wanted to go somewhere went nowhere, and that the ball in play lay still. */
	readonly longestStuckS: number;
	readonly longestStillBallS: number;
	readonly ticks: number;
	/** Of those the ticks with the ball in play. */
	readonly ticksInPlay: number;
}

const LONGEST_TICKS = 60 * 60 * 20;

export function playMatch(setup: TrialSetup, watch?: (match: MatchState) => void): MatchRecord {
	const random = seededRandom(setup.seed);
	const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
	const match = createMatch(
		{
			clubs: setup.clubs,
			players: "watch",
			levels: setup.levels,
			passStyles: setup.styles,
			weather: setup.weather,
			halfTicks: setup.halfTicks,
			isOffsideOn: true,
			isKnockOut: false,
			isShootOutOnly: false,
		},
		chance,
	);
	const judge = new PassJudge();
	const standstill = new StandstillWatch();
	let possessionChanges = 0;
	let lastSide = -1;
	let ticks = 0;
	let ticksInPlay = 0;
	while (match.period !== "over" && ticks < LONGEST_TICKS) {
		judge.look(match);
		tickMatch(match, [null, null], chance);
		judge.judge(match);
		standstill.look(match);
		ticks += 1;
		if (match.moment === "play") ticksInPlay += 1;
		const { holder } = match.ball;
		const side = holder < 0 ? lastSide : match.players[holder]!.team;
		if (side !== lastSide && lastSide >= 0) possessionChanges += 1;
		lastSide = side;
		watch?.(match);
	}
	return {
		goals: [match.sides[0].goals, match.sides[1].goals],
		statistics: [match.sides[0].statistics, match.sides[1].statistics],
		possessionChanges,
		passesJudged: judge.judged,
		passesBlind: judge.blind,
		faults: judge.faults,
		longestStuckS: standstill.longestStuckTicks / 60,
		longestStillBallS: standstill.longestStillBallTicks / 60,
		ticks,
		ticksInPlay,
	};
}
