/** Stage 2's bosses: SCARAB with its two claws, and BEHEMOTH, a train whose three parts are fought one by one. */
import scarabTiles from "../art/sky-scarab.png?tiles";
import trainTiles from "../art/sky-train.png?tiles";
import { emitter } from "./emitters.ts";
import type { BossPart, BossPlan } from "./stage.ts";

/** 60 ticks a second. */
const S = 60;

const CLAW = { kind: "scarabClaw", offsetY: 12, fromPhase: 0, toPhase: 1, wreck: "scarabStub" } as const;

export const SCARAB: BossPlan = {
	kind: "scarab",
	name: "SCARAB",
	at: 34 * S,
	holdY: 58,
	phases: [
		{
			// Each claw aims in turn; without claws only the ring is left.
			hitPoints: 700,
			timeTicks: 22 * S,
			swayPx: 44,
			swayTicks: 300,
			emitters: [
				emitter("fan", {
					firstTick: 10,
					everyTicks: 100,
					burst: 2,
					gapTicks: 14,
					count: 3,
					spreadDeg: 36,
					speed: 1.25,
					offsetX: -36,
					offsetY: 24,
					part: 0,
				}),
				emitter("fan", {
					firstTick: 60,
					everyTicks: 100,
					burst: 2,
					gapTicks: 14,
					count: 3,
					spreadDeg: 36,
					speed: 1.25,
					offsetX: 36,
					offsetY: 24,
					part: 1,
				}),
				emitter("ring", { firstTick: 90, everyTicks: 150, count: 16, speed: 0.85, turnDegPerShot: 9, offsetY: 8 }),
			],
		},
		{
			// The shell opens: a spiral from the core, large bullets from what claws are left.
			hitPoints: 700,
			timeTicks: 22 * S,
			swayPx: 60,
			swayTicks: 260,
			emitters: [
				emitter("spiral", { firstTick: 1, everyTicks: 12, count: 3, speed: 1, turnDegPerShot: 13, offsetY: 8 }),
				emitter("aimed", {
					firstTick: 50,
					everyTicks: 120,
					speed: 1.3,
					bullet: "large",
					offsetX: -36,
					offsetY: 24,
					part: 0,
				}),
				emitter("aimed", {
					firstTick: 110,
					everyTicks: 120,
					speed: 1.3,
					bullet: "large",
					offsetX: 36,
					offsetY: 24,
					part: 1,
				}),
			],
		},
	],
	pieces: [
		{ sequence: "scarabCore", offsetX: 0, offsetY: 8, frameByPhase: [0, 1], isCore: true },
		{ sequence: "scarabHull", offsetX: 0, offsetY: 0 },
	],
	parts: [
		{ ...CLAW, offsetX: -36, sequence: "scarabClawLeft" },
		{ ...CLAW, offsetX: 36, sequence: "scarabClawRight" },
	],
	sheet: "sky-scarab",
	tiles: scarabTiles,
};

/** Guns on the first car's platforms, racks on the second's deck, the engine's great gun and its two racks. */
const gun = (offsetX: number, offsetY: number): BossPart => ({
	kind: "trainGun",
	offsetX,
	offsetY,
	fromPhase: 0,
	toPhase: 0,
	sequence: "trainGun",
	wreck: "trainWreck",
});
const rack = (offsetX: number, offsetY: number, phase: number): BossPart => ({
	kind: "trainRack",
	offsetX,
	offsetY,
	fromPhase: phase,
	toPhase: phase,
	sequence: "trainRack",
	wreck: "trainWreck",
});

const PLATFORM_X = 31;
const PLATFORM_Y = 17;
const RACK_X = 13;
const RACK_Y = 19;
/** A car and its coupling. */
const CAR_PX = 64;

export const BEHEMOTH: BossPlan = {
	kind: "train",
	name: "BEHEMOTH",
	at: 65 * S,
	holdY: 76,
	// The line flies by: the train is chased at two pixels a tick.
	scrollSixteenths: 32,
	carPx: CAR_PX,
	phases: [
		{
			// Four guns in turns. Shoot one off and its share of the fire is gone.
			hitPoints: 1250,
			timeTicks: 30 * S,
			swayPx: 0,
			swayTicks: 300,
			emitters: [
				...[0, 1, 2, 3].map((part) =>
					emitter("fan", {
						firstTick: 10 + part * 30,
						everyTicks: 120,
						burst: 2,
						gapTicks: 12,
						count: 3,
						spreadDeg: 40,
						speed: 1.2,
						offsetX: part % 2 === 0 ? -PLATFORM_X : PLATFORM_X,
						offsetY: part < 2 ? -PLATFORM_Y + 8 : PLATFORM_Y + 8,
						part,
					}),
				),
				emitter("ring", { firstTick: 100, everyTicks: 170, count: 16, speed: 0.8, turnDegPerShot: 11 }),
			],
		},
		{
			// Racks throw walls with gaps, and twin beams cut the picture in three: choose your lane while they warn.
			hitPoints: 1250,
			timeTicks: 30 * S,
			swayPx: 0,
			swayTicks: 300,
			emitters: [
				...[4, 5, 6, 7].map((part, i) =>
					emitter("down", {
						firstTick: 20 + i * 40,
						everyTicks: 160,
						count: 5,
						spreadDeg: 100,
						speed: 1.05,
						turnDegPerShot: i % 2 === 0 ? 7 : -7,
						bullet: i < 2 ? "large" : "small",
						offsetX: part % 2 === 0 ? -RACK_X : RACK_X,
						offsetY: i < 2 ? -RACK_Y : RACK_Y,
						part,
					}),
				),
				emitter("laser", { firstTick: 120, everyTicks: 260, speed: 0, offsetX: -40, offsetY: 20 }),
				emitter("laser", { firstTick: 120, everyTicks: 260, speed: 0, offsetX: 40, offsetY: 20 }),
				emitter("aimed", { firstTick: 60, everyTicks: 130, burst: 2, gapTicks: 12, speed: 1.3, offsetY: 4 }),
			],
		},
		{
			// The great gun's beam keeps the middle; rings and led needles come from both sides of it.
			hitPoints: 1500,
			timeTicks: 35 * S,
			swayPx: 0,
			swayTicks: 300,
			emitters: [
				emitter("laser", { firstTick: 60, everyTicks: 210, speed: 0, offsetX: 0, offsetY: 20, part: 8 }),
				emitter("sweep", {
					firstTick: 20,
					everyTicks: 150,
					burst: 12,
					gapTicks: 5,
					spreadDeg: 130,
					speed: 1.15,
					offsetX: -14,
					offsetY: 14,
					part: 9,
				}),
				emitter("sweep", {
					firstTick: 95,
					everyTicks: 150,
					burst: 12,
					gapTicks: 5,
					spreadDeg: 130,
					speed: 1.15,
					offsetX: 14,
					offsetY: 14,
					part: 10,
				}),
				emitter("spiral", { firstTick: 1, everyTicks: 22, count: 5, speed: 0.9, turnDegPerShot: 17, offsetY: 4 }),
				emitter("lead", { firstTick: 130, everyTicks: 120, burst: 2, gapTicks: 16, speed: 1.5, bullet: "needle" }),
			],
		},
	],
	pieces: [
		{ sequence: "trainCore", offsetX: 0, offsetY: 0, frameByPhase: [0, 0, -1], isCore: true },
		{ sequence: "trainCore", offsetX: 0, offsetY: 4, frameByPhase: [-1, -1, 1], isCore: true },
		{ sequence: "trainSponson", offsetX: PLATFORM_X, offsetY: -PLATFORM_Y, frameByPhase: [0, -1, -1] },
		{ sequence: "trainSponson", offsetX: -PLATFORM_X, offsetY: -PLATFORM_Y, frameByPhase: [0, -1, -1], flipX: true },
		{ sequence: "trainSponson", offsetX: PLATFORM_X, offsetY: PLATFORM_Y, frameByPhase: [0, -1, -1] },
		{ sequence: "trainSponson", offsetX: -PLATFORM_X, offsetY: PLATFORM_Y, frameByPhase: [0, -1, -1], flipX: true },
		// Where the second car's beams come from.
		{ sequence: "trainSponson", offsetX: 34, offsetY: 8, frameByPhase: [-1, 0, -1] },
		{ sequence: "trainSponson", offsetX: -34, offsetY: 8, frameByPhase: [-1, 0, -1], flipX: true },
		{ sequence: "trainCar", offsetX: 0, offsetY: 0, frameByPhase: [0, 0, -1] },
		{ sequence: "trainEngine", offsetX: 0, offsetY: 0, frameByPhase: [-1, -1, 0] },
		// The next one ahead of it.
		{ sequence: "trainCar", offsetX: 0, offsetY: -CAR_PX, frameByPhase: [0, -1, -1] },
		{ sequence: "trainEngine", offsetX: 0, offsetY: -CAR_PX, frameByPhase: [-1, 0, -1] },
	],
	parts: [
		gun(-PLATFORM_X, -PLATFORM_Y),
		gun(PLATFORM_X, -PLATFORM_Y),
		gun(-PLATFORM_X, PLATFORM_Y),
		gun(PLATFORM_X, PLATFORM_Y),
		rack(-RACK_X, -RACK_Y, 1),
		rack(RACK_X, -RACK_Y, 1),
		rack(-RACK_X, RACK_Y, 1),
		rack(RACK_X, RACK_Y, 1),
		{
			kind: "trainCannon",
			offsetX: 0,
			offsetY: 30,
			fromPhase: 2,
			toPhase: 2,
			sequence: "trainCannon",
			wreck: "trainWreck",
		},
		rack(-14, 12, 2),
		rack(14, 12, 2),
	],
	sheet: "sky-train",
	tiles: trainTiles,
};
