import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VIDEO_BLOCK, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";
import { interpolateInto, interpolateVideo } from "../../../runtime/time/interpolate.ts";
import { seeded } from "./host-stamps.ts";
import { TestBlock, type TestSprite } from "./video-blocks.ts";

function blend(a: TestBlock, b: TestBlock, part: number, options = {}): TestBlock {
	const out = new TestBlock();
	interpolateVideo(a.bytes, b.bytes, part, out.bytes, options);
	return out;
}

function places(a: TestSprite[], b: TestSprite[], part: number, options = {}): [number, number][] {
	const out = blend(new TestBlock().sprites(...a), new TestBlock().sprites(...b), part, options);
	return a.map((_, i) => out.place(i));
}

function noise(seed: number): TestBlock {
	const block = new TestBlock();
	const chance = seeded(seed);
	const words = new Uint32Array(block.bytes.buffer);
	for (let i = 0; i < words.length; i++) words[i] = chance() * 0x1_0000_0000;
	block.register(VIDEO_REGISTER.pictureFlags, 0);
	block.register(VIDEO_REGISTER.spriteCount, Math.floor(chance() * 140));
	return block;
}

/** As `toEqual`, which takes long for 65 KiB. */
function expectSameBytes(a: TestBlock, b: TestBlock): void {
	expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
}

describe("sprites", () => {
	test("with the same object id move by the ratio of times, in sixteenths of a pixel", () => {
		expect(places([{ id: 9, x: 160, y: -80 }], [{ id: 9, x: 208, y: -96 }], 0.2)).toEqual([[170, -83]]);
		expect(places([{ id: 9, x: 160, y: -80 }], [{ id: 9, x: 208, y: -96 }], 0.5)).toEqual([[184, -88]]);
	});
	test("are found by their id, wherever they stand in the table", () => {
		const a = [
			{ id: 5, x: 0, y: 0 },
			{ id: 60000, x: 100, y: 100 },
		];
		const b = [
			{ id: 7, x: 900, y: 900 },
			{ id: 60000, x: 200, y: 100 },
			{ id: 5, x: 10, y: 20 },
		];
		expect(places(a, b, 0.5)).toEqual([
			[5, 10],
			[150, 100],
		]);
	});
	test("without an id, marked as a jump, or in one state only stay where the earlier state has them", () => {
		const a = [
			{ id: 0, x: 10, y: 10 },
			{ id: 1, x: 10, y: 10 },
			{ id: 2, x: 10, y: 10 },
		];
		const b = [
			{ id: 0, x: 90, y: 90 },
			{ id: 1, x: 90, y: 90, jump: true },
			{ id: 3, x: 90, y: 90 },
		];
		expect(places(a, b, 0.75)).toEqual([
			[10, 10],
			[10, 10],
			[10, 10],
		]);
	});
	test("a jump marked in the earlier state holds for the way there, not for the way on", () => {
		expect(places([{ id: 1, x: 0, y: 0, jump: true }], [{ id: 1, x: 16, y: 0 }], 0.5)).toEqual([[8, 0]]);
	});
	test("of an id that occurs several times the k-th moves to the k-th; what is left over stays", () => {
		const a = [
			{ id: 4, x: 0, y: 0 },
			{ id: 4, x: 100, y: 0 },
			{ id: 4, x: 200, y: 0 },
		];
		const b = [
			{ id: 4, x: 10, y: 0 },
			{ id: 8, x: 0, y: 0 },
			{ id: 4, x: 120, y: 0 },
		];
		expect(places(a, b, 0.5)).toEqual([
			[5, 0],
			[110, 0],
			[200, 0],
		]);
	});
	test("a jump uses up its place among those of the same id", () => {
		const a = [
			{ id: 4, x: 0, y: 0 },
			{ id: 4, x: 100, y: 0 },
		];
		const b = [
			{ id: 4, x: 50, y: 0, jump: true },
			{ id: 4, x: 120, y: 0 },
		];
		expect(places(a, b, 0.5)).toEqual([
			[0, 0],
			[110, 0],
		]);
	});
	test("past the sprite count of either state are not looked at", () => {
		const a = new TestBlock().sprites({ id: 1, x: 0, y: 0 }, { id: 2, x: 0, y: 0 });
		const b = new TestBlock().sprites({ id: 1, x: 32, y: 0 }, { id: 2, x: 32, y: 0 });
		b.register(VIDEO_REGISTER.spriteCount, 1);
		expect(blend(a, b, 0.5).place(0)).toEqual([16, 0]);
		expect(blend(a, b, 0.5).place(1)).toEqual([0, 0]);
		a.register(VIDEO_REGISTER.spriteCount, 0);
		expect(blend(a, b, 0.5).place(0)).toEqual([0, 0]);
	});
	test("a sprite count over 128 counts as 128", () => {
		const sprites = Array.from({ length: 128 }, (_, i) => ({ id: i + 1, x: 0, y: 0 }));
		const a = new TestBlock().sprites(...sprites).register(VIDEO_REGISTER.spriteCount, 0xffff);
		const b = new TestBlock()
			.sprites(...sprites.map((s) => ({ ...s, x: 64 })))
			.register(VIDEO_REGISTER.spriteCount, 0xffff);
		const out = blend(a, b, 0.25);
		expect(Array.from({ length: 128 }, (_, i) => out.place(i))).toEqual(Array(128).fill([16, 0]));
	});
	test("go all the way across their range without wrapping", () => {
		expect(places([{ id: 1, x: -32768, y: 32767 }], [{ id: 1, x: 32767, y: -32768 }], 0.25)).toEqual([[-16384, 16383]]);
	});
	test("constant speed gives constant steps, to one sixteenth of a pixel, at any rate and speed", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: -200, max: 200 }),
				fc.double({ min: 0.05, max: 1.9, noNaN: true }),
				(speed, ticksPerRefresh) => {
					let last: number | null = null;
					for (let i = 0; i < 40; i++) {
						const t = i * ticksPerRefresh;
						const k = Math.floor(t);
						const [[x]] = places(
							[{ id: 1, x: speed * k - 500, y: 0 }],
							[{ id: 1, x: speed * (k + 1) - 500, y: 0 }],
							t - k,
						) as [[number, number]];
						if (last !== null) expect(Math.abs(x - last - speed * ticksPerRefresh)).toBeLessThanOrEqual(1);
						last = x;
					}
				},
			),
			{ numRuns: 15 },
		);
	});
});

describe("scroll", () => {
	const { scrollAx, scrollAy, scrollBx, scrollBy } = VIDEO_REGISTER;

	test("of both planes moves in sixteenths", () => {
		const a = new TestBlock()
			.register(scrollAx, 100)
			.register(scrollAy, 0)
			.register(scrollBx, 16)
			.register(scrollBy, 8000);
		const b = new TestBlock()
			.register(scrollAx, 150)
			.register(scrollAy, 64)
			.register(scrollBx, 16)
			.register(scrollBy, 7990);
		const out = blend(a, b, 0.2);
		expect([scrollAx, scrollAy, scrollBx, scrollBy].map((r) => out.readRegister(r))).toEqual([110, 13, 16, 7998]);
	});
	test.each([
		// 511 → 1 px goes up through 512, not down through 256; and back.
		[8176, 16, 0.5, 0],
		[16, 8176, 0.5, 0],
		[8176, 16, 0.25, 8184],
		[0, 4095, 1 / 3, 1365],
		[0, 4097, 1 / 3, 8192 - 1365],
	])("from %d to %d the short way round: at %d it stands at %d, modulo 512 px", (from, to, part, expected) => {
		const out = blend(new TestBlock().register(scrollAx, from), new TestBlock().register(scrollAx, to), part);
		expect(out.readRegister(scrollAx) % 8192).toBe(expected % 8192);
	});
	test("of single lines moves the short way round too, x and y, both planes", () => {
		const a = new TestBlock().line("a", 0, 0, 8).line("a", 223, -4000, 4000).line("b", 100, 4090, 0);
		const b = new TestBlock().line("a", 0, 32, -8).line("a", 223, 4000, -4000).line("b", 100, -4090, 0);
		const out = blend(a, b, 0.5);
		expect(out.readLine("a", 0)).toEqual([16, 0]);
		const [x, y] = out.readLine("a", 223);
		expect(((x % 8192) + 8192) % 8192).toBe(4096);
		expect(((y % 8192) + 8192) % 8192).toBe(4096);
		const [bx] = out.readLine("b", 100);
		expect(((bx % 8192) + 8192) % 8192).toBe(4096);
	});
	test("is anywhere never further from the true place than half a sixteenth, whatever the numbers", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 65535 }),
				fc.integer({ min: 0, max: 65535 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(from, to, part) => {
					const out = blend(new TestBlock().register(scrollBy, from), new TestBlock().register(scrollBy, to), part);
					const up = (to - from + 65536) % 8192;
					const way = up <= 4096 ? up : up - 8192;
					const error = (other: number) => {
						const off = (((out.readRegister(scrollBy) - other) % 8192) + 8192) % 8192;
						return Math.min(off, 8192 - off);
					};
					// Half way round both ways are the short one.
					const errors =
						up === 4096 ? [error(from + way * part), error(from - way * part)] : [error(from + way * part)];
					expect(Math.min(...errors)).toBeLessThanOrEqual(0.5);
				},
			),
		);
	});
});

test("everything else is the earlier state's, to the byte", () => {
	fc.assert(
		fc.property(fc.integer(), fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seedA, seedB, part) => {
			const a = noise(seedA);
			const out = blend(a, noise(seedB), part);
			// Addresses from the memory map: line tables, sprite places, and the four scroll registers.
			for (let i = 0; i < VIDEO_BLOCK.sizeBytes; i++) {
				const address = 0x10000 + i;
				const moves =
					(address >= 0x1c800 && address < 0x1cb80) ||
					(address >= 0x1cc00 && address < 0x1cf80) ||
					(address >= 0x1e000 && address < 0x1e400 && address % 8 < 4) ||
					(address >= 0x20204 && address < 0x2020c);
				if (!moves && out.bytes[i] !== a.bytes[i])
					expect.fail(`byte at ${address.toString(16)} is not the earlier state's`);
			}
		}),
		{ numRuns: 15 },
	);
});

test("at blend 0 the picture is the earlier state, to the byte", () => {
	const a = noise(3);
	expectSameBytes(blend(a, noise(4), 0), a);
});

test("a cut in the later state keeps everything at the earlier one; a cut in the earlier one does not matter", () => {
	const a = new TestBlock().sprites({ id: 1, x: 0, y: 0 }).register(VIDEO_REGISTER.scrollAx, 0).line("a", 5, 0, 0);
	const b = new TestBlock().sprites({ id: 1, x: 64, y: 0 }).register(VIDEO_REGISTER.scrollAx, 64).line("a", 5, 64, 0);
	b.register(VIDEO_REGISTER.pictureFlags, 1);
	expectSameBytes(blend(a, b, 0.5), a);
	b.register(VIDEO_REGISTER.pictureFlags, 0);
	a.register(VIDEO_REGISTER.pictureFlags, 1);
	const out = blend(a, b, 0.5);
	expect([out.place(0)[0], out.readRegister(VIDEO_REGISTER.scrollAx), out.readLine("a", 5)[0]]).toEqual([32, 32, 32]);
});

test("whole pixels: every place is rounded to sixteen sixteenths", () => {
	const a = new TestBlock().sprites({ id: 1, x: 0, y: 0 }, { id: 0, x: 9, y: 7 }).line("b", 7, 0, 0);
	const b = new TestBlock().sprites({ id: 1, x: 48, y: 80 }).line("b", 7, 48, 0).register(VIDEO_REGISTER.scrollAx, 24);
	const out = blend(a, b, 0.5, { wholePixels: true });
	expect(out.place(0)).toEqual([32, 48]);
	expect(out.place(1)).toEqual([16, 0]);
	expect(out.readLine("b", 7)).toEqual([32, 0]);
	expect(out.readRegister(VIDEO_REGISTER.scrollAx)).toBe(16);
});

test("interpolateInto writes over its own earlier result as if it had begun from the state again", () => {
	fc.assert(
		fc.property(
			fc.integer(),
			fc.integer(),
			fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
			(seedA, seedB, parts) => {
				const [a, b] = [noise(seedA), noise(seedB)];
				const out = TestBlock.of(a.bytes);
				for (const part of parts) interpolateInto(a.bytes, b.bytes, part, out.bytes);
				expectSameBytes(out, blend(a, b, parts.at(-1)!));
			},
		),
		{ numRuns: 10 },
	);
});

test("neither state is changed", () => {
	const [a, b] = [noise(5), noise(6)];
	blend(a, b, 0.4);
	expectSameBytes(a, noise(5));
	expectSameBytes(b, noise(6));
});

test("a wrong size, an odd offset and a blend outside 0 to 1 are refused by name", () => {
	const good = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	const odd = new Uint8Array(new ArrayBuffer(VIDEO_BLOCK.sizeBytes + 1), 1);
	expect(() => interpolateVideo(good.subarray(2), good, 0, good.slice())).toThrow(
		/a must be a VIDEO_BLOCK of 66560 bytes/,
	);
	expect(() => interpolateVideo(good, new Uint8Array(3), 0, good.slice())).toThrow(/b must be/);
	expect(() => interpolateVideo(good, good, 0, new Uint8Array(0))).toThrow(/out must be/);
	expect(() => interpolateVideo(good, odd, 0, good.slice())).toThrow(/even offset/);
	for (const part of [-0.1, 1.1, Number.NaN]) {
		expect(() => interpolateVideo(good, good, part, good.slice())).toThrow(/blend must be 0 to 1/);
	}
});
