/** The ending's words: what has been won, who flew against you, and thanks. Each page stands for some seconds. */
import type { Machine } from "colorburst";
import { CAST } from "../sky/picture/ending-cast.ts";
import { SKY_TUNING } from "../sky/tuning.ts";
import { print, printCentred } from "./print.ts";

type Line = readonly [row: number, text: string];

/** The page with the pictures of `CAST`; its names are the cast's own. */
export const CAST_PAGE = 1;

/** Rows and lines of each page. */
const PAGES: readonly (readonly Line[])[] = [
	[
		[8, "THE FORTRESS HAS FALLEN"],
		[11, "FROM SEA TO DESERT TO STORM"],
		[13, "THE SKY IS QUIET AGAIN"],
	],
	[[5, "THEY FLEW AGAINST YOU"]],
	[
		[6, "AND THEY WERE SIX"],
		[9, "GANNET      LEVIATHAN"],
		[11, "SCARAB       BEHEMOTH"],
		[13, "PETREL        TEMPEST"],
	],
	[
		[7, "VOLLEY"],
		[10, "SHIPS, SONGS AND BULLETS"],
		[12, "MADE FOR THE COLORBURST CB-1"],
	],
	[[9, "THANK YOU FOR FLYING"]],
];
const LAST_PAGE = PAGES.length - 1;
const LAST_ROW = 12;
/** The last line, by the rounds flown before this one. */
const LAST_LINES = ["AND NOW: THE SAME, HARDER", "YOU HAVE SEEN IT ALL"] as const;

const PAGE_TICKS = SKY_TUNING.endingTicks / PAGES.length;

/** The page that is shown. */
export function endingPage(phaseTicks: number): number {
	return Math.min(LAST_PAGE, Math.floor(phaseTicks / PAGE_TICKS));
}

/** Draws a page in its first tick. @param loop rounds flown before this one */
export function drawEnding(machine: Machine, loop: number, phaseTicks: number): void {
	if (phaseTicks % PAGE_TICKS !== 1) return;
	const page = endingPage(phaseTicks);
	machine.clearText(0, 3, 32, 19);
	for (const [row, text] of PAGES[page]!) printCentred(machine, row, text);
	if (page === CAST_PAGE) {
		for (const { name, xPx, yPx } of CAST) print(machine, Math.floor(xPx / 8) + 3, Math.floor(yPx / 8), name);
	}
	if (page === LAST_PAGE) printCentred(machine, LAST_ROW, LAST_LINES[Math.min(loop, 1)]!);
}
