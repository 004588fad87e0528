export interface StackFrame {
	readonly url: string;
	/** From 1. */
	readonly line: number;
	/** From 1. */
	readonly column: number;
}

/** A cartridge may write what it likes to `stack`: no more than this is looked at. */
const MAX_LINES = 200;
const MAX_LINE_CHARACTERS = 2000;

/** The end of a frame, the same in all engines: ":line:column", and V8's closing bracket. */
const POSITION = /:(\d{1,9}):(\d{1,9})\)?$/;

/**
 * The frames of an error's stack, innermost first.
 * - V8: `    at fire (blob:null/1:20:5)`, `    at blob:null/1:20:5`, `    at eval (eval at <anonymous> (a.js:1:1), <anonymous>:20:5)`
 * - SpiderMonkey: `fire@blob:null/1:20:5`, `@blob:null/1 line 3 > Function:20:5`
 * - JavaScriptCore: `fire@blob:null/1:20:5`, `blob:null/1:20:5`
 */
export function parseStack(stack: string): StackFrame[] {
	const frames: StackFrame[] = [];
	for (const raw of stack.split("\n", MAX_LINES)) {
		const text = raw.slice(0, MAX_LINE_CHARACTERS).trim();
		const position = POSITION.exec(text);
		if (!position) continue;
		frames.push({
			url: urlOf(text.slice(0, position.index), text.startsWith("at ")),
			line: Number(position[1]),
			column: Number(position[2]),
		});
	}
	return frames;
}

function urlOf(place: string, isV8: boolean): string {
	if (!isV8) return place.slice(place.indexOf("@") + 1);
	const inner = place.startsWith("at eval (eval at") ? place.lastIndexOf(", ") + 2 : place.indexOf("(") + 1;
	return inner > 1 ? place.slice(inner) : place.slice("at ".length).replace(/^async /, "");
}
