import fc from "fast-check";
import { expect, test } from "vitest";
import { hashBytes, RunningHash } from "../../../runtime/machine/hash.ts";

test("one flipped bit anywhere changes about half of the 64 bits", () => {
	const distances: number[] = [];
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), fc.nat(7), (bytes, at, bit) => {
			const changed = bytes.slice();
			changed[at % bytes.length]! ^= 1 << bit;
			let difference = BigInt(`0x${hashBytes(bytes)}`) ^ BigInt(`0x${hashBytes(changed)}`);
			let distance = 0;
			for (; difference > 0n; difference >>= 1n) distance += Number(difference & 1n);
			expect(distance).toBeGreaterThan(0);
			distances.push(distance);
		}),
		{ numRuns: 500 },
	);
	const mean = distances.reduce((sum, d) => sum + d, 0) / distances.length;
	expect(mean).toBeGreaterThan(28);
	expect(mean).toBeLessThan(36);
});

test("zeros of different lengths differ, and where a slice starts in its buffer doesn't matter", () => {
	const seen = new Set<string>();
	for (let length = 0; length < 64; length++) seen.add(hashBytes(new Uint8Array(length)));
	expect(seen.size).toBe(64);
	const buffer = Uint8Array.from({ length: 41 }, (_, i) => i);
	expect(hashBytes(buffer.subarray(1))).toBe(hashBytes(buffer.slice(1)));
});

test("a digest may be taken on the way without changing what follows", () => {
	const bytes = Uint8Array.of(1, 2, 3, 4);
	const watched = new RunningHash().update(bytes);
	watched.digest();
	expect(watched.update(bytes).digest()).toBe(new RunningHash().update(bytes).update(bytes).digest());
});

test("ten thousand different pictures have ten thousand hashes", () => {
	const seen = new Set<string>();
	const bytes = new Uint8Array(64);
	for (let i = 0; i < 10_000; i++) {
		new DataView(bytes.buffer).setUint32((i * 4) % 64, i, true);
		seen.add(hashBytes(bytes));
	}
	expect(seen.size).toBe(10_000);
});
