import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileEffects, compileSong } from "../../../../runtime/cartridge/song-text/index.ts";
import { SoundDriver } from "../../../../runtime/machine/apu/driver.ts";
import { Synthesizer } from "../../../../runtime/machine/apu/synthesizer.ts";
import { Memory } from "../../../../runtime/machine/memory.ts";
import { expectGoldenSound } from "../../../golden/golden-sound.ts";
import { amplitudeAt, peak } from "./spectrum.ts";

const manual = readFileSync(new URL("../../../../docs/songs.md", import.meta.url), "utf8");
const example = (kind: string) => new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``).exec(manual)![1]!;
const TICK = 800;

/** Ten seconds of the manual's song with both of its effects. */
function tenSeconds(): [Float32Array, Float32Array] {
	const memory = new Memory();
	const driver = new SoundDriver(memory, [
		{ kind: "song", bank: 0, bytes: compileSong(example("song"), "manual.song") },
		{ kind: "effects", bank: 1, ...compileEffects(example("effects"), "manual.effects") },
	]);
	const synthesizer = new Synthesizer(48_000, new Map());
	const left = new Float32Array(600 * TICK);
	const right = new Float32Array(600 * TICK);
	driver.playSong(0);
	for (let tick = 0; tick < 600; tick++) {
		if (tick === 100) driver.playEffect(1, 0, { pan: -3 });
		if (tick === 200) driver.playEffect(1, 1);
		driver.tick();
		synthesizer.render(memory.soundBlock, left, right, tick * TICK, TICK);
	}
	return [left, right];
}

test("the manual's song sounds the notes it writes", () => {
	const [left] = tenSeconds();
	// Row 4 is B-4 (493.88 Hz) over E-2 (82.41 Hz); of the rows before are over. 8 ticks a row.
	const row = left.subarray(4 * 8 * TICK + 2400, 5 * 8 * TICK);
	const tuned = Math.min(amplitudeAt(row, 493.88, 48_000), amplitudeAt(row, 82.41, 48_000));
	const untuned = Math.max(amplitudeAt(row, 440, 48_000), amplitudeAt(row, 116, 48_000));
	expect(tuned).toBeGreaterThan(0.05);
	expect(untuned).toBeLessThan(tuned / 3);
	expect(peak(left)).toBeLessThan(0.9);
});

test("the manual's song and effects sound as they did, to the last bit", () => {
	expectGoldenSound("apu/manual-song", ...tenSeconds());
});
