/**
 * The pilot that flies the game. It looks twice a few ticks apart, works the next plan out over several ticks while it
 * flies the last one, and so heeds what it sees no sooner than its reaction delay.
 */
import { glance, look, type Screen } from "./eyes.ts";
import type { Bounds, Mind } from "./mind.ts";
import { MOVE_DX, MOVE_DY, STAY } from "./moves.ts";
import type { PilotTuning } from "./pilot-tuning.ts";
import { beginPlan, CELL_PX, cellsOfPlan, workOnPlan } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/** Ticks between the two looks: far enough apart to tell slow from standing, near enough to see all that is new. */
export const LOOK_APART_TICKS = 3;

/** The ticks of a plan's phase in which the pilot looks for the first and the second time. */
export function lookPhases(tuning: PilotTuning): { first: number; second: number } {
	// The second look must be reactionTicks before the plan it serves is flown, which is one or two plans later.
	const { planTicks, reactionTicks } = tuning;
	const second = (2 * planTicks - reactionTicks) % planTicks;
	return { first: (second - LOOK_APART_TICKS + planTicks) % planTicks, second };
}

/** Whether the pilot looks at the screen in its next tick: it need not be shown at other times. */
export function isLooking(mind: Mind, tuning: PilotTuning): boolean {
	const phases = lookPhases(tuning);
	return mind.phase === phases.first || mind.phase === phases.second;
}

/** Forgets what was seen and planned: the ship was lost, or put elsewhere. */
export function forget(mind: Mind): void {
	mind.phase = 0;
	mind.moves.fill(STAY);
	mind.before.isShown.fill(0);
	mind.seen.threats.count = 0;
	mind.seen.targets.count = 0;
	mind.step = 0;
	mind.bestWorth = 1;
	mind.isDoomed = false;
}

/**
 * One tick of the pilot.
 * @param screen what is shown before this tick's move; it matters only when the pilot is looking
 * @param wishX where it would like to be now: under a target, at something to pick up
 * @returns the move of this tick, an index of MOVE_DX
 */
export function flyTick(
	mind: Mind,
	tuning: PilotTuning,
	bounds: Bounds,
	screen: Screen,
	shipX: number,
	shipY: number,
	wishX: number,
	wishY: number,
): number {
	const { planTicks } = tuning;
	const phases = lookPhases(tuning);
	const isLooking = mind.phase === phases.second;
	// With a plan as long as the delay, the look serves the plan begun in this tick; else the one after it.
	const isForNow = planTicks >= tuning.reactionTicks;
	if (isLooking && isForNow) look(mind.seen.threats, mind.seen.targets, mind.before, screen, LOOK_APART_TICKS);
	if (mind.phase === 0) begin(mind, tuning, bounds, shipX, shipY, wishX, wishY);
	if (isLooking && !isForNow) look(mind.seen.threats, mind.seen.targets, mind.before, screen, LOOK_APART_TICKS);
	if (mind.phase === phases.first) glance(mind.before, screen);
	workOnPlan(mind, bounds, tuning, (cellsOfPlan(tuning.steps) * (mind.phase + 1)) / planTicks);
	const move = mind.moves[mind.phase]!;
	mind.phase += 1;
	if (mind.phase === planTicks) {
		workOnPlan(mind, bounds, tuning, Number.MAX_VALUE);
		readPlan(mind, tuning);
		mind.moves.set(mind.nextMoves);
		mind.phase = 0;
		mind.plans += 1;
	}
	return move;
}

/** Begins the plan that is flown after the present one: from where that one will have brought the ship. */
function begin(
	mind: Mind,
	tuning: PilotTuning,
	bounds: Bounds,
	shipX: number,
	shipY: number,
	wishX: number,
	wishY: number,
): void {
	let x = shipX;
	let y = shipY;
	for (let i = 0; i < tuning.planTicks; i++) {
		x = Math.min(bounds.rightPx, Math.max(bounds.leftPx, x + MOVE_DX[mind.moves[i]!]! * CELL_PX));
		y = Math.min(bounds.bottomPx, Math.max(bounds.topPx, y + MOVE_DY[mind.moves[i]!]! * CELL_PX));
	}
	mind.startX = x;
	mind.startY = y;
	mind.wishX = wishX;
	mind.wishY = wishY;
	copyThreats(mind);
	beginPlan(mind, tuning);
}

/** What was seen last is what the new plan is made of. */
function copyThreats(mind: Mind): void {
	const { threats: from, targets: fromTargets } = mind.seen;
	const { threats, targets } = mind;
	threats.count = from.count;
	threats.x.set(from.x);
	threats.y.set(from.y);
	threats.vx.set(from.vx);
	threats.vy.set(from.vy);
	threats.halfWidthPx.set(from.halfWidthPx);
	threats.halfHeightPx.set(from.halfHeightPx);
	threats.isRound.set(from.isRound);
	targets.count = fromTargets.count;
	targets.x.set(fromTargets.x);
	targets.y.set(fromTargets.y);
	targets.vx.set(fromTargets.vx);
	targets.vy.set(fromTargets.vy);
	targets.halfWidthPx.set(fromTargets.halfWidthPx);
}
