import { fork } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { CartFile } from "../../runtime/cartridge/index.ts";
import type { CycleProfile } from "../../runtime/cartridge/meter/profile/cycle-profile.ts";
import type { ProfileOptions } from "../../runtime/headless/profile-run.ts";
import type { RunFiles, RunOptions, RunResult } from "../../runtime/headless/run-headless.ts";
import type { FaultReport } from "../../runtime/machine/fault.ts";
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
export type ProfileRequest = { readonly cart: CartFile; readonly options: Omit<ProfileOptions, "onTick"> };
type ChildAnswer<T> = { readonly type: "ready" } | { readonly type: "result"; readonly result: T };

/**
 * Runs a cartridge in a process of its own, so that one which never ends, or takes all memory, is a fault of the
 * cartridge and not the end of the tool.
 */
export function runInChild(request: ChildRequest, patienceMs = PATIENCE_MS): Promise<RunResult & RunFiles> {
	return inChild("runCart", request, patienceMs, stoppedRun);
}

/** Profiles a cartridge in a process of its own. One that takes the process down has a fault, and no profile. */
export async function profileInChild(
	request: ProfileRequest,
	patienceMs = PATIENCE_MS,
): Promise<{ readonly profile: CycleProfile } | { readonly fault: FaultReport }> {
	const answer = await inChild<CycleProfile | { readonly stopped: FaultReport }>(
		"profileCart",
		request,
		patienceMs,
		(stopped) => ({ stopped }),
	);
	return "stopped" in answer ? { fault: answer.stopped } : { profile: answer };
}

async function inChild<T>(
	task: "runCart" | "profileCart",
	request: ChildRequest | ProfileRequest,
	patienceMs: number,
	stopped: (fault: FaultReport) => T,
): Promise<T> {
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
			end(() => resolve(stopped(faultAfter(lastTick, "hang", hangMessage(lastTick, patience)))));
			child.kill("SIGKILL");
		}, LOOK_EVERY_MS);
		const end = (settle: () => void) => {
			clearInterval(watch);
			child.removeAllListeners();
			settle();
		};
		child.on("message", (answer: ChildAnswer<T>) => {
			lastSignMs = Date.now();
			if (answer.type === "ready") {
				started = true;
				child.send({ ...request, task, realmText: text });
			} else end(() => resolve(answer.result));
		});
		child.on("error", (error) => end(() => reject(error)));
		child.on("exit", (code, signal) => {
			if (started)
				end(() => resolve(stopped(faultAfter(lastTick, "exception", crashMessage(lastTick, signal ?? code)))));
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
function stoppedRun(fault: FaultReport): RunResult & RunFiles {
	return {
		ticks: fault.tick,
		lagTicks: 0,
		cyclesMean: 0,
		cyclesMax: 0,
		stateHash: "",
		pictureHash: "",
		soundHash: "",
		fault,
		screenshots: [],
		wav: null,
	};
}

function faultAfter(lastTick: number, kind: "hang" | "exception", message: string): FaultReport {
	return { tick: Math.max(0, lastTick + 1), file: "", line: 0, kind, message };
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
