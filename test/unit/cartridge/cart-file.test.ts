import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { decode } from "fast-png";
import { expect, test } from "vitest";
import { isPng, readCartFile, writeCartFile } from "../../../runtime/cartridge/index.ts";
import { sampleCart, samplePng } from "./sample-cart.ts";

/** What docs/cart-file.md says of a payload's layout, read with Node's own inflate and hash. */
function readByTheBook(payload: Uint8Array): { type: string; data: Buffer }[] {
	const bytes = Buffer.from(payload);
	const count = bytes.readUInt16LE(10);
	return Array.from({ length: count }, (_, index) => {
		const entry = 48 + 16 * index;
		const offset = bytes.readUInt32LE(entry + 4);
		const stored = bytes.subarray(offset, offset + bytes.readUInt32LE(entry + 8));
		const length = bytes.readUInt32LE(entry + 12);
		const data = stored.length === length ? stored : inflateRawSync(stored);
		expect(data.length).toBe(length);
		return { type: bytes.toString("latin1", entry, entry + 4), data };
	});
}

test("a payload is laid out as the documentation says", () => {
	const cart = sampleCart();
	const payload = writeCartFile(cart, { png: false });
	expect(Buffer.from(payload.subarray(0, 8)).toString("latin1")).toBe("CBCART\x1a\n");
	expect(Buffer.from(payload).readUInt16LE(8)).toBe(1);
	expect(Buffer.from(payload).readUInt32LE(12)).toBe(payload.length);
	const chunks = readByTheBook(payload);
	expect(chunks.map((chunk) => chunk.type).join(" ")).toBe("MANI SCRP SMAP BANK BANK BANK BANK BANK BANK");
	expect(JSON.parse(chunks[0]!.data.toString("utf8"))).toEqual(cart.manifest);
	expect(chunks[1]!.data.toString("utf8")).toBe(cart.script);
	const headerLength = chunks[8]!.data.readUInt32LE(0);
	expect(JSON.parse(chunks[8]!.data.toString("utf8", 4, 4 + headerLength))).toEqual({
		kind: "data",
		name: "one.bin",
		meta: {},
	});
	expect(chunks[8]!.data.toString("utf8", 4 + headerLength)).toBe("level one");
});

test("the content hash is SHA-256 over type, length and data of each chunk", () => {
	const payload = writeCartFile(sampleCart(), { png: false });
	const hash = createHash("sha256");
	for (const { type, data } of readByTheBook(payload)) {
		const length = Buffer.alloc(4);
		length.writeUInt32LE(data.length);
		hash.update(type, "latin1").update(length).update(data);
	}
	const expected = hash.digest("hex");
	expect(Buffer.from(payload.subarray(16, 48)).toString("hex")).toBe(expected);
	expect(readCartFile(payload).contentHash).toBe(expected);
});

test("what is written is read back, bare and inside the label", () => {
	const cart = sampleCart();
	const bare = readCartFile(writeCartFile(cart, { png: false }));
	const { labelPng, ...withoutLabel } = cart;
	expect(bare).toEqual({ ...withoutLabel, contentHash: bare.contentHash });
	const inPicture = readCartFile(writeCartFile(cart, { png: true }));
	expect({ ...inPicture, labelPng: undefined }).toEqual({ ...bare, labelPng: undefined });
	expect(labelPng && decode(inPicture.labelPng!).data).toEqual(decode(labelPng!).data);
});

test("the same cart gives the same bytes, in whatever order its manifest was put together", () => {
	const cart = sampleCart();
	const { ticksPerSecond, author, title, id, meterVersion, apiVersion, formatVersion } = cart.manifest;
	const turned = { ...cart, manifest: { ticksPerSecond, author, title, id, meterVersion, apiVersion, formatVersion } };
	for (const png of [false, true]) {
		expect(writeCartFile(turned, { png })).toEqual(writeCartFile(sampleCart(), { png }));
		const again = writeCartFile(readCartFile(writeCartFile(cart, { png })), { png });
		expect(again).toEqual(writeCartFile(cart, { png }));
	}
});

test("a .cart.png is a whole PNG: another decoder sees the label, the payload stands right before its end", () => {
	const png = writeCartFile(sampleCart(), { png: true });
	expect(isPng(png)).toBe(true);
	const picture = decode(png, { checkCrc: true });
	expect([picture.width, picture.height]).toEqual([128, 128]);
	expect(picture.data).toEqual(decode(samplePng()).data);
	const payload = writeCartFile(sampleCart(), { png: false });
	const at = png.length - 12 - 4 - payload.length;
	expect(Buffer.from(png.subarray(at - 4, at)).toString("latin1")).toBe("cbRt");
	expect(png.subarray(at, at + payload.length)).toEqual(payload);
	expect(Buffer.from(png.subarray(-8, -4)).toString("latin1")).toBe("IEND");
	// Texts and other chunks of the painter's program don't travel with the cartridge.
	expect(Buffer.from(png).includes("a painter")).toBe(false);
});

test("a cart read from bytes inside a larger buffer is the same", () => {
	const file = writeCartFile(sampleCart(), { png: true });
	const larger = new Uint8Array(file.length + 20).fill(255);
	larger.set(file, 7);
	expect(readCartFile(larger.subarray(7, 7 + file.length))).toEqual(readCartFile(file));
});
