import { createHash } from "node:crypto";

/** A payload with stored chunks and a true hash: what a stranger's own packer could make. */
export function packByHand(chunks: readonly [string, string | Uint8Array][]): Uint8Array {
	const datas = chunks.map(([type, data]) => [type, Buffer.from(data)] as const);
	const head = Buffer.alloc(48 + 16 * datas.length);
	head.write("CBCART\x1a\n", "latin1");
	head.writeUInt16LE(1, 8);
	head.writeUInt16LE(datas.length, 10);
	const hash = createHash("sha256");
	let offset = head.length;
	for (const [index, [type, data]] of datas.entries()) {
		const length = Buffer.alloc(4);
		length.writeUInt32LE(data.length);
		hash.update(type, "latin1").update(length).update(data);
		const entry = 48 + 16 * index;
		head.write(type, entry, "latin1");
		head.writeUInt32LE(offset, entry + 4);
		head.writeUInt32LE(data.length, entry + 8);
		head.writeUInt32LE(data.length, entry + 12);
		offset += data.length;
	}
	head.writeUInt32LE(offset, 12);
	hash.digest().copy(head, 16);
	return Buffer.concat([head, ...datas.map(([, data]) => data)]);
}
