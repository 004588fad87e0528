import type { ByteWriter } from "../saved-file/byte-writer.ts";

/**
 * Differences between two buffers of one length as runs of changed 32-bit words: words to leave, words to change, and
 * for each of those the exclusive or of before and after. The same delta leads from either to the other.
 */

/** Equal words between two changed ones that cost less than a new run's counts. */
const GAP_MAX_WORDS = 1;

/** Writes the delta from `before` to `after`, and makes `before` equal to `after`. */
export function writeXorDelta(writer: ByteWriter, before: Int32Array, after: Int32Array): void {
	const length = after.length;
	let end = 0;
	let at = 0;
	while (at < length) {
		// Nearly all of the memory is as it was: eight words at a time are looked at for any difference.
		if (at + 8 <= length && eightAreEqual(before, after, at)) {
			at += 8;
			continue;
		}
		if (before[at] === after[at]) {
			at++;
			continue;
		}
		const start = at;
		let last = at;
		for (at++; at < length && at - last <= GAP_MAX_WORDS + 1; at++) if (before[at] !== after[at]) last = at;
		writer.count(start - end);
		writer.count(last + 1 - start);
		for (let i = start; i <= last; i++) {
			writer.u32(before[i]! ^ after[i]!);
			before[i] = after[i]!;
		}
		end = last + 1;
		at = end;
	}
}

/** Changes `words` by a delta of `writeXorDelta`. The delta is the console's own, and is believed. */
export function applyXorDelta(delta: Uint8Array, words: Int32Array): void {
	const view = new DataView(delta.buffer, delta.byteOffset, delta.byteLength);
	let at = 0;
	let word = 0;
	const count = () => {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = delta[at++]!;
			value |= (byte & 127) << shift;
			if (byte < 128) return value;
		}
	};
	while (at < delta.length) {
		word += count();
		for (const end = word + count(); word < end; word++, at += 4) words[word]! ^= view.getInt32(at, true);
	}
}

function eightAreEqual(a: Int32Array, b: Int32Array, at: number): boolean {
	return (
		((a[at]! ^ b[at]!) |
			(a[at + 1]! ^ b[at + 1]!) |
			(a[at + 2]! ^ b[at + 2]!) |
			(a[at + 3]! ^ b[at + 3]!) |
			(a[at + 4]! ^ b[at + 4]!) |
			(a[at + 5]! ^ b[at + 5]!) |
			(a[at + 6]! ^ b[at + 6]!) |
			(a[at + 7]! ^ b[at + 7]!)) ===
		0
	);
}
