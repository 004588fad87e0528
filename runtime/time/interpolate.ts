import {
	ADDRESS,
	PLANE_SIZE_PX,
	SCREEN_HEIGHT_PX,
	SPRITE_COUNT,
	SPRITE_SIZE_BYTES,
	SUBPIXELS,
	VIDEO_BLOCK,
	VIDEO_REGISTER,
} from "../machine/memory-map.ts";

export interface InterpolationOptions {
	/** Comparison switch: positions are rounded to whole pixels after interpolation. */
	readonly wholePixels?: boolean;
}

/**
 * The picture's memory between two states.
 * What moves: sprites with the same object id in both (the k-th of an id with the k-th), unless `b` marks a jump; the
 * planes' scroll and their line scroll, the short way round the 512 pixels of a plane. All in sixteenths of a pixel.
 * What doesn't: tiles, cells, palettes, text, copper, sprites that are in one state only: they are `a`'s until `b`'s
 * own time. If `b` is a cut, nothing moves.
 *
 * @param a      VIDEO_BLOCK of the earlier state
 * @param b      VIDEO_BLOCK of the later state
 * @param blend  0 (a) ≤ blend < 1
 * @param out    where the result goes, VIDEO_BLOCK's size; may be neither `a` nor `b`
 * @throws RangeError when a size, an alignment or the blend is wrong (our bug)
 */
export function interpolateVideo(
	a: Uint8Array,
	b: Uint8Array,
	blend: number,
	out: Uint8Array,
	options: InterpolationOptions = {},
): void {
	checkSize("a", a);
	checkSize("out", out);
	out.set(a);
	interpolateInto(a, b, blend, out, options);
}

/**
 * As `interpolateVideo`, when `out` holds `a` already (or an earlier result from the same `a`): writes only what moves,
 * some 2 KiB, and leaves the other 64 KiB alone.
 */
export function interpolateInto(
	a: Uint8Array,
	b: Uint8Array,
	blend: number,
	out: Uint8Array,
	options: InterpolationOptions = {},
): void {
	if (!(blend >= 0 && blend <= 1)) throw new RangeError(`interpolate: blend must be 0 to 1; it was ${blend}`);
	const from = words("a", a);
	const to = words("b", b);
	const into = words("out", out);
	const isCut = (to[PICTURE_FLAGS]! & 1) !== 0;
	const part = isCut ? 0 : blend;
	moveSprites(from, to, part, into);
	moveScrolls(from, to, part, into, SCROLLS, SCROLLS + SCROLL_COUNT);
	moveScrolls(from, to, part, into, LINE_SCROLL_A, LINE_SCROLL_A + LINE_WORDS);
	moveScrolls(from, to, part, into, LINE_SCROLL_B, LINE_SCROLL_B + LINE_WORDS);
	if (options.wholePixels === true) roundToPixels(into);
}

/** Offsets in 16-bit words from the start of the block. */
const SPRITES = wordOf(ADDRESS.sprites);
const OBJECT_IDS = wordOf(ADDRESS.spriteObjectIds);
const LINE_SCROLL_A = wordOf(ADDRESS.lineScrollA);
const LINE_SCROLL_B = wordOf(ADDRESS.lineScrollB);
const REGISTERS = wordOf(ADDRESS.palettes);
const SPRITE_IN_USE = REGISTERS + VIDEO_REGISTER.spriteCount;
const PICTURE_FLAGS = REGISTERS + VIDEO_REGISTER.pictureFlags;
/** The planes' four scroll registers stand side by side: A x, A y, B x, B y. */
const SCROLLS = REGISTERS + VIDEO_REGISTER.scrollAx;
const SCROLL_COUNT = VIDEO_REGISTER.scrollBy - VIDEO_REGISTER.scrollAx + 1;
const LINE_WORDS = SCREEN_HEIGHT_PX * 2;
const WORDS_PER_SPRITE = SPRITE_SIZE_BYTES / 2;
/** Jump bit in a sprite's shape word. */
const JUMP = 0x100;
const SCROLL_RANGE = PLANE_SIZE_PX * SUBPIXELS;
const SCROLL_MASK = SCROLL_RANGE - 1;
/** Makes what is to be rounded positive, so that cutting off (`| 0`, many times faster than `Math.round`) rounds down. */
const POSITIVE = 0x20000;

/** Working tables of `moveSprites`, clean between calls: first sprite of `b` with an id, and the next with the same. */
const firstWithId = new Int16Array(0x10000).fill(-1);
const nextWithId = new Int16Array(SPRITE_COUNT);

function moveSprites(from: Int16Array, to: Int16Array, part: number, into: Int16Array): void {
	const fromCount = Math.min(from[SPRITE_IN_USE]! & 0xffff, SPRITE_COUNT);
	const toCount = Math.min(to[SPRITE_IN_USE]! & 0xffff, SPRITE_COUNT);
	for (let i = toCount - 1; i >= 0; i--) {
		const id = to[OBJECT_IDS + i]! & 0xffff;
		nextWithId[i] = firstWithId[id]!;
		firstWithId[id] = i;
	}
	for (let i = 0; i < fromCount; i++) {
		const at = SPRITES + i * WORDS_PER_SPRITE;
		let x = from[at]!;
		let y = from[at + 1]!;
		const id = from[OBJECT_IDS + i]! & 0xffff;
		const match = id === 0 ? -1 : firstWithId[id]!;
		if (match >= 0) {
			firstWithId[id] = nextWithId[match]!;
			const target = SPRITES + match * WORDS_PER_SPRITE;
			if ((to[target + 3]! & JUMP) === 0) {
				x += (((to[target]! - x) * part + 0.5 + POSITIVE) | 0) - POSITIVE;
				y += (((to[target + 1]! - y) * part + 0.5 + POSITIVE) | 0) - POSITIVE;
			}
		}
		into[at] = x;
		into[at + 1] = y;
	}
	for (let i = 0; i < toCount; i++) firstWithId[to[OBJECT_IDS + i]! & 0xffff] = -1;
}

/** From one scroll to another the short way round; when both ways are the same, towards smaller values. */
function moveScrolls(
	from: Int16Array,
	to: Int16Array,
	part: number,
	into: Int16Array,
	start: number,
	end: number,
): void {
	for (let i = start; i < end; i++) {
		const value = from[i]!;
		const way = ((to[i]! - value + SCROLL_RANGE / 2) & SCROLL_MASK) - SCROLL_RANGE / 2;
		into[i] = value + (((way * part + 0.5 + POSITIVE) | 0) - POSITIVE);
	}
}

function roundToPixels(into: Int16Array): void {
	const count = Math.min(into[SPRITE_IN_USE]! & 0xffff, SPRITE_COUNT);
	for (let i = 0; i < count; i++) {
		roundWords(into, SPRITES + i * WORDS_PER_SPRITE, 2);
	}
	roundWords(into, SCROLLS, SCROLL_COUNT);
	roundWords(into, LINE_SCROLL_A, LINE_WORDS);
	roundWords(into, LINE_SCROLL_B, LINE_WORDS);
}

function roundWords(words: Int16Array, start: number, count: number): void {
	for (let i = start; i < start + count; i++) words[i] = Math.round(words[i]! / SUBPIXELS) * SUBPIXELS;
}

function wordOf(address: number): number {
	return (address - VIDEO_BLOCK.address) / 2;
}

function words(name: string, block: Uint8Array): Int16Array {
	checkSize(name, block);
	return new Int16Array(block.buffer, block.byteOffset, VIDEO_BLOCK.sizeBytes / 2);
}

function checkSize(name: string, block: Uint8Array): void {
	if (block.length !== VIDEO_BLOCK.sizeBytes || block.byteOffset % 2 !== 0) {
		throw new RangeError(
			`interpolate: ${name} must be a VIDEO_BLOCK of ${VIDEO_BLOCK.sizeBytes} bytes at an even offset; it has ${block.length} at ${block.byteOffset}`,
		);
	}
}
