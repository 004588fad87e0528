import { Canvas, insidePolygon, type Point } from "../kit/canvas.ts";
import { football } from "./title-art.ts";

/**
 * The logo, 216×64. Palette 4 of the title: 1 outline, 2–9 the face's bands, 10–13 sides, 14 glint, 15 the ball's shade.
 * Letters are polygons in a frame 40 high, leaning; the O is a football.
 */
const LETTERS: readonly {
	readonly left: number;
	readonly shapes: readonly (readonly Point[])[];
	readonly holes?: readonly (readonly Point[])[];
}[] = [
	{
		left: 0,
		shapes: [
			[
				[0, 0],
				[13, 0],
				[18, 26],
				[24, 0],
				[37, 0],
				[24, 40],
				[12, 40],
			],
		],
	},
	{
		left: 72,
		shapes: [
			[
				[0, 0],
				[12, 0],
				[12, 29],
				[25, 29],
				[25, 40],
				[0, 40],
			],
		],
	},
	{
		left: 98,
		shapes: [
			[
				[0, 0],
				[12, 0],
				[12, 29],
				[25, 29],
				[25, 40],
				[0, 40],
			],
		],
	},
	{
		left: 124,
		shapes: [
			[
				[0, 0],
				[26, 0],
				[26, 10],
				[12, 10],
				[12, 15],
				[23, 15],
				[23, 25],
				[12, 25],
				[12, 30],
				[26, 30],
				[26, 40],
				[0, 40],
			],
		],
	},
	{
		left: 149,
		shapes: [
			[
				[0, 0],
				[13, 0],
				[18, 12],
				[23, 0],
				[36, 0],
				[24, 24],
				[24, 40],
				[12, 40],
				[12, 24],
			],
		],
	},
];

export const LOGO_WIDTH_PX = 216;
const LEFT = 8;
const TOP = 8;
const HEIGHT = 40;
const DEPTH = 6;
/** Pixels that a letter's top leans to the right. */
const LEAN = 8;

export function drawLogo(): Canvas {
	const face = new Canvas(LOGO_WIDTH_PX, 64);
	for (const { left, shapes } of LETTERS)
		face.each((x, y) => {
			const ly = y + 0.5 - TOP;
			const lx = x + 0.5 - LEFT - left - LEAN * (1 - ly / HEIGHT) * 0.9;
			return shapes.some((s) => insidePolygon(s, lx, ly));
		}, 1);
	const solid = (x: number, y: number) => face.get(x, y) !== 0;
	const out = new Canvas(LOGO_WIDTH_PX, 64);
	// Drop shadow, then the sides pushed down and to the right, then the face.
	for (let d = DEPTH + 3; d > DEPTH; d--) out.each((x, y) => solid(x - d, y - d), 1);
	for (let d = DEPTH; d > 0; d--)
		out.each(
			(x, y) => solid(x - d, y - d),
			(x, y) => (solid(x - d, y - d + 1) && !solid(x - d, y - d + 2) ? 10 : d > 4 ? 10 : d > 2 ? 11 : 12),
		);
	out.outline(1);
	out.each(solid, (x, y) => {
		const rim = !solid(x - 1, y) || !solid(x, y - 1);
		const low = !solid(x + 1, y) || !solid(x, y + 1);
		if (rim) return 14;
		if (low) return 13;
		return 2 + Math.min(7, Math.floor(((y - TOP) * 8) / HEIGHT));
	});
	out.each(
		(x, y) =>
			!solid(x, y) && (solid(x + 1, y) || solid(x, y + 1) || solid(x - 1, y) || solid(x, y - 1)) && out.get(x, y) === 0,
		1,
	);
	const ball = football(48, 21, [11, 13, 15, 14, 14, 14], 10, 12).outline(1);
	const speed = new Canvas(LOGO_WIDTH_PX, 64);
	// Speed lines behind the ball.
	for (const [y, from, to, c] of [
		[46, 2, 58, 5],
		[51, 14, 60, 6],
		[56, 30, 66, 7],
	] as const)
		speed.rect(from, y, to - from, 2, c).rect(from, y + 2, to - from, 1, 1);
	const shadow = new Canvas(LOGO_WIDTH_PX, 64).ellipse(68, 36, 23, 23, 1);
	const done = new Canvas(LOGO_WIDTH_PX, 64).stamp(speed, 0, 0).stamp(shadow, 0, 0).stamp(out, 0, 0);
	return done.stamp(ball, LEFT + 30, TOP - 4);
}
