/** What each kind of enemy is: hull, worth, guns. What it does with them is its brain (brains.ts). */
import { type Emitter, emitter } from "./emitters.ts";

export type EnemyKind =
	| "popper"
	| "turret"
	| "ringEmitter"
	| "sweeper"
	| "kamikaze"
	| "carrier"
	| "mine"
	| "tank"
	| "sniper"
	| "missileBoat"
	| "missile"
	| "lancer"
	| "gannet"
	| "leviathan"
	| "leviathanGun"
	| "scarab"
	| "scarabClaw"
	| "train"
	| "trainGun"
	| "trainRack"
	| "trainCannon"
	| "petrel"
	| "petrelPod"
	| "tempest"
	| "tempestGun"
	| "tempestShield"
	| "tempestCore";

export interface EnemySpec {
	/** A boss's hull, whose hit points are its phase's, or a part of one: boss.ts moves them and fires their guns. */
	readonly boss?: "hull" | "part";
	readonly hitPoints: number;
	readonly halfWidthPx: number;
	readonly halfHeightPx: number;
	readonly score: number;
	/** Stands on the ground: scrolls with it, and can't be rammed. */
	readonly isGround: boolean;
	/** A large explosion and a shaken screen. */
	readonly isLarge: boolean;
	readonly emitters: readonly Emitter[];
}

/**
 * Hit points against the ship's 30 damage a second at level 1 and 60 to 90 later: a popper falls to one shot, a turret
 * to a quarter of a second, a ring emitter to one second of good aim, a carrier to two or three.
 */
export const ENEMY_KINDS: Readonly<Record<EnemyKind, EnemySpec>> = {
	popper: {
		hitPoints: 2,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 100,
		isGround: false,
		isLarge: false,
		emitters: [emitter("aimed", { firstTick: 62, everyTicks: 400, speed: 1.1 })],
	},
	turret: {
		hitPoints: 8,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 200,
		isGround: true,
		isLarge: false,
		emitters: [emitter("gun", { firstTick: 40, everyTicks: 110, burst: 2, gapTicks: 10, speed: 1.15 })],
	},
	ringEmitter: {
		hitPoints: 44,
		halfWidthPx: 11,
		halfHeightPx: 11,
		score: 1000,
		isGround: false,
		isLarge: true,
		emitters: [emitter("ring", { firstTick: 80, everyTicks: 80, count: 14, speed: 0.95 })],
	},
	sweeper: {
		hitPoints: 14,
		halfWidthPx: 11,
		halfHeightPx: 8,
		score: 400,
		isGround: false,
		isLarge: false,
		emitters: [emitter("sweep", { firstTick: 30, everyTicks: 96, burst: 7, gapTicks: 6, spreadDeg: 70, speed: 1.1 })],
	},
	kamikaze: {
		hitPoints: 6,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 300,
		isGround: false,
		isLarge: false,
		emitters: [],
	},
	carrier: {
		hitPoints: 130,
		halfWidthPx: 22,
		halfHeightPx: 13,
		score: 3000,
		isGround: false,
		isLarge: true,
		emitters: [
			emitter("fan", {
				firstTick: 100,
				everyTicks: 120,
				count: 5,
				spreadDeg: 60,
				speed: 1.05,
				bullet: "large",
				offsetY: 10,
			}),
		],
	},
	mine: { hitPoints: 10, halfWidthPx: 8, halfHeightPx: 8, score: 150, isGround: false, isLarge: false, emitters: [] },
	tank: {
		hitPoints: 14,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 300,
		isGround: true,
		isLarge: false,
		emitters: [emitter("aimed", { firstTick: 70, everyTicks: 130, burst: 2, gapTicks: 14, speed: 1.1 })],
	},
	sniper: {
		hitPoints: 16,
		halfWidthPx: 7,
		halfHeightPx: 11,
		score: 500,
		isGround: false,
		isLarge: false,
		// Its brain lets it fire at the end of each charge: see brains.ts.
		emitters: [],
	},
	gannet: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 26,
		halfHeightPx: 22,
		score: 10_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	leviathan: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 46,
		halfHeightPx: 22,
		score: 30_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	leviathanGun: {
		boss: "part",
		hitPoints: 220,
		halfWidthPx: 9,
		halfHeightPx: 9,
		score: 2000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	scarab: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 22,
		halfHeightPx: 26,
		score: 12_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	scarabClaw: {
		boss: "part",
		hitPoints: 180,
		halfWidthPx: 10,
		halfHeightPx: 14,
		score: 2000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	train: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 24,
		halfHeightPx: 31,
		score: 40_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	trainGun: {
		boss: "part",
		hitPoints: 120,
		halfWidthPx: 10,
		halfHeightPx: 10,
		score: 1500,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	trainRack: {
		boss: "part",
		hitPoints: 110,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 1500,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	trainCannon: {
		boss: "part",
		hitPoints: 340,
		halfWidthPx: 8,
		halfHeightPx: 18,
		score: 4000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	missileBoat: {
		hitPoints: 20,
		halfWidthPx: 9,
		halfHeightPx: 9,
		score: 800,
		isGround: true,
		isLarge: false,
		// It launches missiles: see boats.ts.
		emitters: [],
	},
	// Three shots of level 1: worth firing at, and not stopped by a stray one.
	missile: { hitPoints: 6, halfWidthPx: 5, halfHeightPx: 5, score: 200, isGround: false, isLarge: false, emitters: [] },
	lancer: {
		hitPoints: 40,
		halfWidthPx: 11,
		halfHeightPx: 10,
		score: 1200,
		isGround: false,
		isLarge: true,
		// Its brain lets it burn: see brains.ts.
		emitters: [],
	},
	petrel: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 27,
		halfHeightPx: 24,
		score: 15_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	petrelPod: {
		boss: "part",
		hitPoints: 170,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 2000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	tempest: {
		boss: "hull",
		hitPoints: 0,
		halfWidthPx: 56,
		halfHeightPx: 24,
		score: 50_000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	tempestGun: {
		boss: "part",
		hitPoints: 240,
		halfWidthPx: 9,
		halfHeightPx: 9,
		score: 2500,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	tempestShield: {
		boss: "part",
		hitPoints: 280,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 3000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
	tempestCore: {
		boss: "part",
		hitPoints: 600,
		halfWidthPx: 8,
		halfHeightPx: 8,
		score: 6000,
		isGround: false,
		isLarge: true,
		emitters: [],
	},
};
