/**
 * A cartridge's state as bytes: plain data only. The same data gives the same bytes in every engine (keys in their order
 * of insertion, one NaN), so that bytes can be hashed and compared. References to one object from two places, cycles,
 * and views of one buffer are kept as such.
 *
 * A value is a tag and what belongs to it. Counts have 7 bits a byte, low first. Objects, arrays and views are numbered
 * as they come; so are keys, each of which is written once.
 */
export const TAG = {
	undefined: 0,
	null: 1,
	false: 2,
	true: 3,
	/** 4 bytes. */
	int32: 4,
	/** 8 bytes. */
	float64: 5,
	/** Count of UTF-16 code units, and the units. */
	string: 6,
	/** Count, and the values. */
	array: 7,
	/** Count, and for each field: 0 and a new key's text, or the key's number + 1; and the value. */
	object: 8,
	/** A view of all of its buffer: kind, count of elements, bytes. */
	typedArray: 9,
	/** Number of an object that came before. */
	reference: 10,
	/** An object without a prototype, otherwise like an object. */
	bareObject: 11,
	/** A place in an array where there is nothing. */
	hole: 12,
	/** A view of a part of a new buffer: kind, count of the buffer's bytes, the bytes, offset in bytes, count of elements. */
	partView: 13,
	/** A view of a buffer that came before: kind, number of a view of it, offset in bytes, count of elements. */
	sharedView: 14,
} as const;

export type TypedArray =
	| Uint8Array
	| Int8Array
	| Uint8ClampedArray
	| Uint16Array
	| Int16Array
	| Uint32Array
	| Int32Array
	| Float32Array
	| Float64Array;

export const TYPED_ARRAYS = [
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

/** State deeper than this is refused: it is a list built as a chain, or a mistake. */
export const STATE_DEPTH_MAX = 200;
/** Encoded state may take this much; more is refused. */
export const STATE_SIZE_MAX_BYTES = 4 * 1024 * 1024;
