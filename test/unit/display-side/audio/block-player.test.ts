import { expect, test } from "vitest";
import { BlockPlayer } from "../../../../runtime/display-side/audio/block-player.ts";
import { Synthesizer } from "../../../../runtime/machine/apu/synthesizer.ts";
import { SINE_WAVE, soundBlock } from "../../machine/apu/sound-block.ts";
import { frequencyByCrossings, peak, rms } from "../../machine/apu/spectrum.ts";

const RATE_HZ = 48_000;
const QUANTUM = 128;

/** Smooth, so that clicks stand out. */
const tone = () => soundBlock({ 2: { hz: 440 } }, SINE_WAVE);

/**
 * Plays `seconds`, with ticks pushed when `due` says that another is there by that time; gives the left channel.
 * @param due ticks that have arrived by a time in seconds
 */
function play(player: BlockPlayer, seconds: number, due: (seconds: number) => number, block = tone): Float32Array {
	const out = new Float32Array(Math.ceil((seconds * RATE_HZ) / QUANTUM) * QUANTUM);
	const right = new Float32Array(QUANTUM);
	let pushed = 0;
	for (let at = 0; at < out.length; at += QUANTUM) {
		for (; pushed < due(at / RATE_HZ); pushed++) player.push(block());
		player.fill(out.subarray(at, at + QUANTUM), right);
	}
	return out;
}

/** The largest jump from one sample to the next. */
function steepest(samples: Float32Array): number {
	let most = 0;
	for (let i = 1; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i]! - samples[i - 1]!));
	return most;
}

/** Jumps larger than this are clicks: the tone's own band-limited edges are the measure. */
const TONE_EDGE = (() => {
	const out = new Float32Array(4800);
	new Synthesizer(RATE_HZ, new Map()).render(tone(), out, new Float32Array(4800), 0, 4800);
	return steepest(out) * 1.05;
})();

test("sixty ticks a second play without a gap, and the queue settles between 2 and 3", () => {
	const player = new BlockPlayer(RATE_HZ);
	const out = play(player, 20, (s) => 1 + Math.floor(s * 60));
	expect(player.stats.underruns).toBe(0);
	expect(player.stats.dropped).toBe(0);
	expect(player.stats.queueBlocks).toBeGreaterThanOrEqual(1);
	expect(player.stats.queueBlocks).toBeLessThanOrEqual(3);
	const steady = out.subarray(RATE_HZ);
	expect(frequencyByCrossings(steady, RATE_HZ)).toBeCloseTo(440, 2);
	expect(steepest(steady)).toBeLessThan(TONE_EDGE);
});

test.each([-0.003, 0.003])(
	"ticks that come %f too fast or slow are followed without a gap, at the same pitch",
	(off) => {
		const player = new BlockPlayer(RATE_HZ);
		const out = play(player, 60, (s) => 1 + Math.floor(s * 60 * (1 + off)));
		expect(player.stats.underruns).toBe(0);
		expect(player.stats.dropped).toBe(0);
		// A minute's drift, 180 ms, has been taken up by longer or shorter ticks, but for what waits.
		expect(Math.abs(player.stats.driftMs + 60_000 * off)).toBeLessThan(60);
		expect(frequencyByCrossings(out.subarray(RATE_HZ), RATE_HZ)).toBeCloseTo(440, 2);
	},
);

test("ticks that come in the bursts of a 50 Hz display play without a gap", () => {
	const player = new BlockPlayer(RATE_HZ);
	play(player, 20, (s) => 1 + Math.floor(Math.floor(s * 50) * 1.2));
	expect(player.stats.underruns).toBe(0);
	expect(player.stats.dropped).toBe(0);
});

test("when ticks stop coming the sound is held, then faded away within 100 ms, without a click", () => {
	const player = new BlockPlayer(RATE_HZ);
	const out = play(player, 2, (s) => Math.min(60, 1 + Math.floor(s * 60)));
	// 60 ticks are over after at most a second and what waited before the start.
	const end = Math.round(1.06 * RATE_HZ);
	expect(rms(out.subarray(end, end + 480))).toBeGreaterThan(0.01);
	expect(peak(out.subarray(end + 0.13 * RATE_HZ))).toBe(0);
	expect(steepest(out.subarray(4800))).toBeLessThan(TONE_EDGE);
	expect(player.stats.underruns).toBe(1);
});

test("when they come again the sound fades in", () => {
	const player = new BlockPlayer(RATE_HZ);
	play(player, 1, (s) => Math.min(20, 1 + Math.floor(s * 60)));
	const out = play(player, 1, (s) => 1 + Math.floor(s * 60));
	const start = out.findIndex((x) => x !== 0);
	expect(start).toBeLessThan(0.1 * RATE_HZ);
	expect(peak(out.subarray(start, start + 24))).toBeLessThan(0.03);
	expect(rms(out.subarray(start + 960, start + 4800))).toBeGreaterThan(0.1);
	expect(steepest(out)).toBeLessThan(TONE_EDGE);
});

test("a cartridge of thirty ticks a second plays without a gap", () => {
	const player = new BlockPlayer(RATE_HZ);
	player.load(30, new Map());
	// Two blocks of 1/60 s a tick.
	const out = play(player, 20, (s) => 2 + 2 * Math.floor(s * 30));
	expect(player.stats.underruns).toBe(0);
	expect(player.stats.dropped).toBe(0);
	expect(steepest(out.subarray(RATE_HZ))).toBeLessThan(TONE_EDGE);
});

test("a backlog of over 100 ms is dropped", () => {
	const player = new BlockPlayer(RATE_HZ);
	play(player, 1, (s) => (s < 0.5 ? 1 + Math.floor(s * 60) : 90));
	expect(player.stats.dropped).toBeGreaterThan(50);
	expect(player.stats.queueBlocks).toBeLessThanOrEqual(6);
});

test("a reset is silent within 10 ms, without a click, and forgets what waited", () => {
	const player = new BlockPlayer(RATE_HZ);
	play(player, 1, (s) => 1 + Math.floor(s * 60));
	player.reset();
	const out = play(player, 0.2, () => 0);
	expect(steepest(out)).toBeLessThan(TONE_EDGE);
	expect(peak(out.subarray(480))).toBe(0);
	expect(player.stats.queueBlocks).toBe(0);
});
