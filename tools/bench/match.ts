/**
 * `npm run bench -- match [--matches N]`: seeded matches of three minutes, CPU against CPU, on all cores. 200 of ours
 * against itself, for the statistics, each played a second time from its beginning to judge its passes; 200 against each
 * way of passing that ours must beat; 100 of the pairings that have no gate. And matches in each weather on the whole
 * console, for lag ticks, speed, and that they come out as the engine alone plays them.
 */
import { fileURLToPath } from "node:url";
import type { PassStyle } from "../../cart/volley/pitch/brain/interface.ts";
import { buildCart } from "../build/index.ts";
import type { BenchOptions, BenchResult } from "./bench.ts";
import { consoleFigures } from "./match-trial/console-figures.ts";
import { matchStatistics } from "./match-trial/match-statistics.ts";
import type { MatchRecord } from "./match-trial/match-trial.ts";
import { MatchWorkers } from "./match-trial/match-workers.ts";
import { rangeFloors, rangeLines, statisticRanges } from "./match-trial/real-soccer.ts";
import { type TournamentFigures, tournamentFigures, tournamentSetups } from "./match-trial/tournament.ts";

/** Three minutes, as a match is by default. */
const HALF_TICKS = 90 * 60;
const MATCHES = 200;
const MOST_WITHOUT_GATE = 100;
const MOST_EACH_WEATHER = 2;

/** Whom ours is to win against, in so many percent of the decided matches. */
const GATES: readonly (readonly [PassStyle, string])[] = [
	["random-in-view", "Random"],
	["nearest-ahead", "NearestAhead"],
];
const WINS_PERCENT = 60;
const WITHOUT_GATE: readonly (readonly [PassStyle, string])[] = [
	["straight-ahead", "StraightAhead"],
	["faithful", "Faithful"],
];

class MatchBench {
	readonly figures: Record<string, number> = {};
	/** Of all pairings but ours with itself, whose passes are judged from movies. */
	readonly #others: MatchRecord[] = [];

	constructor(readonly workers: MatchWorkers) {}

	/** @param judged see `playMatch` */
	async play(first: PassStyle, second: PassStyle, matches: number, judged: "in play" | "from movie") {
		const setups = tournamentSetups({
			first,
			second,
			levels: ["normal", "normal"],
			matches,
			halfTicks: HALF_TICKS,
			firstSeed: 1,
		});
		const records = await this.workers.doAll(setups.map((setup) => ({ kind: "play", setup, judged }) as const));
		if (judged === "in play") this.#others.push(...records);
		console.error(`${first} against ${second}: ${matches} matches played`);
		return records;
	}

	async playOther(first: PassStyle, second: PassStyle, matches: number): Promise<TournamentFigures> {
		return tournamentFigures(await this.play(first, second, matches, "in play"));
	}

	async playAgainst(style: PassStyle, name: string, matches: number): Promise<void> {
		const { winsPercent, goalsAhead } = await this.playOther("ours", style, matches);
		this.figures[`winsAgainst${name}Percent`] = winsPercent;
		this.figures[`goalsAheadOf${name}`] = goalsAhead;
	}

	/** Passes of `records`, and of all others so far, by name. */
	notePasses(records: readonly MatchRecord[]): void {
		const sum = (of: readonly MatchRecord[], name: "passesJudged" | "passesBlind" | "passesForNobody") =>
			of.reduce((total, record) => total + record[name], 0);
		const counted = records.reduce((total, { statistics: [a, b] }) => total + a.passes + b.passes, 0);
		const judged = sum(records, "passesJudged");
		const forNobody = sum(records, "passesForNobody");
		Object.assign(this.figures, {
			passesJudgedFromMovies: judged,
			passesToUnseen: sum(records, "passesBlind"),
			passesForNobody: forNobody,
			// By the match's own count: whether the judge has missed any.
			passesNotJudged: counted - judged - forNobody,
			passesOfOthersJudged: sum(this.#others, "passesJudged"),
			passesOfOthersToUnseen: sum(this.#others, "passesBlind"),
		});
	}
}

export async function run({ matches = MATCHES }: BenchOptions): Promise<BenchResult> {
	const { cart } = await buildCart(fileURLToPath(new URL("../../cart/volley", import.meta.url)));
	const workers = new MatchWorkers();
	try {
		const bench = new MatchBench(workers);
		const { figures } = bench;
		const fewer = Math.min(matches, MOST_WITHOUT_GATE);
		const own = await bench.play("ours", "ours", matches, "from movie");
		Object.assign(figures, { matches, matchesOfPairingsWithoutGate: fewer }, matchStatistics(own));
		for (const [style, name] of GATES) await bench.playAgainst(style, name, matches);
		for (const [style, name] of WITHOUT_GATE) await bench.playAgainst(style, name, fewer);
		// How much the source's choice is worth alone: it and one that looks at nothing, neither helped by ours.
		const faithful = await bench.playOther("faithful", "random-in-view", fewer);
		figures.faithfulWinsAgainstRandomPercent = faithful.winsPercent;
		const faithfulOwn = await bench.play("faithful", "faithful", fewer, "in play");
		for (const [name, figure] of Object.entries(matchStatistics(faithfulOwn))) figures[`faithful.${name}`] = figure;
		bench.notePasses(own);
		const onConsole = await consoleFigures(workers, cart, Math.min(matches, MOST_EACH_WEATHER));
		const ranges = statisticRanges(figures.minutesInPlay!);
		const floors: Record<string, number> = {
			...rangeFloors(ranges),
			passesToUnseenAtMost: 0,
			passesNotJudgedAtMost: 0,
			passesOfOthersToUnseenAtMost: 0,
			...Object.fromEntries(GATES.map(([, name]) => [`winsAgainst${name}Percent`, WINS_PERCENT])),
			...onConsole.floors,
		};
		return {
			figures: { ...figures, ...onConsole.figures },
			floors,
			ok: true,
			notes: [
				`statistics of ${matches} matches, a match, both sides together; ranges, and where they are from:`,
				...rangeLines(ranges, figures),
				...own.flatMap(({ faults }) => faults).map((fault) => `blind pass: ${fault}`),
				...onConsole.notes,
			],
		};
	} finally {
		workers.close();
	}
}
