import { LESSON_SEEKER, SEEKER, stepSeeker } from "../../cart/volley/homing/seeker.ts";
import type { BenchResult } from "./bench.ts";
import { hitShare, type Target } from "./homing/trials.ts";

const TRIALS = 2000;
const TARGETS: readonly Target[] = ["stands", "runs", "weaves", "sidesteps"];

/** Homing laws against ships that stand, run straight at two thirds of the missile's speed, weave, or step aside late. */
export async function run(): Promise<BenchResult> {
	const figures: Record<string, number> = {};
	for (const target of TARGETS) {
		figures[`lessonLiteral15_${target}`] = hitShare("literal", { ...LESSON_SEEKER, turnDeg: 15 }, target, TRIALS);
		figures[`lessonRight15_${target}`] = hitShare("right", { ...LESSON_SEEKER, turnDeg: 15 }, target, TRIALS);
		figures[`ours_${target}`] = hitShare("right", SEEKER, target, TRIALS);
		figures[`proportional_${target}`] = hitShare("proportional", SEEKER, target, TRIALS);
	}
	figures.ours_dodgedBySidestep = 1 - figures.ours_sidesteps!;
	figures.ours_wobblePx = wobblePx();
	const floors = {
		ours_stands: 1,
		ours_runs: 0.3,
		ours_runsAtMost: 0.6,
		ours_dodgedBySidestep: 0.95,
		ours_wobblePxAtMost: 1e-9,
	};
	return { figures, floors, ok: true };
}

/** How far a missile strays from the straight way to a target dead ahead. */
function wobblePx(): number {
	const ship = { x: 150, y: 290, vx: 0, vy: 0 };
	let missile = { x: 150, y: 20, vx: 0, vy: SEEKER.speed };
	let most = 0;
	for (let tick = 1; tick <= 85; tick++) {
		missile = { ...stepSeeker(missile, ship, "right", SEEKER, tick) };
		most = Math.max(most, Math.abs(missile.x - 150));
	}
	return most;
}
