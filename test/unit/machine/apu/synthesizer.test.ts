import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Synthesizer } from "../../../../runtime/machine/apu/synthesizer.ts";
import { pcm, rendered, SINE_WAVE, soundBlock } from "./sound-block.ts";
import { frequencyByCrossings, peak, rms } from "./spectrum.ts";

const RATE_HZ = 48_000;
const TICK = 800;

test("a decay of 30 ticks falls in a straight line to silence at tick 30", () => {
	const { left } = rendered(soundBlock({ 0: { hz: 1200, mode: 2, trigger: 1, decayTicks: 30 } }), 40 * TICK);
	const level = (tick: number) => rms(left.subarray(tick * TICK, (tick + 1) * TICK));
	const full = rms(rendered(soundBlock({ 0: { hz: 1200, mode: 2 } }), TICK, { skip: TICK }).left);
	for (const tick of [3, 9, 15, 21, 27]) expect(level(tick) / full).toBeCloseTo(1 - (tick + 0.5) / 30, 1);
	expect(level(29)).toBeGreaterThan(0.001);
	expect(level(31)).toBeLessThan(full / 1000);
});

test("an attack of 12 ticks rises to full volume at tick 12 and stays", () => {
	const { left } = rendered(soundBlock({ 2: { hz: 1200, trigger: 1, attackTicks: 12 } }, SINE_WAVE), 30 * TICK);
	const level = (tick: number) => rms(left.subarray(tick * TICK, (tick + 1) * TICK));
	expect(level(6) / level(20)).toBeCloseTo(6.5 / 12, 1);
	expect(level(12) / level(20)).toBeCloseTo(1, 2);
});

test("the envelope begins again at a new trigger only", () => {
	const synthesizer = new Synthesizer(RATE_HZ, new Map());
	const out = new Float32Array(TICK);
	const level = (trigger: number) => {
		synthesizer.render(
			soundBlock({ 0: { hz: 1200, mode: 2, trigger, decayTicks: 4 } }),
			out,
			new Float32Array(TICK),
			0,
			TICK,
		);
		return rms(out);
	};
	const first = level(1);
	for (let tick = 0; tick < 5; tick++) level(1);
	expect(level(1)).toBeLessThan(first / 100);
	expect(level(2)).toBeCloseTo(first, 2);
});

// 240 quarter ticks a second, each × (1 + 190⁄65536): 2.003 after a second.
test("a sweep of 190 rises an octave in a second", () => {
	const { left } = rendered(soundBlock({ 0: { hz: 400, mode: 2, trigger: 1, sweep: 190 } }), 61 * TICK);
	const expected = 400 * (1 + 190 / 65_536) ** 240;
	expect(frequencyByCrossings(left.subarray(59.5 * TICK, 60.5 * TICK), RATE_HZ) / expected).toBeCloseTo(1, 2);
	expect(expected / 800).toBeCloseTo(1, 2);
});

test("pan 0 is equal on both sides; full left is silent on the right, with the same power", () => {
	const middle = rendered(soundBlock({ 0: { hz: 1000, mode: 2 } }), RATE_HZ);
	const side = rendered(soundBlock({ 0: { hz: 1000, mode: 2, pan: -7 } }), RATE_HZ);
	expect(middle.left).toEqual(middle.right);
	expect(peak(side.right)).toBe(0);
	expect(rms(side.left) ** 2 / (2 * rms(middle.left) ** 2)).toBeCloseTo(1, 1);
});

test("volume is linear in 15 steps, and the master volume scales all", () => {
	const level = (volume: number) => rms(rendered(soundBlock({ 0: { hz: 1000, mode: 2, volume } }), 4800).left);
	expect(level(5) / level(15)).toBeCloseTo(1 / 3, 4);
	const half = soundBlock({ 0: { hz: 1000, mode: 2 } });
	half[0x100] = 5;
	expect(rms(rendered(half, 4800).left) / level(15)).toBeCloseTo(1 / 3, 4);
});

test("silence is exact, and nothing is left a second after a note", () => {
	const synthesizer = new Synthesizer(RATE_HZ, new Map());
	const out = new Float32Array(RATE_HZ);
	synthesizer.render(soundBlock({}), out, out.slice(), 0, RATE_HZ);
	expect(peak(out)).toBe(0);
	synthesizer.render(soundBlock({ 0: { hz: 100, mode: 0 } }), out, out.slice(), 0, 1234);
	synthesizer.render(soundBlock({ 0: { hz: 100, volume: 0 } }), out, out.slice(), 0, RATE_HZ);
	expect(peak(out.subarray(RATE_HZ - 100))).toBeLessThan(1e-6);
});

test("volume steps of a pulse don't thump: below 40 Hz a changing volume adds under −50 dB", () => {
	const synthesizer = new Synthesizer(RATE_HZ, new Map());
	const left = new Float32Array(60 * TICK);
	for (let tick = 0; tick < 60; tick++) {
		const volume = tick % 20 < 10 ? 15 : 3;
		synthesizer.render(soundBlock({ 0: { hz: 2000, mode: 0, volume } }), left, left.slice(), tick * TICK, TICK);
	}
	// A mean over 24 whole cycles lets through only what is far below the tone.
	const means = new Float32Array(90);
	for (let i = 0; i < means.length; i++) {
		means[i] = left.subarray(2400 + i * 480, 2400 + (i + 1) * 480).reduce((sum, x) => sum + x, 0) / 480;
	}
	expect(rms(means) / rms(left)).toBeLessThan(0.003);
});

const loudSample = pcm(
	7,
	Array.from({ length: 500 }, (_, i) => (i % 50 < 25 ? 127 : -128)),
);

const registers = fc.record({
	hz: fc.oneof(fc.double({ min: 0, max: 25_000, noNaN: true }), fc.double({ min: 0, max: 800_000, noNaN: true })),
	volume: fc.integer({ min: 0, max: 255 }),
	pan: fc.integer({ min: -128, max: 127 }),
	trigger: fc.integer({ min: 0, max: 255 }),
	mode: fc.integer({ min: 0, max: 255 }),
	attackTicks: fc.constantFrom(0, 0, 3, 65_535),
	decayTicks: fc.constantFrom(0, 0, 1, 20),
	sweep: fc.constantFrom(0, 0, 300, -300, 32_767, -32_768),
	bank: fc.constantFrom(7, 8),
	start: fc.constantFrom(0, 100, 10_000_000),
	length: fc.constantFrom(0, 60, 4_000_000_000),
	loop: fc.constantFrom(0, 50, 4_000_000_000),
});
const anyBlock = fc
	.tuple(fc.array(registers, { minLength: 6, maxLength: 6 }), fc.array(fc.nat(255), { minLength: 64, maxLength: 64 }))
	.map(([channels, waves]) => soundBlock({ ...channels }, waves));
const samples = new Map([[7, loudSample]]);

test("whatever the registers hold, the output stays within ±1 and is a number", () => {
	fc.assert(
		fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 8 }), (blocks) => {
			const synthesizer = new Synthesizer(RATE_HZ, samples);
			const left = new Float32Array(TICK);
			const right = new Float32Array(TICK);
			for (const block of blocks) {
				synthesizer.render(block, left, right, 0, TICK);
				expect(left.every((x) => Math.abs(x) < 1)).toBe(true);
				expect(right.every((x) => Math.abs(x) < 1)).toBe(true);
			}
		}),
		{ numRuns: 40 },
	);
});

test("all six channels at full volume, hard to one side, stay under 1", () => {
	const square = Array.from({ length: 64 }, (_, i) => (i % 32 < 16 ? 15 : 0));
	const all = Object.fromEntries(
		[0, 1, 2, 3, 4, 5].map((c) => [c, { hz: 110, pan: -7, trigger: 1, mode: c === 5 ? 1 : 0, bank: 7 }]),
	);
	const { left } = rendered(soundBlock(all, square), RATE_HZ, { samples: [loudSample] });
	expect(peak(left)).toBeGreaterThan(0.9);
	expect(peak(left)).toBeLessThan(1);
});

test("the same blocks give the same samples however they are split into calls", () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(anyBlock, fc.array(fc.integer({ min: 1, max: TICK - 1 }), { maxLength: 5 })), {
				minLength: 1,
				maxLength: 6,
			}),
			fc.constantFrom(44_100, 48_000),
			(ticks, rateHz) => {
				const whole = new Synthesizer(rateHz, samples);
				const split = new Synthesizer(rateHz, samples);
				const out = Array.from({ length: 4 }, () => new Float32Array(TICK));
				for (const [block, cuts] of ticks) {
					whole.render(block, out[0]!, out[1]!, 0, TICK);
					const places = [0, ...cuts.sort((a, b) => a - b), TICK];
					for (let i = 1; i < places.length; i++) {
						split.render(block, out[2]!, out[3]!, places[i - 1]!, places[i]! - places[i - 1]!);
					}
					expect(out[2]).toEqual(out[0]);
					expect(out[3]).toEqual(out[1]);
				}
			},
		),
		{ numRuns: 40 },
	);
});

test("a synthesizer restored at any point goes on with the same samples", () => {
	fc.assert(
		fc.property(fc.array(anyBlock, { minLength: 2, maxLength: 6 }), fc.nat(), (blocks, point) => {
			const original = new Synthesizer(RATE_HZ, samples);
			const restored = new Synthesizer(RATE_HZ, samples);
			// What the other did before must leave no trace.
			restored.render(blocks[0]!, new Float32Array(333), new Float32Array(333), 0, 333);
			const expected = new Float32Array(TICK);
			const got = new Float32Array(TICK);
			for (const [i, block] of blocks.entries()) {
				if (i === point % blocks.length) restored.restore(original.save());
				original.render(block, expected, new Float32Array(TICK), 0, TICK);
				if (i < point % blocks.length) continue;
				restored.render(block, got, new Float32Array(TICK), 0, TICK);
				expect(got).toEqual(expected);
			}
		}),
		{ numRuns: 40 },
	);
});

test("a state of another length is refused", () => {
	expect(() => new Synthesizer(RATE_HZ, samples).restore(new Uint8Array(8))).toThrow(/8 bytes/);
	expect(() => new Synthesizer(1000, samples)).toThrow(/1000 Hz; give one of 8000 to 192000/);
});
