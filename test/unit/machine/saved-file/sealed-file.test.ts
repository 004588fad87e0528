import fc from "fast-check";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { hashBytes } from "../../../../runtime/machine/hash.ts";
import { ByteReader } from "../../../../runtime/machine/saved-file/byte-reader.ts";
import { ByteWriter } from "../../../../runtime/machine/saved-file/byte-writer.ts";
import { SavedFileError } from "../../../../runtime/machine/saved-file/saved-file-error.ts";
import { openSealedFile, sealFile } from "../../../../runtime/machine/saved-file/sealed-file.ts";

const KIND = { magic: "TEST", version: 3, name: "test file", contentMaxBytes: 1000 };

test("the header is magic, version, length and hash, little-endian, and the content is deflated behind it", () => {
	const content = Uint8Array.of(1, 2, 3, 4, 5);
	const file = sealFile(KIND, content);
	expect([...file.subarray(0, 10)]).toEqual([0x54, 0x45, 0x53, 0x54, 3, 0, 5, 0, 0, 0]);
	expect([...file.subarray(10, 18)].map((b) => b.toString(16).padStart(2, "0")).join("")).toBe(hashBytes(content));
	expect(file.subarray(18)).toEqual(deflateSync(content));
	expect(openSealedFile(KIND, file)).toEqual(content);
});

test("a change of any one byte, and a cut at any place, is refused with a message and nothing else", () => {
	const content = Uint8Array.from({ length: 300 }, (_, i) => (i * i) & 0xff);
	const file = sealFile(KIND, content);
	fc.assert(
		fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
			const changed = file.slice();
			changed[at]! ^= flip;
			try {
				// A bit of deflate's padding may change nothing that is kept.
				expect(openSealedFile(KIND, changed)).toEqual(content);
			} catch (error) {
				expect(error).toBeInstanceOf(SavedFileError);
			}
			expect(() => openSealedFile(KIND, file.subarray(0, at))).toThrow(SavedFileError);
		}),
	);
});

test("another version, another kind and too much content each have their message", () => {
	const file = sealFile(KIND, Uint8Array.of(1));
	expect(() => openSealedFile({ ...KIND, version: 2 }, file)).toThrow("made by a newer console (format 3");
	expect(() => openSealedFile({ ...KIND, version: 4 }, file)).toThrow("has format 3, which this console no longer");
	expect(() => openSealedFile({ ...KIND, magic: "ELSE" }, file)).toThrow("This is no test file of this console.");
	const large = sealFile(KIND, new Uint8Array(2000));
	expect(() => openSealedFile(KIND, large)).toThrow("2000 bytes; 1000 is the most");
});

test("more content than the header says is never unpacked", () => {
	const file = sealFile(KIND, new Uint8Array(900));
	new DataView(file.buffer).setUint32(6, 10, true);
	expect(() => openSealedFile(KIND, file)).toThrow("damaged");
});

test("fields come back as they were written, and none can be read past the end", () => {
	fc.assert(
		fc.property(fc.nat(0xffffffff), fc.uint8Array(), fc.string(), (count, bytes, text) => {
			const writer = new ByteWriter();
			writer.count(count);
			writer.block(bytes);
			writer.text(text);
			const written = writer.finish();
			const reader = new ByteReader(written, "test file");
			expect(reader.count("a count", 0xffffffff)).toBe(count);
			expect(reader.block("a block", 1000)).toEqual(bytes);
			expect(reader.text("a text", 1000)).toBe(text);
			reader.end();
			const short = new ByteReader(written.subarray(0, -1), "test file");
			expect(() => {
				short.count("a count", 0xffffffff);
				short.block("a block", 1000);
				short.text("a text", 1000);
				short.u8();
			}).toThrow("it ends early");
		}),
	);
});

test("a count beyond its bound names both", () => {
	const writer = new ByteWriter();
	writer.count(301);
	const reader = new ByteReader(writer.finish(), "movie");
	expect(() => reader.count("the number of ticks", 300)).toThrow(
		"This movie is damaged: the number of ticks is 301, and 300 is the most (at byte 2 of its content).",
	);
});
