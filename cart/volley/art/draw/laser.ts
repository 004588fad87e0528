/** Lasers, in the palette of enemies' bullets: a dotted sight that warns, then the beam. */
import { Canvas } from "../kit/canvas.ts";
import type { Drawings } from "./drawings.ts";

// Palette 14: 1 dark rim, 2–4 hot pink, 5–6 white.
const PROFILE = [1, 2, 3, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 3, 2, 1];

/** 16×16 of the beam: it repeats down the picture. The second frame is a little narrower, so that it hums. */
function beam(isNarrow: boolean): Canvas {
	const c = new Canvas(16, 16);
	const profile = isNarrow ? [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 2, 1, 0] : PROFILE;
	for (let x = 0; x < 16; x++) c.rect(x, 0, 1, 16, profile[x]!);
	return c;
}

/** Where it leaves the gun: 16×16. */
function muzzle(isLarge: boolean): Canvas {
	const r = isLarge ? 7.8 : 6.4;
	return new Canvas(16, 16)
		.ellipse(8, 8, r, r, 1)
		.ellipse(8, 8, r - 1, r - 1, 3)
		.ellipse(8, 8, r - 2.4, r - 2.4, 5)
		.ellipse(8, 8, r - 3.6, r - 3.6, 6);
}

export const LASER_DRAWINGS = {
	laserBeam: () => [beam(false), beam(true)],
	laserMuzzle: () => [muzzle(true), muzzle(false)],
	laserSight: () => [
		new Canvas(8, 8).rect(2, 0, 4, 6, 1).rect(3, 1, 2, 4, 6),
		new Canvas(8, 8).rect(2, 0, 4, 6, 1).rect(3, 1, 2, 4, 3),
	],
} satisfies Partial<Drawings>;
