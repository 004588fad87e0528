/**
 * VOLLEY left alone, headless and as fast as it goes: its attract cycle again and again. Under SOAK=1 an hour of it,
 * 216,000 ticks; else once round, so that the second title can be held against the first.
 */
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { insertCart } from "../../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../../runtime/headless/evaluate-in-node.ts";
import { idleInput } from "../../../../runtime/machine/pad-input.ts";
import { buildCart } from "../../../../tools/build/index.ts";

const isSoak = process.env.SOAK === "1";
const SOAK_TICKS = 216_000;
/** A title that is never left by a button lasts eight seconds; what it has become is looked at in its fifth. */
const LOOK_AT = 300;
/** A leak of a hundred bytes a tick would be 21 MB in an hour. */
const HEAP_GROWTH_MAX = 16 * 2 ** 20;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapBytes(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed;
}

const { cart } = await buildCart(fileURLToPath(new URL("../../../../cart/volley", import.meta.url)));
const ROUND = ["title", "sky", "scores", "howTo", "pitch"];

test("after eight seconds it goes round and round: no fault, no lag tick, nothing kept, no growth of state or heap", {
	timeout: isSoak ? 3_000_000 : 240_000,
}, () => {
	const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	expect(headless.boot()).toBeNull();
	const state = () => headless.runner.state as VolleyState;
	const kept = () => JSON.stringify([state().options, state().scores, [...headless.memory.saveRam.slice(0, 256)]]);
	const begins: { readonly name: string; readonly tick: number }[] = [];
	const titles: { readonly stateBytes: number; readonly heapBytes: number }[] = [];
	let keptAtFirst = "";
	let ticks = 0;
	let lagTicks = 0;
	while (isSoak ? ticks < SOAK_TICKS : titles.length < 2) {
		const { fault, lag } = headless.runTick(idleInput());
		expect(fault).toBeNull();
		ticks += 1;
		if (lag) lagTicks += 1;
		const { scene, sceneTicks } = state();
		if (begins.at(-1)?.name !== scene.name) begins.push({ name: scene.name, tick: ticks });
		if (scene.name !== "title" || sceneTicks !== LOOK_AT) continue;
		if (titles.length === 0) keptAtFirst = kept();
		titles.push({ stateBytes: headless.runner.save().state.length, heapBytes: heapBytes() });
	}
	expect(lagTicks).toBe(0);
	expect(begins.map(({ name }) => name)).toEqual(begins.map((_, i) => ROUND[i % ROUND.length]));
	// Eight seconds of title, and 35 of demo.
	expect(Math.abs(begins[1]!.tick - 480)).toBeLessThanOrEqual(5);
	expect(Math.abs(begins[2]!.tick - begins[1]!.tick - 2100)).toBeLessThanOrEqual(5);
	expect(titles.length).toBeGreaterThan(isSoak ? 35 : 1);
	// The demo has flown and scored, and changed nothing that lasts.
	expect(kept()).toBe(keptAtFirst);
	// Places and numbers of the title differ in digits, not in kind.
	for (const { stateBytes } of titles) expect(Math.abs(stateBytes - titles[0]!.stateBytes)).toBeLessThan(64);
	// The first round fills what the engine keeps ready.
	expect(titles.at(-1)!.heapBytes - titles[1]!.heapBytes).toBeLessThan(HEAP_GROWTH_MAX);
	if (isSoak) {
		console.log(`${ticks} ticks, ${titles.length} titles: ${JSON.stringify([titles[0], titles[1], titles.at(-1)])}`);
	}
});
