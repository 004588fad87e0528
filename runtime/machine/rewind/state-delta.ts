import { ByteWriter } from "../saved-file/byte-writer.ts";

/**
 * How one encoded state becomes the next. A number may take 5 bytes in one and 9 in the other, so that all behind it
 * moves by 4: after a difference the two are brought into step again at the nearest place where they agree.
 *
 * A delta is the new length, then steps of three counts: bytes kept, bytes left out of the old, bytes new (which
 * follow). What lies behind the last step is kept.
 */

/** So many equal bytes are no accident. */
const AGREEMENT_BYTES = 8;
/** How far a place of agreement is looked for. */
const SEARCH_BYTES = 24;
/** A number that became whole, or stopped being so. */
const NUMBER_SHIFT_BYTES = 4;

export function stateDelta(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
	const writer = new ByteWriter();
	writer.count(after.length);
	const [beforeEnd, afterEnd] = withoutCommonEnd(before, after);
	let from = 0;
	let to = 0;
	while (from < beforeEnd || to < afterEnd) {
		const keptFrom = from;
		while (from < beforeEnd && to < afterEnd && before[from] === after[to]) {
			from++;
			to++;
		}
		const kept = from - keptFrom;
		const newFrom = to;
		const oldFrom = from;
		while (from < beforeEnd && to < afterEnd && !agreesFor(before, from, after, to)) {
			const shift = shiftToAgreement(before, from, after, to);
			if (shift === 0) break;
			from += shift >> 8;
			to += shift & 0xff;
		}
		if (from >= beforeEnd || to >= afterEnd) {
			from = beforeEnd;
			to = afterEnd;
		}
		writer.count(kept);
		writer.count(from - oldFrom);
		writer.block(after.subarray(newFrom, to));
	}
	return writer.finish();
}

/** Gives the new state. The delta is the console's own, and is believed. */
export function applyStateDelta(before: Uint8Array, delta: Uint8Array): Uint8Array<ArrayBuffer> {
	let at = 0;
	const count = () => {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = delta[at++]!;
			value |= (byte & 127) << shift;
			if (byte < 128) return value;
		}
	};
	const after = new Uint8Array(count());
	let from = 0;
	let to = 0;
	while (at < delta.length) {
		const kept = count();
		after.set(before.subarray(from, from + kept), to);
		from += kept + count();
		to += kept;
		const added = count();
		after.set(delta.subarray(at, at + added), to);
		at += added;
		to += added;
	}
	after.set(before.subarray(from, from + after.length - to), to);
	return after;
}

/** Where the two end when the bytes that they have in common at the end are left out. */
function withoutCommonEnd(before: Uint8Array, after: Uint8Array): [number, number] {
	let beforeEnd = before.length;
	let afterEnd = after.length;
	while (beforeEnd > 0 && afterEnd > 0 && before[beforeEnd - 1] === after[afterEnd - 1]) {
		beforeEnd--;
		afterEnd--;
	}
	return [beforeEnd, afterEnd];
}

/** How far to go on in both until they agree: old bytes × 256 + new bytes. */
function shiftToAgreement(before: Uint8Array, from: number, after: Uint8Array, to: number): number {
	for (let step = 1; step <= SEARCH_BYTES; step++) {
		if (agreesFor(before, from + step, after, to + step)) return (step << 8) | step;
		const longer = step + NUMBER_SHIFT_BYTES;
		if (agreesFor(before, from + step, after, to + longer)) return (step << 8) | longer;
		if (agreesFor(before, from + longer, after, to + step)) return (longer << 8) | step;
	}
	return (SEARCH_BYTES << 8) | SEARCH_BYTES;
}

function agreesFor(before: Uint8Array, from: number, after: Uint8Array, to: number): boolean {
	for (let i = 0; i < AGREEMENT_BYTES; i++) if (before[from + i] !== after[to + i]) return false;
	return from + AGREEMENT_BYTES <= before.length && to + AGREEMENT_BYTES <= after.length;
}
