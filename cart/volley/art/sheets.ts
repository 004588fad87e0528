import { BOSS_DRAWINGS } from "./draw/bosses.ts";
import { BULLET_AND_ITEM_DRAWINGS } from "./draw/bullets-and-items.ts";
import { DESERT_BOSS_DRAWINGS } from "./draw/desert-bosses.ts";
import type { Drawings } from "./draw/drawings.ts";
import { FLYER_DRAWINGS } from "./draw/enemies.ts";
import { EXPLOSION_DRAWINGS } from "./draw/explosions.ts";
import { PITCH_DRAWINGS } from "./draw/footballers.ts";
import { GOAL_DRAWINGS } from "./draw/goal-moment.ts";
import { GROUND_DRAWINGS } from "./draw/ground.ts";
import { HUD_DRAWINGS } from "./draw/hud.ts";
import { LASER_DRAWINGS } from "./draw/laser.ts";
import { PLAYER_DRAWINGS } from "./draw/player.ts";
import { STORM_DRAWINGS } from "./draw/storm.ts";
import { STORM_BOSS_DRAWINGS } from "./draw/storm-bosses.ts";
import { TITLE_DRAWINGS } from "./draw/title-art.ts";
import { FRAME_LIST, type SequenceSpec, type SheetName } from "./frame-list.ts";
import { Canvas } from "./kit/canvas.ts";
import { packSheet, SHEET_COLUMNS } from "./kit/pack.ts";
import { PITCH_PALETTES, SKY_PALETTES, TITLE_PALETTES } from "./palettes.ts";

const DRAWINGS: Drawings = {
	...PLAYER_DRAWINGS,
	...FLYER_DRAWINGS,
	...GROUND_DRAWINGS,
	...BOSS_DRAWINGS,
	...DESERT_BOSS_DRAWINGS,
	...LASER_DRAWINGS,
	...EXPLOSION_DRAWINGS,
	...BULLET_AND_ITEM_DRAWINGS,
	...HUD_DRAWINGS,
	...PITCH_DRAWINGS,
	...GOAL_DRAWINGS,
	...STORM_DRAWINGS,
	...STORM_BOSS_DRAWINGS,
	...TITLE_DRAWINGS,
};

export const ALL_SHEETS: readonly SheetName[] = [
	...new Set(Object.values(FRAME_LIST as Record<string, SequenceSpec>).map((s) => s.sheet)),
];

export function palettesOfSheet(sheet: SheetName): readonly Uint16Array[] {
	if (sheet === "title") return TITLE_PALETTES;
	return sheet === "pitch-players" || sheet === "pitch-goal" ? PITCH_PALETTES : SKY_PALETTES;
}

/** A sheet with all its frames, 128 pixels wide; colour numbers are 16 × palette + colour. */
export function drawSheet(sheet: SheetName): Canvas {
	const { placements, tiles } = packSheet(sheet, FRAME_LIST);
	const canvas = new Canvas(SHEET_COLUMNS * 8, (tiles / SHEET_COLUMNS) * 8);
	const drawn = new Map<string, Canvas[]>();
	for (const p of placements) {
		const name = p.sequence as keyof Drawings;
		const spec: SequenceSpec = FRAME_LIST[name];
		const frames = drawn.get(name) ?? DRAWINGS[name]();
		drawn.set(name, frames);
		const frame = frames[p.frame];
		if (frames.length !== spec.count || !frame)
			throw new Error(`${name}: ${frames.length} frames drawn, ${spec.count} listed`);
		if (frame.width !== p.widthTiles * 8 || frame.height !== p.heightTiles * 8)
			throw new Error(`${name}: drawn ${frame.width}×${frame.height}, listed ${p.widthTiles * 8}×${p.heightTiles * 8}`);
		canvas.stamp(frame, (p.tile % SHEET_COLUMNS) * 8, Math.floor(p.tile / SHEET_COLUMNS) * 8, spec.palette * 16);
	}
	return canvas;
}
