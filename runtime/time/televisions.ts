/**
 * The standards table. Game arithmetic uses exactly 60 and 50 fields a second (5 and 6 units of 1/300 s);
 * `fieldRateHz` quotes what a real console of that standard sends, for the manual and the picture's border sizes.
 */

export type TelevisionName = "ntsc" | "pal" | "ntsc-30" | "pal-25" | "host";

export interface Television {
	readonly name: TelevisionName;
	readonly title: string;
	/** Interval between refreshes (the seed's IB) in units of 1/300 s; null: the monitor's own, by its time stamps. */
	readonly refreshUnits: number | null;
	/** Lines of a field, blanking included. */
	readonly lines: number;
	readonly visibleLines: number;
	/** Lines of backdrop colour above the 224 active lines, and as many below. */
	readonly borderLines: number;
	/** Line rate ÷ lines of a non-interlaced field. NTSC: 4.5 MHz ÷ 286; PAL: 15,625 Hz. */
	readonly fieldRateHz: number;
	/** Width of a pixel ÷ its height on a 4:3 tube. */
	readonly pixelAspect: number;
}

const ACTIVE_LINES = 224;

const NTSC = {
	lines: 262,
	visibleLines: 240,
	borderLines: (240 - ACTIVE_LINES) / 2,
	fieldRateHz: 4_500_000 / 286 / 262,
	pixelAspect: 8 / 7,
};

const PAL = {
	lines: 312,
	visibleLines: 288,
	borderLines: (288 - ACTIVE_LINES) / 2,
	fieldRateHz: 15_625 / 312,
	pixelAspect: 1.386,
};

/** "ntsc-30" and "pal-25" draw every other field, as the seed's 1/30 s and 1/25 s do. "host" has NTSC's picture. */
export const TELEVISIONS: Readonly<Record<TelevisionName, Television>> = {
	ntsc: { name: "ntsc", title: "NTSC, 60 Hz", refreshUnits: 5, ...NTSC },
	pal: { name: "pal", title: "PAL, 50 Hz", refreshUnits: 6, ...PAL },
	"ntsc-30": { name: "ntsc-30", title: "NTSC, every other field", refreshUnits: 10, ...NTSC },
	"pal-25": { name: "pal-25", title: "PAL, every other field", refreshUnits: 12, ...PAL },
	host: { name: "host", title: "This monitor's own refresh", refreshUnits: null, ...NTSC },
};
