import { COPPER_ENTRY_COUNT, LAYER, SCREEN_HEIGHT_PX, VIDEO_REGISTER } from "../memory-map.ts";
import type { VideoViews } from "./video-views.ts";

const LAST_COPPER_REGISTER = VIDEO_REGISTER.scrollBy;

export interface CopperEntry {
	readonly register: number;
	readonly value: number;
}

/**
 * The copper list of one picture, in the order of its lines.
 * - Entries may stand in any order in memory: they act by line, and those of one line in the order of the table.
 * - Entries for a line past the last are never reached.
 * - An entry may name a palette colour, the backdrop, the layer switches or a scroll register (numbers 0–261). The
 *   other registers count for the picture as a whole and have been read by then; such an entry, or one for a number
 *   that is no register, does nothing.
 * - The copper switch in LAYER is read before the picture begins: an entry can't switch the copper off.
 */
export class Copper {
	/** Entries of the table in the order in which they act. */
	private readonly order = new Uint16Array(COPPER_ENTRY_COUNT);
	private readonly startOfLine = new Uint16Array(SCREEN_HEIGHT_PX + 1);
	private count = 0;
	private next = 0;
	private table: Uint16Array = new Uint16Array(0);

	/** Reads the list for a picture. */
	begin(views: VideoViews): void {
		this.table = views.copper;
		this.next = 0;
		this.count = 0;
		if ((views.registers[VIDEO_REGISTER.layers]! & LAYER.copper) === 0) return;
		const entries = Math.min(views.registers[VIDEO_REGISTER.copperCount]!, COPPER_ENTRY_COUNT);
		if (entries > 0) this.sort(entries);
	}

	/** The line of the next entry that acts, or one past the last line when none is left. */
	get nextLine(): number {
		return this.next < this.count ? this.table[this.order[this.next]! * 3]! : SCREEN_HEIGHT_PX;
	}

	/** The next entry's register and value; moves on to the one after it. */
	take(): CopperEntry {
		const at = this.order[this.next++]! * 3;
		return { register: this.table[at + 1]!, value: this.table[at + 2]! };
	}

	/** Counting sort by line: stable, and as fast for a list in order as for any other. */
	private sort(entries: number): void {
		const { startOfLine, table } = this;
		startOfLine.fill(0);
		for (let k = 0; k < entries; k++) {
			const line = table[k * 3]!;
			if (acts(line, table[k * 3 + 1]!)) startOfLine[line + 1]!++;
		}
		for (let line = 0; line < SCREEN_HEIGHT_PX; line++) startOfLine[line + 1]! += startOfLine[line]!;
		this.count = startOfLine[SCREEN_HEIGHT_PX]!;
		for (let k = 0; k < entries; k++) {
			const line = table[k * 3]!;
			if (acts(line, table[k * 3 + 1]!)) this.order[startOfLine[line]!++] = k;
		}
	}
}

function acts(line: number, register: number): boolean {
	return line < SCREEN_HEIGHT_PX && register <= LAST_COPPER_REGISTER;
}
