/** What an enemy sees of the players: the nearest flying ship, or nothing. Brains and guns read only this. */
import type { SkyState } from "./sky-state.ts";

export interface ShipSight {
	readonly isSeen: boolean;
	readonly x: number;
	readonly y: number;
	/** What it moved in the last tick. */
	readonly vx: number;
	readonly vy: number;
	readonly distancePx: number;
}

export function seeNearestShip(sky: SkyState, fromX: number, fromY: number): ShipSight {
	let best: ShipSight = { isSeen: false, x: 128, y: 224, vx: 0, vy: 0, distancePx: Number.MAX_VALUE };
	for (const ship of sky.ships) {
		if (ship.mode !== "flying" && ship.mode !== "hit") continue;
		const dx = ship.x - fromX;
		const dy = ship.y - fromY;
		const distancePx = Math.sqrt(dx * dx + dy * dy);
		if (distancePx < best.distancePx) {
			const vx = ship.isJump ? 0 : ship.x - ship.previousX;
			const vy = ship.isJump ? 0 : ship.y - ship.previousY;
			best = { isSeen: true, x: ship.x, y: ship.y, vx, vy, distancePx };
		}
	}
	return best;
}
