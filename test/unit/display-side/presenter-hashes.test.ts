import { expect, test } from "vitest";
import { defineCartridge } from "../../../runtime/api/index.ts";
import { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import { BUTTON } from "../../../runtime/machine/memory-map.ts";
import { idleInput, type TickInput } from "../../../runtime/machine/pad-input.ts";
import { RATES_HZ } from "../time/host-stamps.ts";
import { type Game, plainRun, presentedRun } from "./presented-run.ts";

/** Ticks compared at each rate; `npm run soak` takes ten minutes of play. */
const TICKS = process.env["SOAK"] ? 36_000 : 300;
const PATIENCE_MS = process.env["SOAK"] ? 900_000 : 60_000;

/** Uses chance, input, picture, sound and rumble, so that a tick lost, repeated or out of order shows in the hash. */
const cartridge = defineCartridge({
	id: "test.timing",
	title: "Timing",
	ticksPerSecond: 60,
	boot: () => ({ x: 0, y: 0, drift: [] as number[] }),
	tick(state, machine) {
		state.x = (state.x + (machine.pad(0).held.right ? 3 : 1)) % 256;
		state.y = (state.y + machine.random()) % 200;
		state.drift.push(machine.randomInt(64));
		if (state.drift.length > 16) state.drift.shift();
		machine.scroll("a", state.x, state.drift[0] ?? 0);
		state.drift.forEach((d, i) => {
			machine.sprite(i + 1, { tile: i, x: state.x + d, y: state.y, jump: d < 4 });
		});
		machine.channel(0, { frequencyHz: 200 + 10 * (machine.tick % 40), volume: 8 });
		if (machine.tick % 7 === 0) machine.rumble(0, 0.5, 1 + (machine.tick % 50));
	},
});

function newRunner(): CartRunner {
	const mapError = (error: unknown) => ({ file: "", line: 0, message: String(error) });
	const runner = new CartRunner({ cartridge, assets: [], seed: 5, mapError });
	expect(runner.boot()).toBeNull();
	return runner;
}

/** The player's input, by tick as a recording has it. */
function inputAt(tick: number): TickInput {
	const input = idleInput();
	if (tick % 40 < 25) input.pads[0]!.held = BUTTON.right;
	return input;
}

const GAME: Game = { ticks: TICKS, newRunner, inputAt };
const plain = plainRun(GAME);

test.each(RATES_HZ)(
	"%d Hz, every television, switched in play, jitter, stalls, a late game side: state, sound and rumble of each tick are the same",
	(hz) => {
		for (const [quantumMs, televisions, stallMs] of [
			[0, ["ntsc"], 0],
			[0.1, ["pal"], 50],
			[1, ["ntsc", "pal", "host"], 400],
		] as const) {
			const run = presentedRun(GAME, { hz, quantumMs, televisions, stallMs });
			expect(run.hashes).toEqual(plain.hashes);
			expect(run.heard).toEqual(plain.heard);
		}
	},
	PATIENCE_MS,
);
