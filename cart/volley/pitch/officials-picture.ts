/** Referee and linesmen as sprites, with the card and the flags they hold. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import type { Camera } from "./camera.ts";
import { groundX, groundY } from "./field.ts";
import { phaseOf } from "./footballer-picture.ts";
import { isCardUp, type Official, type Officials } from "./officials.ts";

/** Object ids. */
const ID = { man: 90, shadow: 94, card: 97, flag: 98 } as const;
const PALETTE = 15;
const MAN_UP_PX = 6;
/** From the point between his boots to his raised hand. */
const CARD_AT = { x: -6, y: -17 } as const;
const FLAG_AT = { x: 6, y: -8 } as const;

export function drawOfficials(machine: Machine, officials: Officials, camera: Camera, jump: boolean): void {
	const { referee, linesmen, flagTicks } = officials;
	const style = { palette: PALETTE, jump };
	const x = groundX(referee.x) - camera.x;
	const y = groundY(referee.y) - camera.y;
	if (isCardUp(officials)) {
		drawFrame(machine, ID.card, "card", officials.isRed ? 1 : 0, x + CARD_AT.x, y + CARD_AT.y, { jump: true });
		drawFrame(machine, ID.man, "refereeArm", 0, x, y - MAN_UP_PX, style);
	} else drawRunner(machine, ID.man, referee, x, y, style);
	drawFrame(machine, ID.shadow, "footballerShadow", 0, x + 2, y + 2, { jump });
	for (let line = 0; line < 2; line++) {
		const man = linesmen[line as 0 | 1];
		const atX = groundX(man.x) - camera.x;
		const atY = groundY(man.y) - camera.y;
		const isUp = flagTicks[line as 0 | 1] > 0;
		const side = line === 0 ? 1 : -1;
		drawFrame(machine, ID.flag + line, "lineFlag", isUp ? 1 : 0, atX + FLAG_AT.x * side, atY + FLAG_AT.y, {
			flipX: side < 0,
			jump: true,
		});
		drawRunner(machine, ID.man + 1 + line, man, atX, atY, style);
		drawFrame(machine, ID.shadow + 1 + line, "footballerShadow", 0, atX + 2, atY + 2, { jump });
	}
}

function drawRunner(
	machine: Machine,
	id: number,
	man: Official,
	x: number,
	y: number,
	style: { palette: number; jump: boolean },
): void {
	drawFrame(machine, id, "footballer", man.direction * 4 + phaseOf(man.ranM), x, y - MAN_UP_PX, style);
}
