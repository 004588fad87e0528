/** A colour, or a colour for each pixel. */
export type Ink = number | ((x: number, y: number) => number);
export type Point = readonly [x: number, y: number];

/** A picture of colour numbers; 0 is see-through. Drawing outside it is ignored. */
export class Canvas {
	readonly pixels: Uint8Array;

	constructor(
		readonly width: number,
		readonly height: number,
	) {
		this.pixels = new Uint8Array(width * height);
	}

	get(x: number, y: number): number {
		if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
		return this.pixels[y * this.width + x]!;
	}

	set(x: number, y: number, ink: Ink): this {
		if (x < 0 || y < 0 || x >= this.width || y >= this.height) return this;
		this.pixels[y * this.width + x] = typeof ink === "number" ? ink : ink(x, y);
		return this;
	}

	rect(left: number, top: number, width: number, height: number, ink: Ink): this {
		for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) this.set(x, y, ink);
		return this;
	}

	/** Fills a polygon (even-odd) where it covers pixels' centres. */
	poly(points: readonly Point[], ink: Ink): this {
		return this.each((x, y) => insidePolygon(points, x + 0.5, y + 0.5), ink);
	}

	ellipse(cx: number, cy: number, rx: number, ry: number, ink: Ink): this {
		return this.each((x, y) => ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 <= 1, ink);
	}

	/** A ring between two radii. */
	ring(cx: number, cy: number, inner: number, outer: number, ink: Ink): this {
		return this.each((x, y) => {
			const d = (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2;
			return d >= inner * inner && d <= outer * outer;
		}, ink);
	}

	line(x0: number, y0: number, x1: number, y1: number, ink: Ink): this {
		const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
		for (let i = 0; i <= steps; i++)
			this.set(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), ink);
		return this;
	}

	/** Sets the pixels for which `test` holds. */
	each(test: (x: number, y: number) => boolean, ink: Ink): this {
		for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) if (test(x, y)) this.set(x, y, ink);
		return this;
	}

	/** Copies another picture's solid pixels here, `offset` added to each colour (16 × palette). */
	stamp(other: Canvas, left: number, top: number, offset = 0): this {
		for (let y = 0; y < other.height; y++)
			for (let x = 0; x < other.width; x++) {
				const c = other.get(x, y);
				if (c !== 0) this.set(left + x, top + y, c + offset);
			}
		return this;
	}

	flipX(): Canvas {
		return remade(this.width, this.height, (x, y) => this.get(this.width - 1 - x, y));
	}

	flipY(): Canvas {
		return remade(this.width, this.height, (x, y) => this.get(x, this.height - 1 - y));
	}

	cut(left: number, top: number, width: number, height: number): Canvas {
		return remade(width, height, (x, y) => this.get(left + x, top + y));
	}

	/** Every solid pixel's colour goes through `map`. */
	recolour(map: (c: number, x: number, y: number) => number): this {
		return this.each(
			(x, y) => this.get(x, y) !== 0,
			(x, y) => map(this.get(x, y), x, y),
		);
	}

	/** Puts an outline round the solid pixels: empty ones that touch one by a side. */
	outline(ink: number): this {
		const before = this.pixels.slice();
		const solid = (x: number, y: number) =>
			x >= 0 && y >= 0 && x < this.width && y < this.height && before[y * this.width + x] !== 0;
		return this.each(
			(x, y) => !solid(x, y) && (solid(x - 1, y) || solid(x + 1, y) || solid(x, y - 1) || solid(x, y + 1)),
			ink,
		);
	}
}

export function remade(width: number, height: number, at: (x: number, y: number) => number): Canvas {
	const out = new Canvas(width, height);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out.set(x, y, at(x, y));
	return out;
}

/** A picture from rows of text: "." see-through, 1–9 and a–f colours 1–15. Rows may be short. */
export function textArt(width: number, height: number, rows: string): Canvas {
	const lines = rows.split("\n").filter((l) => l.trim() !== "");
	return remade(width, height, (x, y) => {
		const c = lines[y]?.trim()[x] ?? ".";
		return c === "." ? 0 : Number.parseInt(c, 16);
	});
}

/** As `textArt`, of a left half: the right half is its mirror image. An odd `width` has one middle column. */
export function mirroredArt(width: number, height: number, rows: string): Canvas {
	const half = textArt(Math.ceil(width / 2), height, rows);
	return remade(width, height, (x, y) => half.get(Math.min(x, width - 1 - x), y));
}

export function insidePolygon(points: readonly Point[], x: number, y: number): boolean {
	let inside = false;
	for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
		const [xi, yi] = points[i]!;
		const [xj, yj] = points[j]!;
		if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
	}
	return inside;
}

/** Light comes from the upper left, above the picture. */
export const LIGHT: readonly [number, number, number] = [-0.48, -0.6, 0.64];

/** Tone of a surface: `ramp` is dark to light; `bias` moves it by tones. */
export function toneOf(ramp: readonly number[], nx: number, ny: number, nz: number, bias = 0): number {
	const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
	const lit = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / length;
	// A face that looks straight up gets the tone a little above the middle; only what faces the light gets the last.
	const strength = Math.max(0, (lit + 0.35) / 1.35) ** 1.5;
	const tone = Math.floor(strength * ramp.length * 0.999 + bias);
	return ramp[Math.min(ramp.length - 1, Math.max(0, tone))]!;
}

/** An ink that shades an ellipse as a dome. */
export function domeInk(cx: number, cy: number, rx: number, ry: number, ramp: readonly number[], bias = 0): Ink {
	return (x, y) => {
		const nx = (x + 0.5 - cx) / rx;
		const ny = (y + 0.5 - cy) / ry;
		return toneOf(ramp, nx, ny, Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)), bias);
	};
}
