import { describe, expect, test } from "vitest";
import { Presenter } from "../../../runtime/display-side/presenter.ts";
import { hostStamps } from "../time/host-stamps.ts";
import { play, sixteenthsAt, spriteSixteenths, stateOf, steps } from "./presenter-play.ts";

const at = (hz: number, seconds: number) => hostStamps({ hz, seconds });

describe("what is shown", () => {
	test("PAL in phase with ΔT = IB: refreshes 1 to 4 show TA0, TA1+.2, TA2+.4, TA3+.6", () => {
		const { refreshes } = play({ stampsMs: at(50, 0.1), settings: { television: "pal", delta: "interval" } });
		expect(refreshes.slice(1).map((f) => [f.shown!.earlier, Math.round(f.shown!.blend * 1e6) / 1e6])).toEqual([
			[0, 0],
			[1, 0.2],
			[2, 0.4],
			[3, 0.6],
		]);
	});

	test("PAL on a 60 Hz monitor: a new picture on five of six frames, each 3.6 px on; video stays in between", () => {
		const { frames, refreshes } = play({ stampsMs: at(60, 2), settings: { television: "pal" } });
		expect(refreshes).toHaveLength(100);
		expect(steps(refreshes.slice(5).map((f) => f.x)).every((step) => step === 57 || step === 58)).toBe(true);
		frames.forEach((frame, i) => {
			if (!frame.refreshed && i > 0) expect(frame.x).toBe(frames[i - 1]!.x);
		});
	});

	test("NTSC on a 60 Hz monitor: the state of the tick before, unblended, 3 px on each frame", () => {
		const { refreshes } = play({ stampsMs: at(60, 1), settings: { television: "ntsc" }, costMs: () => 5 });
		expect(new Set(steps(refreshes.slice(3).map((f) => f.x)))).toEqual(new Set([48]));
		expect(refreshes.slice(3).map((f) => f.shown!.earlier)).toEqual(Array.from({ length: 57 }, (_, i) => i + 2));
	});

	test("the latest state only: 3, 3, 3, 3, 6 px on PAL", () => {
		const { refreshes } = play({ stampsMs: at(50, 1), settings: { television: "pal", latestStateOnly: true } });
		const px = steps(refreshes.map((f) => f.x / 16)).slice(10, 20);
		expect([...px].sort()).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 6, 6]);
		expect(px.indexOf(6) + 5).toBe(px.lastIndexOf(6));
	});

	test("whole pixels: nothing between", () => {
		const { refreshes } = play({ stampsMs: at(50, 1), settings: { television: "pal", wholePixels: true } });
		expect(refreshes.every((f) => f.x % 16 === 0)).toBe(true);
		expect(new Set(steps(refreshes.slice(5).map((f) => f.x / 16)))).toEqual(new Set([3, 4]));
	});

	test("the first refreshes hold the boot's picture until there are later states", () => {
		const presenter = new Presenter(60, { television: "pal" });
		expect(presenter.present(0)).toMatchObject({ refreshed: false, shown: null });
		presenter.start(stateOf(-1));
		presenter.ticksDue(0);
		for (const ms of [0, 20, 40]) {
			const p = presenter.present(ms);
			expect(p.shown).toEqual({ earlier: -1, later: -1, blend: 0 });
			expect(spriteSixteenths(p.video)).toBe(sixteenthsAt(-1));
		}
	});

	test("30 ticks a second on NTSC: 1.5 px of 3 px a tick each refresh", () => {
		const { refreshes } = play({ stampsMs: at(60, 2), ticksPerSecond: 30, costMs: () => 8 });
		expect(new Set(steps(refreshes.slice(8).map((f) => f.x)))).toEqual(new Set([24]));
	});

	test("legacy PAL: 50 ticks a second, so that the same way takes 1.2 times as long", () => {
		const settings = { television: "pal", legacyPal: true } as const;
		const { presenter, refreshes } = play({ stampsMs: at(50, 10), settings });
		expect(Math.abs(presenter.nextTick - 500)).toBeLessThanOrEqual(1);
		expect(new Set(steps(refreshes.slice(5).map((f) => f.x)))).toEqual(new Set([48]));
	});
});

describe("sound and instructions", () => {
	test("each tick's come once, in order, at the refresh whose attention time has reached the tick", () => {
		const { refreshes } = play({ stampsMs: at(50, 2), settings: { television: "pal" } });
		const sounds = refreshes.flatMap((f) => f.sounds);
		expect(sounds).toEqual(sounds.map((_, i) => i));
		expect(refreshes.flatMap((f) => f.instructions)).toEqual(sounds);
		for (const frame of refreshes)
			for (const tick of frame.sounds) expect(tick * 5).toBeLessThanOrEqual(frame.attentionUnits);
		// None is left behind: what has come to sound is what the picture has come to.
		const last = refreshes.at(-1)!;
		expect(sounds.at(-1)).toBe(Math.floor(last.attentionUnits / 5));
	});

	test("immediate: as soon as the tick is there", () => {
		const { frames } = play({ stampsMs: at(60, 1), settings: { soundTiming: "immediate", delta: "three-intervals" } });
		for (const [i, frame] of frames.entries()) expect(frame.sounds).toEqual([i]);
	});

	test("the boot's instructions come with the first refresh, and its sound is no tick's", () => {
		const presenter = new Presenter(60);
		presenter.start({ ...stateOf(-1), instructions: [{ op: "stop-voice", id: 7 }] });
		presenter.ticksDue(0);
		const first = presenter.present(0);
		const later = presenter.present(20);
		expect([...first.instructions, ...later.instructions].map((i) => i.instruction)).toEqual([
			{ op: "stop-voice", id: 7 },
		]);
		expect([...first.sounds, ...later.sounds]).toEqual([]);
	});
});

describe("switches in play", () => {
	test("NTSC to PAL and back: no tick is lost or repeated, in picture, sound and rumble", () => {
		const { frames, refreshes, presenter } = play({
			stampsMs: at(60, 6),
			costMs: () => 3,
			before: (p, frame) => {
				if (frame % 60 === 59) p.configure({ television: frame % 120 === 59 ? "pal" : "ntsc" });
				if (frame === 200) p.configure({ television: "host" });
			},
		});
		expect(presenter.nextTick).toBe(360);
		const sounds = frames.flatMap((f) => f.sounds);
		expect(sounds).toEqual(sounds.map((_, i) => i));
		expect(sounds.length).toBeGreaterThan(354);
		expect(frames.flatMap((f) => f.instructions)).toEqual(sounds);
		for (const step of steps(refreshes.map((f) => f.attentionUnits))) expect(step).toBeGreaterThanOrEqual(-6);
		expect(presenter.settings.television).toBe("ntsc");
	});

	test("the legacy switch in play goes on from the same tick", () => {
		const { presenter } = play({
			stampsMs: at(60, 4),
			settings: { television: "pal" },
			before: (p, frame) => {
				if (frame === 120) p.configure({ legacyPal: true });
			},
		});
		expect(Math.abs(presenter.nextTick - (120 + 100))).toBeLessThanOrEqual(1);
		expect(presenter.status.missedRefreshes).toBeLessThanOrEqual(2);
	});
});

describe("pause", () => {
	test("picture, sound and ticks stand; after it everything goes on where it was", () => {
		const { frames, presenter } = play({
			stampsMs: at(60, 4),
			costMs: () => 4,
			before: (p, frame, nowMs) => {
				if (frame === 60) p.pause();
				if (frame === 180) p.resume(nowMs);
			},
		});
		const paused = frames.slice(62, 180);
		expect(paused.flatMap((f) => [...f.sounds, ...f.instructions])).toEqual([]);
		expect(paused.every((f) => f.due === 0 && f.x === frames[62]!.x)).toBe(true);
		// 60 before; the frame of the resume is at the time of the last one before the pause; 59 after it.
		expect(presenter.nextTick).toBe(119);
		const sounds = frames.flatMap((f) => f.sounds);
		expect(sounds).toEqual(sounds.map((_, i) => i));
		expect(presenter.status.droppedMs).toBe(0);
	});

	test("frame advance: one tick at a time", () => {
		const presenter = new Presenter(60);
		presenter.start(stateOf(-1));
		expect(presenter.ticksDue(0)).toBe(1);
		expect(presenter.step()).toBe(0);
		presenter.push(stateOf(0), 1);
		presenter.present(0);
		presenter.pause();
		for (let tick = 1; tick < 5; tick++) {
			expect(presenter.nextTick).toBe(tick);
			expect(presenter.step()).toBe(1);
			presenter.push(stateOf(tick), 1000 + tick);
			expect(presenter.present(1000 + tick).shown).toMatchObject({ earlier: tick - 1, blend: 0 });
		}
	});
});

describe("start and stop", () => {
	test("after stop nothing is due or shown; a state from before the next start is ignored", () => {
		const presenter = new Presenter(60);
		presenter.start(stateOf(-1));
		presenter.ticksDue(0);
		presenter.stop();
		expect(presenter.ticksDue(16)).toBe(0);
		presenter.push(stateOf(0), 17);
		expect(presenter.present(18)).toMatchObject({ refreshed: false, shown: null, sounds: [], instructions: [] });
		presenter.start(stateOf(-1));
		presenter.push(stateOf(0), 20);
		expect(presenter.ticksDue(30)).toBe(1);
		expect(presenter.present(30).shown).toMatchObject({ earlier: -1 });
		expect(presenter.status.queuedTicks).toEqual([-1]);
	});

	test("from a save-state the next tick is the one after it", () => {
		const presenter = new Presenter(60);
		presenter.start(stateOf(1233));
		expect(presenter.nextTick).toBe(1234);
		expect(presenter.ticksDue(0)).toBe(1);
		presenter.push(stateOf(1234), 1);
		expect(presenter.status.queuedTicks).toEqual([1233, 1234]);
	});
});

test("a game side that is stuck is not sent more than 100 ms of ticks, and the rest of its time is dropped", () => {
	const presenter = new Presenter(60);
	presenter.start(stateOf(-1));
	let asked = 0;
	for (let i = 0; i < 300; i++) asked += presenter.ticksDue((i * 1000) / 60);
	expect(asked).toBe(6);
	expect(presenter.status.outstanding).toBe(6);
	expect(presenter.status.droppedMs).toBeGreaterThan(4800);
	for (let tick = 0; tick < 6; tick++) presenter.push(stateOf(tick), 4990);
	expect(presenter.ticksDue(5000)).toBe(1);
});

test("the timeline shows the last second: 60 ticks, 50 PAL refreshes, and the latency that ΔT costs", () => {
	const { presenter } = play({ stampsMs: at(60, 4), settings: { television: "pal" }, costMs: () => 4 });
	const { ticks, refreshes, figures } = presenter.timeline();
	expect(ticks).toHaveLength(60);
	expect(Math.abs(refreshes.length - 50)).toBeLessThanOrEqual(1);
	expect(figures.missedRefreshes).toBe(0);
	expect(figures.deltaMs).toBeCloseTo(33.333, 3);
	// ΔT, and up to one PAL refresh until one falls after it, and up to a frame until that is drawn.
	expect(figures.meanLatencyMs).toBeGreaterThan(33.3);
	expect(figures.maxLatencyMs).toBeLessThan(33.4 + 20 + 16.7);
	const last = refreshes.at(-1)!;
	expect(last.x - last.attentionX).toBeCloseTo(10 / 300, 9);
});

test.each([
	// Latencies that docs/timing.md quotes, in ms: interval, three-intervals, automatic.
	["ntsc", 60, [16.7, 50, 16.7]],
	["pal", 60, [36, 75, 47]],
	["host", 60, [16.7, 50, 33.3]],
	["host", 240, [20.8, 20.8, 20.8]],
] as const)(
	"input to picture: %s on a %d Hz monitor with ΔT = IB, 3·IB and automatic: %j ms",
	(television, hz, expected) => {
		const measured = (["interval", "three-intervals", "automatic"] as const).map((delta) => {
			const { presenter } = play({ stampsMs: at(hz, 5), settings: { television, delta }, costMs: () => 2 });
			return presenter.timeline().figures.meanLatencyMs!;
		});
		for (const [i, ms] of measured.entries()) expect(Math.abs(ms - expected[i]!)).toBeLessThan(0.6);
	},
);
