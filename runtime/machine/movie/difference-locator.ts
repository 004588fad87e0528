import { mixed, pathText, type VisitLeaf, visitMemoryLeaves, visitStateLeaves } from "./state-leaves.ts";

/**
 * A short digest of a whole machine by which one can tell, from another machine at hand, which of its leaves differ
 * from the one that was digested. Each of four rows throws all leaves into 32 buckets, each row by another rule, and
 * keeps one byte a bucket: the sum of what fell in. A leaf that differs spoils its bucket in all four rows; one that
 * doesn't is in four spoilt buckets only by chance, which is small as long as few leaves differ.
 */
const ROWS = 4;
const BUCKETS = 32;
export const LOCATOR_BYTES = ROWS * BUCKETS;

/** Differences that are named; of more, the first ones. */
const MOST_NAMED = 12;

/** Digests a machine: the cartridge's state as data, and the memory. */
export function locatorOf(state: unknown, memory: Uint8Array): Uint8Array<ArrayBuffer> {
	const locator = new Uint8Array(LOCATOR_BYTES);
	const add: VisitLeaf = (pathHash, valueHash) => {
		for (let row = 0; row < ROWS; row++) {
			const bucket = bucketOf(pathHash, row);
			locator[bucket] = locator[bucket]! + (mixed(valueHash, pathHash + row) & 0xff);
		}
	};
	visitStateLeaves(state, add);
	visitMemoryLeaves(memory, add);
	return locator;
}

/**
 * Names the places of a machine that differ from a digested one; a place that only the other had is named by the
 * length or the object that holds it, if at all.
 * @returns e.g. `state.ships[3].x`, the state's first; at most 12
 */
export function locateDifferences(recorded: Uint8Array, state: unknown, memory: Uint8Array): string[] {
	const here = locatorOf(state, memory);
	const named: string[] = [];
	const look =
		(inMemory: boolean): VisitLeaf =>
		(pathHash, _valueHash, path) => {
			for (let row = 0; row < ROWS; row++) {
				const bucket = bucketOf(pathHash, row);
				if (here[bucket] === recorded[bucket]) return;
			}
			if (named.length < MOST_NAMED) named.push(pathText(path, inMemory));
		};
	visitStateLeaves(state, look(false));
	visitMemoryLeaves(memory, look(true));
	return named;
}

function bucketOf(pathHash: number, row: number): number {
	return row * BUCKETS + (mixed(pathHash, row + 1) & (BUCKETS - 1));
}
