import fc from "fast-check";

/** What a random video memory is made to be like, so that every rule of the picture comes up often. */
export interface VideoKind {
	seed: number;
	layers: number;
	/** 0: all tiles empty … 4: all full. */
	tileFill: number;
	highCells: number;
	spriteCount: number;
	spriteSpreadPx: number;
	biggestSprite: number;
	copperCount: number;
	textFill: number;
}

export const videoKind: fc.Arbitrary<VideoKind> = fc.record({
	seed: fc.integer({ min: 1, max: 0x7fffffff }),
	layers: fc.oneof(fc.constant(127), fc.integer({ min: 0, max: 127 })),
	tileFill: fc.integer({ min: 1, max: 4 }),
	highCells: fc.integer({ min: 0, max: 4 }),
	spriteCount: fc.oneof(fc.integer({ min: 0, max: 128 }), fc.constant(65535)),
	spriteSpreadPx: fc.constantFrom(40, 300, 700),
	biggestSprite: fc.constantFrom(1, 2, 8),
	copperCount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 512 }), fc.constant(9999)),
	textFill: fc.constantFrom(0, 1, 4),
});

/** A video block of that kind; the same kind gives the same bytes. */
export function videoOf(kind: VideoKind): Uint8Array {
	const video = new Uint8Array(0x10400);
	const view = new DataView(video.buffer);
	let state = kind.seed;
	const random = (below: number) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % below;
	};
	const put = (at: number, value: number) => view.setUint16(at, value & 0xffff, true);
	for (let tile = 0; tile < 1024; tile++) {
		const fill = random(5) < 2 ? random(2) * 4 : kind.tileFill;
		for (let k = 0; k < 32; k++) {
			const low = random(4) < fill ? 1 + random(15) : 0;
			const high = random(4) < fill ? 1 + random(15) : 0;
			video[tile * 32 + k] = low | (high << 4);
		}
	}
	for (let at = 0x8000; at < 0xc000; at += 2) put(at, random(0x8000) | (random(4) < kind.highCells ? 0x8000 : 0));
	for (let at = 0xc000; at < 0xc700; at += 2) put(at, random(4) < kind.textFill ? random(0x10000) : 0);
	for (let at = 0xc800; at < 0xd000; at += 2) put(at, random(3) === 0 ? random(0x10000) : random(64) - 32);
	for (let n = 0; n < 512; n++) {
		put(0xd000 + n * 6, random(8) === 0 ? random(0x10000) : random(240));
		const registers = [random(256), 256, 257, 258 + random(4), 262 + random(12), random(0x10000)];
		put(0xd002 + n * 6, registers[random(6)]!);
		put(0xd004 + n * 6, random(0x10000));
	}
	const spread = kind.spriteSpreadPx * 16;
	for (let n = 0; n < 128; n++) {
		const at = 0xe000 + n * 8;
		put(at, 2048 + random(spread) - spread / 2);
		put(at + 2, 1792 + random(spread) - spread / 2);
		put(at + 4, random(0x10000));
		put(at + 6, random(kind.biggestSprite) | (random(kind.biggestSprite) << 3) | (random(8) << 6));
	}
	for (let n = 0; n < 272; n++) put(0x10000 + n * 2, random(0x10000));
	put(0x10000 + 257 * 2, kind.layers);
	put(0x10000 + 262 * 2, kind.spriteCount);
	put(0x10000 + 263 * 2, kind.copperCount);
	return video;
}
