import { encode } from "fast-png";
import { type CartFile, encodeAsset } from "../../../runtime/cartridge/index.ts";
import { compileEffects, compileSong } from "../../../runtime/cartridge/song-text/index.ts";
import { dataAsset } from "../../../runtime/machine/data-bank.ts";

/** A label of 128×128 pixels, made by another PNG library than the console's container code. */
export function samplePng(side = 128): Uint8Array {
	const data = Uint8Array.from({ length: side * side }, (_, at) => (at * 7) & 3);
	const palette = [
		[10, 20, 30],
		[200, 40, 60],
		[90, 160, 70],
		[255, 255, 255],
	];
	return encode({ width: side, height: side, data, depth: 8, channels: 1, palette, text: { Software: "a painter" } });
}

/** A cart with an asset of every kind. */
export function sampleCart(): Omit<CartFile, "contentHash"> {
	const tiles = encodeAsset(
		{
			kind: "tiles",
			bank: 0,
			bytes: Uint8Array.from({ length: 64 }, (_, at) => at),
			count: 2,
			columns: 2,
			palettes: [Uint16Array.from({ length: 16 }, (_, at) => at * 100)],
			paletteOfTile: new Uint8Array(2),
		},
		"art/ship.png",
	);
	const map = encodeAsset(
		{
			kind: "map",
			bank: 1,
			columns: 2,
			rows: 3,
			cells: Uint16Array.of(1, 2, 0x8003, 4, 5, 0xffff),
			objects: [{ name: "start", type: "spawn", xPx: -4, yPx: 8.5, widthPx: 0, heightPx: 16 }],
		},
		"stage.tmj",
	);
	const song = { kind: "song" as const, bank: 2, bytes: compileSong(SONG, "theme.song") };
	const effects = { kind: "effects" as const, bank: 3, ...compileEffects(EFFECTS, "fx.effects") };
	const pcm = { kind: "pcm" as const, bank: 4, bytes: Int8Array.of(0, 127, -128, -1), rateHz: 8000, loopStart: 1 };
	const data = dataAsset(5, new TextEncoder().encode("level one"));
	return {
		manifest: {
			formatVersion: 1,
			apiVersion: 1,
			meterVersion: 1,
			id: "test.sample",
			title: "Sample ☆",
			author: "Tester",
			ticksPerSecond: 60,
		},
		script: 'var cartridge = { title: "Sample ☆" };\n'.repeat(20),
		sourceMap: JSON.stringify({ version: 3, sources: ["cartridge.ts"], names: [], mappings: "AAAA;AACA" }),
		banks: [
			tiles,
			map,
			encodeAsset(song, "theme.song"),
			encodeAsset(effects, "fx.effects"),
			encodeAsset(pcm, "kick.wav"),
			encodeAsset(data, "one.bin"),
		],
		labelPng: samplePng(),
	};
}

const SONG = `song Scale
channels pulse1
instrument lead
  volume 12 8 4 0
pattern up
  C-4 lead
  E-4
order up
`;
const EFFECTS = `instrument zap
  volume 15 8 0
effect shot
  on pulse2
  C-6 zap
`;
