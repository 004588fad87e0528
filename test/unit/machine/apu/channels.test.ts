import { expect, test } from "vitest";
import { shiftNoise } from "../../../../runtime/machine/apu/noise-channel.ts";
import { pcm, rendered, SINE_WAVE, soundBlock } from "./sound-block.ts";
import { amplitudeAt, decibels, frequencyByCrossings, powerSpectrum, rms } from "./spectrum.ts";

const RATE_HZ = 48_000;
const SECOND = { skip: 4800 };

test.each([27.5, 440, 4186.009])("a pulse channel sounds at %f Hz within a tenth of a cent", (hz) => {
	const { left } = rendered(soundBlock({ 0: { hz, mode: 2 } }), RATE_HZ, SECOND);
	expect(Math.abs(1200 * Math.log2(frequencyByCrossings(left, RATE_HZ) / hz))).toBeLessThan(0.1);
	const long = rendered(soundBlock({ 1: { hz, mode: 2 } }), 10 * RATE_HZ, SECOND);
	expect(Math.abs(1200 * Math.log2(frequencyByCrossings(long.left, RATE_HZ) / hz))).toBeLessThan(0.1);
});

test.each([55, 440, 1760])("a wave channel goes through its 32 steps %f times a second", (hz) => {
	for (const channel of [2, 3]) {
		const { left } = rendered(soundBlock({ [channel]: { hz } }, [...SINE_WAVE, ...SINE_WAVE]), RATE_HZ, SECOND);
		expect(frequencyByCrossings(left, RATE_HZ) / hz).toBeCloseTo(1, 4);
	}
});

test("a PCM channel plays as many samples a second as its frequency says", () => {
	const cycle = Array.from({ length: 100 }, (_, i) => Math.round(100 * Math.sin((2 * Math.PI * i) / 100)));
	const block = soundBlock({ 5: { hz: 22_050, trigger: 1, mode: 1, bank: 4 } });
	const { left } = rendered(block, RATE_HZ, { ...SECOND, samples: [pcm(4, cycle)] });
	expect(frequencyByCrossings(left, RATE_HZ)).toBeCloseTo(220.5, 2);
});

test("pitch is the same at every sample rate of the output", () => {
	for (const rateHz of [22_050, 44_100, 96_000]) {
		const { left } = rendered(soundBlock({ 0: { hz: 440, mode: 2 } }), rateHz, { rateHz, skip: 4800 });
		expect(frequencyByCrossings(left, rateHz)).toBeCloseTo(440, 1);
	}
});

// A pulse that is high for a part d of its cycle, ±A: harmonic k has 4A/(πk)·|sin(πkd)|. A is 0.3 panned hard to a side.
test.each([
	[0, 1 / 8],
	[1, 1 / 4],
	[2, 1 / 2],
	[3, 3 / 4],
])("duty %i has the harmonics of a pulse of %f", (mode, duty) => {
	const { left } = rendered(soundBlock({ 0: { hz: 480, mode, pan: -7 } }), RATE_HZ, SECOND);
	for (let k = 1; k <= 30; k++) {
		const expected = ((4 * 0.3) / (Math.PI * k)) * Math.abs(Math.sin(Math.PI * k * duty));
		expect(amplitudeAt(left, 480 * k, RATE_HZ), `harmonic ${k}`).toBeCloseTo(expected, 3);
	}
});

test("a wave's harmonics are those of its 32 held steps", () => {
	const saw = Array.from({ length: 32 }, (_, i) => i >> 1);
	const { left } = rendered(soundBlock({ 2: { hz: 240, pan: -7 } }, saw), RATE_HZ, SECOND);
	for (let k = 1; k <= 24; k++) {
		// Fourier series of the held steps: the DFT of the 32 values times the hold's sinc.
		const re = saw.reduce((sum, v, i) => sum + v * Math.cos((2 * Math.PI * k * i) / 32), 0) / 32;
		const im = saw.reduce((sum, v, i) => sum + v * Math.sin((2 * Math.PI * k * i) / 32), 0) / 32;
		const hold = Math.sin((Math.PI * k) / 32) / ((Math.PI * k) / 32);
		const expected = ((2 * Math.hypot(re, im) * hold) / 7.5) * 0.3;
		expect(amplitudeAt(left, 240 * k, RATE_HZ), `harmonic ${k}`).toBeCloseTo(expected, 3);
	}
});

// Measured when written: −78.1, −76.6 and −73.9 dB.
test.each([
	[3701.3, -74],
	[5003.7, -73],
	[9117.1, -70],
])("what folds back of a pulse at %f Hz stays under %f dB of it, below 20 kHz", (hz, limitDb) => {
	const size = 65_536;
	const { left } = rendered(soundBlock({ 0: { hz, mode: 1 } }), size, SECOND);
	const power = powerSpectrum(left);
	const binHz = RATE_HZ / size;
	let harmonic = 0;
	let other = 0;
	for (let bin = 20; bin * binHz < 20_000; bin++) {
		const fromHarmonic = Math.abs(bin * binHz - hz * Math.round((bin * binHz) / hz));
		if (bin * binHz > hz / 2 && fromHarmonic < 8 * binHz) harmonic += power[bin]!;
		else other += power[bin]!;
	}
	const foldedDb = decibels(other / harmonic);
	expect(foldedDb).toBeLessThan(limitDb);
});

// Measured when written: −86.3 dB.
test("a wave of 438 Hz folds back less than −80 dB", () => {
	const size = 65_536;
	const saw = Array.from({ length: 32 }, (_, i) => i >> 1);
	const power = powerSpectrum(rendered(soundBlock({ 2: { hz: 437.7 } }, saw), size, SECOND).left);
	const binHz = RATE_HZ / size;
	let harmonic = 0;
	let other = 0;
	for (let bin = 20; bin * binHz < 20_000; bin++) {
		const offset = Math.abs(bin * binHz - 437.7 * Math.round((bin * binHz) / 437.7));
		if (bin * binHz > 218 && offset < 8 * binHz) harmonic += power[bin]!;
		else other += power[bin]!;
	}
	expect(decibels(other / harmonic)).toBeLessThan(-80);
});

// NESdev wiki, "APU Noise": taps 0 and 1 give 32,767 states, taps 0 and 6 give 93 (from 1) or 31.
test.each([
	[false, 32_767],
	[true, 93],
])("the noise register (short: %s) comes back to its start after %i shifts and not before", (short, length) => {
	let register = 1;
	let shifts = 0;
	do {
		register = shiftNoise(register, short);
		shifts++;
	} while (register !== 1 && shifts < 100_000);
	expect(shifts).toBe(length);
});

test("short noise repeats after 93 shifts of its rate, long noise doesn't", () => {
	// 93 × 480 Hz: one sequence is 100 samples of 48 kHz.
	const repeats = (mode: number) => {
		const { left } = rendered(soundBlock({ 4: { hz: 93 * 480, mode } }), 2000, SECOND);
		const difference = left.map((sample, i) => (i < 100 ? 0 : sample - left[i - 100]!));
		return rms(difference) / rms(left);
	};
	expect(repeats(1)).toBeLessThan(0.01);
	expect(repeats(0)).toBeGreaterThan(0.5);
});

test("noise far above the sample rate grows quieter, as its energy spreads beyond hearing", () => {
	const level = (hz: number) => rms(rendered(soundBlock({ 4: { hz } }), RATE_HZ, SECOND).left);
	// Power in the band falls as one over the rate: 4 times the rate is half the level.
	expect(level(400_000) / level(100_000)).toBeCloseTo(0.5, 1);
});

test("tones above 20 kHz are silent", () => {
	expect(rms(rendered(soundBlock({ 0: { hz: 20_001, mode: 2 } }), 4800, SECOND).left)).toBe(0);
	expect(rms(rendered(soundBlock({ 0: { hz: 19_999, mode: 2 } }), 4800, SECOND).left)).toBeGreaterThan(0.01);
});

test("a PCM sample plays from start for length samples, once, at a new trigger only", () => {
	const samples = [pcm(9, [0, 0, 64, 64, 64, 64, 0, 0, 0, 0])];
	const block = (trigger: number) => soundBlock({ 5: { hz: 480, trigger, bank: 9, start: 2, length: 4, pan: -7 } });
	// 4 samples at 480 Hz: 400 samples of output at half of full scale (0.3 × 64 × 15⁄128 × …).
	const { left } = rendered(block(1), 2000, { samples });
	expect(left[200]).toBeGreaterThan(0.1);
	expect(Math.abs(left[1500]!)).toBeLessThan(0.05);
	expect(rms(rendered(block(0), 2000, { samples }).left)).toBe(0);
});
