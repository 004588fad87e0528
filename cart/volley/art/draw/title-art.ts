import { Canvas, type Point } from "../kit/canvas.ts";
import { drawModel } from "../kit/model.ts";
import { dome } from "../kit/solids.ts";
import type { Drawings } from "./drawings.ts";
import { shipPicture } from "./player.ts";

/** A football of white and dark patches. Colours: `white` dark to light, `dark`. */
export function football(side: number, radius: number, white: readonly number[], dark: number, edge: number): Canvas {
	const c = drawModel(dome(0, 0, radius, 0, radius, { ramp: white }), { width: side, height: side, inkDepthPx: 99 });
	const m = side / 2;
	const patch = (cx: number, cy: number, r: number, turn: number): Point[] =>
		Array.from({ length: 5 }, (_, i): Point => {
			const a = turn + (i * 2 * Math.PI) / 5;
			return [m + (cx + r * Math.cos(a)) * radius, m + (cy + r * Math.sin(a)) * radius];
		});
	const solid = (x: number, y: number) => c.get(x, y) !== 0;
	const inside = (points: readonly Point[]) => {
		const mask = new Canvas(side, side).poly(points, 1);
		c.each((x, y) => mask.get(x, y) === 1 && solid(x, y), dark);
	};
	inside(patch(-0.08, -0.08, 0.34, -Math.PI / 2));
	for (let i = 0; i < 5; i++) {
		const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
		const far = 0.98;
		inside(patch(-0.08 + far * Math.cos(a), -0.08 + far * Math.sin(a), 0.34, a + Math.PI));
		// Seams from the middle patch outwards.
		const from = [m + (-0.08 + 0.34 * Math.cos(a)) * radius, m + (-0.08 + 0.34 * Math.sin(a)) * radius] as const;
		const to = [m + (-0.08 + 0.66 * Math.cos(a)) * radius, m + (-0.08 + 0.66 * Math.sin(a)) * radius] as const;
		const steps = Math.ceil(radius);
		for (let s = 0; s <= steps; s++) {
			const x = Math.floor(from[0] + ((to[0] - from[0]) * s) / steps);
			const y = Math.floor(from[1] + ((to[1] - from[1]) * s) / steps);
			if (solid(x, y)) c.set(x, y, edge);
		}
	}
	return c;
}

export const TITLE_DRAWINGS = {
	// Palette 8, the player's: a ship in a ring.
	emblemSky: () => [
		new Canvas(32, 32)
			.ellipse(16, 16, 15.5, 15.5, 1)
			.ellipse(16, 16, 14.5, 14.5, (x, y) => (x + y < 26 ? 5 : x + y < 36 ? 4 : 3))
			.ellipse(16, 16, 12.5, 12.5, 1)
			.ellipse(16, 16, 11.6, 11.6, (_, y) => (y < 12 ? 15 : y < 19 ? 2 : 3))
			.rect(6, 20, 5, 1, 4)
			.rect(20, 9, 5, 1, 2)
			.rect(22, 22, 4, 1, 4)
			.stamp(shipPicture(), 4, 3),
	],
	// Palette 9: a ball on grass in a ring.
	emblemPitch: () => [
		new Canvas(32, 32)
			.ellipse(16, 16, 15.5, 15.5, 1)
			.ellipse(16, 16, 14.5, 14.5, (x, y) => (x + y < 26 ? 9 : x + y < 36 ? 8 : 7))
			.ellipse(16, 16, 12.5, 12.5, 1)
			.ellipse(16, 16, 11.6, 11.6, (x) => (Math.floor(x / 4) % 2 === 0 ? 7 : 8))
			.each(
				(x, y) => Math.hypot((x + 0.5 - 17) / 8, (y + 0.5 - 24) / 2.4) < 1 && Math.hypot(x - 15.5, y - 15.5) < 11.4,
				6,
			)
			.stamp(football(24, 8.2, [2, 3, 4, 5, 5], 2, 3).outline(1), 4, 3),
	],
	menuCursor: () =>
		[0, 1].map((step) => {
			const c = new Canvas(16, 16);
			const left = 2 + step;
			return c
				.poly(
					[
						[left, 3],
						[left + 9, 8],
						[left, 13],
						[left + 2.5, 8],
					],
					(x, y) => (y < 7 ? 5 : y < 9 ? 4 : x < left + 3 ? 2 : 3),
				)
				.outline(1);
		}),
} satisfies Partial<Drawings>;
