import fc from "fast-check";
import { expect, test } from "vitest";
import {
	createHeads,
	type Sector,
	seesPlace,
	turnHead,
	viewAngleNowDeg,
	viewRadiusNowM,
} from "../../../../cart/volley/pitch/brain/sight.ts";
import { matchView, playerView } from "./brain-views.ts";

const RADIAN = Math.PI / 180;

function sector(alphaDeg: number, wayDeg: number, radiusM = 55): Sector {
	return {
		x: 30,
		y: 40,
		wayX: Math.cos(wayDeg * RADIAN),
		wayY: Math.sin(wayDeg * RADIAN),
		cosHalf: Math.cos((alphaDeg / 2) * RADIAN),
		radiusM,
	};
}

function placeAt(farM: number, wayDeg: number): [number, number] {
	return [30 + farM * Math.cos(wayDeg * RADIAN), 40 + farM * Math.sin(wayDeg * RADIAN)];
}

// Formula (1): β ≤ α/2.
test("a mate is seen up to half the angle to either side, the edge included", () => {
	for (const alphaDeg of [60, 90, 120, 150, 180, 200, 270]) {
		for (const side of [-1, 1]) {
			const eyes = sector(alphaDeg, 70);
			expect(seesPlace(eyes, ...placeAt(12, 70 + (side * alphaDeg) / 2))).toBe(true);
			expect(seesPlace(eyes, ...placeAt(12, 70 + side * (alphaDeg / 2 - 0.5)))).toBe(true);
			expect(seesPlace(eyes, ...placeAt(12, 70 + side * (alphaDeg / 2 + 0.5)))).toBe(false);
		}
	}
});

test("who stands on the same spot is seen, whichever way one looks", () => {
	expect(seesPlace(sector(60, 123), 30, 40)).toBe(true);
});

// Variation (2): L1 ≤ r.
test("a mate is seen at the radius and not beyond it", () => {
	const eyes = sector(120, 0, 20);
	expect(seesPlace(eyes, ...placeAt(20, 0))).toBe(true);
	expect(seesPlace(eyes, ...placeAt(20.01, 0))).toBe(false);
});

test("sight agrees with the arc cosine, which it does without", () => {
	fc.assert(
		fc.property(
			fc.double({ min: 20, max: 330, noNaN: true }),
			fc.double({ min: 0, max: 360, noNaN: true }),
			fc.double({ min: 0, max: 68, noNaN: true }),
			fc.double({ min: 0, max: 105, noNaN: true }),
			(alphaDeg, wayDeg, x, y) => {
				const eyes = sector(alphaDeg, wayDeg, 200);
				const far = Math.hypot(x - 30, y - 40);
				fc.pre(far > 0.01);
				const cosine = ((x - 30) * eyes.wayX + (y - 40) * eyes.wayY) / far;
				const betaDeg = Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN;
				fc.pre(Math.abs(betaDeg - alphaDeg / 2) > 0.01);
				expect(seesPlace(eyes, x, y)).toBe(betaDeg <= alphaDeg / 2);
			},
		),
	);
});

// Variation (1): the angle shrinks in wind and rain, and the longer a man has played.
test("bad weather and tiredness narrow the view, each man's by his own tiredness", () => {
	const fresh = playerView({ viewAngleDeg: 140, energy: 1 });
	const spent = playerView({ viewAngleDeg: 140, energy: 0.2 });
	expect(viewAngleNowDeg(fresh, "clear")).toBe(140);
	for (const weather of ["rain", "fog", "snow"] as const) {
		expect(viewAngleNowDeg(fresh, weather)).toBeLessThan(140);
		expect(viewRadiusNowM(fresh, weather)).toBeLessThan(viewRadiusNowM(fresh, "clear"));
	}
	expect(viewAngleNowDeg(spent, "clear")).toBeLessThan(viewAngleNowDeg(fresh, "clear"));
	expect(viewAngleNowDeg(spent, "rain")).toBeLessThan(viewAngleNowDeg(fresh, "rain"));
});

test("a head turns a little each tick, the short way, and no farther than the neck goes", () => {
	const body = playerView({ headingX: 0, headingY: 1 });
	const view = matchView({ players: { 3: body } });
	const heads = createHeads(view);
	const angles: number[] = [];
	for (let tick = 0; tick < 30; tick++) {
		turnHead(heads, 3, body, 1, -0.2);
		angles.push(Math.atan2(heads[6]!, heads[7]!) / RADIAN);
	}
	expect(angles[0]).toBeGreaterThan(2);
	expect(angles[0]).toBeLessThan(15);
	for (let i = 1; i < angles.length; i++) expect(angles[i]!).toBeGreaterThanOrEqual(angles[i - 1]! - 1e-4);
	expect(angles.at(-1)).toBeGreaterThan(60);
	expect(angles.at(-1)).toBeLessThan(90);
	expect(Math.hypot(heads[6]!, heads[7]!)).toBeCloseTo(1, 5);
});
