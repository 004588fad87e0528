import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { defineCartridge } from "../../../runtime/api/index.ts";
import { Presenter } from "../../../runtime/display-side/presenter.ts";
import { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import { BUTTON } from "../../../runtime/machine/memory-map.ts";
import { idleInput, type TickInput } from "../../../runtime/machine/pad-input.ts";
import type { TelevisionName } from "../../../runtime/time/televisions.ts";
import { hostStamps, RATES_HZ, seeded } from "../time/host-stamps.ts";

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

interface Run {
	readonly hashes: string[];
	/** Sound registers of each tick, and its rumbles, in the order in which the display side got them. */
	readonly heard: string[];
}

const digest = (bytes: Uint8Array) => createHash("sha1").update(bytes).digest("base64");

/** One tick after the other, without a display side. */
function plainRun(): Run {
	const runner = newRunner();
	const run: Run = { hashes: [], heard: [] };
	for (let tick = 0; tick < TICKS; tick++) {
		const { instructions } = runner.runTick(inputAt(tick));
		run.hashes.push(runner.stateHash());
		run.heard.push(JSON.stringify(instructions), digest(runner.memory.soundBlock));
	}
	return run;
}

/** The same through a presenter, with the trouble that browsers make. */
function presentedRun(hz: number, quantumMs: number, televisions: readonly TelevisionName[], stallMs: number): Run {
	const runner = newRunner();
	const presenter = new Presenter(60, { television: televisions[0]! });
	const instructionsOf = new Map<number, unknown[]>();
	const run: Run = { hashes: [], heard: [] };
	const chance = seeded(hz);
	const snapshot = (tick: number, instructions: ReturnType<CartRunner["runTick"]>["instructions"]) => ({
		tick,
		lag: false,
		cycles: 0,
		stateHash: "",
		ahead: 0,
		video: runner.memory.videoBlock.slice().buffer,
		sound: runner.memory.soundBlock.slice().buffer,
		instructions,
		saveRam: null,
		costMs: 0,
	});
	presenter.start(snapshot(-1, []));
	let waiting: number[] = [];
	const seconds = (TICKS / 60) * 1.5 + 10;
	const stampsMs = hostStamps({ hz, seconds, jitterMs: 0.8, quantumMs, seed: hz, stallMs, stallEverySeconds: 3 });
	for (const [frame, nowMs] of stampsMs.entries()) {
		// The game side may be late by a frame or two; what it does is done in order.
		if (chance() < 0.8) {
			for (const tick of waiting) {
				const { instructions } = runner.runTick(inputAt(tick));
				if (tick < TICKS) run.hashes.push(runner.stateHash());
				presenter.push(snapshot(tick, instructions), nowMs);
			}
			waiting = [];
		}
		if (frame % 97 === 96)
			presenter.configure({ television: televisions[Math.floor(frame / 97) % televisions.length]! });
		const first = presenter.nextTick;
		for (let i = 0, due = presenter.ticksDue(nowMs); i < due; i++) waiting.push(first + i);
		const p = presenter.present(nowMs);
		for (const { tick, instruction } of p.instructions) {
			instructionsOf.set(tick, [...(instructionsOf.get(tick) ?? []), instruction]);
		}
		for (const { tick, sound } of p.sounds) {
			if (tick >= TICKS) break;
			run.heard.push(JSON.stringify(instructionsOf.get(tick) ?? []), digest(new Uint8Array(sound)));
		}
		if (run.heard.length >= 2 * TICKS) break;
	}
	return run;
}

const plain = plainRun();

test.each(RATES_HZ)(
	"%d Hz, every television, switched in play, jitter, stalls, a late game side: state, sound and rumble of each tick are the same",
	(hz) => {
		for (const [quantumMs, televisions, stallMs] of [
			[0, ["ntsc"], 0],
			[0.1, ["pal"], 50],
			[1, ["ntsc", "pal", "host"], 400],
		] as const) {
			const run = presentedRun(hz, quantumMs, televisions, stallMs);
			expect(run.hashes).toEqual(plain.hashes);
			expect(run.heard).toEqual(plain.heard);
		}
	},
	PATIENCE_MS,
);
