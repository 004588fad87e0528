import type { FaultReport } from "../machine/fault.ts";
import { ADDRESS, LAYER, TEXT_COLUMNS, TEXT_ROWS, VIDEO_BLOCK, VIDEO_REGISTER } from "../machine/memory-map.ts";
import { glyphOf } from "../machine/ppu/index.ts";

/**
 * The console's own pictures, drawn by its own picture unit with its own letters: they are video blocks like those
 * of any cartridge.
 */

const SHADOW_BIT = 0x8000;
const PALETTE_SHIFT = 10;
const LAST_COLUMN = TEXT_COLUMNS - 2;
/** Palettes of these pictures: ink of each. RGB555, red low. */
const INK = { white: 0, yellow: 1, cyan: 2, rose: 3, grey: 4 } as const;
type Ink = keyof typeof INK;
const INK_RGB: Readonly<Record<Ink, readonly [number, number, number]>> = {
	white: [31, 31, 31],
	yellow: [31, 28, 8],
	cyan: [10, 27, 31],
	rose: [31, 14, 18],
	grey: [18, 18, 22],
};
const BLUE_NIGHT: readonly [number, number, number] = [3, 3, 10];
const WINE: readonly [number, number, number] = [9, 2, 6];

/** A page of text in a video block. */
class TextPage {
	readonly block = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	readonly #words = new Uint16Array(this.block.buffer);

	constructor(backdrop: readonly [number, number, number]) {
		for (const [ink, index] of Object.entries(INK)) {
			this.#setRegister(index * 16 + 1, pack(INK_RGB[ink as Ink]));
			this.#setRegister(index * 16 + 2, 0);
		}
		this.#setRegister(VIDEO_REGISTER.backdrop, pack(backdrop));
		this.#setRegister(VIDEO_REGISTER.layers, LAYER.text | LAYER.copper);
	}

	/** Writes one line; what does not fit is cut. */
	write(column: number, row: number, text: string, ink: Ink): void {
		if (row < 0 || row >= TEXT_ROWS) return;
		for (const [i, char] of [...text].entries()) {
			const at = column + i;
			if (at < 0 || at >= TEXT_COLUMNS) continue;
			const glyph = glyphOf(char) ?? glyphOf("?")!;
			this.#words[(ADDRESS.text - VIDEO_BLOCK.address) / 2 + row * TEXT_COLUMNS + at] =
				glyph | (INK[ink] << PALETTE_SHIFT) | SHADOW_BIT;
		}
	}

	/** Changes the backdrop from a line on: the console's stripes. */
	stripes(fromLine: number, linesEach: number, colours: readonly (readonly [number, number, number])[]): void {
		const copper = (ADDRESS.copper - VIDEO_BLOCK.address) / 2;
		for (const [i, colour] of colours.entries()) {
			this.#words[copper + i * 3] = fromLine + i * linesEach;
			this.#words[copper + i * 3 + 1] = VIDEO_REGISTER.backdrop;
			this.#words[copper + i * 3 + 2] = pack(colour);
		}
		this.#setRegister(VIDEO_REGISTER.copperCount, colours.length);
	}

	#setRegister(number: number, value: number): void {
		this.#words[(ADDRESS.palettes - VIDEO_BLOCK.address) / 2 + number] = value;
	}
}

const BURST: readonly (readonly [number, number, number])[] = [
	[31, 25, 4],
	[6, 24, 27],
	[6, 23, 10],
	[26, 8, 23],
	[29, 7, 9],
	[7, 10, 28],
];

/** What the glass shows when the cartridge has stopped. */
export function faultPicture(title: string, fault: FaultReport): Uint8Array {
	const page = new TextPage(WINE);
	page.stripes(46, 2, [...BURST, WINE]);
	page.write(2, 2, title.slice(0, LAST_COLUMN - 2), "white");
	page.write(2, 4, HEADLINES[fault.kind], "yellow");
	page.write(2, 8, `Tick ${fault.tick}`, "cyan");
	if (fault.file) page.write(2, 9, shorten(`${fault.file}:${fault.line}`, LAST_COLUMN - 2), "cyan");
	const lines = wrap(fault.message, LAST_COLUMN - 2);
	const room = 12;
	for (const [i, line] of lines.slice(0, room).entries()) page.write(2, 11 + i, line, "white");
	if (lines.length > room) page.write(2, 11 + room, "...", "white");
	return page.block;
}

const HEADLINES: Readonly<Record<FaultReport["kind"], string>> = {
	exception: "The cartridge has stopped.",
	"bad-call": "A call the console refused.",
	cycles: "Far too many cycles.",
	hang: "The cartridge hangs.",
	state: "State that can't be kept.",
	load: "The cartridge can't start.",
};

/** What the glass shows without a cartridge. */
/** A cartridge is on its way into the machine. */
export function startingPicture(title: string | null): Uint8Array {
	const page = new TextPage(BLUE_NIGHT);
	page.stripes(88, 3, [...BURST, BLUE_NIGHT]);
	page.write(11, 9, "COLORBURST", "white");
	page.write(11, 15, "Loading...", "grey");
	const line = (title ?? "").replace(/[^\x20-\x7e]/g, "?").slice(0, 28);
	page.write(Math.floor((32 - line.length) / 2), 17, line, "cyan");
	return page.block;
}

export function emptySlotPicture(): Uint8Array {
	const page = new TextPage(BLUE_NIGHT);
	page.stripes(88, 3, [...BURST, BLUE_NIGHT]);
	page.write(11, 9, "COLORBURST", "white");
	page.write(9, 15, "No cartridge in", "grey");
	page.write(12, 17, "the slot", "grey");
	page.write(3, 22, "Take one from the shelf, or", "cyan");
	page.write(4, 23, "drop a file on the page.", "cyan");
	return page.block;
}

/** Breaks text into lines of at most `width` letters, at spaces where it can. */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const paragraph of text.split("\n")) {
		let line = "";
		for (const word of paragraph
			.split(/\s+/)
			.filter(Boolean)
			.flatMap((w) => chunks(w, width))) {
			if (line && line.length + 1 + word.length > width) {
				lines.push(line);
				line = word;
			} else line = line ? `${line} ${word}` : word;
		}
		lines.push(line);
	}
	return lines;
}

function chunks(word: string, width: number): string[] {
	const parts: string[] = [];
	for (let i = 0; i < word.length; i += width) parts.push(word.slice(i, i + width));
	return parts;
}

/** Keeps the end of a path, which says more than its beginning. */
function shorten(text: string, width: number): string {
	return text.length <= width ? text : `...${text.slice(text.length - width + 3)}`;
}

function pack([red, green, blue]: readonly [number, number, number]): number {
	return red | (green << 5) | (blue << 10);
}

/** A set that is switched on before a console that is not. */
export function offPicture(): Uint8Array {
	const page = new TextPage([1, 1, 3]);
	page.write(11, 13, "No signal", "grey");
	return page.block;
}
