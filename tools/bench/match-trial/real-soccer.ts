/**
 * How often things happen in real soccer, both sides together, each with its source, and the ranges that ours are held
 * in. A match of three minutes at twice a man's speed is neither a real match nor a slice of one, so a figure of ours is
 * held between the two: at least as often a minute of ball in play as in reality, at most as often a match.
 */

/** Minutes of ball in play of a real match: 54 min 52 s a match in the Premier League 2022/23, by Opta. */
const REAL_MINUTES_IN_PLAY = 55;

export interface RealFigure {
	/** A real match, both sides; where a source gives one side, twice that. */
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
} as const satisfies Readonly<Record<string, RealFigure>>;

/** What doesn't go by the length of a match. */
const DIRECT: Readonly<Record<string, RealFigure>> = {
	// 2.7 a match in reality, and an arcade match wants more of them to a minute: who watches three minutes should see two.
	goals: { least: 2, most: 5, source: "2.7 a real match; an arcade match 1 to 5, by the design" },
	passCompletionPercent: {
		least: 57,
		most: 90,
		source: "Watford 2006/07 (Opta, bbc.com) to Manchester City 2017/18 (Wyscout, inews.co.uk)",
	},
	longestStuckS: { least: 0, most: 3, source: "nobody stuck for over 3 s, by the design" },
	longestStillBallS: { least: 0, most: 3, source: "nobody stuck for over 3 s, by the design" },
};

export interface StatisticRange {
	readonly least: number;
	readonly most: number;
	readonly source: string;
}

/** @param minutesInPlay of our match, by its mean */
export function statisticRanges(minutesInPlay: number): Record<string, StatisticRange> {
	const ranges: Record<string, StatisticRange> = { ...DIRECT };
	for (const [name, { least, most, source }] of Object.entries(REAL_SOCCER)) {
		const real = least === most ? `${most}` : `${least} to ${most}`;
		const share = minutesInPlay / REAL_MINUTES_IN_PLAY;
		ranges[name] = { least: least * share, most, source: `${real} a real match, ${source}` };
	}
	return ranges;
}

/** The ranges as a benchmark's floors. */
export function rangeFloors(ranges: Readonly<Record<string, StatisticRange>>): Record<string, number> {
	return Object.fromEntries(
		Object.entries(ranges).flatMap(([name, { least, most }]) => [
			[name, least],
			[`${name}AtMost`, most],
		]),
	);
}

/** A line for each: the figure, its range, the range's source. */
export function rangeLines(
	ranges: Readonly<Record<string, StatisticRange>>,
	figures: Readonly<Record<string, number>>,
): string[] {
	return Object.entries(ranges).map(([name, { least, most, source }]) => {
		const figure = (figures[name] ?? Number.NaN).toFixed(2);
		return `  ${name.padEnd(22)}${figure.padStart(7)}  in ${least.toFixed(2)} to ${most.toFixed(2)}  (${source})`;
	});
}
