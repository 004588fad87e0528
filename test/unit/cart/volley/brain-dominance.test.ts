import fc from "fast-check";
import { expect, test } from "vitest";
import {
	AREAS,
	AREAS_ACROSS,
	areaAt,
	areaMiddleX,
	areaMiddleY,
	createDominanceMap,
	dominanceAtS,
	mapDominanceS,
	tickDominance,
	timeToPlaceS,
} from "../../../../cart/volley/pitch/brain/dominance.ts";
import type { PlayerView } from "../../../../cart/volley/pitch/brain/interface.ts";
import { matchView, playerView } from "./brain-views.ts";

test("the field has 53 × 34 areas of about two metres", () => {
	expect(AREAS).toBe(1802);
	expect(areaAt(0, 0)).toBe(0);
	expect(areaAt(68, 105)).toBe(1801);
	expect(areaMiddleX(0)).toBe(1);
	expect(areaMiddleY(AREAS_ACROSS)).toBeCloseTo((105 / 53) * 1.5, 9);
});

// Figure 6: P is the place in half a second; T = |P − Q| / Va.
test("a man's time counts from where half a second takes him", () => {
	const man = playerView({ x: 20, y: 30, vx: 4, vy: 0, speedMps: 5 });
	// P = (22, 30); Q 6 m and 8 m off: 10 m at 5 m/s.
	expect(timeToPlaceS(man, 28, 38)).toBeCloseTo(2, 9);
});

test("beyond 15 m it is 10 s, at 15 m not yet", () => {
	const man = playerView({ x: 20, y: 30, speedMps: 6 });
	expect(timeToPlaceS(man, 35, 30)).toBeCloseTo(2.5, 9);
	expect(timeToPlaceS(man, 35.01, 30)).toBe(10);
});

// Figure 7: Ta 3.5, Tb 2.6: 0.9 in B's favour.
test("3.5 s against 2.6 s is 0.9 for the side with 2.6, and as much against the other", () => {
	const x = areaMiddleX(areaAt(34, 52));
	const y = areaMiddleY(areaAt(34, 52));
	// At 3 m/s: 10.5 m and 7.8 m.
	const view = matchView({ players: { 4: { x: x - 10.5, y, speedMps: 3 }, 15: { x, y: y + 7.8, speedMps: 3 } } });
	expect(dominanceAtS(view, 1, 34, 52)).toBeCloseTo(0.9, 6);
	expect(dominanceAtS(view, 0, 34, 52)).toBeCloseTo(-0.9, 6);
});

test("a side's time is that of its quickest man there; who is off the field counts for nothing", () => {
	const x = areaMiddleX(areaAt(34, 52));
	const y = areaMiddleY(areaAt(34, 52));
	const view = matchView({
		players: {
			3: { x: x + 12, y, speedMps: 4 },
			4: { x: x + 14, y, speedMps: 7 },
			5: { x: x + 1, y, speedMps: 7, isOnPitch: false },
			15: { x: x - 12, y, speedMps: 4 },
		},
	});
	// 2 s against 3 s.
	expect(dominanceAtS(view, 0, 34, 52)).toBeCloseTo(1, 6);
});

test("the map, worked out over twelve ticks, says of each area what is worked out at once", () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.record({
					x: fc.double({ min: 0, max: 68, noNaN: true }),
					y: fc.double({ min: 0, max: 105, noNaN: true }),
					vx: fc.double({ min: -5, max: 5, noNaN: true }),
					vy: fc.double({ min: -5, max: 5, noNaN: true }),
					speedMps: fc.double({ min: 4, max: 14, noNaN: true }),
				}),
				{ minLength: 22, maxLength: 22 },
			),
			(men) => {
				const players: Record<number, Partial<PlayerView>> = { ...men };
				const view = matchView({ players });
				const map = createDominanceMap();
				for (let tick = 0; tick < 12; tick++) tickDominance(map, view);
				for (let area = 0; area < AREAS; area += 7) {
					const exact = dominanceAtS(view, 0, areaMiddleX(area), areaMiddleY(area));
					expect(Math.abs(mapDominanceS(map, 0, area) - exact)).toBeLessThanOrEqual(0.0751);
					expect(mapDominanceS(map, 1, area)).toBeCloseTo(0 - mapDominanceS(map, 0, area), 9);
				}
			},
		),
		{ numRuns: 20 },
	);
});
