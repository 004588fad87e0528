import { expect, test } from "vitest";
import { shapeChanges } from "../../../runtime/game-side/state-shape.ts";

test.each<[string, unknown, unknown, string[]]>([
	["equal shapes", { x: 1, list: [1] }, { x: 2, list: [] }, []],
	["a new field", { x: 1 }, { x: 1, lives: 3 }, ["state.lives is new"]],
	["a field that is gone", { x: 1, lives: 3 }, { x: 1 }, ["state.lives is gone"]],
	["another kind", { x: 1 }, { x: "1" }, ["state.x was a number and is a string"]],
	["an object that became a list", { x: {} }, { x: [] }, ["state.x was an object and is a list"]],
	["deep in a list", { ships: [{ x: 1 }] }, { ships: [{ x: 1, y: 2 }] }, ["state.ships[0].y is new"]],
	[
		"a typed array",
		{ map: new Uint8Array(2) },
		{ map: new Int16Array(2) },
		["state.map was Uint8Array and is Int16Array"],
	],
	["what may be there or not", { boss: null }, { boss: { x: 1 } }, []],
])("%s", (_, before, after, changes) => {
	expect(shapeChanges(before, after)).toEqual(changes);
});
