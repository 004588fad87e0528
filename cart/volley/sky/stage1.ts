/** Stage 1, SEA AND ISLANDS: 65 seconds and two bosses. It teaches one thing at a time and then mixes them. */
import stage1Map from "../art/stage1.tmj?map";
import { emitter } from "./emitters.ts";
import type { Stage, Wave } from "./stage.ts";

/** 60 ticks a second. */
const S = 60;

const WAVES: readonly Wave[] = [
	// Swoops: shooting, formations, medals.
	{ at: 1 * S, kind: "popper", path: "swoop", x: 70, count: 5, everyTicks: 14 },
	{ at: 4 * S, kind: "popper", path: "swoop", x: 186, count: 5, everyTicks: 14, isMirrored: true, drop: "power" },
	{ at: 7 * S, kind: "popper", path: "snake", x: 100, count: 6, everyTicks: 13 },
	// The first island: turrets stand on it.
	{ at: 10 * S, kind: "popper", path: "slant", x: 20, count: 5, everyTicks: 12 },
	{ at: 12.5 * S, kind: "sweeper", path: "across", x: -20, y: 50 },
	{ at: 14 * S, kind: "popper", path: "loop", x: -12, y: 60, count: 6, everyTicks: 12 },
	// The first large one.
	{ at: 16 * S, kind: "ringEmitter", x: 128, drop: "missile" },
	{ at: 18.5 * S, kind: "kamikaze", x: 60, count: 3, everyTicks: 34, stepX: 68 },
	{ at: 21 * S, kind: "popper", path: "swoop", x: 60, count: 5, everyTicks: 12 },
	{ at: 21.6 * S, kind: "popper", path: "swoop", x: 196, count: 5, everyTicks: 12, isMirrored: true },
	// Mines in the strait.
	{ at: 23.5 * S, kind: "mine", x: 40, count: 4, everyTicks: 30, stepX: 56 },
	{ at: 25 * S, kind: "sweeper", path: "across", x: 276, y: 44, isMirrored: true, drop: "power" },
	{ at: 27 * S, kind: "popper", path: "peek", x: 50, count: 4, everyTicks: 10, stepX: 50 },
	{ at: 29 * S, kind: "mine", x: 210, count: 3, everyTicks: 30, stepX: -60 },
	{ at: 30 * S, kind: "popper", path: "slant", x: 236, count: 6, everyTicks: 11, isMirrored: true, drop: "bomb" },
	// 33.5 s: the mid-boss, over the shoals.
	{ at: 34.5 * S, kind: "popper", path: "snake", x: 70, count: 6, everyTicks: 12, drop: "power" },
	{ at: 36 * S, kind: "popper", path: "snake", x: 186, count: 6, everyTicks: 12, isMirrored: true },
	// The great island: a carrier over the runway.
	{ at: 38.5 * S, kind: "carrier", x: 90, drop: "missile" },
	{ at: 42 * S, kind: "kamikaze", x: 40, count: 4, everyTicks: 30, stepX: 58 },
	{ at: 45.5 * S, kind: "popper", path: "loop", x: 268, y: 56, count: 6, everyTicks: 11, isMirrored: true },
	{ at: 46.5 * S, kind: "popper", path: "loop", x: -12, y: 84, count: 6, everyTicks: 11 },
	{ at: 48.5 * S, kind: "ringEmitter", x: 70 },
	{ at: 49.5 * S, kind: "ringEmitter", x: 186, drop: "power" },
	{ at: 52 * S, kind: "sweeper", path: "across", x: -20, y: 40 },
	{ at: 52.5 * S, kind: "sweeper", path: "across", x: 276, y: 66, isMirrored: true },
	// Harbour bay.
	{ at: 55 * S, kind: "popper", path: "swoop", x: 50, count: 6, everyTicks: 10 },
	{ at: 55.5 * S, kind: "popper", path: "swoop", x: 206, count: 6, everyTicks: 10, isMirrored: true, drop: "bomb" },
	{ at: 58 * S, kind: "mine", x: 50, count: 3, everyTicks: 24, stepX: 78 },
	{ at: 59 * S, kind: "kamikaze", x: 90, count: 3, everyTicks: 26, stepX: 38 },
	{ at: 61.5 * S, kind: "popper", path: "peek", x: 36, count: 5, everyTicks: 8, stepX: 46, drop: "power" },
];

export const STAGE_1: Stage = {
	name: "SEA AND ISLANDS",
	waves: WAVES,
	midBoss: {
		kind: "midBoss",
		name: "GANNET",
		at: 33.5 * S,
		holdY: 56,
		phases: [
			{
				// Fans of four leave the middle free: who keeps calm is missed.
				hitPoints: 560,
				timeTicks: 20 * S,
				swayPx: 50,
				swayTicks: 300,
				emitters: [
					emitter("fan", {
						firstTick: 20,
						everyTicks: 110,
						burst: 3,
						gapTicks: 12,
						count: 4,
						spreadDeg: 54,
						speed: 1.15,
					}),
					emitter("ring", { firstTick: 80, everyTicks: 160, count: 14, speed: 0.85, turnDegPerShot: 11 }),
				],
			},
			{
				hitPoints: 560,
				timeTicks: 20 * S,
				swayPx: 66,
				swayTicks: 240,
				emitters: [
					emitter("sweep", { firstTick: 1, everyTicks: 110, burst: 12, gapTicks: 5, spreadDeg: 120, speed: 1.15 }),
					emitter("aimed", { firstTick: 70, everyTicks: 110, burst: 2, gapTicks: 12, speed: 1.3, bullet: "large" }),
				],
			},
		],
	},
	boss: {
		kind: "boss",
		name: "LEVIATHAN",
		at: 65 * S,
		holdY: 58,
		phases: [
			{
				// Guns on both wings in turn, and a slow ring: learn to move little.
				hitPoints: 1100,
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
				hitPoints: 1150,
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
				hitPoints: 1250,
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
	ground: stage1Map,
};
