/** The players' ships: banking, flame, shadow on the sea, hit dot in focus; and the bomb's ring. */
import type { Machine } from "colorburst";
import { drawFrame } from "../../hud/draw-frame.ts";
import type { Ship, SkyState } from "../sky-state.ts";
import { SKY_TUNING } from "../tuning.ts";
import { OBJECT_ID } from "./object-ids.ts";

/** Not used by the planes of SKY: the second ship's colours. */
export const SECOND_SHIP_PALETTE = 6;

/** The dot stands before bullets: it is what they must not touch. */
export function drawHitDots(machine: Machine, sky: SkyState): void {
	for (const ship of sky.ships) {
		if (ship.mode !== "flying" || !ship.isFocused) continue;
		drawFrame(machine, OBJECT_ID.shipDot + ship.player, "hitDot", 0, ship.x, ship.y, {
			jump: ship.isJump,
			priority: "before-all",
		});
	}
}

export function drawShips(machine: Machine, sky: SkyState): void {
	for (const ship of sky.ships) {
		if (ship.mode === "flying" && isBlinkedOff(ship, sky.gameTicks)) continue;
		if (ship.mode !== "flying" && ship.mode !== "hit") continue;
		const style = ship.player === 0 ? { jump: ship.isJump } : { jump: ship.isJump, palette: SECOND_SHIP_PALETTE };
		const frame = 2 + Math.round(ship.bank * 2);
		drawFrame(machine, OBJECT_ID.ship + ship.player, "player", frame, ship.x, ship.y, style);
		drawFrame(
			machine,
			OBJECT_ID.shipFlame + ship.player,
			"playerFlame",
			(sky.gameTicks >> 1) & 1,
			ship.x,
			ship.y + 14,
			style,
		);
		if (ship.isFocused) drawFrame(machine, OBJECT_ID.shipRing + ship.player, "focusRing", 0, ship.x, ship.y, style);
	}
}

function isBlinkedOff(ship: Ship, gameTicks: number): boolean {
	return ship.invulnerableTicks > 0 && (gameTicks & 3) === 0;
}

/** Shadows lie on the water, low and to the right: the light comes from the upper left. */
export function drawShipShadows(machine: Machine, sky: SkyState): void {
	for (const ship of sky.ships) {
		if (ship.mode !== "flying") continue;
		const id = OBJECT_ID.shipShadow + ship.player;
		drawFrame(machine, id, "playerShadow", 0, ship.x + 16, ship.y + 24, { jump: ship.isJump });
	}
}

/** Four quarters of a ring that grows from where the bomb fell: a quarter flies outwards to each corner. */
export function drawBomb(machine: Machine, sky: SkyState): void {
	if (sky.bombTicks <= 0) return;
	const age = SKY_TUNING.bombTicks - sky.bombTicks;
	const radius = 16 + ((age * 4) % 120);
	const frame = (age >> 2) & 1;
	for (let corner = 0; corner < 4; corner++) {
		const right = (corner & 1) === 1;
		const low = (corner & 2) === 2;
		drawFrame(
			machine,
			OBJECT_ID.bombRing + corner,
			"bombRing",
			frame,
			sky.bombX + (right ? radius : -radius),
			sky.bombY + (low ? radius : -radius),
			{ flipX: right, flipY: low, jump: (age * 4) % 120 < 4 },
		);
	}
}
