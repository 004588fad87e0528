import type { SequenceSpec, SheetName } from "../frame-list.ts";

export interface Placement {
	readonly sequence: string;
	readonly frame: number;
	readonly tile: number;
	readonly widthTiles: number;
	readonly heightTiles: number;
}

export const SHEET_COLUMNS = 16;

/** Places every drawn frame on its sheet: big ones first, each at the first free place in reading order. */
export function packSheet(
	sheet: SheetName,
	list: Readonly<Record<string, SequenceSpec>>,
): { placements: Placement[]; tiles: number } {
	const wanted = Object.entries(list)
		.filter(([, s]) => s.sheet === sheet)
		.sort(([, a], [, b]) => b.heightTiles - a.heightTiles || b.widthTiles - a.widthTiles);
	const taken = new Set<number>();
	const placements: Placement[] = [];
	let rows = 0;
	for (const [sequence, s] of wanted) {
		for (let frame = 0; frame < s.count; frame++) {
			const tile = firstFree(taken, s.widthTiles, s.heightTiles);
			for (let y = 0; y < s.heightTiles; y++)
				for (let x = 0; x < s.widthTiles; x++) taken.add(tile + x + y * SHEET_COLUMNS);
			rows = Math.max(rows, Math.floor(tile / SHEET_COLUMNS) + s.heightTiles);
			placements.push({ sequence, frame, tile, widthTiles: s.widthTiles, heightTiles: s.heightTiles });
		}
	}
	return { placements, tiles: rows * SHEET_COLUMNS };
}

function firstFree(taken: ReadonlySet<number>, width: number, height: number): number {
	for (let tile = 0; ; tile++) {
		if ((tile % SHEET_COLUMNS) + width > SHEET_COLUMNS) continue;
		let free = true;
		for (let y = 0; free && y < height; y++)
			for (let x = 0; free && x < width; x++) free = !taken.has(tile + x + y * SHEET_COLUMNS);
		if (free) return tile;
	}
}
