/** What falls from enemies and what it does when it is caught. */
import { addMover, moveAll, removeMover } from "./mover-pool.ts";
import { addScore, giveLife, loseMedal, scoreMedal, showPopUp } from "./scoring.ts";
import { ITEM, type ItemName, type Ship, type SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

export function dropItem(sky: SkyState, name: ItemName, x: number, y: number): void {
	const inside = Math.max(14, Math.min(242, x));
	addMover(sky.items, ITEM[name], inside, Math.max(8, y), 0, SKY_TUNING.itemFallSpeed, 0);
}

/** Items fall; while a ship is above the item line they all fly to it. */
export function tickItems(sky: SkyState): void {
	const pool = sky.items;
	if (pool.liveCount === 0) return;
	const collector = sky.ships.find((ship) => ship.mode === "flying" && ship.y < SKY_TUNING.itemLineY);
	for (let i = 0; i < pool.live.length; i++) {
		if (pool.live[i] !== 1) continue;
		pool.vx[i] = 0;
		pool.vy[i] = SKY_TUNING.itemFallSpeed;
		if (collector !== undefined) {
			const dx = collector.x - pool.x[i]!;
			const dy = collector.y - pool.y[i]!;
			const distance = Math.max(1, Math.sqrt(dx * dx + dy * dy));
			pool.vx[i] = (dx / distance) * SKY_TUNING.itemHomeSpeed;
			pool.vy[i] = (dy / distance) * SKY_TUNING.itemHomeSpeed;
		}
		if (pool.y[i]! > 232 && pool.kind[i] === ITEM.medal) loseMedal(sky);
		if (pool.y[i]! > 232) removeMover(pool, i);
	}
	moveAll(pool, 40);
	for (const ship of sky.ships) {
		if (ship.mode !== "flying") continue;
		for (let i = 0; i < pool.live.length; i++) {
			if (pool.live[i] !== 1) continue;
			const reach = SKY_TUNING.itemReachPx;
			if (Math.abs(pool.x[i]! - ship.x) > reach || Math.abs(pool.y[i]! - ship.y) > reach) continue;
			takeItem(sky, ship, pool.kind[i]!);
			removeMover(pool, i);
		}
	}
}

/** One for each 500 points of worth: the ear hears the medals rise. */
const MEDAL_SOUNDS = ["medal", "medal-2", "medal-3", "medal-4"] as const;

/** Gives a ship what an item holds; what it has to the full already is worth points. */
export function takeItem(sky: SkyState, ship: Ship, kind: number): void {
	if (kind === ITEM.medal) {
		const points = scoreMedal(sky);
		showPopUp(sky, ship.x, ship.y - 12, points);
		sky.sounds.push(MEDAL_SOUNDS[Math.min(3, Math.floor(points / 500))]!);
		return;
	}
	if (kind === ITEM.life && giveLife(ship)) {
		sky.sounds.push("extra-life");
	} else if (kind === ITEM.power && ship.shotLevel < 3) {
		ship.shotLevel += 1;
		sky.sounds.push("power-up");
	} else if (kind === ITEM.missile && ship.missileLevel < 3) {
		ship.missileLevel += 1;
		sky.sounds.push("power-up");
	} else if (kind === ITEM.bomb && ship.bombs < SKY_TUNING.bombsMax) {
		ship.bombs += 1;
		sky.sounds.push("pickup");
	} else {
		addScore(sky, SKY_TUNING.surplusScore);
		showPopUp(sky, ship.x, ship.y - 12, SKY_TUNING.surplusScore);
		sky.sounds.push("pickup");
	}
}
