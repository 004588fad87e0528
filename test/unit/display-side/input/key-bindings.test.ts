import { expect, test } from "vitest";
import {
	DEFAULT_KEY_BINDINGS,
	keyName,
	keysOf,
	rebindKey,
} from "../../../../runtime/display-side/input/key-bindings.ts";
import { BUTTON, type ButtonName } from "../../../../runtime/machine/memory-map.ts";

test("every button of both players has a key at first", () => {
	for (const player of [0, 1]) {
		for (const button of Object.keys(BUTTON) as ButtonName[]) {
			expect([player, button, keysOf(DEFAULT_KEY_BINDINGS, player, button).length > 0]).toEqual([player, button, true]);
		}
	}
});

test("a key given to another button leaves the one it had, and is that button's only key", () => {
	const bindings = rebindKey(DEFAULT_KEY_BINDINGS, "KeyX", { player: 0, button: "a" });
	expect(keysOf(bindings, 0, "a")).toEqual(["KeyX"]);
	expect(keysOf(bindings, 0, "b")).toEqual([]);
	expect(keysOf(bindings, 1, "a")).toEqual(keysOf(DEFAULT_KEY_BINDINGS, 1, "a"));
});

test("keys are named as they are printed", () => {
	expect(["KeyZ", "Digit5", "ArrowUp", "Enter", "ShiftLeft", "Numpad4"].map(keyName)).toEqual([
		"Z",
		"5",
		"↑",
		"Enter",
		"Shift",
		"Num 4",
	]);
});
