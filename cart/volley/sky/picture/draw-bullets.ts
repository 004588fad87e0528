/** Enemy bullets, shots and missiles. Bullets are drawn before all else: nothing may hide them. */
import type { Machine } from "colorburst";
import { drawFrame } from "../../hud/draw-frame.ts";
import { headingDegOf } from "../geometry.ts";
import { BULLET, SHOT, type SkyState } from "../sky-state.ts";
import { OBJECT_ID } from "./object-ids.ts";

/** Frame of a sequence of `directions` directions, clockwise from up, for a velocity. */
export function directionFrame(vx: number, vy: number, directions: number): number {
	const turn = (headingDegOf(vx, vy) + 90) / 360;
	return (Math.round(turn * directions) + directions) % directions;
}

export function drawBullets(machine: Machine, sky: SkyState): void {
	const { live, kind, x, y, vx, vy, age, liveCount } = sky.bullets;
	let left = liveCount;
	// The first looked at moves on each tick: when too many share a line, none is always the one left out.
	const size = live.length;
	let i = (sky.gameTicks * 37) % size;
	while (left > 0) {
		if (live[i] === 1) {
			left -= 1;
			const id = OBJECT_ID.bullets + i;
			const blink = (age[i]! >> 2) & 1;
			const style = { jump: age[i]! <= 1, priority: "before-all" as const };
			if (kind[i] === BULLET.small) drawFrame(machine, id, "bulletSmall", blink, x[i]!, y[i]!, style);
			else if (kind[i] === BULLET.large) drawFrame(machine, id, "bulletLarge", blink, x[i]!, y[i]!, style);
			else drawFrame(machine, id, "bulletNeedle", directionFrame(vx[i]!, vy[i]!, 8), x[i]!, y[i]!, style);
		}
		i = i + 1 === size ? 0 : i + 1;
	}
}

export function drawShots(machine: Machine, sky: SkyState): void {
	const { live, kind, x, y, age } = sky.shots;
	let left = sky.shots.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const frame = kind[i] === SHOT.side ? 0 : kind[i]!;
		drawFrame(machine, OBJECT_ID.shots + i, "playerShot", frame, x[i]!, y[i]!, { jump: age[i]! <= 1 });
	}
}

export function drawMissiles(machine: Machine, sky: SkyState): void {
	const { live, x, y, vx, vy, age } = sky.missiles;
	let left = sky.missiles.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const frame = directionFrame(vx[i]!, vy[i]!, 16);
		drawFrame(machine, OBJECT_ID.missiles + i, "playerMissile", frame, x[i]!, y[i]!, { jump: age[i]! <= 1 });
	}
}
