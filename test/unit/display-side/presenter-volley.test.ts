import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { InputPlayer, type InputScript } from "../../../runtime/headless/input-script.ts";
import { pads } from "../../../runtime/headless/testing.ts";
import type { TickInput } from "../../../runtime/machine/pad-input.ts";
import { buildCart } from "../../../tools/build/index.ts";
import { RATES_HZ } from "../time/host-stamps.ts";
import { type Game, plainRun, presentedRun } from "./presented-run.ts";

/** `npm run soak` takes ten minutes of VOLLEY at each rate. */
const TICKS = process.env["SOAK"] ? 36_000 : 1200;
const PATIENCE_MS = process.env["SOAK"] ? 1_800_000 : 240_000;
const ATTRACT_TICKS = 300;

/** The title by itself, then games: Start now and again, and buttons in and out of step. */
function play(): InputScript {
	const script = pads();
	for (let tick = ATTRACT_TICKS; tick + 60 < TICKS; tick += 60) {
		const step = tick / 60;
		if (step % 7 === 5) script.press(tick, "start");
		script.hold(tick, tick + 20 + (step % 30), step % 2 === 0 ? "left" : "right");
		script.hold(tick + 5, tick + 40, step % 3 === 0 ? "up" : "down");
		script.hold(tick + 10, tick + 50, "a");
		if (step % 5 === 0) script.press(tick + 30, "b");
	}
	return script.changes();
}

const { cart } = await buildCart(fileURLToPath(new URL("../../../cart/volley", import.meta.url)));

function newRunner() {
	const inserted = insertCart(cart, evaluateInNode, { seed: 5 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	expect(inserted.console.boot()).toBeNull();
	return inserted.console.runner;
}

const player = new InputPlayer(play());
const inputs: TickInput[] = Array.from({ length: TICKS + 60 }, (_, tick) => structuredClone(player.at(tick)));
const VOLLEY: Game = { ticks: TICKS, newRunner, inputAt: (tick) => inputs[tick]! };
const plain = plainRun(VOLLEY);

test("the reference run is one game in which every tick is another state", () => {
	expect(new Set(plain.hashes).size).toBe(TICKS);
});

test.each(RATES_HZ)(
	"VOLLEY on a %d Hz monitor, televisions switched, stalls, pictures run ahead: each tick's state and sound are the same",
	(hz) => {
		const display = {
			hz,
			quantumMs: hz % 2 === 0 ? 1 : 0.1,
			televisions: ["ntsc", "pal", "host"],
			stallMs: 250,
		} as const;
		const run = presentedRun(VOLLEY, { ...display, runsAhead: true });
		expect(run.hashes).toEqual(plain.hashes);
		expect(run.heard).toEqual(plain.heard);
	},
	PATIENCE_MS,
);
