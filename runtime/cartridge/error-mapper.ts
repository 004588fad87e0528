import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { scriptColumn } from "./column-table.ts";
import { withoutMeter } from "./meter/without-meter.ts";
import { parseStack } from "./stack-frames.ts";

/** Where in the author's files an error came from. `line` 0 and `file` "" when unknown. */
export interface MappedError {
	readonly file: string;
	/** 1-based. */
	readonly line: number;
	readonly message: string;
}

export interface ErrorMapperOptions {
	/** Which scripts of a stack are the cartridge's; all by default. */
	readonly isCartScript?: (url: string) => boolean;
	/** Line of that script, from 1, at which the cartridge's own text begins: the worker's blob holds more than it. */
	readonly firstLine?: number;
	/** Lines that the cartridge's own text has. */
	readonly lineCount?: number;
	/** Characters before the cartridge's text on its first line. */
	readonly firstColumn?: number;
	/** Where the columns of the metered text lie in the cartridge's own: see `cartFactory`. */
	readonly columns?: Int32Array;
}

/** Longest message that is passed on: a cartridge may throw anything. */
const MESSAGE_CHARACTERS = 500;

/**
 * Makes a function that finds the author's file and line of an error, from the error's stack (Chromium, Firefox and
 * Safari write it differently) and the script's source map. It never throws, whatever was thrown in the cartridge.
 * @param sourceMap  version 3, JSON; "" or a damaged one: no place is found
 */
export function createErrorMapper(
	sourceMap: string,
	options: ErrorMapperOptions = {},
): (error: unknown) => MappedError {
	const toSource = positionMapper(sourceMap);
	const { isCartScript = () => true, firstLine = 1, lineCount = Number.POSITIVE_INFINITY, firstColumn = 0 } = options;
	const { columns = new Int32Array(0) } = options;
	return (error) => {
		const { message, stack } = describe(error);
		for (const frame of parseStack(stack)) {
			const line = frame.line - firstLine + 1;
			if (line < 1 || line > lineCount || !isCartScript(frame.url)) continue;
			const column = frame.column - 1 - (line === 1 ? firstColumn : 0);
			const place = toSource?.(line, Math.max(0, scriptColumn(columns, line, column)));
			if (place) return { ...place, message };
		}
		return { file: "", line: 0, message };
	};
}

/** A function from a script's line (from 1) and column (from 0) to the author's file and line. */
export function positionMapper(
	sourceMap: string,
): ((line: number, column: number) => { file: string; line: number } | undefined) | undefined {
	let map: TraceMap;
	try {
		map = new TraceMap(sourceMap);
	} catch {
		return undefined;
	}
	return (line, column) => {
		try {
			const { source, line: sourceLine } = originalPositionFor(map, { line, column });
			return source === null ? undefined : { file: source, line: sourceLine };
		} catch {
			// A stranger's map may hold any nonsense; an error without a place is still an error to show.
			return undefined;
		}
	};
}

function describe(error: unknown): { message: string; stack: string } {
	try {
		if (typeof error !== "object" || error === null) return { message: clip(`Thrown: ${String(error)}`), stack: "" };
		const { name, message, stack } = error as { name?: unknown; message?: unknown; stack?: unknown };
		const own = typeof message === "string" && message !== "" ? message : "an object without a message was thrown";
		// The console's own errors speak for themselves.
		const plain = typeof name !== "string" || ["", "Error", "CartFault", "CartFileError"].includes(name);
		return {
			message: clip(plain ? own : `${name}: ${withoutMeter(own)}`),
			stack: typeof stack === "string" ? stack : "",
		};
	} catch {
		// A getter of the cartridge's may throw in turn.
		return { message: "an object that can't be read was thrown", stack: "" };
	}
}

function clip(text: string): string {
	return text.length > MESSAGE_CHARACTERS ? `${text.slice(0, MESSAGE_CHARACTERS)}…` : text;
}
