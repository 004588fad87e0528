import fc from "fast-check";
import { expect, test } from "vitest";
import { CartFault } from "../../../runtime/machine/fault.ts";
import {
	decodeState,
	encodeState,
	STATE_SIZE_MAX_BYTES,
	StateEncoder,
} from "../../../runtime/machine/state-codec/index.ts";

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

test("a getter that comes later is found within sixteen ticks, wherever it lies", () => {
	const ships = Array.from({ length: 40 }, (_, number) => ({ number }));
	fc.assert(
		fc.property(fc.nat(39), fc.nat(1000), (at, firstTick) => {
			const encoder = new StateEncoder();
			const state = { ships: ships.map((ship) => ({ ...ship })) };
			for (let tick = 0; tick < 16; tick++) encoder.encode(state, firstTick + tick);
			Object.defineProperty(state.ships[at], "number", { get: () => at, enumerable: true, configurable: true });
			const lookAt = (tick: number) => () => encoder.encode(state, firstTick + tick);
			expect(() => {
				for (let tick = 16; tick < 32; tick++) lookAt(tick)();
			}).toThrow(`state.ships[${at}].number is a getter`);
		}),
	);
});

test("a typed array in the state takes no named fields later, also after it was restored", () => {
	const state = { cells: new Uint8Array(9), long: new Float64Array(50_000) };
	const restored = decodeState(encodeState(state)) as typeof state;
	for (const array of [state.cells, state.long, restored.cells, restored.long]) {
		expect(() => Object.assign(array, { width: 3 })).toThrow(/width.*not extensible/);
		array[2] = 7;
		expect(array[2]).toBe(7);
	}
	expect(decodeState(encodeState(state))).toEqual(state);
});

test("an encoder that is used again gives the bytes that a new one gives, after a refusal too", () => {
	const encoder = new StateEncoder();
	fc.assert(
		fc.property(plainData, plainData, (a, b) => {
			encoder.encode(a, 1);
			expect(() => encoder.encode({ a, on: () => 1 }, 2)).toThrow("state.on is a function");
			expect(encoder.encode(b, 3)).toEqual(encodeState(b));
		}),
	);
});

test("lent bytes are those of a copy, and a refused state leaves them as they were", () => {
	const encoder = new StateEncoder();
	fc.assert(
		fc.property(plainData, plainData, (a, b) => {
			const lent = encoder.lend(a, 1);
			expect(() => encoder.lend({ b, on: () => 1 }, 2)).toThrow("state.on is a function");
			expect(lent).toEqual(encodeState(a));
			expect(encoder.lend(b, 3)).toEqual(encodeState(b));
		}),
	);
});

test("views of one buffer stay views of one buffer, and a view of a part keeps the rest of it", () => {
	const buffer = Uint8Array.from({ length: 24 }, (_, i) => i).buffer;
	const state = {
		all: new Uint8Array(buffer),
		part: new Int16Array(buffer, 8, 4),
		alone: new Float32Array(new ArrayBuffer(16), 4, 2),
		again: null as unknown,
	};
	state.again = state.part;
	const decoded = decodeState(encodeState(state)) as typeof state;
	expect(decoded).toEqual(state);
	expect(decoded.part.buffer).toBe(decoded.all.buffer);
	expect(decoded.again).toBe(decoded.part);
	expect([decoded.part.byteOffset, decoded.part.length]).toEqual([8, 4]);
	expect([decoded.alone.byteOffset, decoded.alone.buffer.byteLength]).toEqual([4, 16]);
	decoded.all[9] = 0x12;
	expect(decoded.part[0]).toBe(0x1208);
});

test("an object without a prototype, and an array with holes, come back as such", () => {
	const bare = Object.assign(Object.create(null), { x: 1 });
	// biome-ignore lint/suspicious/noSparseArray: it is what is tested
	const decoded = decodeState(encodeState({ bare, list: [, 1, undefined, ,] })) as {
		bare: object;
		list: unknown[];
	};
	expect(Object.getPrototypeOf(decoded.bare)).toBeNull();
	expect({ ...decoded.bare }).toEqual({ x: 1 });
	expect(decoded.list).toHaveLength(4);
	expect([0, 1, 2, 3].filter((i) => i in decoded.list)).toEqual([1, 2]);
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
	[
		"an object with private fields",
		{
			ship: new (class Ship {
				#fuel = 3;
				get left() {
					return this.#fuel;
				}
			})(),
		},
		"state.ship is an object of class Ship",
	],
	[
		"a getter",
		{
			ships: [
				{
					get fuel() {
						return 3;
					},
				},
			],
		},
		"state.ships[0].fuel is a getter",
	],
	["a setter", { set fuel(_: number) {} }, "state.fuel is a setter"],
	["a symbol for a key", { map: { [Symbol("mark")]: 1 } }, "state.map.[Symbol(mark)] has a symbol for its key"],
	["a hidden field", { a: Object.defineProperty({ x: 1 }, "y", { value: 2 }) }, "state.a.y is a hidden field"],
	[
		"a named field of an array",
		{ list: Object.assign([1], { name: "n" }) },
		"state.list.name is a named field of an array",
	],
	[
		"a named field of a typed array",
		{ map: { cells: Object.assign(new Uint8Array(300), { width: 20 }) } },
		"state.map.cells.width is a named field of a typed array",
	],
	[
		"a frozen object",
		{ kinds: [Object.freeze({ speed: 2 })] },
		"state.kinds[0] is frozen, or belongs to the script's own tables",
	],
	[
		"a typed array of an own class",
		{ b: new (class Bytes extends Uint8Array {})(2) },
		"state.b is an object of class Bytes",
	],
	["a Set in a list", [[new Set([1])]], "state[0][0] is an object of class Set"],
	["a bare ArrayBuffer", { buffer: new ArrayBuffer(4) }, "state.buffer is an object of class ArrayBuffer"],
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
