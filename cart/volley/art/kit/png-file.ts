import { zlibSync } from "fflate";

/** What a palette colour looks like: RGB555 spread to 8 bits, as the machine shows it. */
export function rgb888(rgb555: number): [number, number, number] {
	const part = (shift: number) => {
		const v = (rgb555 >> shift) & 31;
		return (v << 3) | (v >> 2);
	};
	return [part(0), part(5), part(10)];
}

/** An indexed PNG; index = 16 × palette + colour; colour 0 of each palette is see-through. Same input, same bytes. */
export function indexedPng(
	width: number,
	height: number,
	pixels: Uint8Array,
	palettes: readonly Uint16Array[],
): Uint8Array {
	const colours = new Uint8Array(palettes.length * 16 * 3);
	const alpha = new Uint8Array(palettes.length * 16).fill(255);
	palettes.forEach((palette, p) => {
		for (let c = 0; c < 16; c++) {
			colours.set(rgb888(palette[c] ?? 0), (p * 16 + c) * 3);
			if (c === 0) alpha[p * 16] = 0;
		}
	});
	const rows = new Uint8Array((width + 1) * height);
	for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
	return png(width, height, 3, rows, [
		["PLTE", colours],
		["tRNS", alpha],
	]);
}

/** A true-colour PNG from 3 bytes a pixel. */
export function truecolourPng(width: number, height: number, rgb: Uint8Array): Uint8Array {
	const rows = new Uint8Array((width * 3 + 1) * height);
	for (let y = 0; y < height; y++) rows.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
	return png(width, height, 2, rows, []);
}

function png(
	width: number,
	height: number,
	colourType: number,
	rows: Uint8Array,
	chunks: readonly [string, Uint8Array][],
): Uint8Array {
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([8, colourType, 0, 0, 0], 8);
	const parts = [
		Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
		chunk("IHDR", header),
		...chunks.map(([name, body]) => chunk(name, body)),
		chunk("IDAT", zlibSync(rows, { level: 9 })),
		chunk("IEND", new Uint8Array(0)),
	];
	const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
	let at = 0;
	for (const part of parts) {
		out.set(part, at);
		at += part.length;
	}
	return out;
}

function chunk(name: string, body: Uint8Array): Uint8Array {
	const out = new Uint8Array(body.length + 12);
	const view = new DataView(out.buffer);
	view.setUint32(0, body.length);
	for (let i = 0; i < 4; i++) out[4 + i] = name.charCodeAt(i);
	out.set(body, 8);
	view.setUint32(body.length + 8, crc32(out.subarray(4, body.length + 8)));
	return out;
}

function crc32(bytes: Uint8Array): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return (crc ^ 0xffffffff) >>> 0;
}
