/** The ending: what has been won, and who flew against you. Each page stands for some seconds. */
import type { Machine } from "colorburst";
import { SKY_TUNING } from "../sky/tuning.ts";
import { printCentred } from "./print.ts";

/** Rows and lines of each page; the first and the last depend on the round. */
const PAGES: readonly (readonly (readonly [row: number, text: string])[])[] = [
	[
		[9, "THE FORTRESS HAS FALLEN"],
		[12, "FROM SEA TO DESERT TO STORM"],
		[14, "THE SKY IS QUIET AGAIN"],
	],
	[
		[8, "THEY FLEW AGAINST YOU"],
		[11, "POPPER  SWEEPER  KAMIKAZE"],
		[13, "RING EMITTER  CARRIER  MINE"],
		[15, "TURRET  TANK  SNIPER"],
	],
	[
		[9, "VOLLEY"],
		[12, "SHIPS, SONGS AND BULLETS"],
		[14, "MADE FOR THE COLORBURST CB-1"],
	],
	[
		[10, "THANK YOU FOR FLYING"],
		[13, ""],
	],
];
const LAST_LINE = ["AND NOW: THE SAME, HARDER", "YOU HAVE SEEN IT ALL"] as const;

/** Draws a page in its first tick. @param loop rounds flown before this one */
export function drawEnding(machine: Machine, loop: number, phaseTicks: number): void {
	const pageTicks = SKY_TUNING.endingTicks / PAGES.length;
	if (phaseTicks % pageTicks !== 1) return;
	machine.clearText(0, 5, 32, 17);
	for (const [row, text] of PAGES[Math.floor(phaseTicks / pageTicks)] ?? []) {
		printCentred(machine, row, text === "" ? LAST_LINE[Math.min(loop, 1)]! : text);
	}
}
