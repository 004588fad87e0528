import { expect, test } from "vitest";
import { emitter, shotDueAt, shotHeadingsDeg } from "../../../../cart/volley/sky/emitters.ts";

test("bursts come every so many ticks, with their shots the gap apart", () => {
	const gun = emitter("gun", { firstTick: 40, everyTicks: 110, burst: 2, gapTicks: 10, speed: 1 });
	const fired: number[] = [];
	for (let age = 0; age < 300; age++) if (shotDueAt(gun, age, 1) >= 0) fired.push(age);
	expect(fired).toEqual([40, 50, 150, 160, 260, 270]);
});

test("a slower fire rate spreads the bursts and leaves the burst as it is", () => {
	const gun = emitter("gun", { firstTick: 40, everyTicks: 100, burst: 2, gapTicks: 10, speed: 1 });
	const fired: number[] = [];
	for (let age = 0; age < 300; age++) if (shotDueAt(gun, age, 2) >= 0) fired.push(age);
	expect(fired).toEqual([80, 90, 280, 290]);
});

test("shots are numbered on over bursts", () => {
	const sweep = emitter("sweep", { firstTick: 0, everyTicks: 50, burst: 3, gapTicks: 5, spreadDeg: 60, speed: 1 });
	expect([0, 5, 10, 50, 55].map((age) => shotDueAt(sweep, age, 1))).toEqual([0, 1, 2, 3, 4]);
});

test("a ring of 12 has 12 headings, 30° apart all round", () => {
	const ring = emitter("ring", { firstTick: 0, everyTicks: 50, count: 12, speed: 1 });
	const headings = shotHeadingsDeg(ring, 0, 0, 0).map((h) => ((h % 360) + 360) % 360);
	headings.sort((a, b) => a - b);
	for (let i = 1; i < 12; i++) expect(headings[i]! - headings[i - 1]!).toBeCloseTo(30, 9);
});

test("a fan of five over 60° lies round the aim", () => {
	const fan = emitter("fan", { firstTick: 0, everyTicks: 50, count: 5, spreadDeg: 60, speed: 1 });
	expect(shotHeadingsDeg(fan, 0, 100, 0)).toEqual([70, 85, 100, 115, 130]);
});

test("a sweep goes from one side to the other, and back in the next burst", () => {
	const sweep = emitter("sweep", { firstTick: 0, everyTicks: 50, burst: 3, gapTicks: 5, spreadDeg: 60, speed: 1 });
	const headings = [0, 1, 2, 3, 4, 5].flatMap((shot) => shotHeadingsDeg(sweep, shot, 0, 0));
	expect(headings).toEqual([60, 90, 120, 120, 90, 60]);
});
