import { FRAME_LIST, type SequenceSpec, type SheetName } from "../frame-list.ts";
import { packSheet } from "./pack.ts";

interface FrameText {
	tile: number;
	flipX: boolean;
	flipY: boolean;
}

/** Writes the text of `frames.ts`: every sequence's frames with their places, mirrored directions included. */
export function framesFile(sheets: readonly SheetName[]): string {
	const tileOf = new Map<string, number>();
	const sheetTiles = sheets.map((sheet) => {
		const packed = packSheet(sheet, FRAME_LIST);
		for (const p of packed.placements) tileOf.set(`${p.sequence}.${p.frame}`, p.tile);
		return `\t${JSON.stringify(sheet)}: { file: "${sheet}.png", tiles: ${packed.tiles} },`;
	});
	const sequences = Object.entries(FRAME_LIST as Record<string, SequenceSpec>).map(([name, s]) => {
		const frames = sequenceFrames(s, (frame) => tileOf.get(`${name}.${frame}`) ?? missing(name));
		const body = frames.map((f) => `${f.tile}${f.flipX ? " + X" : ""}${f.flipY ? " + Y" : ""}`).join(", ");
		return `\t${name}: sequence("${s.sheet}", ${s.widthTiles}, ${s.heightTiles}, ${s.palette}, [${body}]),`;
	});
	return `${HEAD}export const SHEETS = {\n${sheetTiles.join("\n")}\n} as const;\n\n${TYPES}export const FRAMES = {\n${sequences.join("\n")}\n} as const;\n\n${TAIL}`;
}

/** Frames by direction: the drawn ones are up to down by the right; left is the right's mirror image. */
function sequenceFrames(s: SequenceSpec, tileOf: (frame: number) => number): FrameText[] {
	const phases = s.phases ?? 1;
	const directions = s.directions;
	if (directions === undefined || s.count === directions * phases)
		return Array.from({ length: s.count }, (_, f) => ({ tile: tileOf(f), flipX: false, flipY: false }));
	const quarter = directions / 4;
	const halfTurn = s.count === (directions / 2 + 1) * phases;
	const out: FrameText[] = [];
	for (let d = 0; d < directions; d++) {
		const flipX = d > directions / 2;
		const right = flipX ? directions - d : d;
		const flipY = !halfTurn && right > quarter;
		const drawn = flipY ? directions / 2 - right : right;
		for (let p = 0; p < phases; p++) out.push({ tile: tileOf(drawn * phases + p), flipX, flipY });
	}
	return out;
}

function missing(name: string): never {
	throw new Error(`frame list: no place for a frame of ${name}`);
}

const HEAD = `// biome-ignore-all format: made by make-art.ts from frame-list.ts; do not edit.

/** Sheets of sprites, 16 tiles wide, and how many tiles of VRAM each needs. */
`;
const TYPES = `export type SheetName = keyof typeof SHEETS;

export interface Frame {
	readonly sheet: SheetName;
	/** Upper left tile, counted from where the sheet is loaded. */
	readonly tile: number;
	readonly widthTiles: number;
	readonly heightTiles: number;
	readonly palette: number;
	readonly flipX: boolean;
	readonly flipY: boolean;
}

const X = 1 << 12;
const Y = 1 << 13;

function sequence(
	sheet: SheetName,
	widthTiles: number,
	heightTiles: number,
	palette: number,
	tiles: readonly number[],
): readonly Frame[] {
	return tiles.map((t) => ({
		sheet,
		tile: t & 1023,
		widthTiles,
		heightTiles,
		palette,
		flipX: (t & X) !== 0,
		flipY: (t & Y) !== 0,
	}));
}

/** Every sequence of frames by name. Direction d of n points d·360/n degrees clockwise from up. */
`;
const TAIL = `export type SequenceName = keyof typeof FRAMES;

/** Frame \`n\` of a sequence, counted round its end. */
export function frameOf(name: SequenceName, n = 0): Frame {
	const frames = FRAMES[name];
	const index = ((n % frames.length) + frames.length) % frames.length;
	return frames[index]!;
}
`;
