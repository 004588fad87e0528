/** The brains' numbers, each with its reason. Metres, seconds and ticks (1/60 s), as their names say. */
import type { CpuLevel, Weather } from "./interface.ts";

export const BRAIN_TUNING = {
	/** Exhausted, a man sees this share less of his angle: attention goes before the legs do. */
	tiredViewLoss: 0.3,
	/** …and of his speed he keeps all but this share: matches last minutes, not hours. */
	tiredSpeedLoss: 0.2,
	/** r of the source, in clear weather: farther off, shirts are dots. */
	viewRadiusM: 55,
	/** The head turns so far a tick: half round in a third of a second. */
	headTurnDegPerTick: 9,
	/** And so far from the body's way: past the shoulder is out of reach. */
	headTurnMostDeg: 80,

	/** Dominance: a man goes on as he does for this long before he turns to a place. Source: JP4025716B2, figure 6. */
	inertiaS: 0.5,
	/** He counts for places nearer than this… */
	reachRadiusM: 15,
	/** …and takes this long to all others. Both from the source: a cliff, kept for `faithful`. */
	farTimeS: 10,

	/** A pass is weighed at these shares of the fastest one: soft ones are easier to take, hard ones harder to cut off. */
	passSpeedShares: [0.5, 0.7, 0.85, 1],
	/** A lead is given for no longer than this: who sees the ball come changes his run. */
	leadS: 1,
	/** And only for this share of his way: he slows down to take it. */
	leadShare: 0.6,
	/** Nobody starts for a ball sooner after it was kicked. */
	reactionS: 0.3,
	/** A ball nearer than this is taken. */
	takeReachM: 1,
	/** Nearer than this a pass is a hand-over. */
	passLeastM: 3,
	/** Farther along the ground a pass is not tried. */
	passMostM: 45,
	/** What a metre towards the other goal is worth, in seconds of dominance. */
	progressWorth: 0.05,
	/** What a second of lane margin is worth, up to the most. */
	marginWorth: 1,
	marginMostS: 0.6,
	/** Dominance beyond this is all the same: he is free. */
	dominanceMostS: 1.5,
	/** A pass into the run is put this far ahead of the man. */
	throughAheadM: 9,

	/** An opponent nearer than this presses. */
	pressureM: 4.5,
	/** A man in the ball's way is gone round at this distance: two men's shoulders and a stretched leg. */
	detourRadiusM: 2.4,
	/** Detours are planned this far ahead. */
	detourLookM: 11,

	/** A tackle reaches this far… */
	tackleReachM: 1.7,
	/** …and a slide this far. */
	slideReachM: 4,

	/** The keeper comes out to this share of the ball's distance, at most so far. */
	keeperOutShare: 0.16,
	keeperOutMostM: 6,
	/** A dive covers this. */
	diveReachM: 2.6,

	/** Restarts wait so long for the others to take their places. */
	restartWaitTicks: 55,
	/** And no longer than this, whoever is free. */
	restartMostTicks: 200,
} as const;

/** What weather takes off sight: share of the angle, share of the radius. */
export const WEATHER_SIGHT: Readonly<Record<Weather, { angle: number; radius: number }>> = {
	clear: { angle: 1, radius: 1 },
	rain: { angle: 0.85, radius: 0.85 },
	fog: { angle: 0.9, radius: 0.45 },
	snow: { angle: 0.75, radius: 0.65 },
};

export interface LevelTuning {
	/** Ticks between two decisions of the man with the ball, and after he got it. */
	readonly thinkTicks: number;
	/** A lane must be safer than this, in seconds. */
	readonly marginLeastS: number;
	/** Kicks miss their aim by up to this. */
	readonly aimErrorDeg: number;
	/** Share of his speed that a man without the ball uses. */
	readonly effort: number;
	/** Chance that a tackle is tried in a tick in which it could be. */
	readonly tackleChance: number;
	/** Shots are tried from this far. */
	readonly shotDistanceM: number;
	/** The keeper starts this long after the kick. */
	readonly keeperReactionTicks: number;
	/** How many men go to the ball when the others have it. */
	readonly pressers: number;
}

/** Each number of "normal" was set by watching; easy and hard lie to its sides. */
export const LEVELS: Readonly<Record<CpuLevel, LevelTuning>> = {
	easy: {
		thinkTicks: 30,
		marginLeastS: -0.1,
		aimErrorDeg: 7,
		effort: 0.82,
		tackleChance: 0.03,
		shotDistanceM: 16,
		keeperReactionTicks: 14,
		pressers: 1,
	},
	normal: {
		thinkTicks: 16,
		marginLeastS: 0.1,
		aimErrorDeg: 3.5,
		effort: 0.94,
		tackleChance: 0.08,
		shotDistanceM: 20,
		keeperReactionTicks: 9,
		pressers: 2,
	},
	hard: {
		thinkTicks: 8,
		marginLeastS: 0.15,
		aimErrorDeg: 1.5,
		effort: 1,
		tackleChance: 0.16,
		shotDistanceM: 22,
		keeperReactionTicks: 4,
		pressers: 2,
	},
};
