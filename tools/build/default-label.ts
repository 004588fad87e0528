import { encode } from "fast-png";
import { LABEL_SIZE_PX } from "../../runtime/cartridge/cart-file-limits.ts";
import { FONT, glyphOf } from "../../runtime/machine/ppu/index.ts";

type Colour = readonly [number, number, number];

/** Card, band, ink, shadow: chosen by the cartridge's id, so that cards differ on the shelf. */
const CARDS: readonly { card: Colour; band: Colour; ink: Colour; shade: Colour }[] = [
	{ card: [35, 41, 90], band: [239, 125, 87], ink: [255, 247, 222], shade: [16, 18, 44] },
	{ card: [16, 84, 82], band: [247, 206, 82], ink: [247, 255, 239], shade: [5, 40, 46] },
	{ card: [107, 33, 66], band: [123, 214, 214], ink: [255, 239, 231], shade: [52, 12, 36] },
	{ card: [74, 58, 33], band: [165, 206, 90], ink: [255, 250, 226], shade: [36, 26, 14] },
	{ card: [49, 49, 57], band: [230, 74, 92], ink: [247, 247, 247], shade: [18, 18, 24] },
];

const GLYPH_PX = 8;
const MARGIN_PX = 8;
const CARD_PX = LABEL_SIZE_PX - 2 * MARGIN_PX;
const BAND = { topPx: 84 };
const PALETTE_CARD = 0;
const PALETTE_BAND = 1;
const PALETTE_INK = 2;
const PALETTE_SHADE = 3;

/** The label of a cartridge that has no `label.png`: its title in the console's own letters on a coloured card. */
export function defaultLabel(title: string, id: string): Uint8Array {
	let sum = 0;
	for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) >>> 0;
	const { card, band, ink, shade } = CARDS[sum % CARDS.length]!;
	const pixels = new Uint8Array(LABEL_SIZE_PX * LABEL_SIZE_PX).fill(PALETTE_SHADE);
	fill(pixels, 4, 4, LABEL_SIZE_PX - 8, LABEL_SIZE_PX - 8, PALETTE_CARD);
	// Thin to thick, as a setting sun is drawn on a screen of lines.
	for (let stripe = 0; stripe < 4; stripe++) {
		fill(pixels, 4, BAND.topPx + stripe * 9 - stripe, LABEL_SIZE_PX - 8, 1 + stripe * 2, PALETTE_BAND);
	}
	drawTitle(pixels, title);
	return encode({
		width: LABEL_SIZE_PX,
		height: LABEL_SIZE_PX,
		data: pixels,
		depth: 8,
		channels: 1,
		palette: [card, band, ink, shade].map((colour) => [...colour]),
	});
}

/** Twice as large when no word is broken and all lines fit so, else as it is. */
function drawTitle(pixels: Uint8Array, title: string): void {
	const words = title.split(/\s+/).filter((word) => word !== "");
	const longest = Math.max(...words.map((word) => [...word].length));
	const setAt = (scale: number) => {
		const stepPx = GLYPH_PX * scale + 2;
		return {
			scale,
			stepPx,
			lines: wrap(words, Math.floor(CARD_PX / (GLYPH_PX * scale))),
			most: Math.floor(64 / stepPx),
		};
	};
	const large = setAt(2);
	const fits = longest * GLYPH_PX * large.scale <= CARD_PX && large.lines.length <= large.most;
	const { scale, stepPx, lines } = fits ? large : setAt(1);
	const top = Math.floor((BAND.topPx - lines.length * stepPx) / 2) + 2;
	for (const [index, line] of lines.entries()) {
		const letters = [...line];
		const left = Math.floor((LABEL_SIZE_PX - letters.length * GLYPH_PX * scale) / 2);
		for (const [place, letter] of letters.entries()) {
			const x = left + place * GLYPH_PX * scale;
			const y = top + index * stepPx;
			drawGlyph(pixels, letter, x + scale, y + scale, scale, PALETTE_SHADE);
			drawGlyph(pixels, letter, x, y, scale, PALETTE_INK);
		}
	}
}

function wrap(words: readonly string[], columns: number): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const letters = [...word];
		const last = lines.at(-1);
		if (last !== undefined && [...last].length + 1 + letters.length <= columns) {
			lines[lines.length - 1] = `${last} ${word}`;
			continue;
		}
		for (let at = 0; at < letters.length; at += columns) lines.push(letters.slice(at, at + columns).join(""));
	}
	return lines;
}

function drawGlyph(pixels: Uint8Array, letter: string, x: number, y: number, scale: number, colour: number): void {
	const glyph = glyphOf(letter) ?? glyphOf("?")!;
	for (let row = 0; row < GLYPH_PX; row++) {
		for (let column = 0; column < GLYPH_PX; column++) {
			if (FONT[glyph * GLYPH_PX + row]! & (0x80 >> column)) {
				fill(pixels, x + column * scale, y + row * scale, scale, scale, colour);
			}
		}
	}
}

function fill(pixels: Uint8Array, x: number, y: number, width: number, height: number, colour: number): void {
	for (let row = Math.max(0, y); row < Math.min(LABEL_SIZE_PX, y + height); row++) {
		pixels.fill(colour, row * LABEL_SIZE_PX + Math.max(0, x), row * LABEL_SIZE_PX + Math.min(LABEL_SIZE_PX, x + width));
	}
}
