import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { differenceText } from "../../../runtime/headless/movie-replay.ts";
import { runHeadless } from "../../../runtime/headless/run-headless.ts";
import { pads } from "../../../runtime/headless/testing.ts";
import { readMovie, writeMovie } from "../../../runtime/machine/movie/movie-file.ts";
import { MovieRecorder } from "../../../runtime/machine/movie/movie-recorder.ts";
import { idleInput } from "../../../runtime/machine/pad-input.ts";
import { buildCart } from "../../../tools/build/index.ts";

let walker: CartFile;
beforeAll(async () => {
	walker = (await buildCart(fileURLToPath(new URL("../../carts/walker.ts", import.meta.url)))).cart;
});

const input = pads().hold(10, 60, "right").hold(70, 90, "left").changes();
const recorded = (ticks: number) => runHeadless(walker, evaluateInNode, { ticks, seed: 9, input, record: true });
/** The same cartridge after an edit that costs no other number of cycles: a difference in those would come first. */
const edited = (from: string, to: string): CartFile => {
	expect(walker.script).toContain(from);
	return { ...walker, script: walker.script.replace(from, to) };
};

test("a movie of a run runs again to the same state, picture and sound, and says so", () => {
	const run = recorded(150);
	const again = runHeadless(walker, evaluateInNode, { ticks: 1_000_000, movie: run.movie! });
	expect(again).toMatchObject({ ticks: 150, difference: null, fault: null });
	expect([again.stateHash, again.pictureHash, again.soundHash]).toEqual([
		run.stateHash,
		run.pictureHash,
		run.soundHash,
	]);
});

test("what a player does in two seconds is a file of a few kilobytes", () => {
	const movie = readMovie(recorded(120).movie!);
	expect(recorded(120).movie!.length).toBeLessThan(8000);
	expect(writeMovie({ ...movie, trace: null }).length).toBeLessThan(400);
});

test("of a cartridge that runs differently, the first tick that differs is told, and where in the state", () => {
	const movie = recorded(150).movie!;
	const changed = edited("state.x -= 1", "state.x -= 2");
	const { difference } = runHeadless(changed, evaluateInNode, { ticks: 1_000_000, movie });
	expect(difference).toMatchObject({ tick: 70, lastEqualTick: 69 });
	expect(difference!.places).toContain("state.x");
	expect(differenceText(difference!)).toMatch(/^The first difference is in tick 70: recorded .*\n.*\n {2}state\.x/);
});

test("without a trace the difference lies between two checkpoints", () => {
	const movie = writeMovie({ ...readMovie(recorded(150).movie!), trace: null });
	const changed = edited("state.x -= 1", "state.x -= 2");
	const { difference } = runHeadless(changed, evaluateInNode, { ticks: 1_000_000, movie });
	// Checkpoints are after 60, 120 and 150 ticks, that is after ticks 59, 119 and 149.
	expect(difference).toMatchObject({ tick: 119, lastEqualTick: 59, places: [] });
	expect(differenceText(difference!)).toContain("a tick from 60 to 119");
});

test("a movie may begin in the midst of play", () => {
	const inserted = insertCart(walker, evaluateInNode, { seed: 3 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console } = inserted;
	console.boot();
	const held = (button: number) => {
		const idle = idleInput();
		idle.pads[0]!.held = button;
		return idle;
	};
	for (let tick = 0; tick < 40; tick++) console.runTick(held(8));
	const { machine } = console.save();
	const identity = { cartId: walker.manifest.id, contentHash: walker.contentHash, title: walker.manifest.title };
	const recorder = new MovieRecorder(identity, 60, { from: "state", machine }, console.runner.stateHash());
	for (let tick = 40; tick < 100; tick++) {
		console.runTick(held(tick % 3 === 0 ? 4 : 0));
		recorder.add(held(tick % 3 === 0 ? 4 : 0), { stateHash: console.runner.stateHash(), locator: null });
	}
	const again = runHeadless(walker, evaluateInNode, { ticks: 1_000_000, movie: writeMovie(recorder.finish()) });
	expect(again).toMatchObject({ ticks: 60, difference: null, stateHash: console.runner.stateHash() });
});

test("a start that differs is told as such", () => {
	const movie = recorded(30).movie!;
	const changed = edited("starts: 0", "starts: 1");
	const { difference } = runHeadless(changed, evaluateInNode, { ticks: 1_000_000, movie });
	expect(difference).toMatchObject({ tick: -1 });
});
