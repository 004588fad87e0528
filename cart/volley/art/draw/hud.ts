import { Canvas, mirroredArt, textArt } from "../kit/canvas.ts";
import type { Drawings } from "./drawings.ts";

// Palette 0: 1 ink, 2 shadow, 3 lower ink, 4–5 red, 6–7 green, 8–9 blue, a–b gold, c brown, d–e grey, f peach.
const icon = (rows: string) => () => [textArt(8, 8, rows)];

const DIGITS = [
	"111101101101111",
	"010110010010111",
	"111001111100111",
	"111001011001111",
	"101101111001001",
	"111100111001111",
	"111100111101111",
	"111001010010010",
	"111101111101111",
	"111101111001111",
];

function popupDigit(bits: string): Canvas {
	const c = new Canvas(8, 8);
	for (let i = 0; i < 15; i++)
		if (bits[i] === "1") c.set(1 + (i % 3), 1 + Math.floor(i / 3), i < 6 ? 1 : i < 9 ? 10 : 11);
	const before = c.pixels.slice();
	// All eight neighbours, so that a digit of three pixels' width reads on any ground.
	return c.each((x, y) => {
		if (before[y * 8 + x] !== 0) return false;
		for (let dy = -1; dy <= 1; dy++)
			for (let dx = -1; dx <= 1; dx++)
				if (x + dx >= 0 && y + dy >= 0 && x + dx < 8 && y + dy < 8 && before[(y + dy) * 8 + x + dx] !== 0) return true;
		return false;
	}, 2);
}

function bar(fill: number): Canvas {
	return new Canvas(8, 8)
		.rect(0, 1, 8, 6, 2)
		.rect(0, 2, 8, 4, 14)
		.rect(0, 2, fill, 1, 15)
		.rect(0, 3, fill, 2, 4)
		.rect(0, 5, fill, 1, 5);
}

export const HUD_DRAWINGS = {
	iconLife: () => [
		mirroredArt(
			8,
			8,
			`
...2
..21
..21
.218
2188
2819
2292
.2.2`,
		),
	],
	iconBomb: icon(`
....2a2.
...2e2..
..2222..
.2dded2.
2d1dde2.
2dddee2.
2edeee2.
.22222..`),
	iconMedal: icon(`
..2222..
.2aaab2.
2a1aabb2
2aa1abb2
2aaaabb2
2aabbbc2
.2bbbc2.
..2222..`),
	iconPower: icon(`
2222222.
2fffff2.
2f42442.
2f42442.
2f44422.
2442222.
24422...
2222....`),
	iconMissile: icon(`
...22...
..2112..
..2332..
..28822.
..28822.
.298892.
.2922a2.
..2..2..`),
	iconChain: icon(`
.2222...
2aaab2..
2a22ab2.
2ab22222
.222aaa2
..2ab2b2
..2bbbb2
...2222.`),
	iconStep: () => [
		new Canvas(8, 8).rect(0, 1, 7, 6, 2).rect(1, 2, 5, 4, 14).rect(1, 2, 5, 1, 13),
		new Canvas(8, 8).rect(0, 1, 7, 6, 2).rect(1, 2, 5, 4, 10).rect(1, 2, 5, 1, 1).rect(1, 5, 5, 1, 11),
	],
	bossBarLeft: () => [new Canvas(8, 8).rect(6, 1, 2, 6, 2).rect(7, 2, 1, 4, 1)],
	bossBar: () => [0, 1, 2, 3, 4, 5, 6, 7, 8].map(bar),
	bossBarRight: () => [new Canvas(8, 8).rect(0, 1, 2, 6, 2).rect(0, 2, 1, 4, 3)],
	popupDigit: () => DIGITS.map(popupDigit),
} satisfies Partial<Drawings>;
