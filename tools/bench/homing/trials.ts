/** One missile against one ship, many times: what share is hit. */

import type { Moving } from "../../../cart/volley/homing/proportional.ts";
import { type SeekerLaw, type SeekerTuning, stepSeeker } from "../../../cart/volley/homing/seeker.ts";
import { nextFraction, seedChance } from "../../../runtime/machine/chance.ts";

export type Target = "stands" | "runs" | "weaves" | "sidesteps";

const HIT_PX = 5;
const FIELD_PX = 300;
const SHIP_SPEED = 2;
/** A sidestep this late is ten ticks of a missile's way. */
const SIDESTEP_PX = 30;

/** @returns the share of trials in which the missile hits before it has left the field or 300 ticks are over */
export function hitShare(law: SeekerLaw, tuning: SeekerTuning, target: Target, trials: number): number {
	const chance = new Uint32Array(4);
	seedChance(chance, 7);
	let hits = 0;
	for (let i = 0; i < trials; i++) if (trial(law, tuning, target, () => nextFraction(chance))) hits += 1;
	return hits / trials;
}

function trial(law: SeekerLaw, tuning: SeekerTuning, target: Target, random: () => number): boolean {
	let ship: Moving = { x: 90 + random() * 120, y: 190 + random() * 70, vx: 0, vy: 0 };
	const heading = random() * 2 * Math.PI;
	const away = random() < 0.5 ? 1 : -1;
	let missile = aimed(60 + random() * 180, 30 + random() * 40, ship, tuning.speed);
	let sidestep = false;
	for (let tick = 1; tick <= 300; tick++) {
		const dx = ship.x - missile.x;
		const dy = ship.y - missile.y;
		const distance = Math.sqrt(dx * dx + dy * dy);
		if (target === "runs") ship = moved(ship, Math.cos(heading), Math.sin(heading));
		else if (target === "weaves") ship = moved(ship, Math.floor(tick / 20) % 2 === 0 ? away : -away, 0);
		else if (target === "sidesteps" && (sidestep || distance < SIDESTEP_PX)) {
			sidestep = true;
			ship = moved(ship, (-dy / distance) * away, (dx / distance) * away);
		} else ship = { ...ship, vx: 0, vy: 0 };
		missile = stepSeeker(missile, ship, law, tuning, tick);
		const hx = ship.x - missile.x;
		const hy = ship.y - missile.y;
		if (hx * hx + hy * hy < HIT_PX * HIT_PX) return true;
		if (missile.x < -20 || missile.x > FIELD_PX + 20 || missile.y < -20 || missile.y > FIELD_PX + 20) return false;
	}
	return false;
}

function aimed(x: number, y: number, ship: Moving, speed: number): Moving {
	const dx = ship.x - x;
	const dy = ship.y - y;
	const distance = Math.sqrt(dx * dx + dy * dy);
	return { x, y, vx: (dx / distance) * speed, vy: (dy / distance) * speed };
}

/** A ship stays inside the field; at its edge it goes along it. */
function moved(ship: Moving, dx: number, dy: number): Moving {
	const x = Math.max(8, Math.min(FIELD_PX - 8, ship.x + dx * SHIP_SPEED));
	const y = Math.max(8, Math.min(FIELD_PX - 8, ship.y + dy * SHIP_SPEED));
	return { x, y, vx: x - ship.x, vy: y - ship.y };
}
