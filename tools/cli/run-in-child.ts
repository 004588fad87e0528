import { fork } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { CartFile } from "../../runtime/cartridge/index.ts";
import type { RunFiles, RunOptions, RunResult } from "../../runtime/headless/run-headless.ts";
import { realmText } from "../realm-text.ts";

/** A cartridge whose tick takes longer than this hangs; a whole tick's budget is far below a millisecond. */
const PATIENCE_MS = 5000;
/** Starting Node and loading our own modules doesn't count, but must come to an end. */
const START_PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;
/** A whole run takes about 100 MiB, and half an hour of sound as a WAV file 700. */
const MEMORY_MAX_MIB = 1024;

const CHILD = fileURLToPath(new URL("../run-child.mjs", import.meta.url));
/** The process may read its own script, and nothing else: no other file, no process, no thread, no code from text. */
const NO_RIGHTS = [
	process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission",
	`--allow-fs-read=${CHILD}`,
	"--disallow-code-generation-from-strings",
	// That permissions are an experiment in this version is no news to who runs a cartridge.
	"--no-warnings",
];

export type ChildRequest = { readonly cart: CartFile; readonly options: Omit<RunOptions, "onTick"> };
export type ChildAnswer =
	| { readonly type: "ready" }
	| { readonly type: "result"; readonly result: RunResult & RunFiles };

/**
 * Runs a cartridge in a process of its own, so that one which never ends, or takes all memory, is a fault of the
 * cartridge and not the end of the tool.
 */
export async function runInChild(request: ChildRequest, patienceMs = PATIENCE_MS): Promise<RunResult & RunFiles> {
	const text = await realmText();
	return new Promise((resolve, reject) => {
		const child = fork(CHILD, [], {
			// Nothing of ours is the cartridge's business.
			env: {},
			execArgv: [...NO_RIGHTS, `--max-old-space-size=${MEMORY_MAX_MIB}`],
			serialization: "advanced",
			stdio: ["ignore", "inherit", "inherit", "pipe", "ipc"],
		});
		let lastTick = -2;
		let lastSignMs = Date.now();
		let started = false;
		(child.stdio[3] as Readable).on("data", (bytes: Buffer) => {
			lastSignMs = Date.now();
			lastTick = lastTickIn(bytes, lastTick);
		});
		const watch = setInterval(() => {
			// Until the boot is over the script is read and metered too, which a busy computer does slowly.
			const patience = lastTick >= -1 ? patienceMs : started ? patienceMs * 4 : START_PATIENCE_MS;
			if (Date.now() - lastSignMs < patience) return;
			end(() => resolve(stopped(lastTick, "hang", hangMessage(lastTick, patience))));
			child.kill("SIGKILL");
		}, LOOK_EVERY_MS);
		const end = (settle: () => void) => {
			clearInterval(watch);
			child.removeAllListeners();
			settle();
		};
		child.on("message", (answer: ChildAnswer) => {
			lastSignMs = Date.now();
			if (answer.type === "ready") {
				started = true;
				child.send({ ...request, realmText: text });
			} else end(() => resolve(answer.result));
		});
		child.on("error", (error) => end(() => reject(error)));
		child.on("exit", (code, signal) => {
			if (started) end(() => resolve(stopped(lastTick, "exception", crashMessage(lastTick, signal ?? code))));
			else end(() => reject(new Error(`the process for the cartridge didn't start (${signal ?? code})`)));
		});
	});
}

/** The child writes each finished tick as 4 bytes, at one go. */
function lastTickIn(bytes: Buffer, before: number): number {
	const whole = bytes.length - (bytes.length % 4);
	return whole < 4 ? before : bytes.readInt32LE(whole - 4);
}

/** What is known of a run that was cut off: no hashes, and the tick in which it was. */
function stopped(lastTick: number, kind: "hang" | "exception", message: string): RunResult & RunFiles {
	const ticks = Math.max(0, lastTick + 1);
	return {
		ticks,
		lagTicks: 0,
		cyclesMean: 0,
		cyclesMax: 0,
		stateHash: "",
		pictureHash: "",
		soundHash: "",
		fault: { tick: ticks, file: "", line: 0, kind, message },
		screenshots: [],
		wav: null,
	};
}

function hangMessage(lastTick: number, patienceMs: number): string {
	return `${stage(lastTick)} didn't end within ${patienceMs / 1000} s. Look for a loop that never ends.`;
}

function crashMessage(lastTick: number, status: string | number | null): string {
	return `${stage(lastTick)} took down the process it ran in (${status}). Look for memory that grows without end.`;
}

function stage(lastTick: number): string {
	if (lastTick === -2) return "Loading or booting the cartridge";
	return `Tick ${lastTick + 1}`;
}
