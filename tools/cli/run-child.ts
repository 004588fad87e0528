import { writeSync } from "node:fs";
import { ALLOWED_GLOBALS, removeGlobals } from "../../runtime/game-side/allowed-globals.ts";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { runHeadless } from "../../runtime/headless/run-headless.ts";
import type { ChildAnswer, ChildRequest } from "./run-in-child.ts";

/** File descriptor on which the parent listens for signs of life. */
const LIFE_FD = 3;

/** Waits for the one request, runs it, answers and ends. */
export function serveRun(): void {
	const { process } = globalThis;
	const answer = (message: ChildAnswer) => process.send?.(message, () => process.disconnect());
	process.once("message", ({ cart, options }: ChildRequest) => {
		answer({ type: "result", result: runHeadless(cart, evaluateAlone, { ...options, onTick: signOfLife() }) });
	});
	process.send?.({ type: "ready" } satisfies ChildAnswer);
}

/** Takes away what Node gives every script (files, network, the process) before the cartridge's own is evaluated. */
function evaluateAlone(text: string): unknown {
	const left = removeGlobals(globalThis, ALLOWED_GLOBALS);
	if (left.length > 0) throw new Error(`these globals can't be removed: ${left.join(", ")}`);
	return evaluateInNode(text);
}

function signOfLife(): (tick: number) => void {
	const bytes = Buffer.alloc(4);
	return (tick) => {
		bytes.writeInt32LE(tick);
		try {
			writeSync(LIFE_FD, bytes);
		} catch (error) {
			// The pipe is full: the parent has signs enough to read.
			if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
		}
	};
}
