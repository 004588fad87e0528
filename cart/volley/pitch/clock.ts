/** The match's clock: halves, extra time, and what comes after. */
import { caption } from "./captions.ts";
import { FIELD } from "./field.ts";
import { type MatchState, type Period, setHomes } from "./match-state.ts";
import { stopFor } from "./restarts.ts";
import { beginShootOut } from "./shoot-out.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** Ticks of a period: extra time is a third of the regular one. */
export function periodLength(match: MatchState): number {
	const { halfTicks } = match.setup;
	return match.period === "extra-first" || match.period === "extra-second" ? Math.floor(halfTicks / 3) : halfTicks;
}

/** What the scoreboard's clock says: 90 minutes whatever the halves' length, 120 with extra time. */
export function gameMinute(match: MatchState): number {
	const share = Math.min(1, match.periodTicks / periodLength(match));
	switch (match.period) {
		case "first":
			return Math.floor(share * 45);
		case "second":
			return 45 + Math.floor(share * 45);
		case "extra-first":
			return 90 + Math.floor(share * 15);
		case "extra-second":
			return 105 + Math.floor(share * 15);
		default:
			return 90;
	}
}

/** Counts a tick, and blows for the end of a period when it is time. Not for a goal celebrated or a penalty undecided. */
export function tickClock(match: MatchState): void {
	if (match.shootOut !== null || match.period === "over" || match.setup.isShootOutOnly) return;
	const isBreak = match.moment === "stopped" && match.next?.moment === "kick-off";
	if (!isBreak) match.periodTicks += 1;
	if (match.penaltyTicks > 0) {
		match.penaltyTicks += 1;
		const { ball } = match;
		const isSettled = ball.vx * ball.vx + ball.vy * ball.vy < 4 || match.moment !== "play" || match.penaltyTicks > 150;
		if (isSettled && match.penaltyTicks > 10) match.penaltyTicks = 0;
	}
	if (match.periodTicks < periodLength(match) || isBreak) return;
	const isPenaltyToCome = match.moment === "penalty" || match.next?.moment === "penalty" || match.penaltyTicks > 0;
	if (!isPenaltyToCome) endPeriod(match);
}

function endPeriod(match: MatchState): void {
	match.sounds.push("whistle-end");
	match.ball.holder = -1;
	match.ball.passTarget = -1;
	const [home, away] = match.sides;
	const isDraw = home.goals === away.goals;
	switch (match.period) {
		case "first":
			rest(match);
			beginPeriod(match, "second", 1 - match.firstKickOff);
			caption(match, "HALF-TIME");
			break;
		case "second":
			if (isDraw && match.setup.isKnockOut) {
				beginPeriod(match, "extra-first", match.firstKickOff);
				caption(match, "EXTRA TIME");
			} else finish(match);
			break;
		case "extra-first":
			beginPeriod(match, "extra-second", 1 - match.firstKickOff);
			caption(match, "LAST FIFTEEN MINUTES");
			break;
		default:
			if (isDraw) {
				beginShootOut(match);
				caption(match, "PENALTY SHOOT-OUT");
			} else finish(match);
	}
}

function finish(match: MatchState): void {
	match.period = "over";
	match.moment = "stopped";
	match.momentTicks = 0;
	match.next = null;
	caption(match, "FULL TIME");
}

/** The sides change ends. */
function beginPeriod(match: MatchState, period: Period, kickOff: number): void {
	match.period = period;
	match.periodTicks = 0;
	for (const side of match.sides) side.attack = side.attack === 1 ? -1 : 1;
	setHomes(match);
	stopFor(match, "kick-off", kickOff, FIELD.middleX, FIELD.middleY, BREAK_TICKS);
}

/** The whistle is heard and the score is read. */
export const BREAK_TICKS = 150;

function rest(match: MatchState): void {
	for (const player of match.players) player.energy = Math.min(1, player.energy + PITCH_TUNING.halfTimeRest);
}
