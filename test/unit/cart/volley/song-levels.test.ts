/** How loud VOLLEY's songs are, as the console plays them: none clips, and none is much louder than the others. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SongAsset } from "../../../../runtime/api/assets.ts";
import { decodeAssets } from "../../../../runtime/cartridge/index.ts";
import { compileSong } from "../../../../runtime/cartridge/song-text/compile-song.ts";
import { HeadlessConsole } from "../../../../runtime/headless/headless-console.ts";
import { idleInput } from "../../../../runtime/machine/pad-input.ts";
import { buildCart } from "../../../../tools/build/index.ts";

const SOUND = new URL("../../../../cart/volley/sound/", import.meta.url);
const FILES = readdirSync(SOUND).filter((name) => name.endsWith(".song"));
/** Past the first attacks, and far enough to hear all instruments. */
const FROM_TICK = 120;
const TICKS = 600;

const { cart } = await buildCart(new URL("../../../../cart/volley", import.meta.url).pathname);
const assets = decodeAssets(cart.banks);

function levelsDb(song: SongAsset): { peak: number; rms: number } {
	const headless = new HeadlessConsole({
		cartridge: {
			id: "colorburst.levels",
			title: "Levels",
			ticksPerSecond: 60,
			boot: () => ({}),
			tick: (_, machine) => machine.playSong(song),
		},
		assets,
		mapError: (error) => {
			throw error;
		},
	});
	headless.boot();
	let peak = 0;
	let squares = 0;
	let samples = 0;
	for (let tick = 0; tick < TICKS; tick++) {
		headless.runTick(idleInput());
		const { left, right } = headless.sound();
		if (tick < FROM_TICK) continue;
		for (let i = 0; i < left.length; i++) {
			peak = Math.max(peak, Math.abs(left[i]!), Math.abs(right[i]!));
			squares += (left[i]! ** 2 + right[i]! ** 2) / 2;
		}
		samples += left.length;
	}
	return { peak: 20 * Math.log10(peak), rms: 10 * Math.log10(squares / samples) };
}

test.each(FILES)("%s neither clips nor stands out", (name) => {
	const bytes = compileSong(readFileSync(new URL(name, SOUND), "utf8"), name);
	const song = assets.find((asset) => asset.kind === "song" && Buffer.from(asset.bytes).equals(Buffer.from(bytes)));
	expect(song, "it is in the cartridge").toBeDefined();
	const { peak, rms } = levelsDb(song as SongAsset);
	expect(peak).toBeLessThan(-1);
	expect(rms).toBeGreaterThan(-21);
	expect(rms).toBeLessThan(-13);
});
