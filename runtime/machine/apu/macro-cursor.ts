import type { Macro } from "./song-format.ts";

/** The macro's value at a position, or `otherwise` when it has none. */
export function macroValue(macro: Macro, position: number, otherwise: number): number {
	return macro.values[position] ?? otherwise;
}

function loops(macro: Macro): boolean {
	return macro.loopStart < macro.loopEnd;
}

function hasRelease(macro: Macro): boolean {
	return loops(macro) && macro.loopEnd < macro.values.length;
}

/** The position a tick later: round the loop while the note is held, to the last value otherwise, and there it stays. */
export function nextPosition(macro: Macro, position: number, released: boolean): number {
	const next = position + 1;
	if (loops(macro) && next >= macro.loopEnd && !(released && hasRelease(macro))) return macro.loopStart;
	return Math.max(0, Math.min(next, macro.values.length - 1));
}

/** Where a macro goes on when the note is let go; −1: it has no release. */
export function releasePosition(macro: Macro): number {
	return hasRelease(macro) ? macro.loopEnd : -1;
}

/** Whether nothing more will change: past the last value, with no loop. */
export function hasRunOut(macro: Macro, position: number, released: boolean): boolean {
	return (!loops(macro) || (released && hasRelease(macro))) && position >= macro.values.length - 1;
}
