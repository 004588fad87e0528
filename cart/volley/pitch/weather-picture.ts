/** Weather: rain and snow fall over the picture on plane A, fog drifts there; the grass takes its colour. */
import type { Machine } from "colorburst";
import { PITCH_PALETTES } from "../art/palettes.ts";
import type { Weather } from "./brain/interface.ts";

/** What falls and drifts has the net's palette: its posts' white and two greys keep their colour in all weather. */
const PALETTE = 4;
const GRASS = 1;
const WHITE = 8;
const LIGHT = 7;
const GREY = 6;
export const WEATHER_TILES = 8;
const TILE_BYTES = 32;

/** What the ground's colours are mixed with: red, green, blue 0–31, and by how much. */
const TINTS: Readonly<Record<Weather, readonly [number, number, number, number]>> = {
	clear: [0, 0, 0, 0],
	rain: [4, 6, 12, 0.3],
	fog: [20, 21, 22, 0.38],
	snow: [27, 29, 31, 0.5],
};

export function beginWeather(machine: Machine, weather: Weather, firstTile: number): void {
	for (const palette of [GRASS, PALETTE]) machine.palette(palette, groundPalette(palette, weather));
	machine.fill("a", 0);
	machine.layers({ a: weather !== "clear", b: true });
	if (weather === "clear") return;
	machine.tiles(firstTile, tilesOf(weather));
	const cells: number[] = [];
	// A turn of the sine each 32 cells: the fog's pattern joins itself on all sides.
	const sines = Array.from({ length: PATTERN }, (_, i) => Math.sin((i * 2 * Math.PI) / PATTERN));
	for (let row = 0; row < PATTERN; row++) {
		for (let column = 0; column < PATTERN; column++) cells.push(tileAt(weather, column, row, sines));
	}
	const pattern = { columns: PATTERN, rows: PATTERN, cells };
	for (let at = 0; at < 4; at++) {
		const place = { column: (at & 1) * PATTERN, row: (at >> 1) * PATTERN };
		machine.map("a", pattern, { ...place, firstTile, palette: PALETTE });
	}
}

/** The grass's palette in this weather. */
export function grassPalette(weather: Weather): number[] {
	return groundPalette(GRASS, weather);
}

function groundPalette(palette: number, weather: Weather): number[] {
	return Array.from(PITCH_PALETTES[palette]!, (c, i) =>
		isLine(palette, i) ? (weather === "snow" && palette === GRASS ? mix(c, SNOW_LINES) : c) : mix(c, TINTS[weather]),
	);
}

/** Falls before everything, or stays away: the coach sees through it. */
export function showWeather(machine: Machine, weather: Weather, isShown: boolean): void {
	machine.layers({ a: weather !== "clear" && isShown, b: true });
}

/** Cells of the pattern with which the plane is filled, across and down. */
const PATTERN = 32;

/** White lines would be lost on snow: they are swept, and show the dark ground. */
const SNOW_LINES = [6, 9, 14, 0.85] as const;

/** Lines keep their colour in other weather. */
function isLine(palette: number, colour: number): boolean {
	return palette === GRASS ? colour >= 6 && colour <= 8 : colour >= 5 && colour <= 8;
}

function mix(colour: number, [red, green, blue, share]: readonly [number, number, number, number]): number {
	const part = (shift: number, to: number) => {
		const from = (colour >> shift) & 31;
		return Math.round(from + (to - from) * share) << shift;
	};
	return part(0, red) | part(5, green) | part(10, blue);
}

/** A cell's drawing, 0 for none. Fog lies in banks with clear lanes between. */
function tileAt(weather: Weather, column: number, row: number, sines: readonly number[]): number {
	const spread = (column * 7 + row * 13 + ((column * row) % 5) * 3) % 11;
	if (weather === "rain") return spread < 3 ? 1 + (spread % 2) : 0;
	if (weather === "snow") return spread < 5 ? 1 + (spread % 3) : 0;
	const last = PATTERN - 1;
	const bank = sines[column]! + sines[(row * 2 + column) & last]! + sines[(column * 2 - row) & last]!;
	return bank > 1 ? 3 : bank > 0.45 ? 2 : bank > -0.1 ? 1 : 0;
}

function tilesOf(weather: Weather): Uint8Array {
	const tiles = new Uint8Array(WEATHER_TILES * TILE_BYTES);
	const dot = (tile: number, x: number, y: number, colour: number) => {
		const at = tile * TILE_BYTES + y * 4 + (x >> 1);
		tiles[at] = tiles[at]! | ((x & 1) === 1 ? colour << 4 : colour);
	};
	if (weather === "rain") {
		for (let i = 0; i < 4; i++) {
			dot(1, 5 - (i >> 1), 1 + i, i === 3 ? WHITE : LIGHT);
			dot(2, 2 - (i >> 1), 4 + i, i === 3 ? LIGHT : GREY);
		}
	} else if (weather === "snow") {
		dot(1, 2, 3, WHITE);
		dot(1, 3, 3, WHITE);
		dot(1, 2, 4, WHITE);
		dot(1, 3, 4, LIGHT);
		dot(2, 6, 1, WHITE);
		dot(3, 4, 6, LIGHT);
	} else {
		for (let y = 0; y < 8; y++) {
			for (let x = 0; x < 8; x++) {
				if ((x + y * 2) % 4 === 0 && y % 2 === 0) dot(1, x, y, LIGHT);
				if ((x + y) % 2 === 0 && (x + y * 2) % 4 !== 1) dot(2, x, y, LIGHT);
				if ((x + y) % 2 === 0 || (x % 4 === 1 && y % 4 === 0)) dot(3, x, y, LIGHT);
			}
		}
	}
	return tiles;
}

/** @param isStill with reduced motion what falls stands still */
export function driftWeather(
	machine: Machine,
	weather: Weather,
	cameraX: number,
	cameraY: number,
	isStill: boolean,
): void {
	if (weather === "clear") return;
	const t = isStill ? 0 : machine.tick;
	if (weather === "rain") machine.scroll("a", cameraX + t * 2, cameraY - t * 7);
	else if (weather === "snow") machine.scroll("a", cameraX + Math.sin(t / 40) * 12, cameraY - t * 1.2);
	else machine.scroll("a", cameraX * 1.0 + t * 0.3, cameraY + t * 0.1);
}
