/** Stage 1's bosses: GANNET over the shoals, LEVIATHAN on the open sea. */

import leviathanTiles from "../art/sky-boss.png?tiles";
import gannetTiles from "../art/sky-midboss.png?tiles";
import { emitter } from "./emitters.ts";
import type { BossPlan } from "./stage.ts";

/** 60 ticks a second. */
const S = 60;

export const GANNET: BossPlan = {
	kind: "gannet",
	name: "GANNET",
	at: 33.5 * S,
	holdY: 56,
	phases: [
		{
			// Fans of four leave the middle free: who keeps calm is missed.
			hitPoints: 460,
			timeTicks: 20 * S,
			swayPx: 50,
			swayTicks: 300,
			emitters: [
				emitter("fan", {
					firstTick: 20,
					everyTicks: 110,
					burst: 2,
					gapTicks: 14,
					count: 4,
					spreadDeg: 58,
					speed: 1.15,
				}),
				emitter("ring", { firstTick: 80, everyTicks: 170, count: 12, speed: 0.85, turnDegPerShot: 11 }),
			],
		},
		{
			hitPoints: 460,
			timeTicks: 20 * S,
			swayPx: 66,
			swayTicks: 240,
			emitters: [
				emitter("sweep", { firstTick: 1, everyTicks: 110, burst: 10, gapTicks: 6, spreadDeg: 120, speed: 1.1 }),
				emitter("aimed", { firstTick: 70, everyTicks: 110, burst: 2, gapTicks: 12, speed: 1.3, bullet: "large" }),
			],
		},
	],
	pieces: [
		{ sequence: "midbossCore", offsetX: 0, offsetY: 8, frameByPhase: [0, 1, 2], isCore: true },
		{ sequence: "midbossHull", offsetX: 0, offsetY: 0 },
	],
	parts: [],
	sheet: "sky-midboss",
	tiles: gannetTiles,
};

export const LEVIATHAN: BossPlan = {
	kind: "leviathan",
	name: "LEVIATHAN",
	at: 65 * S,
	holdY: 58,
	phases: [
		{
			// Guns on both wings in turn, and a slow ring: learn to move little.
			hitPoints: 850,
			timeTicks: 30 * S,
			swayPx: 34,
			swayTicks: 360,
			emitters: [
				emitter("fan", {
					firstTick: 1,
					everyTicks: 96,
					count: 5,
					spreadDeg: 56,
					speed: 1.2,
					offsetX: -40,
					part: 0,
					offsetY: 8,
				}),
				emitter("fan", {
					firstTick: 48,
					everyTicks: 96,
					count: 5,
					spreadDeg: 56,
					speed: 1.2,
					offsetX: 40,
					part: 1,
					offsetY: 8,
				}),
				emitter("ring", { firstTick: 110, everyTicks: 200, count: 16, speed: 0.85, turnDegPerShot: 7 }),
			],
		},
		{
			// Two turning spirals: follow the lane.
			hitPoints: 900,
			timeTicks: 30 * S,
			swayPx: 20,
			swayTicks: 420,
			emitters: [
				emitter("spiral", { firstTick: 1, everyTicks: 16, count: 4, speed: 1, turnDegPerShot: 11 }),
				emitter("aimed", {
					firstTick: 90,
					everyTicks: 140,
					burst: 2,
					gapTicks: 14,
					speed: 1.35,
					bullet: "large",
					offsetY: 14,
				}),
			],
		},
		{
			// Everything it has, in turns: walls with gaps, then aimed fire into them.
			hitPoints: 1000,
			timeTicks: 30 * S,
			swayPx: 48,
			swayTicks: 300,
			emitters: [
				emitter("down", {
					firstTick: 1,
					everyTicks: 90,
					burst: 2,
					gapTicks: 22,
					count: 9,
					spreadDeg: 150,
					speed: 1.05,
					turnDegPerShot: 8,
				}),
				emitter("sweep", {
					firstTick: 50,
					everyTicks: 180,
					burst: 10,
					gapTicks: 5,
					spreadDeg: 100,
					speed: 1.4,
					bullet: "needle",
					offsetX: -40,
					part: 0,
				}),
				emitter("sweep", {
					firstTick: 140,
					everyTicks: 180,
					burst: 10,
					gapTicks: 5,
					spreadDeg: 100,
					speed: 1.4,
					bullet: "needle",
					offsetX: 40,
					part: 1,
				}),
				emitter("ring", {
					firstTick: 100,
					everyTicks: 240,
					count: 20,
					speed: 0.8,
					bullet: "large",
					turnDegPerShot: 9,
				}),
			],
		},
	],
	pieces: [
		{ sequence: "bossCore", offsetX: 0, offsetY: 8, frameByPhase: [0, 1, 2], isCore: true },
		{ sequence: "bossHull", offsetX: 0, offsetY: 0 },
		{ sequence: "bossWingLeft", offsetX: -48, offsetY: -2 },
		{ sequence: "bossWingRight", offsetX: 48, offsetY: -2 },
	],
	parts: [
		{ kind: "leviathanGun", offsetX: -40, offsetY: 6, fromPhase: 0, toPhase: 2, sequence: "bossTurret" },
		{ kind: "leviathanGun", offsetX: 40, offsetY: 6, fromPhase: 0, toPhase: 2, sequence: "bossTurret" },
	],
	sheet: "sky-boss",
	tiles: leviathanTiles,
};
