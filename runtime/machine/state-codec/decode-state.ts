import { settleView } from "./plain-data.ts";
import { STATE_DEPTH_MAX, TAG, TYPED_ARRAYS, type TypedArray } from "./state-format.ts";

/** Decodes what `encodeState` gave. @throws Error when the bytes are damaged. */
export function decodeState(bytes: Uint8Array): unknown {
	const decoder = new StateDecoder(bytes);
	const state = decoder.value();
	decoder.end();
	return state;
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
		if (depth > STATE_DEPTH_MAX + 1) throw this.damage(`more than ${STATE_DEPTH_MAX} levels`);
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
				return this.object({}, depth);
			case TAG.bareObject:
				return this.object(Object.create(null), depth);
			case TAG.typedArray:
				return this.typedArray();
			case TAG.partView:
				return this.partView();
			case TAG.sharedView:
				return this.sharedView();
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
		for (let i = 0; i < length; i++) {
			if (this.bytes[this.at] !== TAG.hole) array.push(this.value(depth + 1));
			else {
				this.at++;
				array.length++;
			}
		}
		return array;
	}

	private object(object: object, depth: number): object {
		const count = this.count();
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
		const Kind = this.kind();
		const length = this.count();
		const array = new Kind(this.buffer(length * Kind.BYTES_PER_ELEMENT));
		settleView(array);
		this.objects.push(array);
		return array;
	}

	private partView(): TypedArray {
		const Kind = this.kind();
		return this.viewOf(Kind, this.buffer(this.count()));
	}

	private sharedView(): TypedArray {
		const Kind = this.kind();
		const other = this.objects[this.count()];
		if (!ArrayBuffer.isView(other)) throw this.damage("a view of no buffer");
		return this.viewOf(Kind, other.buffer as ArrayBuffer);
	}

	private viewOf(Kind: (typeof TYPED_ARRAYS)[number], buffer: ArrayBuffer): TypedArray {
		const byteOffset = this.count();
		const length = this.count();
		const elementBytes = Kind.BYTES_PER_ELEMENT;
		if (byteOffset % elementBytes !== 0 || byteOffset + length * elementBytes > buffer.byteLength)
			throw this.damage("a view past its buffer's end");
		const array = new Kind(buffer, byteOffset, length);
		settleView(array);
		this.objects.push(array);
		return array;
	}

	private kind(): (typeof TYPED_ARRAYS)[number] {
		const Kind = TYPED_ARRAYS[this.byte()];
		if (!Kind) throw this.damage("a typed array of no kind");
		return Kind;
	}

	private buffer(byteCount: number): ArrayBuffer {
		if (byteCount > this.bytes.length - this.at) throw this.damage("a typed array longer than the bytes");
		const start = this.take(byteCount);
		return this.bytes.slice(start, start + byteCount).buffer as ArrayBuffer;
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
