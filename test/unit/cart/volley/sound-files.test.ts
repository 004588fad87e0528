import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { soundFiles } from "../../../../cart/volley/sound/sound-files.ts";
import { parseEffects } from "../../../../runtime/cartridge/song-text/compile-effects.ts";
import { parseSong } from "../../../../runtime/cartridge/song-text/compile-song.ts";

const SOUND = new URL("../../../../cart/volley/sound/", import.meta.url);

test("the songs and samples in the repository are what the scores and the synthesis make", () => {
	const stale: string[] = [];
	for (const [name, made] of soundFiles()) {
		const kept = readFileSync(new URL(name, SOUND));
		if (!kept.equals(Buffer.from(made as Uint8Array))) stale.push(name);
	}
	expect(stale, "run: npx tsx cart/volley/sound/make-sound.ts").toEqual([]);
});

test("the title's and the first stage's songs are 32 bars or more, and all songs go round", () => {
	const song = (name: string) => parseSong(readFileSync(new URL(name, SOUND), "utf8"), name);
	for (const name of ["title.song", "stage1.song", "boss.song", "pitch.song", "results.song"])
		expect(song(name).loopSlot, name).toBeGreaterThanOrEqual(0);
	for (const name of ["title.song", "stage1.song"]) expect(song(name).order.length, name).toBeGreaterThanOrEqual(32);
});

test("what a player must not miss outranks the din of battle", () => {
	const { bank, names } = parseEffects(readFileSync(new URL("volley.effects", SOUND), "utf8"), "volley.effects");
	const priority = (name: string) => bank.effects[names.indexOf(name)]!.priority;
	for (const loud of ["warning", "player-death", "extra-life", "bomb"])
		for (const din of ["shot", "hit", "explosion-small", "missile", "graze", "boss-hit"])
			expect(priority(loud), `${loud} over ${din}`).toBeGreaterThan(priority(din));
});
