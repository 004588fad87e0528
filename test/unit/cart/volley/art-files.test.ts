import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { artFiles } from "../../../../cart/volley/art/art-files.ts";
import { FRAMES, SHEETS } from "../../../../cart/volley/art/frames.ts";
import { SKY_PALETTES } from "../../../../cart/volley/art/palettes.ts";

const ART = new URL("../../../../cart/volley/art/", import.meta.url);

/** Red, green and blue of RGB555, 0–1. */
function parts(colour: number): [number, number, number] {
	return [(colour & 31) / 31, ((colour >> 5) & 31) / 31, ((colour >> 10) & 31) / 31];
}

/** Weights of ITU-R BT.601. */
function luminance(colour: number): number {
	const [r, g, b] = parts(colour);
	return 0.299 * r + 0.587 * g + 0.114 * b;
}

function hueDeg(colour: number): number {
	const [r, g, b] = parts(colour);
	const high = Math.max(r, g, b);
	const range = high - Math.min(r, g, b);
	if (range === 0) return 0;
	const sixth = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
	return sixth * 60;
}

function saturation(colour: number): number {
	const high = Math.max(...parts(colour));
	return high === 0 ? 0 : 1 - Math.min(...parts(colour)) / high;
}

test("the pictures and maps in the repository are what the drawings make", () => {
	const stale: string[] = [];
	for (const [name, made] of artFiles()) {
		const kept = readFileSync(new URL(name, ART));
		if (!kept.equals(Buffer.from(made as Uint8Array))) stale.push(name);
	}
	expect(stale, "run: npx tsx cart/volley/art/make-art.ts").toEqual([]);
}, 60_000);

test("every frame lies within its sheet", () => {
	for (const [name, frames] of Object.entries(FRAMES)) {
		for (const { sheet, tile, widthTiles, heightTiles } of frames) {
			expect((tile % 16) + widthTiles, name).toBeLessThanOrEqual(16);
			expect(tile + (heightTiles - 1) * 16 + widthTiles, name).toBeLessThanOrEqual(SHEETS[sheet].tiles);
		}
	}
});

test("bright pink belongs to the enemies' bullets alone", () => {
	const isBrightPink = (c: number) =>
		hueDeg(c) > 300 && hueDeg(c) < 345 && saturation(c) > 0.6 && Math.max(...parts(c)) > 0.8;
	const owners = SKY_PALETTES.flatMap((palette, p) => ([...palette].some(isBrightPink) ? [p] : []));
	expect(owners).toEqual([14]);
});

test("a bullet's white rim is at least 40 % of full luminance lighter than the ground's own colours", () => {
	const rim = luminance(SKY_PALETTES[14]![6]!);
	// Colours that cover areas: sea, shallows, sand, grass, rock, concrete, clouds; lines of light and foam are left out.
	const areas: readonly (readonly [palette: number, colours: readonly number[]])[] = [
		[1, [1, 2, 3, 6, 9, 12]],
		[2, [9, 10, 12, 13, 14, 15]],
		[3, [9, 10, 11, 13, 14, 15]],
		[4, [1, 2, 3, 6, 7, 12, 13, 15]],
		[5, [1, 2, 3, 4, 5]],
	];
	for (const [palette, colours] of areas)
		for (const c of colours)
			expect(rim - luminance(SKY_PALETTES[palette]![c]!), `palette ${palette}, colour ${c}`).toBeGreaterThanOrEqual(
				0.4,
			);
});
