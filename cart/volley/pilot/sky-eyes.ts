/** SKY's screen as the pilot sees it: bullets and enemies that are inside the picture, by the slots they live in. */
import { ENEMY_KINDS } from "../sky/enemy-kinds.ts";
import { LASER_POOL, laserXAt } from "../sky/lasers.ts";
import { BULLET, POOL_SIZE, type SkyState } from "../sky/sky-state.ts";
import { SKY_TUNING } from "../sky/tuning.ts";
import { createScreen, type Screen } from "./eyes.ts";

/** The height at which a wedge's width is taken: where the ship mostly is. */
const WEDGE_Y = 180;
const LASERS_AT = POOL_SIZE.bullets + POOL_SIZE.enemies;
export const SKY_THINGS = LASERS_AT + LASER_POOL;

export function createSkyScreen(): Screen {
	const screen = createScreen(SKY_THINGS);
	screen.isRound.fill(1, 0, POOL_SIZE.bullets);
	return screen;
}

export function showSky(sky: SkyState, screen: Screen): void {
	const { bullets, enemies } = sky;
	screen.isShown.fill(0);
	let left = bullets.liveCount;
	for (let i = 0; left > 0; i++) {
		if (bullets.live[i] !== 1) continue;
		left -= 1;
		const x = bullets.x[i]!;
		const y = bullets.y[i]!;
		if (x < -3 || x > 259 || y < -3 || y > 227) continue;
		screen.isShown[i] = 1;
		screen.x[i] = x;
		screen.y[i] = y;
		const hitPx = bullets.kind[i] === BULLET.large ? SKY_TUNING.largeBulletHitPx : SKY_TUNING.smallBulletHitPx;
		screen.halfWidthPx[i] = hitPx;
		screen.halfHeightPx[i] = hitPx;
	}
	for (let k = 0; k < enemies.length; k++) {
		const enemy = enemies[k]!;
		if (!enemy.isLive || enemy.y < -8 || enemy.y > 232 || enemy.x < -8 || enemy.x > 264) continue;
		const { halfWidthPx, halfHeightPx, isGround } = ENEMY_KINDS[enemy.kind];
		const i = POOL_SIZE.bullets + k;
		screen.isShown[i] = 1;
		screen.x[i] = enemy.x;
		screen.y[i] = enemy.y;
		// What can't be rammed is only a target.
		screen.halfWidthPx[i] = isGround ? 0 : halfWidthPx - SKY_TUNING.rammingInsetPx + 2;
		screen.halfHeightPx[i] = isGround ? 0 : halfHeightPx - SKY_TUNING.rammingInsetPx + 2;
		screen.targetHalfWidthPx[i] = Math.max(2, halfWidthPx - 2);
	}
	// What a laser burns from now on, from the moment its sight warns: a column, or the wedge that it sweeps.
	sky.lasers.forEach((laser, k) => {
		if (!laser.isLive) return;
		const i = LASERS_AT + k;
		screen.isShown[i] = 1;
		const from = laserXAt(laser, laser.lean, WEDGE_Y);
		const to = laserXAt(laser, laser.toLean, WEDGE_Y);
		screen.x[i] = (from + to) / 2;
		screen.y[i] = laser.y / 2 + 120;
		screen.halfWidthPx[i] = SKY_TUNING.laserHitPx + 1 + Math.abs(to - from) / 2;
		screen.halfHeightPx[i] = 120 - laser.y / 2;
		screen.targetHalfWidthPx[i] = 0;
	});
}
