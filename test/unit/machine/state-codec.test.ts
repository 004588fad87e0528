import fc from "fast-check";
import { expect, test } from "vitest";
import { CartFault } from "../../../runtime/machine/fault.ts";
import { decodeState, encodeState, STATE_SIZE_MAX_BYTES } from "../../../runtime/machine/state-codec.ts";

const leaf = fc.oneof(
	fc.double(),
	fc.integer(),
	fc.string({ unit: "binary" }),
	fc.boolean(),
	fc.constant(null),
	fc.constant(undefined),
	fc.uint8Array(),
	fc.float64Array(),
	fc.int16Array(),
);
const plainData = fc.letrec((tie) => ({
	tree: fc.oneof(
		{ depthSize: "small" },
		leaf,
		fc.array(tie("tree")),
		fc.dictionary(fc.string(), tie("tree"), { noNullPrototype: true }),
	),
})).tree;

test("plain data comes back as it was", () => {
	fc.assert(
		fc.property(plainData, (state) => {
			expect(decodeState(encodeState(state))).toEqual(state);
		}),
	);
});

test("encoding a decoded state gives the same bytes", () => {
	fc.assert(
		fc.property(plainData, (state) => {
			const bytes = encodeState(state);
			expect(encodeState(decodeState(bytes))).toEqual(bytes);
		}),
	);
});

test("minus zero and NaN keep their meaning, and every NaN has the same bytes", () => {
	expect(Object.is(decodeState(encodeState(-0)), -0)).toBe(true);
	const odd = new Float64Array(new BigUint64Array([0xfff8000000000123n]).buffer)[0];
	expect(encodeState(odd)).toEqual(encodeState(Number.NaN));
	expect(decodeState(encodeState(odd))).toBeNaN();
});

test("two names of one object stay two names of one object, and cycles stay cycles", () => {
	const boss: Record<string, unknown> = { hits: 3 };
	boss.self = boss;
	const state = decodeState(encodeState({ enemies: [boss], target: boss })) as {
		enemies: Record<string, unknown>[];
		target: Record<string, unknown>;
	};
	expect(state.enemies[0]).toBe(state.target);
	expect(state.target.self).toBe(state.target);
});

test("a key named __proto__ is only a key", () => {
	const state = JSON.parse('{"__proto__": {"polluted": true}, "x": 1}');
	const decoded = decodeState(encodeState(state)) as Record<string, unknown>;
	expect(Object.keys(decoded)).toEqual(["__proto__", "x"]);
	expect((decoded as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([
	["a function", { on: { hit: () => 1 } }, "state.on.hit is a function"],
	["a symbol", [Symbol("s")], "state[0] is a symbol"],
	["a bigint", { big: 1n }, "state.big is a bigint"],
	["an instance of a class", { list: [new Date(0)] }, "state.list[0] is an object of class Date"],
	["a Map", { seen: new Map() }, "state.seen is an object of class Map"],
	["a DataView", { view: new DataView(new ArrayBuffer(1)) }, "state.view is a buffer of a kind"],
])("%s in the state is refused with its path", (_what, state, message) => {
	expect(() => encodeState(state)).toThrow(CartFault);
	expect(() => encodeState(state)).toThrow(message);
});

test("state that is too deep or too large is refused", () => {
	let chain: unknown = null;
	for (let i = 0; i < 300; i++) chain = { next: chain };
	expect(() => encodeState(chain)).toThrow("levels deep");
	expect(() => encodeState(new Uint8Array(STATE_SIZE_MAX_BYTES + 1))).toThrow("larger than");
});

test("damaged bytes throw, and never hang or give other than plain data", () => {
	fc.assert(
		fc.property(plainData, fc.nat(), fc.nat(255), (state, at, value) => {
			const bytes = encodeState(state).slice();
			bytes[at % bytes.length] = value;
			try {
				decodeState(bytes);
			} catch (error) {
				expect((error as Error).message).toMatch(/^State bytes/);
			}
		}),
	);
	const whole = encodeState({ a: [1, 2, 3], b: "text" });
	for (let end = 0; end < whole.length; end++) expect(() => decodeState(whole.slice(0, end))).toThrow(/^State bytes/);
});
