/** What a pilot knows of the things that hurt: where they are, how they move, how near is a hit. */
export interface Threats {
	count: number;
	/** The middle, in pixels. */
	readonly x: Float64Array;
	readonly y: Float64Array;
	/** Pixels a tick. */
	readonly vx: Float64Array;
	readonly vy: Float64Array;
	/** The ship's middle is hit inside this half-width and half-height; for round things both are the radius. */
	readonly halfWidthPx: Float64Array;
	readonly halfHeightPx: Float64Array;
	readonly isRound: Uint8Array;
}

export function createThreats(capacity: number): Threats {
	return {
		count: 0,
		x: new Float64Array(capacity),
		y: new Float64Array(capacity),
		vx: new Float64Array(capacity),
		vy: new Float64Array(capacity),
		halfWidthPx: new Float64Array(capacity),
		halfHeightPx: new Float64Array(capacity),
		isRound: new Uint8Array(capacity),
	};
}

/** Adds a round threat; what doesn't fit any more is left out. */
export function addRoundThreat(threats: Threats, x: number, y: number, vx: number, vy: number, radiusPx: number): void {
	const i = threats.count;
	if (i >= threats.x.length) return;
	threats.x[i] = x;
	threats.y[i] = y;
	threats.vx[i] = vx;
	threats.vy[i] = vy;
	threats.halfWidthPx[i] = radiusPx;
	threats.halfHeightPx[i] = radiusPx;
	threats.isRound[i] = 1;
	threats.count = i + 1;
}

/** Where the ship's own shots would be worth while: things above it that can be shot. */
export interface Targets {
	count: number;
	readonly x: Float64Array;
	readonly y: Float64Array;
	readonly vx: Float64Array;
	readonly vy: Float64Array;
	readonly halfWidthPx: Float64Array;
}

export function createTargets(capacity: number): Targets {
	return {
		count: 0,
		x: new Float64Array(capacity),
		y: new Float64Array(capacity),
		vx: new Float64Array(capacity),
		vy: new Float64Array(capacity),
		halfWidthPx: new Float64Array(capacity),
	};
}

export function addTarget(targets: Targets, x: number, y: number, vx: number, vy: number, halfWidthPx: number): void {
	const i = targets.count;
	if (i >= targets.x.length) return;
	targets.x[i] = x;
	targets.y[i] = y;
	targets.vx[i] = vx;
	targets.vy[i] = vy;
	targets.halfWidthPx[i] = halfWidthPx;
	targets.count = i + 1;
}
