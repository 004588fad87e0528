import { existsSync, readFileSync } from "node:fs";
import type { Standard } from "../../runtime/headless/headless-console.ts";
import { type InputScript, InputScriptError, parseInputScript } from "../../runtime/headless/input-script.ts";
import { numberOption } from "./number-option.ts";
import { UsageError } from "./usage-error.ts";

/** What `colorburst run` was asked for, checked. */
export interface RunRequest {
	readonly ticks: number;
	readonly seed: number;
	readonly standard: Standard;
	readonly input: InputScript;
	/** Pictures to write, each after so many ticks. */
	readonly screenshots: readonly { readonly file: string; readonly afterTicks: number }[];
	readonly wavFile: string | null;
	/** Movie to write. */
	readonly recordFile: string | null;
	readonly json: boolean;
}

/** A day of play, and what fits into memory as sound is less. */
const TICKS_MAX = 5_184_000;
const WAV_TICKS_MAX = 60 * 60 * 30;
const SEED_MAX = 0xffffffff;

/** @throws UsageError naming the option and what it should be */
export function runRequest(options: Readonly<Record<string, unknown>>): RunRequest {
	const ticks = numberOption("--ticks", options.ticks, 0, TICKS_MAX);
	const wavFile = oneFile("wav", options.wav);
	if (wavFile && ticks > WAV_TICKS_MAX)
		throw new UsageError(`--wav keeps at most ${WAV_TICKS_MAX} ticks (30 minutes).`);
	return {
		ticks,
		seed: numberOption("--seed", options.seed, 0, SEED_MAX),
		standard: standardOption(options.standard),
		input: inputOption(oneFile("input", options.input)),
		screenshots: listOf(options.screenshot).map((text) => screenshotOption(text, ticks)),
		wavFile,
		recordFile: oneFile("record", options.record),
		json: Boolean(options.json),
	};
}

function standardOption(value: unknown): Standard {
	if (value === "ntsc" || value === "pal") return value;
	throw new UsageError(`--standard is ntsc or pal, not "${String(value)}".`);
}

/** A file that an option names once, or null. */
export function oneFile(name: string, value: unknown): string | null {
	if (value === undefined) return null;
	if (Array.isArray(value)) throw new UsageError(`--${name} can be given once only.`);
	if (value === true || value === "") throw new UsageError(`--${name} needs the name of a file.`);
	return String(value);
}

function listOf(value: unknown): string[] {
	if (value === undefined) return [];
	return (Array.isArray(value) ? value : [value]).map(String);
}

/** "out.png@300": the picture after 300 ticks; without "@": after the last. */
function screenshotOption(text: string, ticks: number): { file: string; afterTicks: number } {
	const [, file, after] = /^(.+?)(?:@([^@]*))?$/.exec(text) ?? [];
	if (!file || !/\.png$/i.test(file)) {
		throw new UsageError(`--screenshot is FILE.png or FILE.png@TICKS, such as out.png@300, not "${text}".`);
	}
	return {
		file,
		afterTicks: after === undefined ? ticks : numberOption("In --screenshot FILE@TICKS, TICKS", after, 0, ticks),
	};
}

function inputOption(file: string | null): InputScript {
	if (file === null) return [];
	if (!existsSync(file)) throw new UsageError(`There is no input file ${file}.`);
	let list: unknown;
	let text = "";
	try {
		text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
		list = JSON.parse(text);
	} catch (error) {
		throw new UsageError(`${file} can't be read as JSON: ${(error as Error).message}.`);
	}
	try {
		return parseInputScript(list, file, (entry) => entryLine(text, entry));
	} catch (error) {
		if (error instanceof InputScriptError) throw new UsageError(error.message);
		throw error;
	}
}

/** Line, from 1, on which an entry of a JSON text's list begins. @param entry from 0 */
export function entryLine(text: string, entry: number): number {
	let depth = 0;
	let commas = 0;
	let line = 1;
	// Strings as a whole, line ends, and what makes the structure: the rest is of no interest here.
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\n|[[\]{},]|[^\s[\]{},"]+/g)) {
		if (token === "\n") line++;
		else if (depth === 1 && token === ",") commas++;
		else {
			if (depth === 1 && commas === entry) return line;
			if (token === "[" || token === "{") depth++;
			else if (token === "]" || token === "}") depth--;
		}
	}
	return line;
}
