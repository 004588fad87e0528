import { CartFault } from "../fault.ts";
import { fieldObstacleOf, obstacleOf, viewObstacleOf } from "./plain-data.ts";
import { STATE_DEPTH_MAX, STATE_SIZE_MAX_BYTES, TAG, TYPED_ARRAYS, type TypedArray } from "./state-format.ts";

const KIND_BY_NAME = new Map(TYPED_ARRAYS.map((kind, number) => [kind.name, number]));
// Taken before a cartridge's realm makes its built-ins charge for their work: through those wrappers all of this would take
// twice as long.
const { keys: keysOf, values: valuesOf, getPrototypeOf } = Object;
const { get: mapGet, set: mapSet, clear: mapClear } = Map.prototype;
const { set: copyBytes, slice: bytesSlice } = Uint8Array.prototype;
const { setFloat64 } = DataView.prototype;
const { charCodeAt } = String.prototype;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { toString: tagOf } = Object.prototype;
const { apply } = Reflect;

/** One object in so many is looked at field by field in a tick, each tick others. */
const FIELD_CHECK_EVERY = 16;
const LONGEST_COUNT_BYTES = 5;

/**
 * Encodes state, all of it looked through.
 * @throws CartFault of kind "state", naming the path of what is not plain data
 */
export function encodeState(state: unknown): Uint8Array {
	return new StateEncoder().encode(state, 0, 1);
}

/** A refusal on its way to where its path is known. */
class Refusal extends Error {
	constructor(readonly what: string) {
		super(what);
	}
}

/** Encodes state again and again, with the room and the keys of the time before. */
export class StateEncoder {
	private buffer = new Uint8Array(4096);
	private view = new DataView(this.buffer.buffer);
	/** What was lent last stands here; a state that is refused doesn't touch it. */
	private lent = new Uint8Array(4096);
	private lentView = new DataView(this.lent.buffer);
	private length = 0;
	private objectCount = 0;
	private readonly seen = new Map<object, number>();
	private readonly buffers = new Map<ArrayBufferLike, number>();
	private readonly keys = new Map<string, number>();
	/** By depth: the keys of the last object there, and their numbers. Most objects of a depth are alike. */
	private readonly lastKeys: (readonly string[])[] = [];
	private readonly lastNumbers: number[][] = [];
	/** Kept only when a path is wanted: it costs as much as the rest. */
	private path: (string | number)[] | null = null;
	private checkPhase = 0;
	private checkEvery = 1;

	/**
	 * @param tick        objects are looked at field by field in turn: which ones, follows from it
	 * @param checkEvery  one object in so many is; 1: all of them
	 * @returns           a copy of its own
	 * @throws CartFault  see `encodeState`
	 */
	encode(state: unknown, tick: number, checkEvery = FIELD_CHECK_EVERY): Uint8Array {
		return apply(bytesSlice, this.lend(state, tick, checkEvery), []);
	}

	/**
	 * As `encode`, but the bytes are the encoder's own, and stand until the next state has been encoded: a copy of each
	 * tick's costs as much as half of the encoding.
	 */
	lend(state: unknown, tick: number, checkEvery = FIELD_CHECK_EVERY): Uint8Array {
		this.checkEvery = checkEvery;
		this.checkPhase = tick % checkEvery;
		try {
			this.run(state);
			const { buffer, view, lent, lentView } = this;
			this.lent = buffer;
			this.lentView = view;
			this.buffer = lent;
			this.view = lentView;
			return new Uint8Array(buffer.buffer, 0, this.length);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			throw this.withPath(state, error);
		} finally {
			apply(mapClear, this.seen, []);
			apply(mapClear, this.buffers, []);
		}
	}

	private run(state: unknown): void {
		this.length = 0;
		this.objectCount = 0;
		for (const map of [this.seen, this.buffers, this.keys]) apply(mapClear, map, []);
		this.lastKeys.length = 0;
		this.value(state, 0);
	}

	/** Goes the same way again, noting it. */
	private withPath(state: unknown, refusal: Refusal): CartFault {
		this.path = [];
		let { what } = refusal;
		try {
			this.run(state);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			what = error.what;
		}
		let path = "state";
		for (const part of this.path) path += typeof part === "number" ? `[${part}]` : `.${part}`;
		this.path = null;
		return new CartFault(
			"state",
			`${path} ${what}. State must be plain data: objects, arrays, numbers, strings, booleans, null, typed arrays.`,
		);
	}

	private value(value: unknown, depth: number): void {
		switch (typeof value) {
			case "number":
				this.number(value);
				break;
			case "string":
				this.byte(TAG.string);
				this.string(value);
				break;
			case "boolean":
				this.byte(value ? TAG.true : TAG.false);
				break;
			case "undefined":
				this.byte(TAG.undefined);
				break;
			case "object":
				if (value === null) this.byte(TAG.null);
				else this.object(value, depth);
				break;
			default:
				throw new Refusal(`is a ${typeof value}`);
		}
	}

	private object(value: object, depth: number): void {
		const known = apply(mapGet, this.seen, [value]) as number | undefined;
		if (known !== undefined) {
			this.byte(TAG.reference);
			this.count(known);
			return;
		}
		if (depth > STATE_DEPTH_MAX) throw new Refusal(`lies more than ${STATE_DEPTH_MAX} levels deep`);
		const number = this.objectCount++;
		apply(mapSet, this.seen, [value, number]);
		if (isArray(value)) this.array(value, number, depth);
		else if (isView(value)) this.typedArray(value as TypedArray, number);
		else this.record(value as Record<string, unknown>, number, depth);
	}

	private record(record: Record<string, unknown>, number: number, depth: number): void {
		const obstacle = obstacleOf(record, false);
		if (obstacle) throw new Refusal(obstacle);
		const keys = keysOf(record);
		if (number % this.checkEvery === this.checkPhase) this.checkFields(record, keys.length);
		this.byte(getPrototypeOf(record) === null ? TAG.bareObject : TAG.object);
		this.count(keys.length);
		const numbers = this.numbersOf(keys, depth);
		// At once, which is cheaper than one by one.
		const values = valuesOf(record);
		if (values.length !== keys.length) throw new Refusal("changes while it is looked at");
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i]!;
			if (numbers) this.count(numbers[i]!);
			else this.key(key);
			const value = values[i];
			if (this.path) {
				this.path.push(key);
				this.value(value, depth + 1);
				this.path.pop();
			} else if (typeof value === "number") this.number(value);
			else this.value(value, depth + 1);
		}
	}

	/** What to write for an object's keys, if the last one at this depth had the same; otherwise they are found one by one. */
	private numbersOf(keys: readonly string[], depth: number): readonly number[] | null {
		const last = this.lastKeys[depth];
		if (last && last.length === keys.length) {
			let i = 0;
			while (i < keys.length && keys[i] === last[i]) i++;
			if (i === keys.length) return this.lastNumbers[depth]!;
		}
		const numbers: number[] = [];
		for (let i = 0; i < keys.length; i++) {
			const known = apply(mapGet, this.keys, [keys[i]!]) as number | undefined;
			if (known === undefined) return null;
			numbers[i] = known + 1;
		}
		this.lastKeys[depth] = keys;
		this.lastNumbers[depth] = numbers;
		return numbers;
	}

	private array(array: readonly unknown[], number: number, depth: number): void {
		const obstacle = obstacleOf(array, true);
		if (obstacle) throw new Refusal(obstacle);
		if (number % this.checkEvery === this.checkPhase) this.checkFields(array, array.length);
		this.byte(TAG.array);
		this.count(array.length);
		for (let i = 0; i < array.length; i++) {
			const value = array[i];
			this.path?.push(i);
			if (value === undefined && !(i in array)) this.byte(TAG.hole);
			else this.value(value, depth + 1);
			this.path?.pop();
		}
	}

	private checkFields(object: object, keyCount: number): void {
		this.refuse(fieldObstacleOf(object, keyCount));
	}

	private refuse(obstacle: { key: string; what: string } | null): void {
		if (!obstacle) return;
		if (obstacle.key !== "") this.path?.push(obstacle.key);
		throw new Refusal(obstacle.what);
	}

	private typedArray(array: TypedArray, number: number): void {
		const kind = KIND_BY_NAME.get(apply(tagOf, array, []).slice(8, -1));
		if (kind === undefined) throw new Refusal("is a buffer of a kind that state can't hold");
		this.refuse(viewObstacleOf(array));
		const { buffer, byteOffset, byteLength, length } = array;
		const first = this.buffers.get(buffer);
		if (first !== undefined) {
			this.byte(TAG.sharedView);
			this.byte(kind);
			this.count(first);
			this.count(byteOffset);
			this.count(length);
			return;
		}
		apply(mapSet, this.buffers, [buffer, number]);
		if (byteLength === buffer.byteLength) {
			this.byte(TAG.typedArray);
			this.byte(kind);
			this.count(length);
			this.bytes(buffer);
			return;
		}
		this.byte(TAG.partView);
		this.byte(kind);
		this.count(buffer.byteLength);
		this.bytes(buffer);
		this.count(byteOffset);
		this.count(length);
	}

	private bytes(buffer: ArrayBufferLike): void {
		this.room(buffer.byteLength);
		apply(copyBytes, this.buffer, [new Uint8Array(buffer), this.length]);
		this.length += buffer.byteLength;
	}

	private number(value: number): void {
		this.room(9);
		if ((value | 0) === value && (value !== 0 || 1 / value > 0)) {
			const { buffer, length } = this;
			buffer[length] = TAG.int32;
			buffer[length + 1] = value;
			buffer[length + 2] = value >> 8;
			buffer[length + 3] = value >> 16;
			buffer[length + 4] = value >> 24;
			this.length += 5;
			return;
		}
		this.buffer[this.length] = TAG.float64;
		apply(setFloat64, this.view, [this.length + 1, value, true]);
		// Engines differ in the bits of a NaN; one is as good as another.
		if (Number.isNaN(value)) {
			this.view.setUint32(this.length + 1, 0, true);
			this.view.setUint32(this.length + 5, 0x7ff80000, true);
		}
		this.length += 9;
	}

	/** A key is written once; later ones name it by number. */
	private key(key: string): void {
		const known = apply(mapGet, this.keys, [key]) as number | undefined;
		if (known !== undefined) {
			this.count(known + 1);
			return;
		}
		apply(mapSet, this.keys, [key, this.keys.size]);
		this.count(0);
		this.string(key);
	}

	private string(value: string): void {
		this.count(value.length);
		this.room(value.length * 2);
		for (let i = 0; i < value.length; i++) {
			const unit = apply(charCodeAt, value, [i]);
			this.buffer[this.length] = unit;
			this.buffer[this.length + 1] = unit >> 8;
			this.length += 2;
		}
	}

	private count(value: number): void {
		this.room(LONGEST_COUNT_BYTES);
		let rest = value;
		while (rest > 127) {
			this.buffer[this.length++] = (rest & 127) | 128;
			rest >>>= 7;
		}
		this.buffer[this.length++] = rest;
	}

	private byte(value: number): void {
		this.room(1);
		this.buffer[this.length++] = value;
	}

	private room(byteCount: number): void {
		const needed = this.length + byteCount;
		if (needed <= this.buffer.length) return;
		if (needed > STATE_SIZE_MAX_BYTES) throw new Refusal(`makes the state larger than ${STATE_SIZE_MAX_BYTES} bytes`);
		const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
		larger.set(this.buffer);
		this.buffer = larger;
		this.view = new DataView(larger.buffer);
	}
}
