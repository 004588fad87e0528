/** Who hits whom: shots and missiles on enemies, bullets and hulls on ships, the bomb on everything. */
import { damageBoss, damageBossPart } from "./boss.ts";
import { partBefore } from "./boss-parts.ts";
import type { Chance } from "./chance.ts";
import { damageEnemy } from "./enemies.ts";
import { ENEMY_KINDS } from "./enemy-kinds.ts";
import { crossesBox, passesWithin } from "./geometry.ts";
import { touchLasers } from "./lasers.ts";
import { type MoverPool, removeMover } from "./mover-pool.ts";
import { addParticle, cancelBullets } from "./particles.ts";
import { scoreGraze } from "./scoring.ts";
import { strikeShip } from "./ship.ts";
import { BULLET, type Enemy, PARTICLE, type Ship, type SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

/** Bullets farther than this from a ship, each way, can't touch it in one tick. */
const NEAR_PX = 28;

export function tickHits(sky: SkyState, chance: Chance): void {
	// Most places for enemies are empty: they are gone through once, not once a shot.
	const targets = sky.enemies.filter((enemy) => enemy.isLive && enemy.y >= -6);
	hitEnemies(sky, sky.shots, targets, 2, chance);
	hitEnemies(sky, sky.missiles, targets, 4, chance);
	if (sky.bombTicks > 0) tickBomb(sky, chance);
	for (const ship of sky.ships) {
		if (ship.mode !== "flying") continue;
		touchBullets(sky, ship);
		touchLasers(sky, ship);
		touchHulls(sky, ship, chance);
	}
}

/** Shots and missiles: their damage is their tag. A shot ends in the first enemy it meets. */
function hitEnemies(
	sky: SkyState,
	pool: MoverPool,
	targets: readonly Enemy[],
	halfSizePx: number,
	chance: Chance,
): void {
	let left = targets.length > 0 ? pool.liveCount : 0;
	for (let i = 0; left > 0; i++) {
		if (pool.live[i] !== 1) continue;
		left -= 1;
		const x1 = pool.x[i]!;
		const y1 = pool.y[i]!;
		const x0 = x1 - pool.vx[i]!;
		const y0 = y1 - pool.vy[i]!;
		for (const enemy of targets) {
			if (!enemy.isLive) continue;
			const { halfWidthPx, halfHeightPx } = ENEMY_KINDS[enemy.kind];
			if (Math.abs(enemy.x - x1) > halfWidthPx + 12 || Math.abs(enemy.y - y1) > halfHeightPx + 16) continue;
			const isHit = crossesBox(
				x0 - enemy.previousX,
				y0 - enemy.previousY,
				x1 - enemy.x,
				y1 - enemy.y,
				halfWidthPx + halfSizePx,
				halfHeightPx,
			);
			if (!isHit) continue;
			const isHull = ENEMY_KINDS[enemy.kind].boss === "hull";
			const struck = isHull ? (partBefore(sky, x1, halfSizePx) ?? enemy) : enemy;
			hurt(sky, struck, pool.tag[i]!, chance);
			addParticle(sky, PARTICLE.shotHit, x1, y1, 0, 0);
			removeMover(pool, i);
			break;
		}
	}
}

function hurt(sky: SkyState, enemy: Enemy, damage: number, chance: Chance): void {
	const { boss } = ENEMY_KINDS[enemy.kind];
	if (boss === "hull") damageBoss(sky, damage, chance);
	else if (boss === "part") damageBossPart(sky, enemy, damage, chance);
	else damageEnemy(sky, enemy, damage, chance);
}

function tickBomb(sky: SkyState, chance: Chance): void {
	sky.bombTicks -= 1;
	if (sky.bullets.liveCount > 0) cancelBullets(sky);
	if (sky.bombTicks % SKY_TUNING.bombDamageEveryTicks !== 0) return;
	for (const enemy of sky.enemies) {
		if (enemy.isLive && enemy.y > 0 && enemy.y < 224) hurt(sky, enemy, SKY_TUNING.bombDamage, chance);
	}
}

/** Bullets against one ship, on both their paths; a near miss pays once a bullet. */
function touchBullets(sky: SkyState, ship: Ship): void {
	const { bullets } = sky;
	const { smallBulletHitPx, largeBulletHitPx, grazePx } = SKY_TUNING;
	const grazeBit = 1 << ship.player;
	let left = bullets.liveCount;
	for (let i = 0; left > 0; i++) {
		if (bullets.live[i] !== 1) continue;
		left -= 1;
		const x1 = bullets.x[i]! - ship.x;
		const y1 = bullets.y[i]! - ship.y;
		if (x1 > NEAR_PX || x1 < -NEAR_PX || y1 > NEAR_PX || y1 < -NEAR_PX) continue;
		const x0 = bullets.x[i]! - bullets.vx[i]! - ship.previousX;
		const y0 = bullets.y[i]! - bullets.vy[i]! - ship.previousY;
		const hitPx = bullets.kind[i] === BULLET.large ? largeBulletHitPx : smallBulletHitPx;
		if (passesWithin(x0, y0, x1, y1, hitPx)) {
			if (ship.invulnerableTicks > 0) continue;
			removeMover(bullets, i);
			strikeShip(sky, ship);
			return;
		}
		const isGrazed = (bullets.tag[i]! & grazeBit) !== 0;
		if (!isGrazed && ship.invulnerableTicks === 0 && passesWithin(x0, y0, x1, y1, grazePx)) {
			bullets.tag[i]! |= grazeBit;
			scoreGraze(sky);
			sky.sounds.push("graze");
		}
	}
}

/** Ramming costs the ship, and hurts a small enemy. */
function touchHulls(sky: SkyState, ship: Ship, chance: Chance): void {
	if (ship.invulnerableTicks > 0 || ship.mode !== "flying") return;
	for (const enemy of sky.enemies) {
		const spec = ENEMY_KINDS[enemy.kind];
		if (!enemy.isLive || spec.isGround) continue;
		const isHit = crossesBox(
			ship.previousX - enemy.previousX,
			ship.previousY - enemy.previousY,
			ship.x - enemy.x,
			ship.y - enemy.y,
			spec.halfWidthPx - SKY_TUNING.rammingInsetPx + 2,
			spec.halfHeightPx - SKY_TUNING.rammingInsetPx + 2,
		);
		if (!isHit) continue;
		strikeShip(sky, ship);
		if (!spec.isLarge) hurt(sky, enemy, 20, chance);
		return;
	}
}
