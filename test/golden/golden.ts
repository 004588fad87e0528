import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convertIndexedToRgb, decode, encode } from "fast-png";
import pixelmatch from "pixelmatch";

const GOLDEN_FOLDER = fileURLToPath(new URL(".", import.meta.url));
const PROJECT_FOLDER = resolve(GOLDEN_FOLDER, "../..");
const UPDATE_COMMAND = "GOLDEN_UPDATE=1 npx vitest run --project node";

/** A picture: words 0xAABBGGRR, row by row. */
export interface GoldenPicture {
	readonly pixels: Uint32Array;
	readonly widthPx: number;
	readonly heightPx: number;
}

export interface GoldenOptions {
	/** Where the goldens are. */
	readonly folder?: string;
	/** Whether goldens are made and changed: as the environment's GOLDEN_UPDATE=1 says. */
	readonly update?: boolean;
	readonly say?: (line: string) => void;
}

/**
 * Holds a picture to its golden, `test/golden/NAME.png`, exactly. A golden is never made silently: a missing one
 * fails, and it is made or changed only by a run with GOLDEN_UPDATE=1, which says so; look at it before you commit it.
 * @param name folder and name, as "ppu/planes"
 * @throws Error when the golden is missing or differs; `NAME.actual.png` and `NAME.diff.png` are then beside it
 */
export function expectGoldenPicture(name: string, picture: GoldenPicture, options: GoldenOptions = {}): void {
	const { folder = GOLDEN_FOLDER, update = process.env["GOLDEN_UPDATE"] === "1", say = console.warn } = options;
	const golden = resolve(folder, `${name}.png`);
	const actual = resolve(folder, `${name}.actual.png`);
	const diff = resolve(folder, `${name}.diff.png`);
	rmSync(actual, { force: true });
	rmSync(diff, { force: true });
	const expected = existsSync(golden) ? readPicture(golden) : undefined;
	if (expected !== undefined && samePicture(picture, expected)) return;
	if (update) {
		writePicture(golden, picture);
		say(`golden ${expected === undefined ? "made" : "changed"}: ${shown(golden)}. Look at it before you commit it.`);
		return;
	}
	writePicture(actual, picture);
	if (expected === undefined) {
		throw new Error(
			`golden missing: ${shown(golden)}\nLook at ${shown(actual)}; if it is right, make the golden: ${UPDATE_COMMAND}`,
		);
	}
	throw new Error(
		`picture differs from its golden ${shown(golden)}: ${difference(picture, expected, diff)}\n` +
			`Drawn: ${shown(actual)}\nIf the change is meant, look at the picture and renew the golden: ${UPDATE_COMMAND}`,
	);
}

/** Says how two pictures differ, and draws it where they are of one size. */
function difference(picture: GoldenPicture, golden: GoldenPicture, diffFile: string): string {
	const { widthPx, heightPx } = picture;
	if (widthPx !== golden.widthPx || heightPx !== golden.heightPx) {
		return `${widthPx}×${heightPx} pixels drawn, ${golden.widthPx}×${golden.heightPx} in the golden`;
	}
	const marked = new Uint8Array(widthPx * heightPx * 4);
	const options = { threshold: 0, includeAA: true };
	pixelmatch(bytesOf(picture.pixels), bytesOf(golden.pixels), marked, widthPx, heightPx, options);
	writePicture(diffFile, { pixels: new Uint32Array(marked.buffer), widthPx, heightPx });
	const places = [...picture.pixels.keys()].filter((k) => picture.pixels[k] !== golden.pixels[k]);
	const first = places[0]!;
	const at = `x ${first % widthPx}, line ${Math.floor(first / widthPx)}`;
	return `${places.length} pixels, the first at ${at}. Differences: ${shown(diffFile)}`;
}

function samePicture(a: GoldenPicture, b: GoldenPicture): boolean {
	return a.widthPx === b.widthPx && a.heightPx === b.heightPx && a.pixels.every((word, k) => word === b.pixels[k]);
}

function readPicture(file: string): GoldenPicture {
	const png = decode(readFileSync(file));
	const bytes = png.palette ? convertIndexedToRgb(png) : png.data;
	const channels = bytes.length / (png.width * png.height);
	const pixels = new Uint32Array(png.width * png.height);
	for (let k = 0; k < pixels.length; k++) {
		const at = k * channels;
		const alpha = channels === 4 ? bytes[at + 3]! : 255;
		pixels[k] = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (alpha << 24);
	}
	return { pixels, widthPx: png.width, heightPx: png.height };
}

function writePicture(file: string, { pixels, widthPx, heightPx }: GoldenPicture): void {
	mkdirSync(dirname(file), { recursive: true });
	const data = bytesOf(pixels);
	writeFileSync(file, encode({ width: widthPx, height: heightPx, data, channels: 4, depth: 8 }));
}

function bytesOf(pixels: Uint32Array): Uint8Array {
	return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}

function shown(file: string): string {
	return relative(PROJECT_FOLDER, file);
}
