import { oracleTicks } from "../../cart/volley/laboratory/oracle.ts";
import type { PatternName } from "../../cart/volley/laboratory/patterns.ts";
import { nextFraction } from "../../runtime/machine/chance.ts";
import type { BenchResult } from "./bench.ts";
import { median } from "./cpu-time.ts";
import { CAP_TICKS, type FieldPilot, runField, WARM_UP_TICKS } from "./pilot/field-run.ts";
import { loadGame } from "./pilot/load-game.ts";
import { BASELINES, ours } from "./pilot/pilots.ts";

const PATTERNS: readonly (readonly [name: string, pattern: PatternName, rate: number])[] = [
	["Rain20", "rain", 2],
	["Rain28", "rain", 2.8],
	["Rings4", "rings", 4],
	["Cross18", "cross", 1.8],
	["Aimed08", "aimed", 0.8],
];
/** Ours on all 32; the others, of which some are slow and none has a gate, on fewer. */
const SEEDS = Number(process.env.BENCH_SEEDS ?? 32);
const BASELINE_SEEDS = Math.min(SEEDS, 6);
const GAME_CAP_TICKS = 300 * 60;
const GATE = { share: 0.95, denseShare: 0.85, reversals: 2, linedUp: 0.4, gameS: 180, kills: 0.6 };

/**
 * The demo pilot on test fields (160 × 160 px, up to 260 bullets, 30 s at the most), beside the pilot of the text and
 * simpler ones; and in whole games of SKY. Figures are shares of the cap that was survived.
 */
export async function run(): Promise<BenchResult> {
	const figures: Record<string, number> = {};
	let reversals = 0;
	let ticks = 0;
	let linedUp = 0;
	for (const [name, pattern, rate] of PATTERNS) {
		for (const [pilot, create] of Object.entries(BASELINES)) {
			figures[`${pilot}${name}`] = runAll(create, pattern, rate, BASELINE_SEEDS).share;
		}
		if (pattern !== "aimed") figures[`oracle${name}`] = oracle(pattern, rate);
		const mine = runAll(ours(), pattern, rate, SEEDS);
		figures[`ours${name}`] = mine.share;
		figures[`bullets${name}`] = mine.bullets;
		reversals += mine.reversals;
		ticks += mine.ticks;
		if (pattern === "rings") linedUp = mine.linedUp / mine.ticks;
	}
	figures.oursReversalsPerSecond = (reversals / ticks) * 60;
	figures.oursLinedUpOnRings = linedUp;
	Object.assign(figures, await games());
	const floors = {
		oursRain20: GATE.share,
		oursRain28: GATE.denseShare,
		oursRings4: GATE.share,
		oursCross18: GATE.share,
		oursAimed08: GATE.share,
		oursReversalsPerSecondAtMost: GATE.reversals,
		oursLinedUpOnRings: GATE.linedUp,
		gameMedianSeconds: GATE.gameS,
		gameKills: GATE.kills,
	};
	return { figures, floors, ok: true };
}

function runAll(create: () => FieldPilot, pattern: PatternName, rate: number, seeds: number) {
	const sum = { ticks: 0, reversals: 0, linedUp: 0, bullets: 0 };
	for (let seed = 1; seed <= seeds; seed++) {
		const result = runField(create, pattern, rate, seed);
		sum.ticks += result.ticks;
		sum.reversals += result.reversals;
		sum.linedUp += result.linedUpTicks;
		sum.bullets += result.bulletsMean / seeds;
	}
	return { ...sum, share: sum.ticks / seeds / CAP_TICKS };
}

function oracle(pattern: PatternName, rate: number): number {
	let ticks = 0;
	for (let seed = 1; seed <= BASELINE_SEEDS; seed++) {
		ticks += oracleTicks(pattern, rate, seed, WARM_UP_TICKS, CAP_TICKS);
	}
	return ticks / BASELINE_SEEDS / CAP_TICKS;
}

/** Whole games on normal, the pilot at the pad: until the last ship is lost, five minutes at the most. */
async function games(): Promise<Record<string, number>> {
	const { playGame } = await loadGame();
	const seconds: number[] = [];
	let kills = 0;
	let appeared = 0;
	let deaths = 0;
	for (let seed = 1; seed <= SEEDS; seed++) {
		const state = Uint32Array.of(seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162);
		const random = () => nextFraction(state);
		const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
		const game = playGame(chance, "normal", GAME_CAP_TICKS);
		seconds.push(game.ticks / 60);
		kills += Math.min(game.kills, game.appeared);
		appeared += game.appeared;
		deaths += game.deaths;
	}
	return {
		gameMedianSeconds: median(seconds),
		gameLeastSeconds: Math.min(...seconds),
		gameKills: kills / appeared,
		gameDeathsPerGame: deaths / SEEDS,
	};
}
