import { Canvas, toneOf } from "../kit/canvas.ts";
import type { Drawings } from "./drawings.ts";

// Palette 13: 1 outline, 2–7 fire (dark to hot), 8–11 smoke, 12–14 splash.
const FIRE = [8, 2, 3, 4, 5, 6, 7, 7];
const SMOKE = [8, 9, 10, 11];

interface Puff {
	readonly angle: number;
	/** Distance from the middle and radius, as parts of the explosion's radius. */
	readonly reach: number;
	readonly size: number;
}

/** Lobes laid out by hand so that no two explosions' outlines look like a disc. */
const LOBES: readonly Puff[] = [
	{ angle: 0, reach: 0, size: 0.62 },
	{ angle: 0.3, reach: 0.55, size: 0.44 },
	{ angle: 1.2, reach: 0.6, size: 0.36 },
	{ angle: 2.1, reach: 0.52, size: 0.46 },
	{ angle: 3.2, reach: 0.6, size: 0.38 },
	{ angle: 4.1, reach: 0.5, size: 0.45 },
	{ angle: 5.2, reach: 0.62, size: 0.37 },
];

interface Moment {
	/** Radius as part of half the picture's side, heat 0–1, hollow: radius of the hole, as part of the radius. */
	readonly radius: number;
	readonly heat: number;
	readonly hollow: number;
	readonly twist: number;
}

function explosion(side: number, { radius, heat, hollow, twist }: Moment): Canvas {
	const c = new Canvas(side, side);
	const r = radius * (side / 2 - 0.5);
	const puffs = LOBES.map((l) => ({
		x: side / 2 + Math.cos(l.angle + twist) * l.reach * r,
		y: side / 2 + Math.sin(l.angle + twist) * l.reach * r,
		r: l.size * r * (hollow > 0 && l.reach > 0 ? 1 - hollow * 0.35 : 1),
		core: l.reach === 0,
	}));
	const at = (x: number, y: number) => {
		let best = { depth: -1, nx: 0, ny: 0 };
		for (const p of puffs) {
			if (p.core && hollow > 0) continue;
			const nx = (x + 0.5 - p.x) / p.r;
			const ny = (y + 0.5 - p.y) / p.r;
			const depth = 1 - Math.sqrt(nx * nx + ny * ny);
			if (depth > best.depth) best = { depth, nx, ny };
		}
		return best;
	};
	c.each(
		(x, y) => at(x, y).depth > 0 && Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) > hollow * r * 0.6,
		(x, y) => {
			const { depth, nx, ny } = at(x, y);
			const smoke = toneOf(SMOKE, nx, ny, depth + 0.3);
			const hot = heat * 7.9 - (1 - depth) * 4.6 + 1.2;
			if (heat < 0.3) return hot > 2.6 ? FIRE[Math.floor(hot)]! : smoke;
			return FIRE[Math.max(1, Math.min(7, Math.floor(hot)))]!;
		},
	);
	return c;
}

const SMALL: readonly Moment[] = [
	{ radius: 0.5, heat: 1, hollow: 0, twist: 0 },
	{ radius: 0.8, heat: 0.92, hollow: 0, twist: 0.2 },
	{ radius: 0.98, heat: 0.72, hollow: 0, twist: 0.3 },
	{ radius: 1.02, heat: 0.5, hollow: 0.3, twist: 0.4 },
	{ radius: 1.02, heat: 0.26, hollow: 0.62, twist: 0.5 },
	{ radius: 1, heat: 0.1, hollow: 0.95, twist: 0.6 },
];
const LARGE: readonly Moment[] = [
	{ radius: 0.36, heat: 1, hollow: 0, twist: 0.5 },
	{ radius: 0.64, heat: 1, hollow: 0, twist: 0.6 },
	{ radius: 0.86, heat: 0.9, hollow: 0, twist: 0.7 },
	{ radius: 0.98, heat: 0.8, hollow: 0, twist: 0.78 },
	{ radius: 1.02, heat: 0.68, hollow: 0.25, twist: 0.85 },
	{ radius: 1.03, heat: 0.52, hollow: 0.5, twist: 0.92 },
	{ radius: 1.03, heat: 0.29, hollow: 0.75, twist: 1 },
	{ radius: 1.02, heat: 0.08, hollow: 1, twist: 1.08 },
];

/** A puff of smoke or drop, shaded as a ball. */
function ball(side: number, radius: number, ramp: readonly number[], cx = side / 2, cy = side / 2): Canvas {
	return new Canvas(side, side).ellipse(cx, cy, radius, radius, (x, y) => {
		const nx = (x + 0.5 - cx) / radius;
		const ny = (y + 0.5 - cy) / radius;
		return toneOf(ramp, nx, ny, Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)));
	});
}

const SHARDS: readonly (readonly [number, number])[][] = [
	[
		[1, 2],
		[5, 1],
		[7, 5],
		[3, 6],
	],
	[
		[2, 1],
		[6, 3],
		[5, 7],
		[1, 5],
	],
	[
		[1, 3],
		[4, 1],
		[6, 6],
	],
	[
		[3, 1],
		[6, 4],
		[3, 7],
		[1, 4],
	],
	[
		[2, 2],
		[5, 2],
		[5, 5],
		[2, 5],
	],
	[
		[2, 3],
		[5, 2],
		[6, 4],
		[3, 5],
	],
];

export const EXPLOSION_DRAWINGS = {
	explosionSmall: () => SMALL.map((m) => explosion(16, m)),
	explosionLarge: () => LARGE.map((m) => explosion(32, m)),
	debris: () =>
		SHARDS.map((points, i) => {
			const c = new Canvas(8, 8).poly(points, i < 4 ? 10 : 5);
			c.recolour((_, x, y) => (x + y < 6 ? (i < 4 ? 11 : 6) : x + y > 8 ? (i < 4 ? 9 : 4) : i < 4 ? 10 : 5));
			return i < 4 ? c.outline(1) : c;
		}),
	smoke: () => [
		ball(8, 2.2, SMOKE),
		ball(8, 3.2, SMOKE),
		ball(8, 3.8, SMOKE).each((x, y) => Math.hypot(x - 4.5, y - 4.5) < 2.2, 0),
	],
	splash: () => [
		new Canvas(16, 16)
			.stamp(ball(16, 4.4, [12, 13, 14, 14]), 0, 1)
			.stamp(ball(8, 2, [12, 13, 14]), 0, 2)
			.stamp(ball(8, 2, [12, 13, 14]), 9, 3),
		new Canvas(16, 16).ring(8, 8, 5, 7.4, (x, y) => (x + y < 14 ? 14 : 13)).each((x, y) => (x * 7 + y * 5) % 11 < 2, 0),
	],
	bombRing: () => [
		new Canvas(32, 32)
			.ring(32, 32, 20, 31.6, 12)
			.ring(32, 32, 21.5, 30.5, 13)
			.ring(32, 32, 24, 29.5, 14)
			.ring(32, 32, 26, 28.5, 7)
			.each((x, y) => {
				const d = Math.hypot(32 - x - 0.5, 32 - y - 0.5);
				// Gaps on the inner side, so that the ring looks torn rather than drawn with a compass.
				return d < 23.5 && Math.floor((Math.atan2(32 - y, 32 - x) * 14) / Math.PI) % 2 === 0;
			}, 0),
	],
} satisfies Partial<Drawings>;
