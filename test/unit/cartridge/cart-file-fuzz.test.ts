import fc from "fast-check";
import { expect, test } from "vitest";
import { writeBankChunk } from "../../../runtime/cartridge/bank-chunk.ts";
import { CartFileError, readCartFile, writeCartFile } from "../../../runtime/cartridge/index.ts";
import { packByHand } from "./pack-by-hand.ts";
import { sampleCart } from "./sample-cart.ts";

/** Mutations tried; `npm run soak` tries more. */
const RUNS = process.env["SOAK"] ? 20_000 : 2000;
/** A file of this size is read in a few milliseconds; a hundred times that would be a hang for whoever opened it. */
const PATIENCE_MS = 2000;
/** For all of them together, on a busy computer. */
const TIMEOUT_MS = 60_000 + RUNS * 30;

const FILES = [writeCartFile(sampleCart(), { png: false }), writeCartFile(sampleCart(), { png: true })];

/** Reads it; anything but a cart or a CartFileError with a message throws. */
function readOrRefuse(bytes: Uint8Array): "read" | "refused" {
	try {
		const cart = readCartFile(bytes);
		expect(cart.contentHash).toMatch(/^[0-9a-f]{64}$/);
		return "read";
	} catch (error) {
		if (!(error instanceof CartFileError)) throw error;
		expect(error.message.length).toBeGreaterThan(20);
		return "refused";
	}
}

type Mutation =
	| { kind: "set"; at: number; value: number }
	| { kind: "set32"; at: number; value: number }
	| { kind: "cut"; at: number }
	| { kind: "drop"; at: number; count: number }
	| { kind: "insert"; at: number; bytes: Uint8Array }
	| { kind: "copy"; at: number; from: number; count: number };

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const value32 = fc.oneof(
	fc.nat(0xffffffff),
	fc.constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffff4, 48, 64),
);
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
	fc.record({ kind: fc.constant("set" as const), at: place, value: fc.nat(255) }),
	fc.record({ kind: fc.constant("set32" as const), at: place, value: value32 }),
	fc.record({ kind: fc.constant("cut" as const), at: place }),
	fc.record({ kind: fc.constant("drop" as const), at: place, count: fc.nat(40) }),
	fc.record({ kind: fc.constant("insert" as const), at: place, bytes: fc.uint8Array({ maxLength: 40 }) }),
	fc.record({ kind: fc.constant("copy" as const), at: place, from: place, count: fc.nat(200) }),
);

function mutate(original: Uint8Array, m: Mutation, reach: number): Uint8Array {
	const at = Math.floor(m.at * Math.min(reach, original.length));
	const bytes = Buffer.from(original);
	switch (m.kind) {
		case "set":
			bytes[at] = m.value;
			return bytes;
		case "set32":
			if (at + 4 <= bytes.length) bytes.writeUInt32LE(m.value, at);
			return bytes;
		case "cut":
			return bytes.subarray(0, at);
		case "drop":
			return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + m.count)]);
		case "insert":
			return Buffer.concat([bytes.subarray(0, at), m.bytes, bytes.subarray(at)]);
		case "copy": {
			const from = Math.floor(m.from * bytes.length);
			bytes.copy(bytes, at, from, from + m.count);
			return bytes;
		}
	}
}

test("a mutated file is read or refused with a message: it never crashes or hangs the reader", {
	timeout: TIMEOUT_MS,
}, () => {
	const seen = { read: 0, refused: 0 };
	fc.assert(
		fc.property(
			fc.constantFrom(...FILES),
			fc.array(mutation, { minLength: 1, maxLength: 4 }),
			// Half of the mutations in the headers and tables, where lengths and offsets are.
			fc.constantFrom(200, Number.MAX_SAFE_INTEGER),
			(file, mutations, reach) => {
				let bytes: Uint8Array = file;
				for (const m of mutations) bytes = mutate(bytes, m, reach);
				seen[readOrRefuse(bytes)]++;
			},
		),
		{ numRuns: RUNS, interruptAfterTimeLimit: RUNS * PATIENCE_MS, markInterruptAsFailure: true },
	);
	// Both ways were walked; nearly all mutations are noticed (a few change nothing that counts).
	expect(seen.refused).toBeGreaterThan(RUNS * 0.9);
});

test("a mutated content under a true checksum is read or refused too", { timeout: TIMEOUT_MS }, () => {
	const cart = sampleCart();
	const chunks: [string, Uint8Array][] = [
		["MANI", Buffer.from(JSON.stringify(cart.manifest))],
		["SCRP", Buffer.from("var cartridge")],
		["SMAP", Buffer.from(cart.sourceMap)],
		...cart.banks.map((bank): [string, Uint8Array] => ["BANK", writeBankChunk(bank)]),
	];
	expect(readOrRefuse(packByHand(chunks))).toBe("read");
	const seen = { read: 0, refused: 0 };
	fc.assert(
		fc.property(fc.nat(chunks.length - 1), fc.array(mutation, { minLength: 1, maxLength: 3 }), (index, mutations) => {
			const mutated = chunks.map(([type, data], at): [string, Uint8Array] => [
				type,
				at === index ? mutations.reduce((bytes, m) => mutate(bytes, m, bytes.length), data) : data,
			]);
			seen[readOrRefuse(packByHand(mutated))]++;
		}),
		{ numRuns: RUNS / 2 },
	);
	expect(seen.read).toBeGreaterThan(0);
	expect(seen.refused).toBeGreaterThan(0);
});

test("any bytes at all are refused", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
			expect(readOrRefuse(bytes)).toBe("refused");
		}),
		{ numRuns: RUNS / 10 },
	);
});
