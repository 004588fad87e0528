import type { ByteWriter } from "../saved-file/byte-writer.ts";

/**
 * Differences between two buffers of one length as runs of changed 32-bit words: words to leave, words to change, and
 * for each of those the exclusive or of before and after. The same delta leads from either to the other.
 */

/** Equal words between two changed ones that cost less than a new run's counts. */
const GAP_MAX_WORDS = 1;

/** Writes the delta from `before` to `after`, and makes `before` equal to `after`. */
export function writeXorDelta(writer: ByteWriter, before: Uint32Array, after: Uint32Array): void {
	const length = after.length;
	let end = 0;
	let at = 0;
	while (at < length) {
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
export function applyXorDelta(delta: Uint8Array, words: Uint32Array): void {
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
		for (const end = word + count(); word < end; word++, at += 4) words[word]! ^= view.getUint32(at, true);
	}
}
