import { expect, test } from "vitest";
import { parseInputScript } from "../../../../runtime/headless/input-script.ts";
import { pads } from "../../../../runtime/headless/testing-kit/pad-script.ts";

test("a press lasts one tick", () => {
	expect(pads().press(10, "start").changes()).toEqual([
		{ tick: 10, player: 0, buttons: ["start"] },
		{ tick: 11, player: 0, buttons: [] },
	]);
});

test("overlapping holds are joined, and each ends by itself", () => {
	expect(pads().hold(0, 20, "right").hold(10, 30, "a").changes()).toEqual([
		{ tick: 0, player: 0, buttons: ["right"] },
		{ tick: 10, player: 0, buttons: ["right", "a"] },
		{ tick: 20, player: 0, buttons: ["a"] },
		{ tick: 30, player: 0, buttons: [] },
	]);
});

test("the same button held twice at a time is down until the later end", () => {
	const changes = pads().hold(0, 20, "a").hold(10, 30, "a").changes();
	expect(changes.map(({ tick, buttons }) => [tick, buttons])).toEqual([
		[0, ["a"]],
		[10, ["a"]],
		[20, ["a"]],
		[30, []],
	]);
});

test("players are kept apart, and the list is a valid input file", () => {
	const changes = pads().press(5, "a").player(2).press(5, "b").changes();
	expect(parseInputScript(changes, "pads")).toEqual(changes);
	expect(changes.filter(({ player }) => player === 2)).toEqual([
		{ tick: 5, player: 2, buttons: ["b"] },
		{ tick: 6, player: 2, buttons: [] },
	]);
});

test("impossible ticks, players and buttons are refused", () => {
	expect(() => pads().hold(5, 5, "a")).toThrow(RangeError);
	expect(() => pads().hold(-1, 5, "a")).toThrow(RangeError);
	expect(() => pads().player(4)).toThrow(/0 to 3/);
	expect(() => pads().press(1, "jump" as never)).toThrow(/"jump" is no button/);
});
