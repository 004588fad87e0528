/** Stage 3, STORM OVER THE FORTRESS CITY: harbour, channel, city, fortress; 75 seconds and two bosses. */
import rainMap from "../art/rain.tmj?map";
import stormTiles from "../art/sky-storm.png?tiles";
import stage3Tiles from "../art/stage3.png?tiles";
import stage3Map from "../art/stage3.tmj?map";
import { STAGE3_WATER } from "../art/stage3-water.ts";
import { STORM_CYCLE, STORM_PALETTES } from "../art/storm-palettes.ts";
import boss3Song from "../sound/boss3.song";
import stage3Song from "../sound/stage3.song";
import type { Stage, Wave } from "./stage.ts";
import { PETREL, TEMPEST } from "./stage3-bosses.ts";

/** 60 ticks a second. */
const S = 60;

// Missile boats and the guns on the quays come with the map: see art/maps/stage3-plan.ts.
const WAVES: readonly Wave[] = [
	// The open sea: what is known already, faster.
	{ at: 1 * S, kind: "popper", path: "swoop", x: 60, count: 6, everyTicks: 10 },
	{ at: 1.6 * S, kind: "popper", path: "swoop", x: 196, count: 6, everyTicks: 10, isMirrored: true, drop: "power" },
	// Lancers, one alone first: the thin line means that light will follow.
	{ at: 5 * S, kind: "lancer", x: 128, drop: "missile" },
	{ at: 7.5 * S, kind: "popper", path: "snake", x: 60, count: 6, everyTicks: 12 },
	{ at: 8.5 * S, kind: "popper", path: "snake", x: 196, count: 6, everyTicks: 12, isMirrored: true },
	// Through the mouth of the harbour: boats come on to their stations.
	{ at: 11.5 * S, kind: "sweeper", path: "across", x: -20, y: 44 },
	{ at: 13.5 * S, kind: "kamikaze", x: 64, count: 3, everyTicks: 30, stepX: 64 },
	{ at: 15.5 * S, kind: "popper", path: "peek", x: 60, count: 4, everyTicks: 10, stepX: 46, drop: "power" },
	{ at: 17.5 * S, kind: "lancer", x: 70 },
	{ at: 19 * S, kind: "lancer", x: 186, drop: "bomb" },
	{ at: 22 * S, kind: "popper", path: "loop", x: -12, y: 56, count: 6, everyTicks: 11 },
	{ at: 23 * S, kind: "popper", path: "loop", x: 268, y: 80, count: 6, everyTicks: 11, isMirrored: true },
	{ at: 25 * S, kind: "mine", x: 70, count: 3, everyTicks: 26, stepX: 58 },
	{ at: 26.5 * S, kind: "ringEmitter", x: 128, drop: "power" },
	// 31 s: the mid-boss, over the roads.
	{ at: 32 * S, kind: "popper", path: "slant", x: 20, count: 6, everyTicks: 10, drop: "missile" },
	{ at: 33 * S, kind: "popper", path: "slant", x: 236, count: 6, everyTicks: 10, isMirrored: true },
	// Up the channel.
	{ at: 35.5 * S, kind: "lancer", x: 100 },
	{ at: 37 * S, kind: "sweeper", path: "across", x: 276, y: 40, isMirrored: true },
	{ at: 39 * S, kind: "kamikaze", x: 50, count: 4, everyTicks: 26, stepX: 52 },
	{ at: 41.5 * S, kind: "carrier", x: 128, drop: "power" },
	{ at: 45 * S, kind: "popper", path: "swoop", x: 50, count: 6, everyTicks: 10 },
	{ at: 46 * S, kind: "popper", path: "swoop", x: 206, count: 6, everyTicks: 10, isMirrored: true, drop: "bomb" },
	// Over the city.
	{ at: 48.5 * S, kind: "lancer", x: 60 },
	{ at: 49.5 * S, kind: "lancer", x: 196 },
	{ at: 52 * S, kind: "ringEmitter", x: 128 },
	{ at: 54.5 * S, kind: "popper", path: "snake", x: 80, count: 7, everyTicks: 10, drop: "missile" },
	{ at: 56 * S, kind: "sweeper", path: "across", x: -20, y: 40 },
	{ at: 56.5 * S, kind: "sweeper", path: "across", x: 276, y: 64, isMirrored: true },
	{ at: 59 * S, kind: "kamikaze", x: 36, count: 5, everyTicks: 22, stepX: 46 },
	// The fortress.
	{ at: 61.5 * S, kind: "popper", path: "peek", x: 36, count: 5, everyTicks: 8, stepX: 46, drop: "power" },
	{ at: 63.5 * S, kind: "lancer", x: 128 },
	{ at: 65 * S, kind: "mine", x: 40, count: 4, everyTicks: 20, stepX: 58 },
	{ at: 66.5 * S, kind: "ringEmitter", x: 60 },
	{ at: 67.5 * S, kind: "ringEmitter", x: 196, drop: "bomb" },
	{ at: 70 * S, kind: "popper", path: "swoop", x: 60, count: 6, everyTicks: 9 },
	{ at: 70.5 * S, kind: "popper", path: "swoop", x: 196, count: 6, everyTicks: 9, isMirrored: true, drop: "power" },
];

export const STAGE_3: Stage = {
	name: "STORM OVER THE CITY",
	waves: WAVES,
	midBoss: PETREL,
	boss: TEMPEST,
	ground: stage3Map,
	loopRows: 0,
	water: STAGE3_WATER,
	look: {
		tiles: stage3Tiles,
		enemies: { sheet: "sky-storm", tiles: stormTiles },
		palettes: STORM_PALETTES,
		cycle: STORM_CYCLE,
		overlay: rainMap,
		overlayPxPerTick: 7,
		// The rain's slant: a pixel aside for three down.
		overlayDriftTicks: 3 / 7,
		isStormy: true,
		song: stage3Song,
		bossSong: boss3Song,
	},
};
