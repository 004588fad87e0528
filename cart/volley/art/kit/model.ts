import { Canvas, type Point, toneOf } from "./canvas.ts";

/** x right, y down the picture, z towards the viewer; in pixels. */
export type Vec3 = readonly [number, number, number];

export interface Face {
	readonly points: readonly Vec3[];
	/** Colours, dark to light. */
	readonly ramp: readonly number[];
	/** Tones lighter or darker than the light alone would make it. */
	readonly bias: number;
}

export interface ModelView {
	readonly width: number;
	readonly height: number;
	/** Where the model's origin stands in the picture; its middle by default. */
	readonly centre?: Point;
	/** Clockwise turn in the picture, then roll about the long axis before it. */
	readonly yawDeg?: number;
	readonly rollDeg?: number;
	readonly pitchDeg?: number;
	readonly scale?: number;
	readonly outline?: number;
	/** Step in depth (px) that gets a dark inner line. */
	readonly inkDepthPx?: number;
}

/** Samples a pixel's side: a pixel takes the colour that most of its samples have, so edges stay hard and clean. */
const SAMPLES = 5;

/** Draws faces with flat light, hidden surfaces removed, then the outline. */
export function drawModel(faces: readonly Face[], view: ModelView): Canvas {
	const { width, height } = view;
	const w = width * SAMPLES;
	const colours = new Uint8Array(w * height * SAMPLES);
	const darks = new Uint8Array(colours.length);
	const depth = new Float64Array(colours.length).fill(-1e9);
	for (const face of faces) drawFace(face, view, w, colours, darks, depth);
	const out = new Canvas(width, height);
	const z = new Float64Array(width * height).fill(-1e9);
	const dark = new Uint8Array(width * height);
	const counts = new Uint8Array(256);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			counts.fill(0, 0, 16);
			let best = 0;
			const pixel = y * width + x;
			for (let sy = 0; sy < SAMPLES; sy++)
				for (let sx = 0; sx < SAMPLES; sx++) {
					const at = (y * SAMPLES + sy) * w + x * SAMPLES + sx;
					const c = colours[at]!;
					counts[c]!++;
					if (c === 0) continue;
					if (best === 0 || counts[c]! > counts[best]!) best = c;
					if (depth[at]! > z[pixel]!) {
						z[pixel] = depth[at]!;
						dark[pixel] = darks[at]!;
					}
				}
			if (counts[0]! > (SAMPLES * SAMPLES) / 2) z[pixel] = -1e9;
			else out.set(x, y, best);
		}
	const ink = view.inkDepthPx ?? 2.5;
	const before = out.pixels.slice();
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const at = y * width + x;
			if (before[at] === 0) continue;
			const above = (dx: number, dy: number) => {
				const nx = x + dx;
				const ny = y + dy;
				return nx >= 0 && ny >= 0 && nx < width && ny < height && z[ny * width + nx]! > z[at]! + ink;
			};
			// Only towards the upper left: the dark line is the shadow that a raised part throws.
			if (above(-1, 0) || above(0, -1)) out.set(x, y, dark[at]!);
		}
	return view.outline === undefined ? out : out.outline(view.outline);
}

function drawFace(
	face: Face,
	view: ModelView,
	w: number,
	colours: Uint8Array,
	darks: Uint8Array,
	depth: Float64Array,
): void {
	const [cx, cy] = view.centre ?? [view.width / 2, view.height / 2];
	const points = face.points.map((p) => turned(p, view));
	const [nx, ny, nz] = normalOf(points);
	if (nz <= 1e-6) return;
	const tone = toneOf(face.ramp, nx, ny, nz, face.bias);
	const flat = points.map(([x, y]): Point => [(x + cx) * SAMPLES, (y + cy) * SAMPLES]);
	const [ox, oy, oz] = points[0]!;
	const h = view.height * SAMPLES;
	const ys = flat.map((p) => p[1]);
	for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(h, Math.ceil(Math.max(...ys))); y++) {
		const crossings = crossingsAt(flat, y + 0.5);
		for (let i = 0; i + 1 < crossings.length; i += 2) {
			const end = Math.min(w, Math.ceil(crossings[i + 1]! - 0.5));
			for (let x = Math.max(0, Math.ceil(crossings[i]! - 0.5)); x < end; x++) {
				const px = (x + 0.5) / SAMPLES - cx;
				const py = (y + 0.5) / SAMPLES - cy;
				const z = oz - (nx * (px - ox) + ny * (py - oy)) / nz;
				const at = y * w + x;
				if (z < depth[at]!) continue;
				depth[at] = z;
				colours[at] = tone;
				darks[at] = face.ramp[0]!;
			}
		}
	}
}

/** Where a line across cuts a polygon's sides, from left to right: inside is between the first and second, and so on. */
function crossingsAt(points: readonly Point[], y: number): number[] {
	const out: number[] = [];
	for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
		const [xi, yi] = points[i]!;
		const [xj, yj] = points[j]!;
		if (yi > y !== yj > y) out.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
	}
	return out.sort((a, b) => a - b);
}

function turned([x0, y0, z0]: Vec3, view: ModelView): Vec3 {
	const s = view.scale ?? 1;
	const [roll, pitch, yaw] = [view.rollDeg ?? 0, view.pitchDeg ?? 0, view.yawDeg ?? 0].map((d) => (d * Math.PI) / 180);
	let [x, y, z] = [x0 * s, y0 * s, z0 * s];
	[x, z] = [x * Math.cos(roll!) + z * Math.sin(roll!), z * Math.cos(roll!) - x * Math.sin(roll!)];
	[y, z] = [y * Math.cos(pitch!) + z * Math.sin(pitch!), z * Math.cos(pitch!) - y * Math.sin(pitch!)];
	[x, y] = [x * Math.cos(yaw!) - y * Math.sin(yaw!), x * Math.sin(yaw!) + y * Math.cos(yaw!)];
	return [x, y, z];
}

/** Newell's normal, for points that go round clockwise as seen. */
function normalOf(points: readonly Vec3[]): Vec3 {
	let [nx, ny, nz] = [0, 0, 0];
	points.forEach((a, i) => {
		const b = points[(i + 1) % points.length]!;
		nx += (a[1] - b[1]) * (a[2] + b[2]);
		ny += (a[2] - b[2]) * (a[0] + b[0]);
		nz += (a[0] - b[0]) * (a[1] + b[1]);
	});
	const length = Math.hypot(nx, ny, nz) || 1;
	return [nx / length, ny / length, nz / length];
}
