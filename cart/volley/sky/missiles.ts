/** The ship's homing missiles: the nearest enemy ahead, by the right homing law (homing.ts). */
import { turnTowards } from "./homing.ts";
import { addMover, moveAll, removeMover } from "./mover-pool.ts";
import { type Enemy, PARTICLE, type SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

export function tickMissiles(sky: SkyState): void {
	const pool = sky.missiles;
	if (pool.liveCount === 0) return;
	for (let i = 0; i < pool.live.length; i++) {
		if (pool.live[i] !== 1) continue;
		if (pool.age[i]! >= SKY_TUNING.missileLifeTicks) {
			removeMover(pool, i);
			continue;
		}
		if (pool.age[i]! % 6 === 0) addMover(sky.particles, PARTICLE.smoke, pool.x[i]!, pool.y[i]!, 0, 0.4, 0);
		if (pool.age[i]! % SKY_TUNING.missileSteerEveryTicks !== 0) continue;
		const target = nearestTarget(sky, pool.x[i]!, pool.y[i]!);
		if (target === undefined) continue;
		const toX = target.x - pool.x[i]!;
		const toY = target.y - pool.y[i]!;
		const turned = turnTowards(pool.vx[i]!, pool.vy[i]!, toX, toY, SKY_TUNING.missileTurnDeg, "right");
		pool.vx[i] = turned.vx;
		pool.vy[i] = turned.vy;
	}
	moveAll(pool, 16);
}

function nearestTarget(sky: SkyState, x: number, y: number): Enemy | undefined {
	let best: Enemy | undefined;
	let bestSquared = Number.MAX_VALUE;
	for (const enemy of sky.enemies) {
		if (!enemy.isLive || enemy.y < 0 || enemy.y > 220) continue;
		const dx = enemy.x - x;
		const dy = enemy.y - y;
		const squared = dx * dx + dy * dy;
		if (squared < bestSquared) {
			best = enemy;
			bestSquared = squared;
		}
	}
	return best;
}
