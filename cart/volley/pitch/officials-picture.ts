/** Referee and linesmen as sprites, with the card and the flags they hold. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import type { Camera } from "./camera.ts";
import { groundX, groundY } from "./field.ts";
import type { MatchState } from "./match-state.ts";
import { isCardUp, type Officials, pictureOfOfficial, replayedOfficial } from "./officials.ts";
import { replayPlace } from "./replay.ts";

/** Object ids. */
const ID = { man: 90, shadow: 94, card: 97, flag: 98 } as const;
const PALETTE = 15;
const MAN_UP_PX = 6;
/** From the point between his boots to his raised hand. */
const CARD_AT = { x: -6, y: -17 } as const;
const FLAG_AT = { x: 6, y: -8 } as const;

export function drawOfficials(machine: Machine, officials: Officials, camera: Camera, jump: boolean): void {
	const { referee, linesmen, flagTicks } = officials;
	const x = groundX(referee.x) - camera.x;
	const y = groundY(referee.y) - camera.y;
	if (isCardUp(officials)) {
		drawFrame(machine, ID.card, "card", officials.isRed ? 1 : 0, x + CARD_AT.x, y + CARD_AT.y, { jump: true });
		drawFrame(machine, ID.man, "refereeArm", 0, x, y - MAN_UP_PX, { palette: PALETTE, jump });
		drawFrame(machine, ID.shadow, "footballerShadow", 0, x + 2, y + 2, { jump });
	} else drawMan(machine, 0, pictureOfOfficial(referee), x, y, jump);
	for (let line = 0; line < 2; line++) {
		const man = linesmen[line as 0 | 1];
		const atX = groundX(man.x) - camera.x;
		const atY = groundY(man.y) - camera.y;
		drawFlag(machine, line, flagTicks[line as 0 | 1] > 0, atX, atY);
		drawMan(machine, 1 + line, pictureOfOfficial(man), atX, atY, jump);
	}
}

/** As they stood when the play that is shown again was played. */
export function drawReplayedOfficials(machine: Machine, officials: Officials, match: MatchState, camera: Camera): void {
	const place = replayPlace(match);
	for (let n = 0; n < 3; n++) {
		const man = replayedOfficial(officials, match.replay, place, n);
		const x = groundX(man.x) - camera.x;
		const y = groundY(man.y) - camera.y;
		if (n > 0) drawFlag(machine, n - 1, false, x, y);
		drawMan(machine, n, man.picture, x, y, match.isCut);
	}
}

/** @param n 0: the referee; 1, 2: the linesmen */
function drawMan(machine: Machine, n: number, picture: number, x: number, y: number, jump: boolean): void {
	drawFrame(machine, ID.man + n, "footballer", picture, x, y - MAN_UP_PX, { palette: PALETTE, jump });
	drawFrame(machine, ID.shadow + n, "footballerShadow", 0, x + 2, y + 2, { jump });
}

/** @param line 0: the left one's, 1: the right one's */
function drawFlag(machine: Machine, line: number, isUp: boolean, x: number, y: number): void {
	const side = line === 0 ? 1 : -1;
	drawFrame(machine, ID.flag + line, "lineFlag", isUp ? 1 : 0, x + FLAG_AT.x * side, y + FLAG_AT.y, {
		flipX: side < 0,
		jump: true,
	});
}
