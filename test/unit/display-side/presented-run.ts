import { createHash } from "node:crypto";
import { Presenter } from "../../../runtime/display-side/presenter.ts";
import type { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import type { TickInput } from "../../../runtime/machine/pad-input.ts";
import type { TelevisionName } from "../../../runtime/time/televisions.ts";
import { hostStamps, seeded } from "../time/host-stamps.ts";

/** A game to run, the same each time. */
export interface Game {
	readonly ticks: number;
	/** A booted machine. */
	newRunner(): CartRunner;
	/** The player's input, by tick as a recording has it. */
	inputAt(tick: number): TickInput;
}

export interface Run {
	readonly hashes: string[];
	/** Sound registers of each tick, and its instructions, in the order in which the display side got them. */
	readonly heard: string[];
}

export interface Display {
	readonly hz: number;
	readonly quantumMs: number;
	/** Switched from one to the next in play. */
	readonly televisions: readonly TelevisionName[];
	readonly stallMs: number;
	/** Pictures are 0 to 3 ticks ahead of their tick, now so, now so. */
	readonly runsAhead?: boolean;
}

const digest = (bytes: Uint8Array) => createHash("sha1").update(bytes).digest("base64");

/** One tick after the other, without a display side. */
export function plainRun({ ticks, newRunner, inputAt }: Game): Run {
	const runner = newRunner();
	const run: Run = { hashes: [], heard: [] };
	for (let tick = 0; tick < ticks; tick++) {
		const { instructions } = runner.runTick(inputAt(tick));
		run.hashes.push(runner.stateHash());
		run.heard.push(JSON.stringify(instructions), digest(runner.soundBlocks));
	}
	return run;
}

/** The same through a presenter, with the trouble that browsers make. */
export function presentedRun({ ticks, newRunner, inputAt }: Game, display: Display): Run {
	const { hz, quantumMs, televisions, stallMs, runsAhead = false } = display;
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
		sound: runner.soundBlocks.slice().buffer,
		instructions,
		saveRam: null,
		costMs: 0,
	});
	presenter.start(snapshot(-1, []));
	let waiting: number[] = [];
	const seconds = (ticks / 60) * 1.5 + 10;
	const stampsMs = hostStamps({ hz, seconds, jitterMs: 0.8, quantumMs, seed: hz, stallMs, stallEverySeconds: 3 });
	for (const [frame, nowMs] of stampsMs.entries()) {
		// The game side may be late by a frame or two; what it does is done in order.
		if (chance() < 0.8) {
			for (const tick of waiting) {
				const { instructions } = runner.runTick(inputAt(tick));
				if (tick < ticks) run.hashes.push(runner.stateHash());
				if (runsAhead && chance() < 0.25) runner.lookAhead(inputAt(tick), 1 + Math.floor(chance() * 3), () => {});
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
			if (tick >= ticks) break;
			run.heard.push(JSON.stringify(instructionsOf.get(tick) ?? []), digest(new Uint8Array(sound)));
			instructionsOf.delete(tick);
		}
		if (run.heard.length >= 2 * ticks) break;
	}
	return run;
}
