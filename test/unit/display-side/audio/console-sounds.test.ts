import { expect, test } from "vitest";
import { CONSOLE_SOUNDS, consoleSoundSamples } from "../../../../runtime/display-side/audio/console-sounds.ts";
import { peak, rms } from "../../machine/apu/spectrum.ts";

test.each(CONSOLE_SOUNDS)("%s is a short knock: audible, never clipped, gone after 0.3 s", (name) => {
	const samples = consoleSoundSamples(name);
	expect(samples.length / 32_000).toBeCloseTo(0.3, 5);
	expect(peak(samples)).toBeGreaterThan(0.2);
	expect(peak(samples)).toBeLessThan(1);
	expect(rms(samples.subarray(-320))).toBeLessThan(0.002);
});
