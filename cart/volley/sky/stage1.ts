/** Stage 1, SEA AND ISLANDS: 65 seconds and two bosses. It teaches one thing at a time and then mixes them. */
import cloudMap from "../art/clouds.tmj?map";
import { SKY_PALETTES, WATER_CYCLE } from "../art/palettes.ts";
import stage1Tiles from "../art/stage1.png?tiles";
import stage1Map from "../art/stage1.tmj?map";
import bossSong from "../sound/boss.song";
import stage1Song from "../sound/stage1.song";
import type { Stage, Wave } from "./stage.ts";
import { GANNET, LEVIATHAN } from "./stage1-bosses.ts";

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
	midBoss: GANNET,
	boss: LEVIATHAN,
	ground: stage1Map,
	loopRows: 0,
	look: {
		tiles: stage1Tiles,
		palettes: SKY_PALETTES,
		cycle: WATER_CYCLE,
		overlay: cloudMap,
		overlayPxPerTick: 2,
		overlayDriftTicks: 8,
		song: stage1Song,
		bossSong,
	},
};
