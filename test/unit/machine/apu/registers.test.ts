import { expect, test } from "vitest";
import { toneRegister } from "../../../../runtime/machine/apu/pitch.ts";
import { frequencyRegister, SOUND_REGISTER, type SoundRegister } from "../../../../runtime/machine/apu/registers.ts";

const CLOCK_HZ = 1_789_773;

test("no two registers share a byte, and all lie in the block of 512", () => {
	const owner = new Map<number, string>();
	for (const [name, register] of Object.entries(SOUND_REGISTER) as [string, SoundRegister][]) {
		for (let i = 0; i < register.count; i++) {
			for (let byte = 0; byte < register.sizeBytes; byte++) {
				const at = register.offset + i * register.strideBytes + byte;
				expect(owner.get(at), `${name} at ${at}`).toBeUndefined();
				expect(at).toBeLessThan(512);
				owner.set(at, name);
			}
		}
	}
	expect(owner.size).toBe(6 * 28 + 64 + 1);
});

test("the frequency register hits a pitch within 0.00021 Hz", () => {
	for (const hz of [16.3516, 440, 1234.5, 19_999.9]) {
		expect(Math.abs((frequencyRegister(hz) * CLOCK_HZ) / 2 ** 32 - hz)).toBeLessThan(0.00021);
	}
});

// Equal temperament: C-4 261.6256 Hz, A-4 440 Hz, B-8 7902.133 Hz.
test.each([
	[4800, 261.6256],
	[5700, 440],
	[0, 16.3516],
	[10_700, 7902.133],
])("%i cents above C-0 are %f Hz", (cents, hz) => {
	expect((toneRegister(cents) * CLOCK_HZ) / 2 ** 32 / hz).toBeCloseTo(1, 4);
});
