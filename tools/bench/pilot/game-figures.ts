/** What 32 watched games come to, and where the cycles of their worst tick went. */
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { profileHeadless } from "../../../runtime/headless/profile-run.ts";
import { median } from "../cpu-time.ts";
import { buildVolley, WATCH_INPUT, type WatchedGame } from "./watched-game.ts";

const FUNCTIONS_NAMED = 8;

export interface GameFigures {
	readonly figures: Record<string, number>;
	readonly budgetCycles: number;
	readonly notes: string[];
}

/** @param games of seeds from `firstSeed` on */
export async function gameFigures(games: readonly WatchedGame[], firstSeed: number): Promise<GameFigures> {
	const sum = (of: (game: WatchedGame) => number) => games.reduce((total, game) => total + of(game), 0);
	const seconds = games.map(({ ticks }) => ticks / 60);
	const worstAt = games.reduce((most, game, i) => (game.worst.cycles > games[most]!.worst.cycles ? i : most), 0);
	const { worst } = games[worstAt]!;
	const seed = firstSeed + worstAt;
	const profile = profileHeadless(await buildVolley(), evaluateInNode, {
		ticks: worst.tick + 1,
		seed,
		input: WATCH_INPUT,
	});
	const named = (profile.worst?.functions ?? [])
		.slice(0, FUNCTIONS_NAMED)
		.map(
			({ selfCycles, name, file, line }) =>
				`  ${Math.round(selfCycles).toLocaleString("en").padStart(8)} ${name}${file ? ` (${file}:${line})` : ""}`,
		);
	return {
		figures: {
			gameMedianSeconds: median(seconds),
			gameLeastSeconds: Math.min(...seconds),
			gameKills: sum(({ kills }) => kills) / sum(({ appeared }) => appeared),
			gameDeathsPerGame: sum(({ deaths }) => deaths) / games.length,
			gameBombsPerGame: sum(({ bombs }) => bombs) / games.length,
			gameReversalsPerSecond: sum(({ reversalsPerSecond }) => reversalsPerSecond) / games.length,
			gameStageMean: sum(({ stage }) => stage) / games.length,
			gameLagTicks: sum(({ lagTicks }) => lagTicks),
			gameWorstTickCycles: worst.cycles,
		},
		budgetCycles: profile.budget,
		notes: [
			`worst tick of all games: ${worst.cycles} cycles in tick ${worst.tick} of seed ${seed} (${worst.doing}); own cycles, by the profiler, in its tick ${profile.worst?.tick}:`,
			...named,
		],
	};
}
