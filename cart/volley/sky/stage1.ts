/** Stage 1, SEA AND ISLANDS: 72 seconds and two bosses. It teaches one thing at a time and then mixes them. */
import { emitter } from "./emitters.ts";
import type { Stage, Wave } from "./stage.ts";

/** 60 ticks a second. */
const S = 60;

const WAVES: readonly Wave[] = [
	// Swoops: shooting, formations, medals.
	{ at: 1 * S, kind: "popper", path: "swoop", x: 70, count: 5, everyTicks: 14 },
	{ at: 4 * S, kind: "popper", path: "swoop", x: 186, count: 5, everyTicks: 14, isMirrored: true, drop: "power" },
	{ at: 7 * S, kind: "popper", path: "snake", x: 100, count: 6, everyTicks: 13 },
	// The first island: turrets.
	{ at: 9 * S, kind: "turret", x: 60 },
	{ at: 9.6 * S, kind: "turret", x: 92 },
	{ at: 10 * S, kind: "popper", path: "slant", x: 20, count: 5, everyTicks: 12 },
	{ at: 12 * S, kind: "turret", x: 52, drop: "medal" },
	{ at: 13 * S, kind: "sweeper", path: "across", x: -20, y: 50 },
	{ at: 15 * S, kind: "popper", path: "loop", x: -12, y: 60, count: 6, everyTicks: 12 },
	{ at: 17 * S, kind: "turret", x: 196 },
	{ at: 17.4 * S, kind: "turret", x: 220 },
	// The first large one.
	{ at: 18 * S, kind: "ringEmitter", x: 128, drop: "missile" },
	{ at: 20 * S, kind: "kamikaze", x: 60, count: 3, everyTicks: 34, stepX: 68 },
	{ at: 23 * S, kind: "popper", path: "swoop", x: 60, count: 5, everyTicks: 12 },
	{ at: 24 * S, kind: "popper", path: "swoop", x: 196, count: 5, everyTicks: 12, isMirrored: true },
	// Mines in the strait.
	{ at: 26 * S, kind: "mine", x: 40, count: 4, everyTicks: 30, stepX: 56 },
	{ at: 28 * S, kind: "turret", x: 30 },
	{ at: 28 * S, kind: "turret", x: 226 },
	{ at: 28.5 * S, kind: "sweeper", path: "across", x: 276, y: 44, isMirrored: true, drop: "power" },
	{ at: 30 * S, kind: "turret", x: 44 },
	{ at: 30 * S, kind: "turret", x: 212 },
	{ at: 31 * S, kind: "popper", path: "peek", x: 50, count: 4, everyTicks: 10, stepX: 50 },
	{ at: 33 * S, kind: "mine", x: 210, count: 3, everyTicks: 30, stepX: -60 },
	{ at: 34 * S, kind: "popper", path: "slant", x: 236, count: 6, everyTicks: 11, isMirrored: true, drop: "bomb" },
	// 37 s: the mid-boss.
	{ at: 38.5 * S, kind: "popper", path: "snake", x: 70, count: 6, everyTicks: 12, drop: "power" },
	{ at: 40 * S, kind: "popper", path: "snake", x: 186, count: 6, everyTicks: 12, isMirrored: true },
	{ at: 42 * S, kind: "carrier", x: 90, drop: "missile" },
	{ at: 44 * S, kind: "turret", x: 150 },
	{ at: 44.6 * S, kind: "turret", x: 180 },
	{ at: 45.2 * S, kind: "turret", x: 210 },
	{ at: 47 * S, kind: "kamikaze", x: 40, count: 4, everyTicks: 30, stepX: 58 },
	{ at: 50 * S, kind: "popper", path: "loop", x: 268, y: 56, count: 6, everyTicks: 11, isMirrored: true },
	{ at: 51 * S, kind: "popper", path: "loop", x: -12, y: 84, count: 6, everyTicks: 11 },
	{ at: 53 * S, kind: "ringEmitter", x: 70 },
	{ at: 54 * S, kind: "ringEmitter", x: 186, drop: "power" },
	{ at: 55 * S, kind: "turret", x: 36 },
	{ at: 55.5 * S, kind: "turret", x: 60, drop: "medal" },
	{ at: 57 * S, kind: "sweeper", path: "across", x: -20, y: 40 },
	{ at: 57.5 * S, kind: "sweeper", path: "across", x: 276, y: 66, isMirrored: true },
	{ at: 60 * S, kind: "popper", path: "swoop", x: 50, count: 6, everyTicks: 10 },
	{ at: 60.5 * S, kind: "popper", path: "swoop", x: 206, count: 6, everyTicks: 10, isMirrored: true, drop: "bomb" },
	{ at: 63 * S, kind: "mine", x: 50, count: 3, everyTicks: 24, stepX: 78 },
	{ at: 64 * S, kind: "kamikaze", x: 90, count: 3, everyTicks: 26, stepX: 38 },
	{ at: 66 * S, kind: "popper", path: "peek", x: 36, count: 5, everyTicks: 8, stepX: 46, drop: "power" },
];

export const STAGE_1: Stage = {
	name: "SEA AND ISLANDS",
	waves: WAVES,
	midBoss: {
		kind: "midBoss",
		name: "GANNET",
		at: 37 * S,
		holdY: 56,
		phases: [
			{
				hitPoints: 420,
				timeTicks: 20 * S,
				swayPx: 50,
				swayTicks: 300,
				emitters: [
					emitter("fan", {
						firstTick: 1,
						everyTicks: 100,
						burst: 3,
						gapTicks: 12,
						count: 3,
						spreadDeg: 36,
						speed: 1.2,
					}),
					emitter("ring", { firstTick: 60, everyTicks: 150, count: 16, speed: 0.9, turnDegPerShot: 11 }),
				],
			},
			{
				hitPoints: 420,
				timeTicks: 20 * S,
				swayPx: 66,
				swayTicks: 240,
				emitters: [
					emitter("sweep", { firstTick: 1, everyTicks: 110, burst: 12, gapTicks: 5, spreadDeg: 120, speed: 1.25 }),
					emitter("aimed", { firstTick: 70, everyTicks: 110, burst: 3, gapTicks: 9, speed: 1.4, bullet: "large" }),
				],
			},
		],
	},
	boss: {
		kind: "boss",
		name: "LEVIATHAN",
		at: 71 * S,
		holdY: 58,
		phases: [
			{
				// Guns on both wings in turn, and a slow ring: learn to move little.
				hitPoints: 720,
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
						offsetY: 8,
					}),
					emitter("fan", {
						firstTick: 48,
						everyTicks: 96,
						count: 5,
						spreadDeg: 56,
						speed: 1.2,
						offsetX: 40,
						offsetY: 8,
					}),
					emitter("ring", { firstTick: 110, everyTicks: 192, count: 18, speed: 0.85, turnDegPerShot: 7 }),
				],
			},
			{
				// Two turning spirals: follow the lane.
				hitPoints: 760,
				timeTicks: 30 * S,
				swayPx: 20,
				swayTicks: 420,
				emitters: [
					emitter("spiral", { firstTick: 1, everyTicks: 14, count: 4, speed: 1, turnDegPerShot: 11 }),
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
				hitPoints: 820,
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
	},
	lands: [
		{ row: 40, column: 2, width: 14, height: 16 },
		{ row: 62, column: 20, width: 5, height: 5 },
		{ row: 66, column: 4, width: 6, height: 20 },
		{ row: 116, column: 21, width: 12, height: 14 },
		{ row: 140, column: 6, width: 6, height: 6 },
		{ row: 160, column: 12, width: 5, height: 4 },
		{ row: 196, column: -3, width: 9, height: 30 },
		{ row: 196, column: 26, width: 9, height: 30 },
		{ row: 262, column: 4, width: 7, height: 6 },
		{ row: 318, column: 16, width: 13, height: 18 },
		{ row: 348, column: 3, width: 5, height: 5 },
		{ row: 400, column: 2, width: 9, height: 14 },
		{ row: 446, column: 22, width: 6, height: 7 },
		{ row: 480, column: 8, width: 5, height: 5 },
	],
};
