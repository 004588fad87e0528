import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PresenterSettings } from "../../../runtime/display-side/presenter-settings.ts";
import type { TelevisionName } from "../../../runtime/time/televisions.ts";
import { hostStamps, RATES_HZ, seeded } from "../time/host-stamps.ts";
import { type Frame, play, SPEED_PX, steps } from "./presenter-play.ts";

const TELEVISION_NAMES: TelevisionName[] = ["ntsc", "pal", "host"];
/** Frames of a start-up in which ΔT and the monitor's rate are found. */
const SETTLED_S = 3;

/** The state before TC was still in the queue. */
function expectEarlierHeld(frames: readonly Frame[]): void {
	const lost = frames.filter((f) => f.shown !== null && f.shown.earlier * 5 > f.attentionUnits + 1e-6);
	expect(lost).toEqual([]);
}

const fromSecond = (frames: readonly Frame[], seconds: number) => frames.filter((f) => f.atMs >= 1000 + seconds * 1000);

describe.each(RATES_HZ)("%d Hz monitor", (hz) => {
	test("host television, exact stamps: the displacement of each refresh is the same to one sixteenth of a pixel", () => {
		const { refreshes } = play({
			stampsMs: hostStamps({ hz, seconds: 6 }),
			settings: { television: "host" },
			costMs: () => 3,
		});
		const settled = fromSecond(refreshes, SETTLED_S);
		const even = (SPEED_PX * 16 * 60) / hz;
		for (const step of steps(settled.map((f) => f.x))) expect(Math.abs(step - even)).toBeLessThanOrEqual(1);
		expect(settled.some((f) => f.missed)).toBe(false);
	});

	test("host television, 1 ms and 0.1 ms stamps with jitter: even to two sixteenths, and no state is missing", () => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(0.1, 1), (seed, quantumMs) => {
				const stampsMs = hostStamps({ hz, seconds: 12, jitterMs: 0.2, quantumMs, seed });
				const { refreshes } = play({ stampsMs, settings: { television: "host" }, costMs: () => 2 });
				const settled = fromSecond(refreshes, 10);
				const even = (SPEED_PX * 16 * 60) / hz;
				// A step over a change of ΔT is not even; there may be one such, when the start-up's lateness is forgotten.
				const uneven = settled.filter((f, i) => i > 0 && Math.abs(f.x - settled[i - 1]!.x - even) > 2);
				const changes = settled.filter((f, i) => i > 0 && f.deltaUnits !== settled[i - 1]!.deltaUnits);
				expect(changes.length).toBeLessThanOrEqual(1);
				expect(uneven).toEqual(changes);
				expect(settled.some((f) => f.missed)).toBe(false);
			}),
			{ numRuns: 2 },
		);
	});

	test.each([
		["ntsc", 5],
		["pal", 6],
	] as const)(
		"%s television: each refresh is one interval on from the last, or two where the monitor is slower",
		(television, interval) => {
			const stampsMs = hostStamps({ hz, seconds: 4, jitterMs: 0.5, quantumMs: 0.1 });
			const { refreshes } = play({ stampsMs, settings: { television }, costMs: () => 2 });
			const most = Math.ceil(300 / hz / interval - 1e-9) * interval;
			const allowed = hz > 300 / interval ? [interval] : [most - interval, most].filter((units) => units > 0);
			expectEarlierHeld(fromSecond(refreshes, SETTLED_S));
			for (const step of steps(fromSecond(refreshes, SETTLED_S).map((f) => f.attentionUnits)))
				expect(allowed).toContain(step);
		},
	);
});

/** A game side's cost per tick, by seed: up to 80 % of IA. */
function costsUpTo(part: number, seed: number): (tick: number) => number {
	const chance = seeded(seed);
	return () => chance() * part * (1000 / 60);
}

test.each(TELEVISION_NAMES)(
	"%s, automatic ΔT: no state is missing at tick costs of 0 to 80 percent of IA",
	(television) => {
		for (const hz of [50, 59.94, 60, 75, 120, 144]) {
			for (const part of [0, 0.2, 0.5, 0.8]) {
				const stampsMs = hostStamps({ hz, seconds: 8, jitterMs: 0.3, seed: hz });
				const { refreshes } = play({ stampsMs, settings: { television }, costMs: () => part * (1000 / 60) });
				const missed = fromSecond(refreshes, SETTLED_S).filter((f) => f.missed).length;
				expectEarlierHeld(fromSecond(refreshes, SETTLED_S));
				expect({ hz, part, missed }).toEqual({ hz, part, missed: 0 });
			}
		}
	},
);

test("costs that change from tick to tick, up to 80 % of IA: missing on fewer than 1 in 100 refreshes", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...TELEVISION_NAMES),
			fc.constantFrom(50, 60, 75, 144),
			fc.integer(),
			(television, hz, seed) => {
				const stampsMs = hostStamps({ hz, seconds: 8, jitterMs: 0.3, seed });
				const { refreshes } = play({ stampsMs, settings: { television }, costMs: costsUpTo(0.8, seed) });
				const settled = fromSecond(refreshes, SETTLED_S);
				expect(settled.filter((f) => f.missed).length).toBeLessThan(settled.length / 100);
			},
		),
		{ numRuns: 12 },
	);
});

test("under random stalls: sound and rumble of every tick exactly once and in order; nothing fast-forwards; no refresh is before the last", () => {
	const shape = fc.record({
		hz: fc.constantFrom(...RATES_HZ),
		quantumMs: fc.constantFrom(0, 0.1, 1),
		stallMs: fc.constantFrom(20, 50, 90, 150, 3000),
		seed: fc.integer(),
		television: fc.constantFrom(...TELEVISION_NAMES),
		delta: fc.constantFrom<PresenterSettings["delta"]>("interval", "three-intervals", "automatic"),
		soundTiming: fc.constantFrom<PresenterSettings["soundTiming"]>("picture", "immediate"),
	});
	fc.assert(
		fc.property(shape, ({ television, delta, soundTiming, ...stamps }) => {
			const stampsMs = hostStamps({ seconds: 5, jitterMs: 0.5, stallEverySeconds: 0.5, ...stamps });
			const { frames, refreshes, presenter } = play({
				stampsMs,
				settings: { television, delta, soundTiming },
				costMs: costsUpTo(0.8, stamps.seed),
			});
			const sounds = frames.flatMap((f) => f.sounds);
			expect(sounds).toEqual(sounds.map((_, i) => i));
			expect(frames.flatMap((f) => f.instructions)).toEqual(sounds);
			// Up to ΔT and what a late tick, or a rare refresh, leaves.
			expect(presenter.nextTick - sounds.length).toBeLessThanOrEqual(20);
			for (const frame of frames) expect(frame.due).toBeLessThanOrEqual(6);
			expect(presenter.nextTick).toBeLessThanOrEqual(2 + ((stampsMs.at(-1)! - stampsMs[0]!) * 60) / 1000);
			// The picture steps back by a change of ΔT only, and then not more than that.
			for (const step of steps(refreshes.map((f) => f.attentionUnits + f.deltaUnits)))
				expect(step).toBeGreaterThan(-1e-6);
			expect(presenter.status.queuedTicks.length).toBeLessThanOrEqual(12);
			expect(presenter.status.outstanding).toBeLessThanOrEqual(6);
		}),
		{ numRuns: 40 },
	);
});

test("a clock that is set back, gives NaN or jumps ahead is survived: ticks go on at 60 a second and sound in order", () => {
	const trouble = fc.array(
		fc.record({
			frame: fc.integer({ min: 1, max: 290 }),
			ms: fc.oneof(fc.constant(Number.NaN), fc.double({ min: -1e7, max: 1e7, noNaN: true })),
		}),
		{ maxLength: 5 },
	);
	fc.assert(
		fc.property(trouble, fc.constantFrom(...TELEVISION_NAMES), (troubles, television) => {
			let shiftMs = 0;
			const stampsMs = hostStamps({ hz: 60, seconds: 8, startMs: 1e8 }).map((ms, i) => {
				const here = troubles.filter((t) => t.frame === i);
				for (const t of here) if (Number.isFinite(t.ms)) shiftMs += t.ms;
				return here.some((t) => Number.isNaN(t.ms)) ? Number.NaN : ms + shiftMs;
			});
			const { frames } = play({ stampsMs, settings: { television }, costMs: () => 0 });
			const sounds = frames.flatMap((f) => f.sounds);
			expect(sounds).toEqual(sounds.map((_, i) => i));
			const atEnd = frames.slice(-120);
			expect(Math.abs(atEnd.reduce((sum, f) => sum + f.due, 0) - 120)).toBeLessThanOrEqual(1);
			const even = television === "pal" ? 57.6 : 48;
			for (const step of steps(atEnd.filter((f) => f.refreshed).map((f) => f.x)))
				expect(Math.abs(step - even)).toBeLessThanOrEqual(1);
		}),
		{ numRuns: 40 },
	);
});

test("a window moved between a 60 and a 144 Hz monitor: speed is kept and no tick is lost", () => {
	const first = hostStamps({ hz: 60, seconds: 3 });
	const second = hostStamps({ hz: 144, seconds: 3, startMs: 4000 });
	const third = hostStamps({ hz: 60, seconds: 3, startMs: 7000 });
	const { frames, presenter } = play({
		stampsMs: [...first, ...second, ...third],
		settings: { television: "host" },
		costMs: () => 2,
	});
	expect(Math.abs(presenter.nextTick - 540)).toBeLessThanOrEqual(1);
	const sounds = frames.flatMap((f) => f.sounds);
	expect(sounds).toEqual(sounds.map((_, i) => i));
	for (const [fromMs, toMs, hz] of [
		[5000, 7000, 144],
		[8000, 10_000, 60],
	] as const) {
		const there = frames.filter((f) => f.atMs > fromMs && f.atMs < toMs);
		const even = (SPEED_PX * 16 * 60) / hz;
		for (const step of steps(there.map((f) => f.x))) expect(Math.abs(step - even)).toBeLessThanOrEqual(1.01);
	}
});
