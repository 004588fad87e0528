import { Inflate } from "fflate";

/** Compressed bytes handed over at a time: at deflate's best ratio (1032:1) one step makes at most about 4 MiB. */
const STEP_BYTES = 4096;

/**
 * Inflates raw deflate data whose inflated length is known, and stops as soon as there is more of it.
 * @returns the data, or undefined when it is damaged, cut short or of another length than `length`
 */
export function inflateBounded(compressed: Uint8Array, length: number): Uint8Array | undefined {
	const out = new Uint8Array(length);
	let filled = 0;
	let ended = false;
	let over = false;
	const stream = new Inflate((part, final) => {
		if (filled + part.length > length) over = true;
		else out.set(part, filled);
		filled += part.length;
		ended = final;
	});
	try {
		for (let at = 0; at < compressed.length && !over; at += STEP_BYTES) {
			stream.push(compressed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= compressed.length);
		}
	} catch {
		// fflate throws on any bit stream that isn't deflate; which of its codes makes no difference to a reader.
		return undefined;
	}
	return ended && !over && filled === length ? out : undefined;
}
