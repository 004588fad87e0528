/**
 * The picture worked out pixel by pixel from the memory map's words, as plainly as it can be said and with nothing
 * of the picture unit but the font. Slow; the unit has to agree with it exactly.
 */
import { FONT } from "../../../../runtime/machine/ppu/index.ts";

const TILES = 0;
const PLANE = { a: 0x8000, b: 0xa000 };
const TEXT = 0xc000;
const LINE_SCROLL = { a: 0xc800, b: 0xcc00 };
const COPPER = 0xd000;
const SPRITES = 0xe000;
const REGISTERS = 0x10000;

/** @returns 256×224 words; `dropped`: whether a line had more sprites than it may show */
export function referencePicture(video: Uint8Array): { pixels: Uint32Array; dropped: boolean; backdrops: number[] } {
	const memory = new DataView(video.buffer, video.byteOffset, video.byteLength);
	const u16 = (at: number) => memory.getUint16(at, true);
	const i16 = (at: number) => memory.getInt16(at, true);
	const registers = Array.from({ length: 272 }, (_, n) => u16(REGISTERS + 2 * n));
	const copperOn = (registers[257]! & 64) !== 0;
	const copperCount = Math.min(registers[263]!, 512);
	const spriteCount = Math.min(registers[262]!, 128);
	const pixels = new Uint32Array(256 * 224);
	const backdrops: number[] = [];
	let dropped = false;

	const tilePixel = (tile: number, x: number, y: number) => {
		const byte = video[TILES + (tile % 1024) * 32 + y * 4 + (x >> 1)]!;
		return x % 2 === 0 ? byte & 15 : byte >> 4;
	};

	const planePixel = (plane: "a" | "b", x: number, y: number) => {
		const first = plane === "a" ? 258 : 260;
		const layers = registers[257]!;
		if ((layers & (plane === "a" ? 1 : 2)) === 0) return undefined;
		let scrollX = registers[first]!;
		let scrollY = registers[first + 1]!;
		if (layers & (plane === "a" ? 16 : 32)) {
			scrollX += i16(LINE_SCROLL[plane] + y * 4);
			scrollY += i16(LINE_SCROLL[plane] + y * 4 + 2);
		}
		const px = (Math.floor(scrollX / 16) + x) & 511;
		const py = (Math.floor(scrollY / 16) + y) & 511;
		const cell = u16(PLANE[plane] + ((py >> 3) * 64 + (px >> 3)) * 2);
		const tx = cell & 0x2000 ? 7 - (px & 7) : px & 7;
		const ty = cell & 0x4000 ? 7 - (py & 7) : py & 7;
		const colour = tilePixel(cell & 1023, tx, ty);
		if (colour === 0) return undefined;
		return { register: ((cell >> 10) & 7) * 16 + colour, high: cell >= 0x8000 };
	};

	const spritesOn = (line: number) => {
		const shown: number[] = [];
		let spritePixels = 0;
		for (let n = 0; n < spriteCount; n++) {
			const at = SPRITES + n * 8;
			const x = Math.floor(i16(at) / 16);
			const y = Math.floor(i16(at + 2) / 16);
			const width = 8 * (1 + (u16(at + 6) & 7));
			const height = 8 * (1 + ((u16(at + 6) >> 3) & 7));
			if (x > 255 || x + width < 1 || line < y || line >= y + height) continue;
			spritePixels += width;
			if (shown.length === 32 || spritePixels > 272) {
				dropped = true;
				break;
			}
			shown.push(n);
		}
		return shown;
	};

	const spritePixel = (shown: number[], x: number, line: number) => {
		if ((registers[257]! & 4) === 0) return undefined;
		for (const n of shown) {
			const at = SPRITES + n * 8;
			const pattern = u16(at + 4);
			const width = 8 * (1 + (u16(at + 6) & 7));
			const height = 8 * (1 + ((u16(at + 6) >> 3) & 7));
			let sx = x - Math.floor(i16(at) / 16);
			let sy = line - Math.floor(i16(at + 2) / 16);
			if (sx < 0 || sx >= width) continue;
			if (pattern & 0x4000) sx = width - 1 - sx;
			if (pattern & 0x8000) sy = height - 1 - sy;
			const tile = (pattern & 1023) + (sx >> 3) + 16 * (sy >> 3);
			const colour = tilePixel(tile, sx & 7, sy & 7);
			if (colour > 0) return { register: ((pattern >> 10) & 15) * 16 + colour, priority: (u16(at + 6) >> 6) & 3 };
		}
		return undefined;
	};

	const textPixel = (x: number, line: number) => {
		if ((registers[257]! & 8) === 0) return undefined;
		const cell = u16(TEXT + ((line >> 3) * 32 + (x >> 3)) * 2);
		const code = cell & 1023;
		let colour = 0;
		if (cell & 0x4000) colour = tilePixel(code, x & 7, line & 7);
		else if (code < 512) {
			const ink = (gx: number, gy: number) => gx >= 0 && gy >= 0 && ((FONT[code * 8 + gy]! >> (7 - gx)) & 1) === 1;
			if (ink(x & 7, line & 7)) colour = 1;
			else if (cell & 0x8000 && ink((x & 7) - 1, (line & 7) - 1)) colour = 2;
		}
		return colour === 0 ? undefined : ((cell >> 10) & 15) * 16 + colour;
	};

	for (let line = 0; line < 224; line++) {
		for (let entry = 0; copperOn && entry < copperCount; entry++) {
			const at = COPPER + entry * 6;
			if (u16(at) === line && u16(at + 2) <= 261) registers[u16(at + 2)] = u16(at + 4);
		}
		backdrops.push(colourWord(registers[256]!));
		const shown = spritesOn(line);
		for (let x = 0; x < 256; x++) {
			const a = planePixel("a", x, line);
			const b = planePixel("b", x, line);
			const sprite = spritePixel(shown, x, line);
			const at = (priority: number) => (sprite?.priority === priority ? sprite.register : undefined);
			const register =
				textPixel(x, line) ??
				at(3) ??
				(a?.high ? a.register : undefined) ??
				(b?.high ? b.register : undefined) ??
				at(2) ??
				a?.register ??
				at(1) ??
				b?.register ??
				at(0) ??
				256;
			pixels[line * 256 + x] = colourWord(registers[register]!);
		}
	}
	return { pixels, dropped, backdrops };
}

function colourWord(rgb555: number): number {
	const level = (v: number) => (v & 31) * 8 + ((v & 31) >> 2);
	return (255 * 256 ** 3 + level(rgb555 >> 10) * 65536 + level(rgb555 >> 5) * 256 + level(rgb555)) >>> 0;
}
