import { deflateRawSync } from "node:zlib";
import { encode } from "fast-png";
import { describe, expect, test } from "vitest";
import { CartFileError, checkCartFileSize, readCartFile, writeCartFile } from "../../../runtime/cartridge/index.ts";
import { crc32 } from "../../../runtime/cartridge/png-container.ts";
import { packByHand } from "./pack-by-hand.ts";
import { sampleCart, samplePng } from "./sample-cart.ts";

const bare = () => Buffer.from(writeCartFile(sampleCart(), { png: false }));
const png = () => Buffer.from(writeCartFile(sampleCart(), { png: true }));

/** The refusal's message; anything but a CartFileError fails the test. */
function refusal(bytes: Uint8Array): string {
	try {
		readCartFile(bytes);
	} catch (error) {
		if (error instanceof CartFileError) return error.message;
		throw error;
	}
	throw new Error("the file was accepted");
}

function changed(bytes: Buffer, change: (bytes: Buffer) => void): Buffer {
	change(bytes);
	return bytes;
}

describe("a file is refused with what is wrong, where, and what to do", () => {
	test.each<[string, () => Uint8Array, RegExp]>([
		["an empty file", () => new Uint8Array(0), /^This file is empty\. Choose a \.cart/],
		[
			"another kind of file",
			() => Buffer.from("GIF89a and so on"),
			/isn't a cart file.*Choose a \.cart or \.cart\.png/,
		],
		["a PNG without a payload", () => samplePng(), /without a cartridge in it.*original \.cart\.png/],
		[
			"a photograph as PNG",
			() => encode({ width: 2, height: 3, data: new Uint8Array(18), depth: 8, channels: 3 }),
			/picture of 2×3 pixels without a cartridge/,
		],
		["a file cut short", () => bare().subarray(0, 300), /cut short: it should have \d+ bytes and has 300\. Download/],
		["a header cut short", () => bare().subarray(0, 40), /cut short: 40 bytes are less than its header has \(48\)/],
		["a picture cut short", () => png().subarray(0, -30), /cut short: chunk "cbRt" at byte \d+ needs \d+ bytes/],
		["a picture without an end", () => png().subarray(0, -12), /cut short: it ends at byte \d+ without its end mark/],
		["trailing bytes", () => Buffer.concat([bare(), Buffer.alloc(3)]), /should end at byte \d+ and has 3 more/],
		[
			"a newer format",
			() => changed(bare(), (b) => b.writeUInt16LE(7, 8)),
			/^This cartridge is made for format 7, this console reads 1: update the console\.$/,
		],
		["an older format", () => changed(bare(), (b) => b.writeUInt16LE(0, 8)), /format 0.*ask its author/],
		[
			"an absurd length of the file",
			() => changed(bare(), (b) => b.writeUInt32LE(0xffffffff, 12)),
			/byte 12: it claims to have 4294967295 bytes, more than the 8 MiB/,
		],
		[
			"an absurd number of chunks",
			() => changed(bare(), (b) => b.writeUInt16LE(65535, 10)),
			/byte 10: it claims 65535 chunks, at most 259/,
		],
		[
			"an absurd length of a chunk",
			() => changed(bare(), (b) => b.writeUInt32LE(0xfffffff0, 48 + 12)),
			/chunk 1 of 9, listed at byte 48 \("MANI"\) claims 4294967280 bytes, at most 4 KiB/,
		],
		[
			"an absurd stored length",
			() => changed(bare(), (b) => b.writeUInt32LE(0xfffffff0, 48 + 8)),
			/claims 4294967280 stored bytes for \d+ of content/,
		],
		[
			"a chunk that begins elsewhere",
			() => changed(bare(), (b) => b.writeUInt32LE(20, 64 + 4)),
			/chunk 2 of 9, listed at byte 64 \("SCRP"\) claims bytes 20 to \d+; it must begin at \d+/,
		],
		["an unknown chunk", () => changed(bare(), (b) => b.write("EVIL", 64)), /unknown chunk "EVIL" \(chunk 2 of 9/],
		[
			"chunks in another order",
			() => changed(bare(), (b) => b.write("BANK", 64)),
			// The hash covers the types, so that this is damage before it is disorder.
			/doesn't fit the checksum/,
		],
		["a changed checksum", () => changed(bare(), (b) => b.writeUInt8(b[20]! ^ 1, 20)), /checksum at byte 16/],
		[
			"a changed letter of the script",
			() => {
				const bytes = bare();
				return changed(bytes, (b) => b.writeUInt8(b[bytes.length - 3]! ^ 0x10, bytes.length - 3));
			},
			/checksum at byte 16|doesn't unpack/,
		],
		[
			"a changed byte of the picture",
			() => changed(png(), (b) => b.writeUInt8(b[60]! ^ 4, 60)),
			/checksum of chunk "\w+" at byte \d+ doesn't fit/,
		],
		[
			"an absurd length of a PNG chunk",
			() => changed(png(), (b) => b.writeUInt32BE(0x7fffffff, 8)),
			/damaged at byte 8: chunk "IHDR" claims 2147483647 bytes/,
		],
		["no chunk where one must be", () => changed(png(), (b) => b.writeUInt32BE(0, 12)), /no PNG chunk begins there/],
	])("%s", (_, make, message) => {
		expect(refusal(make())).toMatch(message);
	});
});

test("a file of 200 MB is refused by its size, before it is read", () => {
	expect(() => checkCartFileSize(200_000_000)).toThrow(/190\.7 MiB; a cart file has at most 8 MiB/);
	expect(() => checkCartFileSize(8 * 1024 * 1024)).not.toThrow();
	expect(refusal(new Uint8Array(8 * 1024 * 1024 + 1))).toMatch(/has at most 8 MiB/);
});

test("a label of another size is refused, in reading and in writing", () => {
	const file = png();
	const payload = writeCartFile(sampleCart(), { png: false });
	const large = Buffer.from(samplePng(136));
	const chunk = file.subarray(file.length - 12 - payload.length - 12, file.length - 12);
	const joined = Buffer.concat([large.subarray(0, -12), chunk, large.subarray(-12)]);
	expect(refusal(joined)).toMatch(/label picture is 136×136 pixels; a cartridge's label is 128×128/);
	expect(() => writeCartFile({ ...sampleCart(), labelPng: samplePng(136) }, { png: true })).toThrow(/136×136/);
	expect(() => writeCartFile({ ...sampleCart(), labelPng: undefined }, { png: true })).toThrow(/needs a label picture/);
});

test("two cartridges in one picture are refused", () => {
	const file = png();
	const payload = writeCartFile(sampleCart(), { png: false });
	const chunk = file.subarray(file.length - 12 - payload.length - 12, file.length - 12);
	expect(refusal(Buffer.concat([file.subarray(0, -12), chunk, file.subarray(-12)]))).toMatch(/holds 2 cartridges/);
});

test("a chunk that inflates past the length it claims is not unpacked further", () => {
	// 8 MiB of zeros in 8 KiB; the table claims 1,000 bytes.
	const bomb = deflateRawSync(Buffer.alloc(8 * 1024 * 1024));
	const file = Buffer.alloc(48 + 16 + 700);
	file.write("CBCART\x1a\n", "latin1");
	file.writeUInt16LE(1, 8);
	file.writeUInt16LE(1, 10);
	file.writeUInt32LE(file.length, 12);
	file.write("MANI", 48);
	file.writeUInt32LE(64, 52);
	file.writeUInt32LE(700, 56);
	file.writeUInt32LE(1000, 60);
	bomb.copy(file, 64, 0, 700);
	expect(refusal(file)).toMatch(/chunk 1 \("MANI", bytes 64 to 764\) doesn't unpack to the 1000 bytes it claims/);
});

describe("a well-packed file with a wrong content is refused too", () => {
	const manifest = (fields: object) => JSON.stringify({ ...sampleCart().manifest, ...fields });
	const bank = (header: object, data = "") => {
		const json = Buffer.from(JSON.stringify(header));
		const length = Buffer.alloc(4);
		length.writeUInt32LE(json.length);
		return Buffer.concat([length, json, Buffer.from(data)]);
	};
	const SCRIPT: [string, string] = ["SCRP", "var cartridge = {}"];

	test.each<[string, [string, string | Buffer][], RegExp]>([
		["no chunks", [], /chunks are none; they must be MANI, SCRP/],
		["banks before the script", [["MANI", manifest({})], ["BANK", ""], SCRIPT], /chunks are MANI BANK SCRP/],
		["two scripts", [["MANI", manifest({})], SCRIPT, SCRIPT], /chunks are MANI SCRP SCRP/],
		["a manifest that isn't JSON", [["MANI", "{"], SCRIPT], /manifest isn't JSON/],
		[
			"a newer API",
			[["MANI", manifest({ apiVersion: 3 })], SCRIPT],
			/API version 3, this console has 1: update the console/,
		],
		[
			"a newer table of cycles",
			[["MANI", manifest({ meterVersion: 2 })], SCRIPT],
			/made for cycle table 2, this console has 1: update the console/,
		],
		[
			"no table of cycles",
			[["MANI", manifest({ meterVersion: undefined })], SCRIPT],
			/manifest is wrong: .*meterVersion/,
		],
		["an id with a path in it", [["MANI", manifest({ id: "../x" })], SCRIPT], /id must be 3–40 of a–z/],
		["an empty title", [["MANI", manifest({ title: "" })], SCRIPT], /title is empty/],
		["a title of 41 characters", [["MANI", manifest({ title: "x".repeat(41) })], SCRIPT], /longer than 40/],
		["a title that turns the text round", [["MANI", manifest({ title: "a\u202eb" })], SCRIPT], /can't be shown/],
		["another rate", [["MANI", manifest({ ticksPerSecond: 50 })], SCRIPT], /ticksPerSecond must be 60 or 30/],
		["an unknown field", [["MANI", manifest({ extra: 1 })], SCRIPT], /manifest is wrong: .*extra/],
		[
			"a script that isn't UTF-8",
			[
				["MANI", manifest({})],
				["SCRP", Buffer.of(0xff, 0xfe)],
			],
			/script, UTF-8 isn't UTF-8|isn't UTF-8 text/,
		],
		["a source map that isn't one", [["MANI", manifest({})], SCRIPT, ["SMAP", "[]"]], /source map is wrong/],
		["a bank without a header", [["MANI", manifest({})], SCRIPT, ["BANK", "ab"]], /asset 0: it has no header/],
		[
			"a bank with an absurd header",
			[["MANI", manifest({})], SCRIPT, ["BANK", Buffer.alloc(9, 255)]],
			/asset 0: its header claims 4294967295 bytes of 5/,
		],
		[
			"a bank named outside the folder",
			[["MANI", manifest({})], SCRIPT, ["BANK", bank({ kind: "data", name: "a/../../b", meta: {} })]],
			/asset 0: name must be a path inside/,
		],
		[
			"a bank of no known kind",
			[["MANI", manifest({})], SCRIPT, ["BANK", bank({ kind: "dll", name: "b", meta: {} })]],
			/asset 0: kind/,
		],
		[
			"tiles that aren't all there",
			[
				["MANI", manifest({})],
				SCRIPT,
				["BANK", bank({ kind: "tiles", name: "t.png", meta: { count: 1, columns: 1, palettes: 1 } }, "x")],
			],
			/Asset 0 \(tiles, t\.png\) is wrong: it has 1 bytes, 65 are needed/,
		],
		[
			"a song that is none",
			[["MANI", manifest({})], SCRIPT, ["BANK", bank({ kind: "song", name: "s.song", meta: {} }, "????")]],
			/Asset 0 \(song, s\.song\) is wrong/,
		],
	])("%s", (_, chunks, message) => {
		expect(refusal(packByHand(chunks))).toMatch(message);
	});
});

test("the checksum of PNG chunks is the one of the PNG specification", () => {
	// The check value that every list of CRCs gives for CRC-32/ISO-HDLC.
	expect(crc32(Buffer.from("123456789"))).toBe(0xcbf43926);
	// The last chunk of every PNG file is the same: IEND, no data, and this checksum.
	expect(crc32(Buffer.from("IEND"))).toBe(0xae426082);
});
