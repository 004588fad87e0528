/** What a game of SKY is made of: plain data in fixed pools. */

import type { SeekerLaw } from "../homing/seeker.ts";
import type { EnemyKind } from "./enemy-kinds.ts";
import { createLaser, LASER_POOL, type Laser } from "./lasers.ts";
import { createMoverPool, type MoverPool } from "./mover-pool.ts";
import type { PathName } from "./paths.ts";
import type { ResultsLine } from "./results.ts";
import { DIFFICULTY, type Difficulty, SKY_TUNING } from "./tuning.ts";

export const POOL_SIZE = {
	bullets: 256,
	shots: 64,
	missiles: 12,
	items: 16,
	particles: 40,
	popUps: 6,
	enemies: 28,
	spawners: 8,
	formations: 12,
} as const;

/** Kinds of enemy bullets, as the pool numbers them. */
export const BULLET = { small: 0, large: 1, needle: 2 } as const;
export type BulletName = keyof typeof BULLET;

export const SHOT = { level1: 0, level2: 1, level3: 2, side: 3 } as const;

export const ITEM = { power: 0, missile: 1, bomb: 2, life: 3, medal: 4 } as const;
export type ItemName = keyof typeof ITEM;

export const PARTICLE = {
	explosionSmall: 0,
	explosionLarge: 1,
	debris: 2,
	smoke: 3,
	splash: 4,
	bulletCancel: 5,
	shotHit: 6,
} as const;

/**
 * absent: never joined; flying; hit: struck, a bomb can still save it; away: between two ships; out: no ships left.
 */
export type ShipMode = "absent" | "flying" | "hit" | "away" | "out";

export interface Ship {
	/** 0 or 1. */
	player: number;
	mode: ShipMode;
	/** Ticks left in this mode (hit, away). */
	modeTicks: number;
	/** The middle: the hit point. */
	x: number;
	y: number;
	/** Where it was a tick ago. */
	previousX: number;
	previousY: number;
	/** −1 full left to 1 full right. */
	bank: number;
	isFocused: boolean;
	/** 1–3. */
	shotLevel: number;
	/** 0–3. */
	missileLevel: number;
	spareLives: number;
	bombs: number;
	invulnerableTicks: number;
	shotWaitTicks: number;
	missileWaitTicks: number;
	/** It was put where it is in this tick. */
	isJump: boolean;
}

export interface Enemy {
	isLive: boolean;
	kind: EnemyKind;
	x: number;
	y: number;
	previousX: number;
	previousY: number;
	vx: number;
	vy: number;
	headingDeg: number;
	path: PathName;
	isMirrored: boolean;
	leg: number;
	legTicks: number;
	/** Ticks since it came. */
	age: number;
	/** Step of its brain, and ticks in it; what they mean is each brain's own. */
	step: number;
	stepTicks: number;
	hitPoints: number;
	/** Drawn white while over 0. */
	flashTicks: number;
	/** Where its gun points. */
	aimDeg: number;
	/** Times between its shots are multiplied by this, set when it comes. */
	fireScale: number;
	/** Slot of its formation, or −1. */
	formation: number;
	drop: ItemName | "none";
	/** Of a tank or boat: the pieces of the map (see tanks.ts, boats.ts) that it drives to one after another, and the last of them. */
	way: number[];
	/** By which a missile steers, and a boat's next one. */
	law: SeekerLaw;
	goalPiece: number;
}

/** Emits a wave's enemies one after another. */
export interface Spawner {
	isLive: boolean;
	wave: number;
	left: number;
	waitTicks: number;
	formation: number;
}

/** Counts what became of a formation: all shot down gives a reward. */
export interface Formation {
	/** Enemies not yet shot down or gone. */
	left: number;
	shotDown: number;
	size: number;
}

export interface PopUp {
	ticks: number;
	x: number;
	y: number;
	value: number;
}

export interface BossFight {
	/** Slot of the boss among the enemies. */
	enemy: number;
	isMidBoss: boolean;
	/** 0–2. */
	phase: number;
	phaseTicks: number;
	phaseHitPoints: number;
	/** By the plan's parts: its slot among the enemies while it can be shot, else −1. */
	partSlots: number[];
	/** By the plan's parts: shot off. */
	isPartDown: boolean[];
}

/** clear: a stage's results; ending: after the last stage's; over: no ships left, or all rounds flown. */
export type SkyPhase = "flying" | "warning" | "boss" | "clear" | "ending" | "over";

export interface SkyState {
	difficulty: Difficulty;
	/** In a round's first so many stages a struck ship drops a bomb by itself; 0 in practice, where hits are learnt from. */
	autoBombStages: number;
	/** Index in the list of stages. */
	stage: number;
	/** 0 the first time round. */
	loop: number;
	phase: SkyPhase;
	phaseTicks: number;
	/** From the ending's begin until the next stage's: the morning is shown, not the stage. */
	isEndingShown: boolean;
	isPaused: boolean;
	/** Ticks of this stage; stands still during bosses. Waves are timed by it. */
	stageTicks: number;
	/** Pixels the ground has moved in this stage, in whole sixteenths. */
	scrollPx: number;
	/** Its speed now, in sixteenths of a pixel a tick. */
	scrollSixteenths: number;
	nextWave: number;
	/** All ticks of this game. */
	gameTicks: number;
	ships: Ship[];
	bullets: MoverPool;
	shots: MoverPool;
	missiles: MoverPool;
	items: MoverPool;
	particles: MoverPool;
	popUps: PopUp[];
	enemies: Enemy[];
	spawners: Spawner[];
	formations: Formation[];
	boss: BossFight | null;
	lasers: Laser[];
	/** Whose detour tanks drive: ours, or the memo's to the letter. */
	detour: "ours" | "faithful";
	/** The training view: ways of the tanks. */
	isTraining: boolean;
	bombTicks: number;
	bombX: number;
	bombY: number;
	score: number;
	/** Kills in a row without a pause. */
	chain: number;
	chainTicks: number;
	chainBest: number;
	medalValue: number;
	nextExtraLife: number;
	rank: number;
	kills: number;
	/** Enemies that came, for the results. */
	appeared: number;
	medals: number;
	grazes: number;
	shakeTicks: number;
	/** What the last stage cleared paid. */
	results: ResultsLine[];
	/** Names of the effects to be played for this tick. */
	sounds: string[];
	/** Rumble wanted for each player this tick, 0–1. */
	rumble: number[];
}

function createShip(player: number, spareLives: number): Ship {
	return {
		player,
		mode: "absent",
		modeTicks: 0,
		x: 128,
		y: 190,
		previousX: 128,
		previousY: 190,
		bank: 0,
		isFocused: false,
		shotLevel: 1,
		missileLevel: 0,
		spareLives,
		bombs: SKY_TUNING.bombsAtStart,
		invulnerableTicks: 0,
		shotWaitTicks: 0,
		missileWaitTicks: 0,
		isJump: true,
	};
}

function createEnemy(): Enemy {
	return {
		isLive: false,
		kind: "popper",
		x: 0,
		y: 0,
		previousX: 0,
		previousY: 0,
		vx: 0,
		vy: 0,
		headingDeg: 90,
		path: "straightDown",
		isMirrored: false,
		leg: 0,
		legTicks: 0,
		age: 0,
		step: 0,
		stepTicks: 0,
		hitPoints: 0,
		flashTicks: 0,
		aimDeg: 90,
		fireScale: 1,
		formation: -1,
		drop: "none",
		way: [],
		law: "right",
		goalPiece: 0,
	};
}

/** A new game, player 1 flying. */
export function createSky(difficulty: Difficulty): SkyState {
	const { spareLives, autoBombStages } = DIFFICULTY[difficulty];
	const sky: SkyState = {
		difficulty,
		autoBombStages,
		stage: 0,
		loop: 0,
		phase: "flying",
		phaseTicks: 0,
		isEndingShown: false,
		isPaused: false,
		stageTicks: 0,
		scrollPx: 0,
		scrollSixteenths: SKY_TUNING.scrollSixteenths,
		nextWave: 0,
		gameTicks: 0,
		ships: [createShip(0, spareLives), createShip(1, spareLives)],
		bullets: createMoverPool(POOL_SIZE.bullets),
		shots: createMoverPool(POOL_SIZE.shots),
		missiles: createMoverPool(POOL_SIZE.missiles),
		items: createMoverPool(POOL_SIZE.items),
		particles: createMoverPool(POOL_SIZE.particles),
		popUps: Array.from({ length: POOL_SIZE.popUps }, () => ({ ticks: 0, x: 0, y: 0, value: 0 })),
		enemies: Array.from({ length: POOL_SIZE.enemies }, createEnemy),
		spawners: Array.from({ length: POOL_SIZE.spawners }, () => ({
			isLive: false,
			wave: 0,
			left: 0,
			waitTicks: 0,
			formation: -1,
		})),
		formations: Array.from({ length: POOL_SIZE.formations }, () => ({ left: 0, shotDown: 0, size: 0 })),
		boss: null,
		lasers: Array.from({ length: LASER_POOL }, createLaser),
		detour: "ours",
		isTraining: false,
		bombTicks: 0,
		bombX: 0,
		bombY: 0,
		score: 0,
		chain: 0,
		chainTicks: 0,
		chainBest: 0,
		medalValue: SKY_TUNING.medalStep,
		nextExtraLife: SKY_TUNING.extraLifeFirst,
		rank: 0,
		kills: 0,
		appeared: 0,
		medals: 0,
		grazes: 0,
		shakeTicks: 0,
		results: [],
		sounds: [],
		rumble: [0, 0],
	};
	sky.ships[0]!.mode = "flying";
	sky.ships[0]!.invulnerableTicks = 60;
	return sky;
}
