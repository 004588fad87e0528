/** Stage 2, DESERT RAILWAY: along the line through three forts, with tanks below and snipers above. */
import dustMap from "../art/dust.tmj?map";
import { DESERT_PALETTES } from "../art/palettes.ts";
import desertTiles from "../art/sky-desert.png?tiles";
import stage2Tiles from "../art/stage2.png?tiles";
import stage2Map from "../art/stage2.tmj?map";
import boss2Song from "../sound/boss2.song";
import stage2Song from "../sound/stage2.song";
import type { Stage, Wave } from "./stage.ts";
import { BEHEMOTH, SCARAB } from "./stage2-bosses.ts";
import { wallRowsOf } from "./walls.ts";

/** 60 ticks a second. */
const S = 60;

const WAVES: readonly Wave[] = [
	// Open desert: what one knows, a little denser.
	{ at: 1 * S, kind: "popper", path: "snake", x: 60, count: 5, everyTicks: 12 },
	{ at: 2 * S, kind: "popper", path: "snake", x: 196, count: 5, everyTicks: 12, isMirrored: true },
	{ at: 5 * S, kind: "sweeper", path: "across", x: -20, y: 44, drop: "power" },
	{ at: 6 * S, kind: "popper", path: "slant", x: 24, count: 6, everyTicks: 11 },
	// The first sniper alone: what it does is seen.
	{ at: 9 * S, kind: "sniper", x: 128 },
	// The first fort: tanks and turrets below.
	{ at: 12 * S, kind: "popper", path: "swoop", x: 60, count: 5, everyTicks: 14, drop: "missile" },
	{ at: 14 * S, kind: "popper", path: "swoop", x: 196, count: 5, everyTicks: 14, isMirrored: true },
	{ at: 17 * S, kind: "sniper", x: 70, count: 2, everyTicks: 40, stepX: 116 },
	{ at: 19.5 * S, kind: "kamikaze", x: 50, count: 4, everyTicks: 28, stepX: 52 },
	// Craters.
	{ at: 22 * S, kind: "popper", path: "loop", x: -12, y: 56, count: 6, everyTicks: 11 },
	{ at: 23.5 * S, kind: "ringEmitter", x: 180, drop: "power" },
	{ at: 26 * S, kind: "popper", path: "peek", x: 40, count: 5, everyTicks: 9, stepX: 44 },
	{ at: 28.5 * S, kind: "sweeper", path: "across", x: 276, y: 40, isMirrored: true },
	{ at: 30 * S, kind: "popper", path: "slant", x: 232, count: 6, everyTicks: 11, isMirrored: true, drop: "bomb" },
	// 34 s: SCARAB crawls over the wall.
	{ at: 35 * S, kind: "popper", path: "swoop", x: 50, count: 6, everyTicks: 11, drop: "power" },
	{ at: 36 * S, kind: "popper", path: "swoop", x: 206, count: 6, everyTicks: 11, isMirrored: true },
	// The canyon: snipers in pairs between the cliffs, mines that drift down it.
	{ at: 38.5 * S, kind: "mine", x: 104, count: 4, everyTicks: 36, stepX: 16 },
	{ at: 40 * S, kind: "sniper", x: 96, count: 2, everyTicks: 30, stepX: 64, drop: "missile" },
	{ at: 43 * S, kind: "kamikaze", x: 64, count: 5, everyTicks: 24, stepX: 32 },
	{ at: 46 * S, kind: "carrier", x: 128, drop: "life" },
	{ at: 47 * S, kind: "sniper", x: 40, count: 2, everyTicks: 20, stepX: 176 },
	// The great fort.
	{ at: 51.5 * S, kind: "popper", path: "snake", x: 50, count: 6, everyTicks: 10 },
	{ at: 52.5 * S, kind: "popper", path: "snake", x: 206, count: 6, everyTicks: 10, isMirrored: true, drop: "bomb" },
	{ at: 55 * S, kind: "ringEmitter", x: 76 },
	{ at: 56 * S, kind: "sniper", x: 190 },
	// Wrecks of wagons.
	{ at: 58.5 * S, kind: "kamikaze", x: 40, count: 6, everyTicks: 20, stepX: 34 },
	{ at: 60 * S, kind: "sweeper", path: "across", x: -20, y: 36 },
	{ at: 60.5 * S, kind: "sweeper", path: "across", x: 276, y: 62, isMirrored: true, drop: "power" },
	{ at: 62.5 * S, kind: "popper", path: "peek", x: 36, count: 5, everyTicks: 8, stepX: 46, drop: "missile" },
];

export const STAGE_2: Stage = {
	name: "DESERT RAILWAY",
	waves: WAVES,
	midBoss: SCARAB,
	boss: BEHEMOTH,
	ground: stage2Map,
	// 512 px of the line come again and again under the train.
	loopRows: 64,
	walls: wallRowsOf(stage2Map),
	look: {
		tiles: stage2Tiles,
		enemies: { sheet: "sky-desert", tiles: desertTiles },
		palettes: DESERT_PALETTES,
		cycle: null,
		overlay: dustMap,
		overlayPxPerTick: 2,
		// The wind blows hard across the line.
		overlayDriftTicks: 1,
		song: stage2Song,
		bossSong: boss2Song,
	},
};
