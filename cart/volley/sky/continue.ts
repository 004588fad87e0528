/** Going on after the last ship: where the game stands, with new ships and without points. */

import type { Machine } from "colorburst";
import { printCentred } from "../hud/print.ts";
import { clearMessage } from "../hud/sky-hud.ts";
import { isMidBossTime } from "./director.ts";
import { joinShip } from "./ship.ts";
import type { SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";
import { DIFFICULTY, SKY_TUNING } from "./tuning.ts";

/** Three times, then it is over for good: a game is not to be bought with patience alone. */
export const CONTINUES_MAX = 3;
/** Ten seconds to decide, counted down. */
const SECONDS = 10;
const MESSAGE_ROW = 15;

/** Whether the game is at the point at which a player may go on. */
export function isContinueOpen(sky: SkyState, continuesUsed: number): boolean {
	const isLost = sky.phase === "over" && sky.ships.every((ship) => ship.mode === "absent" || ship.mode === "out");
	return isLost && continuesUsed < CONTINUES_MAX && sky.phaseTicks < SKY_TUNING.gameOverTicks + SECONDS * 60;
}

/** The question and its clock. @returns the player who goes on, −1: nobody yet, or null: no, thank you */
export function askToContinue(machine: Machine, sky: SkyState, continuesUsed: number): number | null {
	const ticks = sky.phaseTicks - SKY_TUNING.gameOverTicks;
	if (ticks % 60 === 0) {
		printCentred(machine, MESSAGE_ROW, `GO ON? ${SECONDS - 1 - Math.floor(ticks / 60)}`);
		printCentred(machine, MESSAGE_ROW + 2, "A YES   B NO");
		printCentred(machine, MESSAGE_ROW + 4, `${CONTINUES_MAX - continuesUsed} LEFT. SCORE BEGINS ANEW`);
	}
	for (let player = 0; player < 2; player++) {
		const { pressed } = machine.pad(player);
		if (pressed.a || pressed.start) {
			clearMessage(machine);
			return player;
		}
		if (pressed.b || pressed.select) return null;
	}
	return -1;
}

/** The player's ship comes back with a full set; the stage stands where it stood. */
export function continueGame(sky: SkyState, player: number): void {
	const ship = sky.ships[player]!;
	sky.phase = phaseNow(sky);
	sky.phaseTicks = 0;
	ship.mode = "absent";
	ship.spareLives = DIFFICULTY[sky.difficulty].spareLives;
	ship.bombs = SKY_TUNING.bombsAtStart;
	joinShip(sky, player);
	sky.score = 0;
	sky.nextExtraLife = SKY_TUNING.extraLifeFirst;
	sky.medalValue = SKY_TUNING.medalStep;
	sky.chain = 0;
	sky.chainTicks = 0;
}

/** What the stage was at when the last ship was lost. */
function phaseNow(sky: SkyState): SkyState["phase"] {
	if (sky.boss !== null) return "boss";
	return isMidBossTime(sky) || sky.stageTicks === stageOf(sky.stage).boss.at ? "warning" : "flying";
}
