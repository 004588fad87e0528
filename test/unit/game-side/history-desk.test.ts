import { expect, test } from "vitest";
import { defineCartridge } from "../../../runtime/api/index.ts";
import { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import { HistoryDesk } from "../../../runtime/game-side/history-desk.ts";
import type { HistoryAnswer } from "../../../runtime/game-side/history-messages.ts";
import { NOT_THERE } from "../../../runtime/game-side/sprite-paths.ts";
import { readMovie, writeMovie } from "../../../runtime/machine/movie/movie-file.ts";
import { idleInput, type TickInput } from "../../../runtime/machine/pad-input.ts";
import { finished } from "../../../runtime/machine/steps.ts";

const IDENTITY = { cartId: "test.mover", contentHash: "cd".repeat(32), title: "Mover" };
const RIGHT = 8;

interface MoverState {
	x: number;
	ticks: number;
}

/** An object that goes right as long as right is held, and counts its ticks in save RAM. */
const mover = (speedPx: number, faultAtTick = -1) =>
	defineCartridge<MoverState>({
		id: "test.mover",
		title: "Mover",
		ticksPerSecond: 60,
		boot: () => ({ x: 10, ticks: 0 }),
		tick(state, machine) {
			if (state.ticks === faultAtTick) throw new Error("the new code is wrong");
			if (machine.pad(0).held.right) state.x += speedPx;
			state.ticks++;
			machine.writeSave(0, [state.ticks & 255]);
			machine.sprite(7, { tile: 1, x: state.x, y: 50 });
		},
	});

function runnerOf(speedPx: number, faultAtTick?: number) {
	const mapError = (error: unknown) => ({ file: "mover.ts", line: 3, message: (error as Error).message });
	const runner = new CartRunner({ cartridge: mover(speedPx, faultAtTick), assets: [], seed: 1, mapError });
	expect(runner.boot()).toBeNull();
	return { runner, desk: new HistoryDesk(runner, 60) };
}

function held(button: number): TickInput {
	const input = idleInput();
	input.pads[0]!.held = button;
	return input;
}

type Desk = ReturnType<typeof runnerOf>;
function run({ runner, desk }: Desk, ticks: number, button: number): void {
	for (let i = 0; i < ticks; i++) {
		expect(runner.runTick(held(button)).fault).toBeNull();
		desk.note(held(button), runner.stateHash());
	}
}

function restored(answer: HistoryAnswer) {
	if (answer.op !== "restored") throw new Error(`answered by ${answer.op}`);
	return answer;
}

test("after going back the run goes on from there, forth as well as long as nothing new was played", () => {
	const desk = runnerOf(1);
	run(desk, 100, RIGHT);
	const hash100 = desk.runner.stateHash();
	const back = restored(desk.desk.answer({ op: "rewind", tick: 39 }));
	expect(back).toMatchObject({ firstTick: -1, lastTick: 99, snapshot: { tick: 39 } });
	expect(desk.runner.state).toEqual({ x: 50, ticks: 40 });
	restored(desk.desk.answer({ op: "rewind", tick: 5000 }));
	expect(desk.runner.stateHash()).toBe(hash100);
	restored(desk.desk.answer({ op: "rewind", tick: 39 }));
	run(desk, 10, 0);
	expect(desk.runner.state).toEqual({ x: 50, ticks: 50 });
	expect(restored(desk.desk.answer({ op: "rewind", tick: 5000 })).lastTick).toBe(49);
	expect(restored(desk.desk.answer({ op: "rewind", tick: -99 })).snapshot.tick).toBe(-1);
	expect(desk.runner.state).toEqual({ x: 10, ticks: 0 });
});

test("a loaded state brings its memory and keeps the save RAM of now", () => {
	const desk = runnerOf(1);
	run(desk, 20, RIGHT);
	const saved = desk.desk.answer({ op: "save" });
	if (saved.op !== "saved") throw new Error();
	run(desk, 30, RIGHT);
	restored(desk.desk.answer({ op: "load", machine: saved.machine }));
	expect(desk.runner.state).toEqual({ x: 30, ticks: 20 });
	expect(desk.runner.memory.saveRam[0]).toBe(50);
	// The past of another run is no past of this one.
	expect(restored(desk.desk.answer({ op: "rewind", tick: 0 })).snapshot.tick).toBe(19);
});

test("after each way through time the sampled voices are those of that moment", () => {
	const crowd = { kind: "pcm", bank: 2, bytes: new Int8Array(8000), rateHz: 8000, loopStart: 0 } as const;
	const cartridge = defineCartridge({
		id: "test.mover",
		title: "Crowd",
		ticksPerSecond: 60,
		boot: () => ({}),
		tick(_, machine) {
			if (machine.tick === 10) machine.playVoice(5, crowd, { loop: true, volume: 1 });
			if (machine.tick === 40) machine.stopVoice(5);
		},
	});
	const start = () => {
		const mapError = (error: unknown) => ({ file: "", line: 0, message: `${error}` });
		const runner = new CartRunner({ cartridge, assets: [crowd], seed: 1, mapError });
		expect(runner.boot()).toBeNull();
		return { runner, desk: new HistoryDesk(runner, 60) };
	};
	const ofSnapshot = (answer: HistoryAnswer) => restored(answer).snapshot.instructions;
	const sounding = (forSeconds: number) => [
		{
			op: "set-voices",
			voices: [{ id: 5, bank: 2, volume: 1, pan: 0, loop: true, startTick: 10, forSeconds }],
		},
	];
	const silence = [{ op: "set-voices", voices: [] }];
	const first = start();
	run(first, 30, 0);
	const saved = first.desk.answer({ op: "save" });
	const clip = finished(first.desk.clip({ op: "clip", ticks: 15, withPaths: true, identity: IDENTITY }));
	if (saved.op !== "saved" || clip.op !== "clip") throw new Error();
	run(first, 20, 0);
	expect(ofSnapshot(first.desk.answer({ op: "rewind", tick: 45 }))).toEqual(silence);
	// The machine stands before tick 40, half a second after the crowd began.
	expect(ofSnapshot(first.desk.answer({ op: "rewind", tick: 39 }))).toEqual(sounding(0.5));
	expect(ofSnapshot(first.desk.answer({ op: "rewind", tick: 5 }))).toEqual(silence);
	const load = { op: "load", machine: saved.machine } as const;
	expect(ofSnapshot(start().desk.answer(load))).toEqual(sounding(20 / 60));
	// As after an edit: the last ticks are run again by another machine.
	const rerun = { op: "movie", movie: clip.movie!, run: true, bootState: clip.bootState } as const;
	expect(ofSnapshot(start().desk.answer(rerun))).toEqual(sounding(20 / 60));
});

test("the last ticks make a movie: its start, its input, its hashes, and the ways of objects", () => {
	const desk = runnerOf(2);
	run(desk, 30, 0);
	run(desk, 50, RIGHT);
	const clip = finished(desk.desk.clip({ op: "clip", ticks: 60, withPaths: true, identity: IDENTITY }));
	if (clip.op !== "clip") throw new Error();
	const movie = readMovie(clip.movie!);
	expect(movie.inputs.length).toBe(60);
	expect(movie.inputs.at(9).pads[0]!.held).toBe(0);
	expect(movie.inputs.at(10).pads[0]!.held).toBe(RIGHT);
	expect(movie.checkpoints.at(-1)).toBe(desk.runner.stateHash());
	expect(movie.trace?.hashes.length).toBe(60);
	// Object 7, 8×8 pixels: its middle is 4 pixels on.
	expect([...clip.paths.objectIds]).toEqual([7]);
	expect(clip.paths).toMatchObject({ firstTick: 19, ticks: 61 });
	expect([...clip.paths.points.subarray(0, 2)]).toEqual([14, 54]);
	expect([...clip.paths.points.subarray(-2)]).toEqual([10 + 100 + 4, 54]);
});

test("under changed code the last ticks run again from their start with the same input", () => {
	const old = runnerOf(1);
	run(old, 40, 0);
	run(old, 60, RIGHT);
	const clip = finished(old.desk.clip({ op: "clip", ticks: 60, withPaths: true, identity: IDENTITY }));
	if (clip.op !== "clip") throw new Error();
	const { movie, bootState } = clip;
	const changed = runnerOf(3);
	const answer = restored(changed.desk.answer({ op: "movie", movie: movie!, run: true, bootState }));
	expect(changed.runner.state).toEqual({ x: 10 + 180, ticks: 100 });
	expect(answer).toMatchObject({ snapshot: { tick: 99 }, firstTick: 39, rerun: { fault: null, shapeChanges: [] } });
	expect([...answer.rerun!.paths.points.subarray(-2)]).toEqual([190 + 4, 54]);
	expect(answer.rerun!.paths.points).not.toContain(NOT_THERE);
});

test("new code that faults on the way is told, and the machine stands before that tick", () => {
	const old = runnerOf(1);
	run(old, 50, RIGHT);
	const clip = finished(old.desk.clip({ op: "clip", ticks: 20, withPaths: true, identity: IDENTITY }));
	if (clip.op !== "clip") throw new Error();
	const changed = runnerOf(1, 45);
	const answer = restored(
		changed.desk.answer({ op: "movie", movie: clip.movie!, run: true, bootState: clip.bootState }),
	);
	expect(answer.rerun?.fault).toMatchObject({ tick: 45, file: "mover.ts", line: 3, message: "the new code is wrong" });
	expect(answer.snapshot.tick).toBe(44);
});

test.each(["a saved machine", "power-on"])("one can go anywhere in a movie that starts with %s", (from) => {
	const first = runnerOf(1);
	run(first, 50, RIGHT);
	run(first, 50, 0);
	run(first, 50, RIGHT);
	const clip = finished(first.desk.clip({ op: "clip", ticks: 150, withPaths: false, identity: IDENTITY }));
	if (clip.op !== "clip") throw new Error();
	const clipped = readMovie(clip.movie!);
	const movie = writeMovie(
		from === "power-on" ? { ...clipped, start: { from: "power-on", seed: 1, saveRam: null } } : clipped,
	);
	const second = runnerOf(1);
	expect(second.desk.answer({ op: "seek-movie", tick: 9 }).op).toBe("refused");
	restored(second.desk.answer({ op: "movie", movie, run: false, bootState: null }));
	const xAfter = (tick: number) => {
		expect(restored(second.desk.answer({ op: "seek-movie", tick })).snapshot.tick).toBe(tick);
		return (second.runner.state as MoverState).x;
	};
	expect([xAfter(29), xAfter(119), xAfter(79), xAfter(-1), xAfter(149)]).toEqual([40, 80, 60, 10, 110]);
	expect(second.runner.stateHash()).toBe(first.runner.stateHash());
	// Beyond either end there is nothing.
	expect(restored(second.desk.answer({ op: "seek-movie", tick: 5000 })).snapshot.tick).toBe(149);
	expect(restored(second.desk.answer({ op: "seek-movie", tick: -5000 })).snapshot.tick).toBe(-1);
	// From what is not kept, by its start.
	restored(second.desk.answer({ op: "seek-movie", tick: 99 }));
	run(second, 1, RIGHT);
	expect(xAfter(119)).toBe(80);
});
