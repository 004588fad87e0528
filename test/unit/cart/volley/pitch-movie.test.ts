/** A match of the CPU against itself, recorded as a movie and looked at as it is played back. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { insertCart } from "../../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../../runtime/headless/evaluate-in-node.ts";
import { MovieCheck, startMovie } from "../../../../runtime/headless/movie-replay.ts";
import { runHeadless } from "../../../../runtime/headless/run-headless.ts";
import { readMovie } from "../../../../runtime/machine/movie/movie-file.ts";
import { matchOf, watchInput } from "../../../../tools/bench/match-trial/console-match.ts";
import { copyOf, playOnUnmetered } from "../../../../tools/bench/match-trial/console-trial.ts";
import { stateHashOf } from "../../../../tools/bench/match-trial/match-movie.ts";
import { PassJudge } from "../../../../tools/bench/match-trial/pass-judge.ts";
import { buildCart } from "../../../../tools/build/index.ts";

const TICKS = process.env.SOAK === "1" ? 13_000 : 780;

test("every pass in a movie goes to a man seen or remembered; the meter changes nothing", {
	timeout: 300_000,
}, async () => {
	const { cart } = await buildCart(fileURLToPath(new URL("../../../../cart/volley", import.meta.url)));
	const { movie: file } = runHeadless(cart, evaluateInNode, {
		ticks: TICKS,
		seed: 5,
		input: watchInput("fog"),
		record: true,
	});
	const movie = readMovie(file!);
	const inserted = insertCart(cart, evaluateInNode, { seed: 5 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console } = inserted;
	console.boot();
	startMovie(console, movie);
	const check = new MovieCheck(movie, console);
	const judge = new PassJudge();
	let begun: { match: ReturnType<typeof copyOf>; chance: Uint32Array; ticks: number } | null = null;
	for (let tick = 0; tick < movie.inputs.length; tick++) {
		const { lag, fault } = console.runTick(movie.inputs.at(tick));
		check.afterTick();
		expect([lag, fault]).toEqual([false, null]);
		const match = matchOf(console.runner.state);
		if (!match) continue;
		judge.watch(match);
		if (begun) begun.ticks += 1;
		else if (match.tick === 200) begun = { match: copyOf(match), chance: console.memory.chance.slice(), ticks: 0 };
	}
	expect(check.difference).toBeNull();
	expect(judge.judged).toBeGreaterThan(1);
	expect(judge.faults).toEqual([]);
	if (process.env.SOAK === "1") return;
	// The same moment played on by the bare engine, uncounted, comes to the same state.
	playOnUnmetered(begun!.match, begun!.chance, begun!.ticks);
	expect(stateHashOf(begun!.match)).toBe(stateHashOf(matchOf(console.runner.state)!));
});
