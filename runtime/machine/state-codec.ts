import { CartFault } from "./fault.ts";

/**
 * A cartridge's state as bytes and back: plain data only. The same data gives the same bytes in every engine (keys in
 * their order of insertion, one NaN), so that bytes can be hashed and compared. References to one object from two
 * places, and cycles, are kept as such.
 */

const TAG = {
	undefined: 0,
	null: 1,
	false: 2,
	true: 3,
	int32: 4,
	float64: 5,
	string: 6,
	array: 7,
	object: 8,
	typedArray: 9,
	reference: 10,
} as const;

type TypedArray =
	| Uint8Array
	| Int8Array
	| Uint8ClampedArray
	| Uint16Array
	| Int16Array
	| Uint32Array
	| Int32Array
	| Float32Array
	| Float64Array;

const TYPED_ARRAYS = [
	Uint8Array,
	Int8Array,
	Uint8ClampedArray,
	Uint16Array,
	Int16Array,
	Uint32Array,
	Int32Array,
	Float32Array,
	Float64Array,
] as const;
const TYPED_ARRAY_NAMES = TYPED_ARRAYS.map((kind) => kind.name);

/** As they were before a cartridge's realm counts what it calls: state is encoded each tick. */
const { getPrototypeOf, is: isSame, keys: keysOf } = Object;

/** State deeper than this is refused: it is a list built as a chain, or a mistake. */
const MAX_DEPTH = 200;
/** Encoded state may take this much; more is refused. */
export const STATE_SIZE_MAX_BYTES = 4 * 1024 * 1024;

/**
 * Encodes state.
 * @param expectedBytes how long the bytes will be, as far as the caller knows: no less memory is asked for at first
 * @throws CartFault of kind "state", naming the path of what is not plain data.
 */
export function encodeState(state: unknown, expectedBytes = 0): Uint8Array {
	const encoder = new StateEncoder(Math.max(4096, expectedBytes));
	encoder.value(state, 0);
	return encoder.bytes();
}

/** Decodes what `encodeState` gave. @throws Error when the bytes are damaged. */
export function decodeState(bytes: Uint8Array): unknown {
	const decoder = new StateDecoder(bytes);
	const state = decoder.value();
	decoder.end();
	return state;
}

class StateEncoder {
	private buffer: Uint8Array;
	private view: DataView;
	private length = 0;
	private readonly seen = new Map<object, number>();
	private readonly keys = new Map<string, number>();
	private readonly path: (string | number)[] = [];

	constructor(firstBytes: number) {
		this.buffer = new Uint8Array(firstBytes);
		this.view = new DataView(this.buffer.buffer);
	}

	bytes(): Uint8Array {
		return this.buffer.slice(0, this.length);
	}

	value(value: unknown, depth: number): void {
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
				throw this.refusal(`is a ${typeof value}`);
		}
	}

	private object(value: object, depth: number): void {
		const known = this.seen.get(value);
		if (known !== undefined) {
			this.byte(TAG.reference);
			this.count(known);
			return;
		}
		if (depth > MAX_DEPTH) throw this.refusal(`lies more than ${MAX_DEPTH} levels deep`);
		this.seen.set(value, this.seen.size);
		if (Array.isArray(value)) this.array(value, depth);
		else if (ArrayBuffer.isView(value)) this.typedArray(value as TypedArray);
		else this.record(value as Record<string, unknown>, depth);
	}

	private record(record: Record<string, unknown>, depth: number): void {
		// A cart may run in another realm: its Object.prototype is the prototype that has none itself.
		const prototype: object | null = getPrototypeOf(record);
		if (prototype !== null && getPrototypeOf(prototype) !== null)
			throw this.refusal(`is an object of class ${prototype.constructor?.name || "unknown"}`);
		const keys = keysOf(record);
		this.byte(TAG.object);
		this.count(keys.length);
		for (const key of keys) {
			this.key(key);
			this.path.push(key);
			this.value(record[key], depth + 1);
			this.path.pop();
		}
	}

	private array(value: readonly unknown[], depth: number): void {
		this.byte(TAG.array);
		this.count(value.length);
		for (let i = 0; i < value.length; i++) {
			this.path.push(i);
			this.value(value[i], depth + 1);
			this.path.pop();
		}
	}

	private typedArray(value: TypedArray): void {
		const kind = TYPED_ARRAY_NAMES.indexOf(Object.prototype.toString.call(value).slice(8, -1));
		if (kind < 0) throw this.refusal("is a buffer of a kind that state can't hold");
		const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
		this.byte(TAG.typedArray);
		this.byte(kind);
		this.count(value.length);
		this.room(bytes.length);
		this.buffer.set(bytes, this.length);
		this.length += bytes.length;
	}

	private number(value: number): void {
		if ((value | 0) === value && !isSame(value, -0)) {
			this.room(5);
			this.buffer[this.length] = TAG.int32;
			this.view.setInt32(this.length + 1, value, true);
			this.length += 5;
			return;
		}
		this.room(9);
		this.buffer[this.length] = TAG.float64;
		// Engines differ in the bits of a NaN; one is as good as another.
		this.view.setFloat64(this.length + 1, Number.isNaN(value) ? Number.NaN : value, true);
		if (Number.isNaN(value)) this.view.setUint32(this.length + 5, 0x7ff80000, true);
		this.length += 9;
	}

	/** A key is written once; later ones name it by number. */
	private key(key: string): void {
		const known = this.keys.get(key);
		if (known !== undefined) {
			this.count(known + 1);
			return;
		}
		this.keys.set(key, this.keys.size);
		this.count(0);
		this.string(key);
	}

	private string(value: string): void {
		this.count(value.length);
		this.room(value.length * 2);
		for (let i = 0; i < value.length; i++) {
			this.view.setUint16(this.length, value.charCodeAt(i), true);
			this.length += 2;
		}
	}

	/** A length or index: 7 bits a byte, low first. */
	private count(value: number): void {
		this.room(5);
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
		if (needed > STATE_SIZE_MAX_BYTES) throw this.refusal(`makes the state larger than ${STATE_SIZE_MAX_BYTES} bytes`);
		const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
		larger.set(this.buffer);
		this.buffer = larger;
		this.view = new DataView(larger.buffer);
	}

	private refusal(what: string): CartFault {
		let path = "state";
		for (const part of this.path) path += typeof part === "number" ? `[${part}]` : `.${part}`;
		return new CartFault(
			"state",
			`${path} ${what}. State must be plain data: objects, arrays, numbers, strings, booleans, null, typed arrays.`,
		);
	}
}

class StateDecoder {
	private readonly view: DataView;
	private at = 0;
	private readonly objects: object[] = [];
	private readonly keys: string[] = [];

	constructor(private readonly bytes: Uint8Array) {
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	end(): void {
		if (this.at !== this.bytes.length) throw new Error(`State bytes go on after their end at ${this.at}.`);
	}

	value(depth = 0): unknown {
		if (depth > MAX_DEPTH + 1) throw this.damage(`more than ${MAX_DEPTH} levels`);
		const tag = this.byte();
		switch (tag) {
			case TAG.undefined:
				return undefined;
			case TAG.null:
				return null;
			case TAG.false:
				return false;
			case TAG.true:
				return true;
			case TAG.int32:
				return this.view.getInt32(this.take(4), true);
			case TAG.float64:
				return this.view.getFloat64(this.take(8), true);
			case TAG.string:
				return this.string();
			case TAG.array:
				return this.array(depth);
			case TAG.object:
				return this.object(depth);
			case TAG.typedArray:
				return this.typedArray();
			case TAG.reference: {
				const object = this.objects[this.count()];
				if (object === undefined) throw this.damage("a reference to nothing");
				return object;
			}
			default:
				throw this.damage(`unknown tag ${tag}`);
		}
	}

	private array(depth: number): unknown[] {
		const length = this.count();
		if (length > this.bytes.length - this.at) throw this.damage("an array longer than the bytes");
		const array: unknown[] = [];
		this.objects.push(array);
		for (let i = 0; i < length; i++) array.push(this.value(depth + 1));
		return array;
	}

	private object(depth: number): object {
		const count = this.count();
		const object: Record<string, unknown> = {};
		this.objects.push(object);
		for (let i = 0; i < count; i++) {
			const key = this.key();
			// defineProperty, as a key may be "__proto__".
			Object.defineProperty(object, key, {
				value: this.value(depth + 1),
				writable: true,
				enumerable: true,
				configurable: true,
			});
		}
		return object;
	}

	private typedArray(): TypedArray {
		const Kind = TYPED_ARRAYS[this.byte()];
		const length = this.count();
		if (!Kind || length * Kind.BYTES_PER_ELEMENT > this.bytes.length - this.at)
			throw this.damage("a typed array longer than the bytes");
		const end = this.at + length * Kind.BYTES_PER_ELEMENT;
		const array = new Kind(this.bytes.slice(this.at, end).buffer);
		this.at = end;
		this.objects.push(array);
		return array;
	}

	private key(): string {
		const number = this.count();
		if (number > 0) {
			const key = this.keys[number - 1];
			if (key === undefined) throw this.damage("an unknown key number");
			return key;
		}
		const key = this.string();
		this.keys.push(key);
		return key;
	}

	private string(): string {
		const length = this.count();
		if (length * 2 > this.bytes.length - this.at) throw this.damage("a string longer than the bytes");
		let text = "";
		for (let i = 0; i < length; i++) text += String.fromCharCode(this.view.getUint16(this.at + i * 2, true));
		this.at += length * 2;
		return text;
	}

	private count(): number {
		let value = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			const byte = this.byte();
			value |= (byte & 127) << shift;
			if (byte < 128) return value >>> 0;
		}
		throw this.damage("an endless length");
	}

	private byte(): number {
		return this.bytes[this.take(1)]!;
	}

	/** Steps over bytes that must be there; gives where they start. */
	private take(byteCount: number): number {
		const start = this.at;
		if (start + byteCount > this.bytes.length) throw this.damage("an early end");
		this.at = start + byteCount;
		return start;
	}

	private damage(what: string): Error {
		return new Error(`State bytes are damaged at ${this.at}: ${what}.`);
	}
}
