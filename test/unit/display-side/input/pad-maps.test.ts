import { expect, test } from "vitest";
import { findPressed, hatStep, padBits, STANDARD_PAD_MAP } from "../../../../runtime/display-side/input/pad-maps.ts";
import { BUTTON } from "../../../../runtime/machine/memory-map.ts";

function standardPad(down: readonly number[], axes: readonly number[] = [0, 0, 0, 0]) {
	return { axes, buttons: Array.from({ length: 17 }, (_, i) => (down.includes(i) ? 1 : 0)) };
}

// The W3C's "standard gamepad" layout: 0 lower, 1 right, 2 left, 3 upper button; 8 select, 9 start; 12–15 the cross.
test.each([
	[[0], BUTTON.a],
	[[1], BUTTON.b],
	[[2], BUTTON.x],
	[[3], BUTTON.y],
	[[4], BUTTON.l],
	[[7], BUTTON.r],
	[[8], BUTTON.select],
	[[9], BUTTON.start],
	[[12, 15], BUTTON.up | BUTTON.right],
	[[13, 14], BUTTON.down | BUTTON.left],
])("standard buttons %j are what the W3C's layout says", (down, bits) => {
	expect(padBits(STANDARD_PAD_MAP, standardPad(down))).toBe(bits);
});

test("the left stick is the cross too, past the middle of its way", () => {
	expect(padBits(STANDARD_PAD_MAP, standardPad([], [-0.9, 0.4, 0, 0]))).toBe(BUTTON.left);
	expect(padBits(STANDARD_PAD_MAP, standardPad([], [0.3, 0.8, 0, 0]))).toBe(BUTTON.down);
});

test("a pad with fewer buttons than the map names has those up", () => {
	expect(padBits(STANDARD_PAD_MAP, { axes: [], buttons: [1] })).toBe(BUTTON.a);
});

// Chromium's DirectInput hats: −1 up, −5/7 up-right, −3/7 right, … 1 up-left; at rest 9/7.
test.each([
	[-1, 0],
	[-0.714286, 1],
	[-0.428571, 2],
	[0.142857, 4],
	[0.714286, 6],
	[1, 7],
	[1.285714, -1],
	[3.2857, -1],
	[0, -1],
])("hat value %f is eighth %i of a turn", (value, step) => {
	expect(hatStep(value)).toBe(step);
});

test("a hat's diagonal is both of its directions", () => {
	const map = {
		up: [{ from: "hat", index: 9, direction: "up" }],
		right: [{ from: "hat", index: 9, direction: "right" }],
		down: [{ from: "hat", index: 9, direction: "down" }],
	} as const;
	const axes = new Array(10).fill(0);
	axes[9] = -0.714286;
	expect(padBits(map, { axes, buttons: [] })).toBe(BUTTON.up | BUTTON.right);
});

test("teaching takes what changed against rest: a button, an axis' way, or a hat's direction", () => {
	const rest = { axes: [0, 0.05, 1.2857], buttons: [0, 0, 1] };
	expect(findPressed(rest, rest)).toBeUndefined();
	expect(findPressed(rest, { ...rest, buttons: [0, 1, 1] })).toEqual({ from: "button", index: 1 });
	expect(findPressed(rest, { ...rest, axes: [0, -1, 1.2857] })).toEqual({ from: "axis", index: 1, sign: -1 });
	expect(findPressed(rest, { ...rest, axes: [0, 0.05, 0.1429] })).toEqual({ from: "hat", index: 2, direction: "down" });
	expect(findPressed(rest, { ...rest, axes: [0, 0.05, -0.714] })).toBeUndefined();
});
