/**
 * Where things lie in VRAM. Sheets of sprites are stacked from the top down; what is left at the bottom is the planes'.
 * Each scene loads what it shows.
 */
import type { Machine, TileAsset } from "colorburst";
import { PANEL_TILES } from "./art/draw/panel-tiles.ts";
import { SHEETS, type SheetName } from "./art/frames.ts";
import hudTiles from "./art/hud.png?tiles";
import fontTiles from "./art/volley-font.png?tiles";

const TILE_COUNT = 1024;
/** Codes 32 to 95: VOLLEY speaks in capitals, and the stage wants the room. */
const FONT_GLYPHS = 64;
const FONT_AT = TILE_COUNT - FONT_GLYPHS;
const HUD_AT = FONT_AT - SHEETS.hud.tiles;
const PLAYER_AT = HUD_AT - SHEETS["sky-player"].tiles;
const ENEMIES_AT = PLAYER_AT - SHEETS["sky-enemies"].tiles;
const EFFECTS_AT = ENEMIES_AT - SHEETS["sky-effects"].tiles;
const LASER_AT = EFFECTS_AT - SHEETS["sky-laser"].tiles;
/**
 * What a stage may use for its ground (from 0 up), and from the upper end down for its own enemies and below them its
 * bosses, which take turns.
 */
export const STAGE_TILES = LASER_AT;
const DESERT_AT = STAGE_TILES - SHEETS["sky-desert"].tiles;
const STORM_AT = STAGE_TILES - SHEETS["sky-storm"].tiles;

/** PITCH and its menus; SKY has no panels. */
const PITCH_PLAYERS_AT = HUD_AT - SHEETS["pitch-players"].tiles;
const PANEL_AT = PITCH_PLAYERS_AT - PANEL_TILES;

/** First tile of each sheet. */
export const SHEET_AT: Readonly<Record<SheetName, number>> = {
	hud: HUD_AT,
	"sky-player": PLAYER_AT,
	"sky-enemies": ENEMIES_AT,
	"sky-effects": EFFECTS_AT,
	"sky-laser": LASER_AT,
	"sky-desert": DESERT_AT,
	"sky-storm": STORM_AT,
	"sky-petrel": STORM_AT - SHEETS["sky-petrel"].tiles,
	"sky-tempest": STORM_AT - SHEETS["sky-tempest"].tiles,
	"sky-midboss": STAGE_TILES - SHEETS["sky-midboss"].tiles,
	"sky-boss": STAGE_TILES - SHEETS["sky-boss"].tiles,
	"sky-scarab": DESERT_AT - SHEETS["sky-scarab"].tiles,
	"sky-train": DESERT_AT - SHEETS["sky-train"].tiles,
	title: HUD_AT - SHEETS.title.tiles,
	"pitch-players": PITCH_PLAYERS_AT,
	"pitch-goal": PANEL_AT - SHEETS["pitch-goal"].tiles,
};

/** VRAM tile of the panels' glyph for code 32. */
export const PANEL_TILE = PANEL_AT;

/** VRAM tile of the font's glyph for code 32. */
export const FONT_TILE = FONT_AT;

/** What every scene has: font, HUD, palettes. The text and both planes are cleared. */
export function beginScene(machine: Machine, palettes: readonly ArrayLike<number>[]): void {
	machine.cut();
	machine.tiles(FONT_AT, fontTiles.bytes.subarray(0, FONT_GLYPHS * 32));
	machine.tiles(HUD_AT, hudTiles);
	for (let i = 0; i < palettes.length; i++) machine.palette(i, palettes[i]!);
	machine.clearText();
	machine.scroll("a", 0, 0);
	machine.scroll("b", 0, 0);
	for (let line = 0; line < 224; line++) {
		machine.lineScroll("a", line, 0, 0);
		machine.lineScroll("b", line, 0, 0);
	}
}

export function loadSheet(machine: Machine, sheet: SheetName, tiles: TileAsset): void {
	machine.tiles(SHEET_AT[sheet], tiles);
}
