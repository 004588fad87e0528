import { expect, test } from "vitest";
import { Presenter } from "../../../runtime/display-side/presenter.ts";
import type { PresenterSettings } from "../../../runtime/display-side/presenter-settings.ts";
import { TestBlock } from "../time/video-blocks.ts";
import { spriteSixteenths, stateOf } from "./presenter-play.ts";

const FRAME_MS = 1000 / 60;

/**
 * A game in which object 1 moves by 3 px a tick from the tick at which a button goes down, on a 60 Hz monitor.
 * @returns ms from reading the press until the object has moved so far, and the presenter
 */
function answer(settings: Partial<PresenterSettings>, movedPx: number, costMs = 2) {
	const presenter = new Presenter(60, settings);
	const PRESS = 300;
	presenter.start(stateOf(-1));
	let readMs = 0;
	for (let frame = 0; frame < 400; frame++) {
		const nowMs = 1000 + frame * FRAME_MS;
		const first = presenter.nextTick;
		const due = presenter.ticksDue(nowMs);
		const arriving: { tick: number; ahead: number }[] = [];
		for (let tick = first; tick < first + due; tick++) {
			if (tick === PRESS) readMs = nowMs;
			arriving.push({ tick, ahead: presenter.ticksAhead });
		}
		const p = presenter.present(nowMs);
		if (readMs > 0 && spriteSixteenths(p.video) >= 16 * movedPx) return { latencyMs: nowMs - readMs, presenter };
		for (const { tick, ahead } of arriving) {
			// Pictures ahead know of no press that is still to come.
			const x = tick < PRESS ? 0 : 16 * 3 * (tick - PRESS + 1 + ahead);
			const video = new TestBlock().sprites({ id: 1, x, y: 0 }).bytes.buffer;
			presenter.push({ ...stateOf(tick), video, ahead, costMs: costMs * (1 + ahead) }, nowMs + costMs);
		}
	}
	throw new Error("the press was never seen");
}

test.each([
	["ntsc", "three-intervals"],
	["pal", "three-intervals"],
	["pal", "automatic"],
] as const)("%s, ΔT %s: each tick of run-ahead shows where a press leads a tick earlier", (television, delta) => {
	const latencies = [0, 1, 2].map((runAhead) => answer({ television, delta, runAhead }, 9).latencyMs);
	for (const runAhead of [1, 2]) {
		// A PAL refresh is shown at the frame after it, up to one later.
		const won = latencies[0]! - latencies[runAhead]!;
		expect(Math.abs(won - runAhead * FRAME_MS)).toBeLessThanOrEqual(television === "pal" ? FRAME_MS + 0.01 : 0.01);
		expect(won).toBeGreaterThan(0);
	}
});

test("the first sign of a press comes no earlier by it: no one knows of a press before it is read", () => {
	const first = [0, 2].map((runAhead) => answer({ delta: "three-intervals", runAhead }, 1 / 16).latencyMs);
	expect(first[1]).toBeCloseTo(first[0]!, 9);
});

test("pictures are never ahead of the present: run-ahead is cut to the whole ticks of ΔT", () => {
	const ahead = (settings: Partial<PresenterSettings>) => answer({ ...settings, runAhead: 3 }, 3).presenter.ticksAhead;
	// ΔT: NTSC 5, PAL 6, 3·5 and 3·6 units of 5 a tick.
	expect(ahead({ television: "ntsc", delta: "interval" })).toBe(1);
	expect(ahead({ television: "pal", delta: "interval" })).toBe(1);
	expect(ahead({ television: "ntsc", delta: "three-intervals" })).toBe(3);
	expect(ahead({ television: "pal", delta: "three-intervals" })).toBe(3);
});

test.each([
	// With IA = 16.7 ms and four fifths of it to be used: 3.3 ms a tick leave room for three ticks more, 5 for one.
	[2, 3],
	[3.3, 3],
	[4, 2],
	[5, 1],
	[7, 0],
	[20, 0],
])("a game side that needs %d ms a tick is asked for %d ticks ahead of three", (costMs, ticks) => {
	expect(answer({ delta: "three-intervals", runAhead: 3 }, 3, costMs).presenter.ticksAhead).toBe(ticks);
});

test("states that come late for other reasons than their cost don't keep it from looking ahead", () => {
	const presenter = new Presenter(60, { delta: "three-intervals", runAhead: 2 });
	presenter.start(stateOf(-1));
	for (let frame = 0; frame < 200; frame++) {
		const nowMs = frame * FRAME_MS;
		const first = presenter.nextTick;
		const due = presenter.ticksDue(nowMs);
		for (let tick = first; tick < first + due; tick++) presenter.push({ ...stateOf(tick), costMs: 1 }, nowMs + 30);
		presenter.present(nowMs);
	}
	expect(presenter.status.latenessUnits).toBeGreaterThan(5);
	expect(presenter.ticksAhead).toBe(2);
});

test("a data read stays until it is done, and holds up neither sound nor rumble behind it", () => {
	const presenter = new Presenter(60);
	presenter.start(stateOf(-1));
	const reads: number[] = [];
	const rumbles: number[] = [];
	const sounds: number[] = [];
	for (let frame = 0; frame < 60; frame++) {
		const nowMs = frame * FRAME_MS;
		const first = presenter.nextTick;
		for (let tick = first, end = first + presenter.ticksDue(nowMs); tick < end; tick++) {
			const state = stateOf(tick);
			// The read stands before the tick's own rumble.
			const read = { op: "read-bank", bank: 4 } as const;
			presenter.push(
				{ ...state, instructions: tick === 5 ? [read, ...state.instructions] : state.instructions },
				nowMs,
			);
		}
		const p = presenter.present(nowMs);
		for (const { instruction, number } of p.instructions) {
			if (instruction.op === "read-bank") reads.push(number);
			else if (instruction.op === "rumble") rumbles.push(instruction.durationTicks);
		}
		sounds.push(...p.sounds.map(({ tick }) => tick));
		// A slow medium: half a second.
		if (frame === 20) expect(presenter.status.readsWaiting).toBe(1);
		if (frame === 40) presenter.finishRead(reads[0]!);
	}
	expect(reads).toHaveLength(1);
	expect(presenter.status.readsWaiting).toBe(0);
	expect(rumbles).toEqual(sounds);
	expect(sounds).toEqual(sounds.map((_, i) => i));
	expect(sounds.length).toBeGreaterThan(55);
});
