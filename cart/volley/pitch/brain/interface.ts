/**
 * Between the match and its players: what a brain may know (MatchView) and what it may ask for (Intent). The match
 * applies an intent exactly as it applies a pad, which it first turns into an intent of the same kind.
 *
 * Places are metres from the upper left corner of the field: x 0–68 along the goal lines, y 0–105 along the touch
 * lines. Speeds are metres a second, heights metres. Directions are unit vectors. Teams are 0 and 1; players 0–10 are
 * team 0's, 11–21 team 1's; 0 and 11 are the keepers.
 */

export const FIELD_WIDTH_M = 68;
export const FIELD_LENGTH_M = 105;
export const TEAM_SIZE = 11;
export const PLAYER_COUNT = 22;
export const TICKS_PER_SECOND = 60;

export type Weather = "clear" | "rain" | "fog" | "snow";
export type Role = "keeper" | "defender" | "midfielder" | "forward";

/** What kind of moment it is. In all but "play" the ball lies still and `restartTaker` is to kick or throw it. */
export type MatchMoment =
	| "play"
	| "kick-off"
	| "throw-in"
	| "corner"
	| "goal-kick"
	| "free-kick"
	| "penalty"
	/** The keeper has it in his hands; his own side may not be attacked. */
	| "keeper-holds"
	/** Nobody may play the ball: a goal is celebrated, a half is over. */
	| "stopped";

export interface PlayerView {
	/** False once sent off: he is nowhere. */
	readonly isOnPitch: boolean;
	readonly team: number;
	readonly role: Role;
	readonly x: number;
	readonly y: number;
	readonly vx: number;
	readonly vy: number;
	/** Where the body points. */
	readonly headingX: number;
	readonly headingY: number;
	/** On the grass after a slide, tackle or dive: can't act for a while. */
	readonly isDown: boolean;
	/** Pad that steers him, 0 or 1; −1: the brain does. */
	readonly pad: number;
	/** 0 (spent) to 1 (fresh). */
	readonly energy: number;
	/** Top speed at full energy, m/s. */
	readonly speedMps: number;
	/** 0–1 each. */
	readonly kickSkill: number;
	readonly tackleSkill: number;
	/** His own full angle of view when fresh in clear weather, in degrees. */
	readonly viewAngleDeg: number;
	/** And how far he makes out a shirt in clear weather, metres. */
	readonly viewRadiusM: number;
	/** For so long he remembers whom he saw, in ticks. */
	readonly memoryTicks: number;
	/** His place in the formation while the ball lies on the centre spot, in the half his team defends. */
	readonly homeX: number;
	readonly homeY: number;
	/** Ticks until he can touch the ball again after his own kick; 0: he can. */
	readonly kickPauseTicks: number;
}

export interface BallView {
	readonly x: number;
	readonly y: number;
	readonly z: number;
	readonly vx: number;
	readonly vy: number;
	readonly vz: number;
	/** Who has it at his feet or in his hands, or −1. */
	readonly holder: number;
	/** Who touched it last, or −1. */
	readonly lastTouch: number;
	/** Whom the last pass was meant for, or −1; back to −1 when anybody has the ball. */
	readonly passTarget: number;
	/** What grass takes off its speed, m/s²: depends on the weather. */
	readonly groundFriction: number;
}

export type CpuLevel = "easy" | "normal" | "hard";
/**
 * How a team's passes are chosen. "faithful" is the source's choice by dominance, "random-in-view" and "straight-ahead"
 * its variations; "nearest-ahead" and "wrong-sign" are baselines to measure by.
 */
export type PassStyle = "ours" | "faithful" | "random-in-view" | "straight-ahead" | "nearest-ahead" | "wrong-sign";

export interface TeamView {
	/** +1: it attacks the goal at y = 105; −1: the one at y = 0. */
	readonly attack: 1 | -1;
	readonly level: CpuLevel;
	readonly passStyle: PassStyle;
	readonly goals: number;
}

export interface MatchView {
	/** Ticks since the match began, pauses not counted. */
	readonly tick: number;
	readonly moment: MatchMoment;
	/** Ticks of this moment. */
	readonly momentTicks: number;
	/** Team that restarts, and its man for it; −1 in play. */
	readonly restartTeam: number;
	readonly restartTaker: number;
	readonly players: readonly PlayerView[];
	readonly ball: BallView;
	readonly teams: readonly TeamView[];
	readonly weather: Weather;
	/** Share of the regular time played, 0–1; above 1 in extra time. */
	readonly timeShare: number;
	readonly isOffsideOn: boolean;
}

export type IntentAction = "none" | "pass" | "through" | "lob" | "shot" | "clear" | "tackle" | "slide";

/** What one player wants this tick. The same objects are filled anew each tick. */
export interface Intent {
	/** Where to run: a vector of length 0–1 (1: as fast as he can). */
	moveX: number;
	moveY: number;
	/** Where to turn the body, or (0, 0): where he runs. */
	faceX: number;
	faceY: number;
	/**
	 * Kicks need the ball at his feet, else nothing happens; tackle and slide need it not to be. In a restart any kick
	 * by the taker restarts; keepers who hold the ball throw a pass and kick a lob or clear. A keeper dives by "slide"
	 * towards (targetX, targetY).
	 */
	action: IntentAction;
	/** Whom a pass is for, or −1. */
	targetPlayer: number;
	/** The spot that a kick is aimed at (of a shot: a spot on the goal line). */
	targetX: number;
	targetY: number;
	/** Speed of the kick over its kind's range, 0–1; below 0: what suits the distance. */
	power: number;
}

export function createIntents(): Intent[] {
	const intents: Intent[] = [];
	for (let i = 0; i < PLAYER_COUNT; i++) {
		intents.push({
			moveX: 0,
			moveY: 0,
			faceX: 0,
			faceY: 0,
			action: "none",
			targetPlayer: -1,
			targetX: 0,
			targetY: 0,
			power: -1,
		});
	}
	return intents;
}

/**
 * Speeds of kicks by power 0 and 1, in m/s over the grass; the match adds the lift. Ground friction is in BallView, air
 * drag is next to nothing.
 */
export const KICK_SPEEDS_MPS = {
	pass: [12, 28],
	through: [14, 30],
	lob: [12, 22],
	shot: [26, 42],
	clear: [18, 26],
} as const;

/**
 * What brain/brains.ts exports. `Brains` is plain data that the match keeps in its state.
 * - `createBrains(view)`: memory of a new match.
 * - `tickBrains(brains, view, intents, chance)`: records what all 22 see, and fills the intents of all whose pad is −1.
 *   Called once each tick that the match runs, in every moment.
 */
export type CreateBrains<Brains> = (view: MatchView) => Brains;
export type TickBrains<Brains> = (brains: Brains, view: MatchView, intents: Intent[], chance: () => number) => void;
