/** Stage 3's bosses: PETREL over the harbour's roads, TEMPEST over the fortress's courts. */
import petrelTiles from "../art/sky-petrel.png?tiles";
import tempestTiles from "../art/sky-tempest.png?tiles";
import { emitter } from "./emitters.ts";
import type { BossPlan } from "./stage.ts";

/** 60 ticks a second. */
const S = 60;

/** Its pods, in the order of `parts`. */
const POD = { left: 0, right: 1 } as const;

export const PETREL: BossPlan = {
	kind: "petrel",
	name: "PETREL",
	at: 31 * S,
	holdY: 54,
	phases: [
		{
			// Missiles from both pods, each by its own law, and a fan that leaves the middle free.
			hitPoints: 700,
			timeTicks: 22 * S,
			swayPx: 56,
			swayTicks: 280,
			emitters: [
				emitter("missile", { firstTick: 30, everyTicks: 170, speed: 0, spreadDeg: 110, part: POD.left, offsetX: -15 }),
				emitter("missile", { firstTick: 115, everyTicks: 170, speed: 0, spreadDeg: 110, part: POD.right, offsetX: 15 }),
				emitter("fan", {
					firstTick: 60,
					everyTicks: 96,
					burst: 3,
					gapTicks: 10,
					count: 4,
					spreadDeg: 58,
					speed: 1.2,
					offsetY: 22,
				}),
			],
		},
		{
			// It rakes the picture, and the missiles come while one looks at that.
			hitPoints: 700,
			timeTicks: 22 * S,
			swayPx: 70,
			swayTicks: 240,
			emitters: [
				emitter("sweep", {
					firstTick: 1,
					everyTicks: 120,
					burst: 14,
					gapTicks: 4,
					spreadDeg: 130,
					speed: 1.25,
					bullet: "needle",
					offsetY: 20,
				}),
				emitter("ring", { firstTick: 80, everyTicks: 150, count: 16, speed: 0.9, turnDegPerShot: 11 }),
				emitter("missile", { firstTick: 50, everyTicks: 200, speed: 0, spreadDeg: 140, part: POD.left, offsetX: -15 }),
				emitter("missile", { firstTick: 150, everyTicks: 200, speed: 0, spreadDeg: 140, part: POD.right, offsetX: 15 }),
			],
		},
	],
	pieces: [
		{ sequence: "petrelCore", offsetX: 0, offsetY: 4, frameByPhase: [0, 1], isCore: true },
		{ sequence: "petrelHull", offsetX: 0, offsetY: 0 },
	],
	parts: [
		{ kind: "petrelPod", offsetX: -15, offsetY: -2, fromPhase: 0, toPhase: 1, sequence: "petrelPod" },
		{ kind: "petrelPod", offsetX: 15, offsetY: -2, fromPhase: 0, toPhase: 1, sequence: "petrelPod" },
	],
	sheet: "sky-petrel",
	tiles: petrelTiles,
};

/** Its parts, in the order of `parts`. */
const GUN = { left: 0, right: 1 } as const;
const SHIELD = { left: 2, right: 3 } as const;
const CORE = 4;
/** Where the guns stand on the wings, the coils on the hull and at the wings' tips, and the tubes under the bow. */
const GUN_AT = { x: 42, y: 4 } as const;
const COIL_AT = { x: 24, y: 8 } as const;
const TIP_AT = { x: 57, y: 4 } as const;
const TUBE_AT = { x: 9, y: 28 } as const;

export const TEMPEST: BossPlan = {
	kind: "tempest",
	name: "TEMPEST",
	at: 75 * S,
	holdY: 56,
	phases: [
		{
			// Guns: fans from the wings in turn, rings from the hull. A gun that's gone leaves its side free.
			hitPoints: 1300,
			timeTicks: 32 * S,
			swayPx: 24,
			swayTicks: 360,
			emitters: [
				emitter("fan", {
					firstTick: 1,
					everyTicks: 88,
					burst: 2,
					gapTicks: 12,
					count: 4,
					spreadDeg: 48,
					speed: 1.25,
					part: GUN.left,
					offsetX: -GUN_AT.x,
					offsetY: GUN_AT.y,
				}),
				emitter("fan", {
					firstTick: 45,
					everyTicks: 88,
					burst: 2,
					gapTicks: 12,
					count: 4,
					spreadDeg: 48,
					speed: 1.25,
					part: GUN.right,
					offsetX: GUN_AT.x,
					offsetY: GUN_AT.y,
				}),
				emitter("ring", { firstTick: 100, everyTicks: 170, count: 18, speed: 0.85, turnDegPerShot: 7, offsetY: 6 }),
			],
		},
		{
			// Shields: the coils burn inwards and outwards, and the shields throw what is between.
			hitPoints: 1400,
			timeTicks: 34 * S,
			swayPx: 14,
			swayTicks: 420,
			emitters: [
				emitter("laser", {
					firstTick: 1,
					everyTicks: 260,
					speed: 0,
					spreadDeg: 40,
					offsetX: -COIL_AT.x,
					offsetY: COIL_AT.y,
				}),
				emitter("laser", {
					firstTick: 131,
					everyTicks: 260,
					speed: 0,
					spreadDeg: 40,
					offsetX: COIL_AT.x,
					offsetY: COIL_AT.y,
				}),
				emitter("fan", {
					firstTick: 80,
					everyTicks: 130,
					count: 5,
					spreadDeg: 70,
					speed: 1.1,
					part: SHIELD.left,
					offsetX: -9,
					offsetY: 14,
				}),
				emitter("fan", {
					firstTick: 145,
					everyTicks: 130,
					count: 5,
					spreadDeg: 70,
					speed: 1.1,
					part: SHIELD.right,
					offsetX: 9,
					offsetY: 14,
				}),
				emitter("aimed", {
					firstTick: 30,
					everyTicks: 150,
					burst: 2,
					gapTicks: 14,
					speed: 1.35,
					bullet: "large",
					part: GUN.left,
					offsetX: -GUN_AT.x,
					offsetY: GUN_AT.y,
				}),
				emitter("aimed", {
					firstTick: 105,
					everyTicks: 150,
					burst: 2,
					gapTicks: 14,
					speed: 1.35,
					bullet: "large",
					part: GUN.right,
					offsetX: GUN_AT.x,
					offsetY: GUN_AT.y,
				}),
			],
		},
		{
			// The core: a turning star to follow, beams from the wings' tips that close the sides, missiles of both laws.
			hitPoints: 1500,
			timeTicks: 36 * S,
			swayPx: 30,
			swayTicks: 330,
			emitters: [
				emitter("spiral", {
					firstTick: 1,
					everyTicks: 16,
					count: 4,
					speed: 0.95,
					turnDegPerShot: 12,
					part: CORE,
					offsetY: 6,
				}),
				emitter("ring", {
					firstTick: 110,
					everyTicks: 230,
					count: 16,
					speed: 0.75,
					bullet: "large",
					turnDegPerShot: 9,
					part: CORE,
					offsetY: 6,
				}),
				emitter("laser", {
					firstTick: 60,
					everyTicks: 300,
					speed: 0,
					spreadDeg: 24,
					offsetX: -TIP_AT.x,
					offsetY: TIP_AT.y,
				}),
				emitter("laser", {
					firstTick: 210,
					everyTicks: 300,
					speed: 0,
					spreadDeg: 24,
					offsetX: TIP_AT.x,
					offsetY: TIP_AT.y,
				}),
				emitter("missile", {
					firstTick: 140,
					everyTicks: 300,
					speed: 0,
					spreadDeg: 100,
					offsetX: -TUBE_AT.x,
					offsetY: TUBE_AT.y,
				}),
				emitter("missile", {
					firstTick: 290,
					everyTicks: 300,
					speed: 0,
					spreadDeg: 100,
					offsetX: TUBE_AT.x,
					offsetY: TUBE_AT.y,
				}),
			],
		},
	],
	pieces: [
		{ sequence: "tempestHull", offsetX: 0, offsetY: 0 },
		{ sequence: "tempestWingLeft", offsetX: -48, offsetY: -2 },
		{ sequence: "tempestWingRight", offsetX: 48, offsetY: -2 },
	],
	parts: [
		{
			kind: "tempestGun",
			offsetX: -GUN_AT.x,
			offsetY: GUN_AT.y,
			fromPhase: 0,
			toPhase: 1,
			sequence: "turretBarrel",
			isTurning: true,
			wreck: "turretWreck",
		},
		{
			kind: "tempestGun",
			offsetX: GUN_AT.x,
			offsetY: GUN_AT.y,
			fromPhase: 0,
			toPhase: 1,
			sequence: "turretBarrel",
			isTurning: true,
			wreck: "turretWreck",
		},
		{ kind: "tempestShield", offsetX: -8, offsetY: 12, fromPhase: 0, toPhase: 1, sequence: "tempestShield" },
		{ kind: "tempestShield", offsetX: 8, offsetY: 12, fromPhase: 0, toPhase: 1, sequence: "tempestShield" },
		{ kind: "tempestCore", offsetX: 0, offsetY: 6, fromPhase: 2, toPhase: 2, sequence: "tempestCore" },
	],
	sheet: "sky-tempest",
	tiles: tempestTiles,
};
