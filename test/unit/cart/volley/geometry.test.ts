import fc from "fast-check";
import { expect, test } from "vitest";
import { crossesBox, headingDegOf, passesWithin } from "../../../../cart/volley/sky/geometry.ts";

test("a bullet that flies through in one tick is seen, however fast it is", () => {
	expect(passesWithin(-500, 0, 500, 0, 4)).toBe(true);
	expect(passesWithin(-500, 4.1, 500, 4.1, 4)).toBe(false);
});

test("only the path counts, not the line it lies on", () => {
	expect(passesWithin(10, 0, 50, 0, 4)).toBe(false);
	expect(passesWithin(10, 0, 50, 0, 10)).toBe(true);
});

test("a thing that does not move is tested where it is", () => {
	expect(passesWithin(3, 0, 3, 0, 3)).toBe(true);
	expect(passesWithin(3, 0.1, 3, 0.1, 3)).toBe(false);
});

test("passing is the same both ways, and the same as sampling the path finely", () => {
	const p = fc.integer({ min: -40, max: 40 });
	fc.assert(
		fc.property(p, p, p, p, (x0, y0, x1, y1) => {
			expect(passesWithin(x0, y0, x1, y1, 6)).toBe(passesWithin(x1, y1, x0, y0, 6));
			let nearest = Number.POSITIVE_INFINITY;
			for (let i = 0; i <= 400; i++) {
				nearest = Math.min(nearest, Math.hypot(x0 + ((x1 - x0) * i) / 400, y0 + ((y1 - y0) * i) / 400));
			}
			if (nearest < 5.9) expect(passesWithin(x0, y0, x1, y1, 6)).toBe(true);
			if (nearest > 6.2) expect(passesWithin(x0, y0, x1, y1, 6)).toBe(false);
		}),
	);
});

test("a shot crosses a box that it starts before and ends behind", () => {
	expect(crossesBox(0, 100, 0, -100, 8, 8)).toBe(true);
	expect(crossesBox(9, 100, 9, -100, 8, 8)).toBe(false);
	expect(crossesBox(-20, 0, -9, 0, 8, 8)).toBe(false);
	expect(crossesBox(2, 2, 2, 2, 8, 8)).toBe(true);
});

test("a slanting path that cuts a corner's outside does not cross", () => {
	// From (−20, 0) to (0, −20): passes the corner (−8, −8) on the line x + y = −20, farther out than −16.
	expect(crossesBox(-20, 0, 0, -20, 8, 8)).toBe(false);
	expect(crossesBox(-15, 0, 0, -15, 8, 8)).toBe(true);
});

test("headings count clockwise on the screen from the right", () => {
	expect(headingDegOf(1, 0)).toBe(0);
	expect(headingDegOf(0, 1)).toBeCloseTo(90, 9);
	expect(headingDegOf(-1, 0)).toBeCloseTo(180, 9);
	expect(headingDegOf(0, 0)).toBe(0);
});
