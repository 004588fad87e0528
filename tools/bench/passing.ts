/**
 * `npm run bench -- passing`: 6,000 moments, each way of choosing a pass put to all of them; completion and metres won a
 * pass. The gates are those of the design: faithful beats random by 6 points, ours completes 85 % and wins 9 m.
 */
import type { BenchResult } from "./bench.ts";
import { type TrialStyle, trial } from "./passing-trial/pass-trial.ts";

const SNAPSHOTS = 6000;

const STYLES: readonly (readonly [TrialStyle, string])[] = [
	["random-in-view", "random"],
	["straight-ahead", "straightAhead"],
	["nearest-ahead", "nearestAhead"],
	["faithful", "faithful"],
	["wrong-sign", "wrongSign"],
	["margin-only", "marginOnly"],
	["ours", "ours"],
];

export async function run(): Promise<BenchResult> {
	const figures: Record<string, number> = {};
	for (const [style, name] of STYLES) {
		const { completionPercent, progressM, nobodyPercent } = trial(style, SNAPSHOTS);
		figures[`${name}CompletionPercent`] = completionPercent;
		figures[`${name}ProgressM`] = progressM;
		figures.nobodyInViewPercent = nobodyPercent;
	}
	figures.faithfulBeatsRandomPoints = figures.faithfulCompletionPercent! - figures.randomCompletionPercent!;
	const floors = { faithfulBeatsRandomPoints: 6, oursCompletionPercent: 85, oursProgressM: 9 };
	return { figures, floors, ok: true };
}
