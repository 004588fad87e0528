import { describe, expect, test } from "vitest";
import { InputPlayer, parseInputScript } from "../../../runtime/headless/input-script.ts";

describe("an input file", () => {
	test("is a list of changes; button names may be written as on the pad", () => {
		const script = parseInputScript([{ tick: 3, player: 1, buttons: ["Start", "A", "up"] }], "moves.json");
		expect(script).toEqual([{ tick: 3, player: 1, buttons: ["start", "a", "up"] }]);
	});

	test("has its ticks in order; one that stands too late is named, with its line where that is known", () => {
		const list = [9, 9, 2].map((tick, player) => ({ tick, player, buttons: [] }));
		const message = "[2]: tick 2 stands after tick 9. Put the changes in the order of their ticks.";
		expect(() => parseInputScript(list, "moves.json")).toThrow(`moves.json: ${message}`);
		expect(() => parseInputScript(list, "moves.json", (entry) => entry * 10)).toThrow(`moves.json:20: ${message}`);
	});

	test.each([
		[{}, /^moves\.json: an input file is a list/],
		["[]", /an input file is a list/],
		[[7], /^moves\.json: \[0\]: a change looks like/],
		[[{ player: 0, buttons: [] }], /\[0\]\.tick: the field "tick" is missing/],
		[[{ tick: -1, player: 0, buttons: [] }], /\[0\]\.tick: a tick is a whole number, 0 or more/],
		[[{ tick: 1.5, player: 0, buttons: [] }], /\[0\]\.tick: a tick is a whole number/],
		[[{ tick: 1, player: 4, buttons: [] }], /\[0\]\.player: a player is a whole number, 0 to 3/],
		[[{ tick: 1, player: 0, buttons: "a" }], /\[0\]\.buttons: buttons are a list of names/],
		[
			[{ tick: 1, player: 0, buttons: ["a", "jump"] }],
			/\[0\]\.buttons\[1\]: "jump" is no button\. The buttons are up, down/,
		],
		[[{ tick: 1, player: 0, button: ["a"] }], /the field "button" is unknown/],
		[[{ tick: 1, player: 0, stickX: 128 }], /\[0\]\.stickX: a stick's axis/],
	])("%j is refused, saying where and what", (list, message) => {
		expect(() => parseInputScript(list, "moves.json")).toThrow(message);
	});

	test("two changes of one player at one tick are refused", () => {
		const twice = { tick: 5, player: 0, buttons: [] };
		expect(() => parseInputScript([twice, twice], "m.json")).toThrow(/\[0\] and \[1\] both change player 0 at tick 5/);
	});
});

describe("playing an input script", () => {
	test("buttons are held from their tick until the next change, and tapped in the first tick only", () => {
		const player = new InputPlayer([
			{ tick: 1, player: 0, buttons: ["a", "right"] },
			{ tick: 3, player: 0, buttons: ["a", "b"] },
		]);
		const seen = [0, 1, 2, 3].map((tick) => ({ ...player.at(tick).pads[0]! }));
		// a is bit 4, b bit 5, right bit 3: the button bits of the memory map.
		expect(seen.map((pad) => pad.held)).toEqual([0, 0x18, 0x18, 0x30]);
		expect(seen.map((pad) => pad.tapped)).toEqual([0, 0x18, 0, 0x20]);
	});

	test("players don't disturb one another, and what a change leaves out stays", () => {
		const player = new InputPlayer([
			{ tick: 0, player: 0, buttons: ["a"], stickX: 100 },
			{ tick: 0, player: 3, buttons: ["start"] },
			{ tick: 1, player: 0, stickY: -5 },
		]);
		player.at(0);
		const { pads } = player.at(1);
		expect(pads[0]).toEqual({ held: 0x10, tapped: 0, stickX: 100, stickY: -5 });
		expect(pads[1]!.held).toBe(0);
		expect(pads[3]!.held).toBe(0x400);
	});

	test("the pointer is inside only over the picture", () => {
		const player = new InputPlayer([
			{ tick: 0, player: 0, pointer: { x: 255, y: 223, held: true } },
			{ tick: 1, player: 0, pointer: { x: 256, y: 0, held: false } },
		]);
		expect(player.at(0).pointer).toEqual({ x: 255, y: 223, held: true, inside: true });
		expect(player.at(1).pointer.inside).toBe(false);
	});
});
