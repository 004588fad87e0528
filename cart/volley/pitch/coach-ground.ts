/**
 * The coach's ground: the grass of each 8-pixel cell is tinted by the side that is there first (the brains' dominance
 * map), and lit where the watched man sees. Four palettes for the grass: two sides, lit and dim.
 */
import type { Machine } from "colorburst";
import { PX_PER_METRE } from "../art/maps/pitch-geometry.ts";
import pitchMap from "../art/pitch.tmj?map";
import { AREAS_ACROSS, areaAt, type DominanceMap } from "./brain/dominance.ts";
import { FIELD_LENGTH_M } from "./brain/interface.ts";
import type { Sector } from "./brain/sight.ts";
import type { Camera } from "./camera.ts";
import { groundX, groundY } from "./field.ts";

const CELL_PX = 8;
const GRASS_PALETTE = 1;
const PALETTE_BITS = 0x1c00;
const PALETTE_SHIFT = 10;
/** Palettes of the cells by side × 2 + whether lit: hosts dim and lit, guests dim and lit. */
const PALETTES = [5, 1, 6, 7] as const;
/** Those of lit grass, hosts and guests: for the legend. */
export const LIT_PALETTES = [PALETTES[1], PALETTES[3]] as const;
/** A tile of plain grass, from the middle of the upper half. */
export const GRASS_TILE = pitchMap.cells[24 * pitchMap.columns + 16]! & 0x3ff;
/** What the grass is mixed with: red, green, blue 0–31, share, and how much light is left. */
const TINTS = [
	[30, 7, 14, 0.54, 0.56],
	[30, 7, 14, 0.54, 1.05],
	[4, 11, 28, 0.56, 0.54],
	[4, 11, 28, 0.56, 1.05],
] as const;
/** Colours of the lines: they only dim. */
const LINES_FROM = 6;
const LINES_TO = 8;
/** Cells painted beyond the picture's edges: as far as the camera goes between two paintings. */
const MARGIN = 2;
const COLUMNS = 33 + 2 * MARGIN;
const ROWS = 29 + 2 * MARGIN;

/** Tints the four palettes from the grass as it is in this weather. */
export function beginCoachGround(machine: Machine, grass: ArrayLike<number>): void {
	PALETTES.forEach((palette, i) => {
		machine.palette(
			palette,
			Array.from(grass, (colour, n) => tinted(colour, TINTS[i]!, n >= LINES_FROM && n <= LINES_TO)),
		);
	});
}

/** Gives the plain grass back; the camera brings in all rows anew. */
export function endCoachGround(machine: Machine, grass: ArrayLike<number>, camera: Camera): void {
	machine.palette(GRASS_PALETTE, grass);
	camera.rowsFrom = -1;
}

function tinted(colour: number, [red, green, blue, mixed, light]: (typeof TINTS)[number], isLine: boolean): number {
	const share = isLine ? 0 : mixed;
	const part = (shift: number, to: number) => {
		const from = (colour >> shift) & 31;
		return Math.min(31, Math.round((from + (to - from) * share) * light)) << shift;
	};
	return part(0, red) | part(5, green) | part(10, blue);
}

/** Paints all cells round the picture. @param sector the watched man's view, or null: nothing is lit */
export function paintCoachGround(machine: Machine, camera: Camera, map: DominanceMap, sector: Sector | null): void {
	const firstColumn = clampCell(Math.floor(camera.x / CELL_PX) - MARGIN, pitchMap.columns - COLUMNS);
	const firstRow = clampCell(Math.floor(camera.y / CELL_PX) - MARGIN, pitchMap.rows - ROWS);
	const [hosts, guests] = map.times;
	const toMetresX = 1 / PX_PER_METRE;
	const leftM = (firstColumn * CELL_PX + CELL_PX / 2 - groundX(0)) * toMetresX;
	const areaColumns: number[] = [];
	for (let column = 0; column < COLUMNS; column++) {
		areaColumns.push(areaAt(leftM + column * CELL_PX * toMetresX, 0));
	}
	const radius = sector === null ? -1 : sector.radiusM * sector.radiusM;
	const { x: seerX, y: seerY, wayX, wayY, cosHalf } = sector ?? NOBODY;
	const square = cosHalf * cosHalf;
	const cells: number[] = [];
	for (let row = 0; row < ROWS; row++) {
		const y = ((firstRow + row) * CELL_PX + CELL_PX / 2 - groundY(0)) * toMetresX;
		const areas = Math.floor(areaAt(0, Math.max(0, Math.min(FIELD_LENGTH_M, y))) / AREAS_ACROSS) * AREAS_ACROSS;
		const from = (firstRow + row) * pitchMap.columns + firstColumn;
		const dy = y - seerY;
		let dx = leftM - seerX;
		for (let column = 0; column < COLUMNS; column++) {
			const cell = pitchMap.cells[from + column]!;
			if ((cell & PALETTE_BITS) >> PALETTE_SHIFT === GRASS_PALETTE) {
				const area = areas + areaColumns[column]!;
				const far = dx * dx + dy * dy;
				let isLit = false;
				if (far <= radius) {
					// β ≤ α/2 as in brain/sight.ts.
					const dot = dx * wayX + dy * wayY;
					isLit = cosHalf >= 0 ? dot > 0 && dot * dot >= square * far : dot >= 0 || dot * dot <= square * far;
				}
				const side = guests[area]! < hosts[area]! ? 2 : 0;
				cells.push((cell & ~PALETTE_BITS) | (PALETTES[isLit ? side + 1 : side]! << PALETTE_SHIFT));
			} else cells.push(cell);
			dx += CELL_PX * toMetresX;
		}
	}
	machine.map("b", { columns: COLUMNS, rows: ROWS, cells }, { column: firstColumn, row: firstRow });
}

const NOBODY = { x: 0, y: 0, wayX: 0, wayY: -1, cosHalf: 1 } as const;

function clampCell(cell: number, most: number): number {
	return Math.max(0, Math.min(most, cell));
}
