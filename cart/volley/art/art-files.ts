/** All of VOLLEY's pictures and maps, from the drawings in this folder. The same sources give the same bytes. */
import { drawFont } from "./draw/font.ts";
import { drawLabel } from "./draw/label.ts";
import { drawLogo, LOGO_WIDTH_PX } from "./draw/logo.ts";
import { drawPanelTiles } from "./draw/panel.ts";
import { ENDING_PALETTES } from "./ending-palettes.ts";
import { Canvas } from "./kit/canvas.ts";
import { framesFile } from "./kit/frames-file.ts";
import { indexedPng, truecolourPng } from "./kit/png-file.ts";
import { TileSet, tiledMap } from "./kit/tile-map.ts";
import { drawClouds } from "./maps/clouds.ts";
import { drawDust } from "./maps/dust.ts";
import { drawEndingBackdrop } from "./maps/ending-backdrop.ts";
import { drawCrowdTiles, drawPitch } from "./maps/pitch.ts";
import { CROWD } from "./maps/pitch-geometry.ts";
import { drawRain } from "./maps/rain.ts";
import { drawStage1 } from "./maps/stage1.ts";
import { drawStage2 } from "./maps/stage2.ts";
import { boatWater, drawStage3 } from "./maps/stage3.ts";
import { drawTeamPitch } from "./maps/team-pitch.ts";
import { drawTitleBackdrop } from "./maps/title-backdrop.ts";
import { DESERT_PALETTES, LOGO_CYCLE, PITCH_PALETTES, SKY_PALETTES, TITLE_PALETTES } from "./palettes.ts";
import { ALL_SHEETS, drawSheet, palettesOfSheet } from "./sheets.ts";
import { STORM_PALETTES } from "./storm-palettes.ts";

/** Files by name, as `make-art.ts` writes them. */
export type ArtFiles = Map<string, Uint8Array | string>;

export function artFiles(): ArtFiles {
	const files: ArtFiles = new Map();
	const write = (name: string, bytes: Uint8Array | string) => files.set(name, bytes);
	const picture = (name: string, canvas: Canvas, palettes: readonly Uint16Array[]) =>
		write(name, indexedPng(canvas.width, canvas.height, canvas.pixels, palettes));
	const tileSet = (name: string, tiles: TileSet, palettes: readonly Uint16Array[]) =>
		picture(name, tiles.sheet(), palettes);

	write("frames.ts", framesFile(ALL_SHEETS));
	for (const sheet of ALL_SHEETS) picture(`${sheet}.png`, drawSheet(sheet), palettesOfSheet(sheet));
	picture("volley-font.png", drawFont(), SKY_PALETTES);
	picture("panel.png", drawPanelTiles(), SKY_PALETTES);

	// Stage 1 and its clouds share one tile set.
	const sea = new TileSet();
	const stage1 = drawStage1();
	const ground = sea.cut(stage1.picture, "stage 1");
	const clouds = sea.cut(drawClouds(), "clouds");
	tileSet("stage1.png", sea, SKY_PALETTES);
	write("stage1.tmj", tiledMap(ground, sea.sheet(), "stage1.png", stage1.places));
	write("clouds.tmj", tiledMap(clouds, sea.sheet(), "stage1.png"));

	const desert = new TileSet();
	const stage2 = drawStage2();
	const sand = desert.cut(stage2.picture, "stage 2");
	const dust = desert.cut(drawDust(), "dust");
	tileSet("stage2.png", desert, DESERT_PALETTES);
	write("stage2.tmj", tiledMap(sand, desert.sheet(), "stage2.png", stage2.places));
	write("dust.tmj", tiledMap(dust, desert.sheet(), "stage2.png"));
	// Stage 3 and its rain share one; boats find their way by its water.
	const storm = new TileSet();
	const stage3 = drawStage3();
	const town = storm.cut(stage3.picture, "stage 3");
	const rain = storm.cut(drawRain(), "rain");
	tileSet("stage3.png", storm, STORM_PALETTES);
	write("stage3.tmj", tiledMap(town, storm.sheet(), "stage3.png", stage3.places));
	write("rain.tmj", tiledMap(rain, storm.sheet(), "stage3.png"));
	write("stage3-water.ts", waterFile(boatWater()));

	const dawn = new TileSet();
	const morning = dawn.cut(drawEndingBackdrop(), "ending");
	tileSet("ending.png", dawn, ENDING_PALETTES);
	write("ending.tmj", tiledMap(morning, dawn.sheet(), "ending.png"));

	// The title: the backdrop for plane B, the logo for plane A, as wide as the screen.
	const title = new TileSet();
	const backdrop = title.cut(drawTitleBackdrop(), "title backdrop");
	const logoScreen = new Canvas(256, 64).stamp(drawLogo(), (256 - LOGO_WIDTH_PX) / 2, 0, 16 * LOGO_CYCLE.palette);
	const logo = title.cut(logoScreen, "logo");
	tileSet("title-bg.png", title, TITLE_PALETTES);
	write("title.tmj", tiledMap(backdrop, title.sheet(), "title-bg.png"));
	write("logo.tmj", tiledMap(logo, title.sheet(), "title-bg.png"));

	const pitch = new TileSet();
	const crowd = drawCrowdTiles();
	for (let t = 0; t < CROWD.tiles; t++) pitch.cut(crowd.cut(t * 8, 0, 8, 8), "crowd");
	if (pitch.count !== CROWD.firstTile + CROWD.tiles) throw new Error("crowd: two of its tiles are alike");
	const field = pitch.cut(drawPitch(), "pitch");
	tileSet("pitch.png", pitch, PITCH_PALETTES);
	picture("pitch-crowd.png", crowd, PITCH_PALETTES);
	write("pitch.tmj", tiledMap(field, pitch.sheet(), "pitch.png"));

	// For the choice of teams, beside the title's backdrop.
	const small = new TileSet();
	const teamPitch = small.cut(drawTeamPitch(), "team pitch");
	tileSet("team-pitch.png", small, TITLE_PALETTES);
	write("team-pitch.tmj", tiledMap(teamPitch, small.sheet(), "team-pitch.png"));

	const label = drawLabel();
	write("../label.png", truecolourPng(label.side, label.side, label.rgb));
	return files;
}

function waterFile(rows: readonly number[]): string {
	const lines: string[] = [];
	for (let at = 0; at < rows.length; at += 10)
		lines.push(
			`\t${rows
				.slice(at, at + 10)
				.map((bits) => `0x${bits.toString(16).padStart(4, "0")}`)
				.join(", ")},`,
		);
	return `// biome-ignore-all format: made by make-art.ts from maps/stage3-plan.ts; do not edit.

/** Rows of 16 pixels from the map's top; bit c: a boat has room in column c of 16 pixels. */
export const STAGE3_WATER: readonly number[] = [
${lines.join("\n")}
];
`;
}
