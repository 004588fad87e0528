/**
 * Runs behind the last line: a forward on the shoulder of the last man but one starts while a mate has the ball, to be
 * there when a pass into his run is. Who starts too soon, or isn't passed to in time, stands offside and comes back.
 */
import { FIELD_LENGTH_M, FIELD_WIDTH_M } from "./interface.ts";
import type { Place } from "./memory.ts";
import { advanceM, yAtAdvance } from "./situation.ts";
import { advanceOf, type Thinker } from "./thinker.ts";
import { RUN } from "./tuning.ts";

/** Whether he is on such a run in this tick; starts one when it is time. */
export function isOnForwardRun(thinker: Thinker): boolean {
	const { view, mind, man } = thinker;
	if (view.tick < mind.runTick) return true;
	if ((view.tick + man * 37) % RUN.everyTicks !== 0 || !isTimeToRun(thinker)) return false;
	mind.runTick = view.tick + RUN.ticks;
	return true;
}

/** Forwards, and the wide men of the midfield, while a mate who is not far back has the ball and they stand near the line. */
function isTimeToRun(thinker: Thinker): boolean {
	const { view, brains, player, attack } = thinker;
	const { holder, y } = view.ball;
	if (view.moment !== "play" || holder < 0 || view.players[holder]!.team !== player.team) return false;
	const isWide = Math.abs(player.homeX - FIELD_WIDTH_M / 2) > RUN.wideM;
	if (player.role !== "forward" && !(player.role === "midfielder" && isWide)) return false;
	if (advanceM(attack, y) < RUN.ballFromM) return false;
	const lineM = advanceM(attack, brains.situation.offsideY[player.team as 0 | 1]);
	const shortM = lineM - advanceOf(thinker);
	return shortM > -0.5 && shortM < RUN.shoulderM && lineM < RUN.lineMostM;
}

/** Straight on behind the line, and in towards the goal. */
export function forwardRunPlace(thinker: Thinker): Place {
	const { brains, player, attack } = thinker;
	const lineM = advanceM(attack, brains.situation.offsideY[player.team as 0 | 1]);
	const advance = Math.min(FIELD_LENGTH_M - RUN.endM, Math.max(lineM, advanceOf(thinker)) + RUN.behindM);
	return { x: player.x + (FIELD_WIDTH_M / 2 - player.x) * RUN.inwards, y: yAtAdvance(attack, advance) };
}
