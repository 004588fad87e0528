import type { Point } from "./canvas.ts";
import type { Face, Vec3 } from "./model.ts";

export interface Look {
	readonly ramp: readonly number[];
	readonly bias?: number;
}

/** One flat face through given points; turned so that it looks at the viewer. */
export function plate(points: readonly Vec3[], { ramp, bias = 0 }: Look): Face {
	return { points: facing(points), ramp, bias };
}

/** A slab with bevelled sides: outline at `z0`, top face at `z1` drawn in by `bevel` pixels towards its middle. */
export function slab(
	outline: readonly Point[],
	z0: number,
	z1: number,
	bevel: number,
	look: Look,
	top: Look = look,
): Face[] {
	const points = clockwise(outline);
	const inner = insetOf(points, bevel);
	const faces: Face[] = points.map((a, i) => {
		const j = (i + 1) % points.length;
		const b = points[j]!;
		const quad: Vec3[] = [
			[a[0], a[1], z0],
			[b[0], b[1], z0],
			[inner[j]![0], inner[j]![1], z1],
			[inner[i]![0], inner[i]![1], z1],
		];
		return { points: quad, ramp: look.ramp, bias: look.bias ?? 0 };
	});
	faces.push({ points: inner.map(([x, y]): Vec3 => [x, y, z1]), ramp: top.ramp, bias: top.bias ?? 0 });
	return faces;
}

export function box(
	left: number,
	top: number,
	width: number,
	height: number,
	z0: number,
	z1: number,
	bevel: number,
	look: Look,
	topLook: Look = look,
): Face[] {
	const r = left + width;
	const b = top + height;
	return slab(
		[
			[left, top],
			[r, top],
			[r, b],
			[left, b],
		],
		z0,
		z1,
		bevel,
		look,
		topLook,
	);
}

/** A turned body on the z axis: radius at each height, outermost first. `squash` flattens it in y. */
export function lathe(cx: number, cy: number, profile: readonly Point[], look: Look, sides = 16, squash = 1): Face[] {
	const faces: Face[] = [];
	const at = (i: number, r: number, z: number): Vec3 => {
		const a = (2 * Math.PI * i) / sides;
		return [cx + r * Math.cos(a), cy + r * Math.sin(a) * squash, z];
	};
	for (let p = 0; p + 1 < profile.length; p++) {
		const [r0, z0] = profile[p]!;
		const [r1, z1] = profile[p + 1]!;
		for (let i = 0; i < sides; i++)
			faces.push({
				points: [at(i, r0, z0), at(i + 1, r0, z0), at(i + 1, r1, z1), at(i, r1, z1)],
				ramp: look.ramp,
				bias: look.bias ?? 0,
			});
	}
	const [r, z] = profile[profile.length - 1]!;
	if (r > 0)
		faces.push({ points: Array.from({ length: sides }, (_, i) => at(i, r, z)), ramp: look.ramp, bias: look.bias ?? 0 });
	return faces;
}

/** Half a ball, `height` pixels high. */
export function dome(
	cx: number,
	cy: number,
	radius: number,
	z0: number,
	height: number,
	look: Look,
	squash = 1,
): Face[] {
	const steps = 5;
	const profile = Array.from({ length: steps + 1 }, (_, i): Point => {
		const a = (Math.PI / 2) * (i / steps);
		return [radius * Math.cos(a), z0 + height * Math.sin(a)];
	});
	return lathe(cx, cy, profile, look, 20, squash);
}

/** A round body along the y axis: radius at each y; flattened to `flat` of its width in z. */
export function hull(cx: number, z0: number, profile: readonly Point[], look: Look, flat = 0.6, sides = 12): Face[] {
	const faces: Face[] = [];
	const at = (i: number, y: number, r: number): Vec3 => {
		const a = (2 * Math.PI * i) / sides;
		return [cx - r * Math.cos(a), y, z0 + r * flat * Math.sin(a)];
	};
	for (let p = 0; p + 1 < profile.length; p++) {
		const [r0, y0] = profile[p]!;
		const [r1, y1] = profile[p + 1]!;
		for (let i = 0; i < sides; i++)
			faces.push({
				points: [at(i, y0, r0), at(i + 1, y0, r0), at(i + 1, y1, r1), at(i, y1, r1)],
				ramp: look.ramp,
				bias: look.bias ?? 0,
			});
	}
	return faces;
}

/** The faces and their mirror images on the other side of x = 0. */
export function mirrored(faces: readonly Face[]): Face[] {
	return [...faces, ...faces.map((f) => ({ ...f, points: f.points.map(([x, y, z]): Vec3 => [-x, y, z]).reverse() }))];
}

export function moved(faces: readonly Face[], dx: number, dy: number, dz = 0): Face[] {
	return faces.map((f) => ({ ...f, points: f.points.map(([x, y, z]): Vec3 => [x + dx, y + dy, z + dz]) }));
}

function areaOf(points: readonly (Point | Vec3)[]): number {
	return points.reduce((sum, a, i) => {
		const b = points[(i + 1) % points.length]!;
		return sum + a[0] * b[1] - b[0] * a[1];
	}, 0);
}

// With y down the picture, a positive shoelace area goes round clockwise as seen.
function clockwise(points: readonly Point[]): readonly Point[] {
	return areaOf(points) >= 0 ? points : [...points].reverse();
}

function facing(points: readonly Vec3[]): readonly Vec3[] {
	return areaOf(points) >= 0 ? points : [...points].reverse();
}

/** Moves every edge inwards by `distance`: corners go to where the moved edges meet. */
function insetOf(points: readonly Point[], distance: number): Point[] {
	const n = points.length;
	return points.map((p, i) => {
		const a = points[(i + n - 1) % n]!;
		const b = points[(i + 1) % n]!;
		const [ux, uy] = unit(p[0] - a[0], p[1] - a[1]);
		const [vx, vy] = unit(b[0] - p[0], b[1] - p[1]);
		// Inward normals of the edges of a clockwise outline, y down: (−uy, ux).
		const mx = -uy - vy;
		const my = ux + vx;
		const k = distance / Math.max(0.35, 1 + (ux * vx + uy * vy));
		return [p[0] + mx * k, p[1] + my * k];
	});
}

function unit(x: number, y: number): Point {
	const length = Math.hypot(x, y) || 1;
	return [x / length, y / length];
}
