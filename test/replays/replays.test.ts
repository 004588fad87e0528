/** Each stage of SKY flown to its end: the movie's buttons must give the very same game, tick by tick, and clear the stage. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { VolleyState } from "../../cart/volley/volley-state.ts";
import { insertCart } from "../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { differenceText, MovieCheck, startMovie } from "../../runtime/headless/movie-replay.ts";
import { readMovie } from "../../runtime/machine/movie/movie-file.ts";
import { buildCart } from "../../tools/build/index.ts";

const { cart } = await buildCart(fileURLToPath(new URL("../../cart/volley", import.meta.url)));

test.each([1, 2, 3])("stage %i can be finished, and its replay is what it was", { timeout: 120_000 }, (stage) => {
	const movie = readMovie(new Uint8Array(readFileSync(new URL(`stage-${stage}.movie`, import.meta.url))));
	const { start } = movie;
	if (start.from !== "power-on") throw new Error("the movie begins in play");
	const inserted = insertCart(cart, evaluateInNode, start);
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	startMovie(headless, movie);
	const check = new MovieCheck(movie, headless);
	const phases = new Set<string>();
	let lagTicks = 0;
	for (let tick = 0; tick < movie.inputs.length && check.difference === null; tick++) {
		const { fault, lag } = headless.runTick(movie.inputs.at(tick));
		expect(fault).toBeNull();
		if (lag) lagTicks++;
		check.afterTick();
		const { scene } = headless.runner.state as VolleyState;
		if (scene.name !== "sky") continue;
		expect(scene.sky.stage).toBe(stage - 1);
		phases.add(scene.sky.phase);
		if (scene.sky.boss !== null)
			phases.add(`${scene.sky.boss.isMidBoss ? "mid-boss" : "boss"} ${scene.sky.boss.phase}`);
	}
	const advice = "When SKY's rules were meant to change, make the replays anew: npx tsx tools/make-replays.ts";
	expect(check.difference === null ? "" : `${differenceText(check.difference)}\n${advice}`).toBe("");
	for (const phase of ["boss", "clear", "boss 0", "boss 1", "boss 2"]) expect(phases).toContain(phase);
	expect((headless.runner.state as VolleyState).scene.name).toBe("practice");
	expect(lagTicks).toBe(0);
});
