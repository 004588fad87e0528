import { Canvas, domeInk, remade, textArt } from "../kit/canvas.ts";
import { drawModel } from "../kit/model.ts";
import { box, lathe, slab } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";

// Palette 14: 1 dark rim, 2 dark pink, 3 hot pink, 4–5 light pink, 6 white.
function roundSmall(lit: boolean): Canvas {
	const c = textArt(
		8,
		8,
		`
..1111..
.166661.
16633661
16343361
16333361
16633661
.166661.
..1111..`,
	);
	return lit ? c.recolour((i) => (i === 3 ? 4 : i === 4 ? 5 : i)) : c;
}

function roundLarge(lit: boolean): Canvas {
	return new Canvas(16, 16)
		.ellipse(8, 8, 7.2, 7.2, 1)
		.ellipse(8, 8, 6.1, 6.1, 6)
		.ellipse(8, 8, 4.3, 4.3, domeInk(8, 8, 4.6, 4.6, lit ? [3, 4, 4, 5] : [2, 3, 3, 3, 4]))
		.ellipse(6.5, 6.5, 0.9, 0.9, lit ? 6 : 5);
}

/** A needle about its middle along (dx, dy): white within, so that it is read on sand, hot pink sides, dark rim. */
function needle(dx: number, dy: number): Canvas {
	const half = NEEDLE_HALF_PX / Math.hypot(dx, dy);
	return remade(8, 8, (px, py) => {
		const x = px - 3.5;
		const y = py - 3.5;
		const along = Math.max(-half, Math.min(half, (x * dx + y * dy) / (dx * dx + dy * dy)));
		const d = Math.hypot(x - along * dx, y - along * dy);
		return d < 0.95 ? 6 : d < 1.75 ? 3 : d < 2.6 ? 1 : 0;
	});
}

const NEEDLE_HALF_PX = 2;
const NEEDLE_UP = needle(0, -1);
const NEEDLE_DIAGONAL = needle(1, -1);

function needles(): Canvas[] {
	const up = NEEDLE_UP;
	const right = remade(8, 8, (x, y) => up.get(y, 7 - x));
	const upRight = NEEDLE_DIAGONAL;
	return [up, upRight, right, upRight.flipY(), up.flipY(), upRight.flipX().flipY(), right.flipX(), upRight.flipX()];
}

// Palette 15: 1 outline, 2–6 gold, 7–8 plate, 9–10 red, 11–12 blue, 13–14 green.
const GOLD = { ramp: [2, 3, 4, 5, 6] };
const PLATE = { ramp: [7, 7, 8] };

function capsule(letter: string): Canvas {
	const frame = [
		...slab(
			[
				[-4.4, -7],
				[4.4, -7],
				[7, -4.4],
				[7, 4.4],
				[4.4, 7],
				[-4.4, 7],
				[-7, 4.4],
				[-7, -4.4],
			],
			0,
			3,
			1.5,
			GOLD,
		),
		...box(-4.6, -4.6, 9.2, 9.2, 3, 3.1, 0, PLATE),
	];
	return drawModel(frame, { width: 16, height: 16, outline: 1, inkDepthPx: 9 }).stamp(textArt(8, 8, letter), 4, 4);
}

const LETTER_P = `
.99999..
.aa..99.
.aa..99.
.aaaa9..
.aa.....
.aa.....
.aa.....`;
const LETTER_M = `
.cc..bb.
.cccbbb.
.ccbbbb.
.cc.b.bb
.cc..bb.
.cc..bb.
.cc..bb.`;
const LETTER_B = `
.eeddd..
.ee..dd.
.ee..dd.
.eeddd..
.ee..dd.
.ee..dd.
.eeddd..`;
const LETTER_LIFE = `
...cc...
...cc...
..cccb..
..c66b..
.cc66bb.
ccbccbbb
bb.bb.bb`;

/** A medal seen turned by `width` of its full width; a star stands on it, a glint runs over it. */
function medal(width: number, glint: number): Canvas {
	const rx = 6.6 * width;
	const c = drawModel(
		lathe(
			0,
			0,
			[
				[6.8, 0],
				[6.2, 1.6],
				[5, 1.4],
				[4.8, 1],
			],
			GOLD,
			24,
		),
		{ width: 16, height: 16, outline: 1 },
	);
	const star: [number, number][] = Array.from({ length: 10 }, (_, i) => {
		const a = (i * Math.PI) / 5 - Math.PI / 2;
		const r = i % 2 === 0 ? 4.4 : 1.9;
		return [8 + r * Math.cos(a), 8.3 + r * Math.sin(a)];
	});
	c.poly(star, 3).poly(
		star.map(([x, y]): [number, number] => [x - 0.6, y - 0.6]),
		6,
	);
	const turned = remade(16, 16, (x, y) => {
		const from = 8 + ((x + 0.5 - 8) / Math.max(0.01, rx)) * 6.8;
		return Math.abs(x + 0.5 - 8) <= rx ? c.get(Math.floor(from), y) : 0;
	}).recolour((i) => (i === 1 ? 3 : i));
	turned.each((x, y) => turned.get(x, y) !== 0 && turned.get(x, y) !== 1 && x + y >= glint && x + y < glint + 3, 6);
	return turned.outline(1);
}

export const BULLET_AND_ITEM_DRAWINGS = {
	bulletSmall: () => [roundSmall(false), roundSmall(true)],
	bulletLarge: () => [roundLarge(false), roundLarge(true)],
	bulletNeedle: needles,
	bulletCancel: () => [
		new Canvas(8, 8).ring(4, 4, 1.6, 3.4, 4),
		new Canvas(8, 8).ring(4, 4, 2.8, 3.9, 3),
		new Canvas(8, 8)
			.set(3, 0, 3)
			.set(4, 7, 3)
			.set(0, 4, 3)
			.set(7, 3, 3)
			.set(1, 1, 2)
			.set(6, 6, 2)
			.set(6, 1, 2)
			.set(1, 6, 2),
	],
	pickupPower: () => [capsule(LETTER_P)],
	pickupMissile: () => [capsule(LETTER_M)],
	pickupBomb: () => [capsule(LETTER_B)],
	pickupLife: () => [capsule(LETTER_LIFE)],
	medal: () => [medal(1, 40), medal(0.72, 10), medal(0.3, 14), medal(0.72, 18)],
} satisfies Partial<Drawings>;
