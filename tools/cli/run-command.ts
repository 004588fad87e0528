import type { RunFiles, RunResult } from "../../runtime/headless/run-headless.ts";
import { loadCart } from "./load-cart.ts";
import { writeOutput } from "./output-file.ts";
import { runInChild } from "./run-in-child.ts";
import { type RunRequest, runRequest } from "./run-options.ts";

/** Exit status of a run that ended in a fault of the cartridge. */
export const FAULT_STATUS = 3;

/** `colorburst run PATH`: gives the exit status, 0 or 3. */
export async function runCommand(path: string, options: Readonly<Record<string, unknown>>): Promise<number> {
	const request = runRequest(options);
	const cart = await loadCart(path);
	const { screenshots, wav, movie, ...result } = await runInChild({
		cart,
		options: {
			ticks: request.ticks,
			seed: request.seed,
			standard: request.standard,
			input: request.input,
			screenshots: [...new Set(request.screenshots.map((screenshot) => screenshot.afterTicks))],
			wav: request.wavFile !== null,
			record: request.recordFile !== null,
		},
	});
	const written = writeRunFiles(request, { screenshots, wav, ...(movie ? { movie } : {}) });
	console.log(request.json ? jsonLine(result) : summary(cart.manifest.title, request, result, written));
	return result.fault ? FAULT_STATUS : 0;
}

/** Writes the files that a run was asked for; gives a line for each thing that was made. */
export function writeRunFiles(request: RunRequest, { screenshots, wav, movie }: RunFiles): string[] {
	const written: string[] = [];
	const write = (file: string, bytes: Uint8Array | null | undefined, what: string) => {
		if (!bytes) {
			console.error(`${file} is not written: the run ended before ${what}.`);
			return;
		}
		written.push(...writeOutput(file, bytes));
	};
	for (const { file, afterTicks } of request.screenshots) {
		const picture = screenshots.find((screenshot) => screenshot.afterTicks === afterTicks);
		write(file, picture?.png, `${afterTicks} ticks`);
	}
	if (request.wavFile) write(request.wavFile, wav, "there was any sound");
	if (request.recordFile) write(request.recordFile, movie, "there was anything to record");
	return written;
}

/** The fields in the order that the documents give. */
function jsonLine(result: RunResult): string {
	const { ticks, lagTicks, cyclesMean, cyclesMax, stateHash, pictureHash, soundHash, fault } = result;
	const ordered = fault && {
		tick: fault.tick,
		file: fault.file,
		line: fault.line,
		kind: fault.kind,
		message: fault.message,
	};
	return JSON.stringify({
		ticks,
		lagTicks,
		cyclesMean,
		cyclesMax,
		stateHash,
		pictureHash,
		soundHash,
		fault: ordered,
	});
}

function summary(title: string, request: RunRequest, result: RunResult, written: readonly string[]): string {
	const { fault } = result;
	return [
		`${title}: ${result.ticks} ticks, seed ${request.seed}, ${request.standard.toUpperCase()}`,
		`  lag ticks  ${result.lagTicks}`,
		`  cycles     ${result.cyclesMean.toFixed(0)} a tick, ${result.cyclesMax} at most`,
		`  state      ${result.stateHash}`,
		`  picture    ${result.pictureHash}`,
		`  sound      ${result.soundHash}`,
		...written,
		...(fault ? [`FAULT (${fault.kind}) in tick ${fault.tick}${place(fault)}: ${fault.message}`] : []),
	].join("\n");
}

function place({ file, line }: { readonly file: string; readonly line: number }): string {
	return file === "" ? "" : ` at ${file}:${line}`;
}
