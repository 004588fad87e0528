/**
 * How often things happen in real soccer, both sides together, each with its source. A match of three minutes at twice
 * a man's speed is neither a real match nor a slice of one, so a figure of ours is held between the two: at least as
 * often a minute of ball in play as in reality, at most as often a match.
 */
import type { Statistics } from "../../../cart/volley/pitch/match-state.ts";

/** Minutes of ball in play of a real match: 54 min 52 s a match in the Premier League 2022/23, by Opta. */
const REAL_MINUTES_IN_PLAY = 55;

interface RealFigure {
	/** A match, both sides; where a source gives one side, twice that. */
	readonly least: number;
	readonly most: number;
	readonly source: string;
}

const SEASON_2015_16 = "Premier League 2015/16, Press Association, aol.co.uk 18 May 2016";
const FIRST_20_OF_2014_15 = "Premier League 2014/15, first 20 matches, football-data.co.uk E0.csv";

export const REAL_SOCCER = {
	shots: { least: 25.8, most: 25.8, source: SEASON_2015_16 },
	onTarget: { least: 8.4, most: 8.4, source: SEASON_2015_16 },
	saves: { least: 5.8, most: 5.8, source: SEASON_2015_16 },
	yellows: { least: 3.2, most: 3.2, source: SEASON_2015_16 },
	reds: { least: 0, most: 0.2, source: FIRST_20_OF_2014_15 },
	fouls: { least: 23.4, most: 23.4, source: FIRST_20_OF_2014_15 },
	corners: { least: 10.85, most: 10.85, source: "Premier League, doi 10.4324/9780203412992-86, table 3" },
	throwIns: { least: 42.5, most: 42.5, source: "16,154 in 380 matches, doi 10.1177/1747954121991447" },
	tackles: { least: 29, most: 45.8, source: "14.5 to 22.9 a side, 2015/16, football365.com, fourfourtwo.com" },
	interceptions: { least: 20, most: 43.2, source: "up to 21.6 a side, 2015/16, fourfourtwo.com" },
	// No good source for the number; doi 10.3389/fpsyg.2021.719270 shows that it falls from year to year.
	offsides: { least: 2.7, most: 3.6, source: "two counts of the World Cup 2018, azdictionary.com" },
	possessionChanges: { least: 41, most: 54, source: "20.5 to 27.1 a side, Wyscout, inews.co.uk 11 January 2018" },
} as const satisfies Partial<Record<keyof Statistics | "possessionChanges", RealFigure>>;

/** Share of passes that arrive: from Watford 2006/07 (Opta, bbc.com) to Manchester City 2017/18 (Wyscout, inews.co.uk). */
export const REAL_COMPLETION_PERCENT = [57, 90] as const;

/**
 * Goals: 2.7 a match in reality, and an arcade match wants more of them to a minute. The design asks for 1 to 5; who
 * watches three minutes should see two.
 */
export const GOALS = [2, 5] as const;

/** A line for each figure that reality bounds. */
export function sourceLines(): string[] {
	return Object.entries(REAL_SOCCER).map(([name, { least, most, source }]) => {
		const real = least === most ? `${most}` : `${least} to ${most}`;
		return `${name}: ${real} a real match (${source})`;
	});
}

/** Bounds of the figures, as a benchmark's floors. @param minutesInPlay of our match, by its mean */
export function realBounds(minutesInPlay: number): Record<string, number> {
	const bounds: Record<string, number> = {};
	for (const [name, { least, most }] of Object.entries(REAL_SOCCER)) {
		bounds[name] = (least * minutesInPlay) / REAL_MINUTES_IN_PLAY;
		bounds[`${name}AtMost`] = most;
	}
	return bounds;
}
