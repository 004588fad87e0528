/** The enemies' pool: coming, moving, shooting, being hit, going. */
import { steerBoat } from "./boats.ts";
import { think } from "./brains.ts";
import type { Chance } from "./chance.ts";
import { addBullet, emitter, fireScaleNow, runEmitter } from "./emitters.ts";
import { ENEMY_KINDS, type EnemyKind } from "./enemy-kinds.ts";
import { steerMissile } from "./enemy-missiles.ts";
import { dropItem } from "./items.ts";
import { addLaser } from "./lasers.ts";
import { explodeLarge, explodeSmall } from "./particles.ts";
import { type PathName, startHeadingDeg } from "./paths.ts";
import { seeNearestShip } from "./perception.ts";
import { scoreKill, showPopUp } from "./scoring.ts";
import type { Enemy, ItemName, SkyState } from "./sky-state.ts";
import { driveTank } from "./tanks.ts";
import { DIFFICULTY, SKY_TUNING } from "./tuning.ts";

/** A needle down its long barrel, to where the ship will be. */
const SNIPER_GUN = emitter("lead", { firstTick: 0, everyTicks: 60, speed: 1.9, bullet: "needle", offsetY: 10 });

/** A lancer's lens, below its middle. */
const LANCE_Y_PX = 8;

export interface Arrival {
	kind: EnemyKind;
	path: PathName;
	x: number;
	y: number;
	isMirrored: boolean;
	formation: number;
	drop: ItemName | "none";
}

/** Puts an enemy into a free slot. @returns the slot, or −1 when all are taken: then it does not come. */
export function addEnemy(sky: SkyState, arrival: Arrival): number {
	const slot = sky.enemies.findIndex((enemy) => !enemy.isLive);
	const enemy = sky.enemies[slot];
	if (enemy === undefined) return -1;
	enemy.isLive = true;
	enemy.kind = arrival.kind;
	enemy.x = arrival.x;
	enemy.y = arrival.y;
	enemy.previousX = arrival.x;
	enemy.previousY = arrival.y;
	enemy.vx = 0;
	enemy.vy = 0;
	enemy.path = arrival.path;
	enemy.isMirrored = arrival.isMirrored;
	enemy.headingDeg = startHeadingDeg(arrival.path, arrival.isMirrored);
	enemy.leg = 0;
	enemy.legTicks = 0;
	enemy.age = 0;
	enemy.step = 0;
	enemy.stepTicks = 0;
	enemy.hitPoints = ENEMY_KINDS[arrival.kind].hitPoints;
	enemy.flashTicks = 0;
	enemy.aimDeg = 90;
	enemy.fireScale = fireScaleNow(sky);
	enemy.formation = arrival.formation;
	enemy.drop = arrival.drop;
	enemy.way.length = 0;
	enemy.law = "right";
	sky.appeared += 1;
	return slot;
}

export function tickEnemies(sky: SkyState): void {
	for (let slot = 0; slot < sky.enemies.length; slot++) {
		const enemy = sky.enemies[slot]!;
		if (!enemy.isLive) continue;
		const isBoss = ENEMY_KINDS[enemy.kind].boss !== undefined;
		enemy.previousX = enemy.x;
		enemy.previousY = enemy.y;
		if (enemy.flashTicks > 0) enemy.flashTicks -= 1;
		if (!isBoss) {
			const sight = seeNearestShip(sky, enemy.x, enemy.y);
			const intent = think(enemy, sight);
			if (ENEMY_KINDS[enemy.kind].isGround) {
				if (enemy.kind === "tank") driveTank(sky, enemy, sight);
				if (enemy.kind === "missileBoat") steerBoat(sky, enemy, slot, sight);
				enemy.vy += sky.scrollSixteenths / 16;
			}
			if (enemy.kind === "missile") steerMissile(sky, enemy, sight);
			enemy.x += enemy.vx;
			enemy.y += enemy.vy;
			if (intent === "launch-popper") launchPopper(sky, enemy);
			if (intent === "burst") burstMine(sky, enemy);
			if (intent === "snipe" && mayFire(sky, enemy, sight.distancePx)) {
				runEmitter(sky, SNIPER_GUN, 0, 1, enemy.x, enemy.y, sight, 90);
			}
			if (intent === "lance") addLaser(sky, slot, 0, LANCE_Y_PX, 0);
			if (mayFire(sky, enemy, sight.distancePx)) {
				for (const emitter of ENEMY_KINDS[enemy.kind].emitters) {
					runEmitter(sky, emitter, enemy.age, enemy.fireScale, enemy.x, enemy.y, sight, enemy.aimDeg);
				}
			}
			if (enemy.isLive && isGone(enemy)) removeEnemy(sky, enemy);
		}
		enemy.age += 1;
	}
}

/** Fair shots only: on the picture, above the fire line, not from next to a ship, not in the first seconds. */
function mayFire(sky: SkyState, enemy: Enemy, distancePx: number): boolean {
	if (sky.loop === 0 && sky.stage === 0 && sky.stageTicks < DIFFICULTY[sky.difficulty].quietTicks) return false;
	if (enemy.y < 8 || enemy.y > SKY_TUNING.fireLineY || enemy.x < 4 || enemy.x > 252) return false;
	return distancePx >= SKY_TUNING.pointBlankPx && distancePx < 1000;
}

function isGone(enemy: Enemy): boolean {
	if (enemy.y > 250) return true;
	if (enemy.age < 40) return false;
	return enemy.y < -40 || enemy.x < -40 || enemy.x > 296;
}

/** Takes an enemy out of the game without pay: it left, or the stage ended. */
export function removeEnemy(sky: SkyState, enemy: Enemy): void {
	enemy.isLive = false;
	const formation = sky.formations[enemy.formation];
	if (formation !== undefined) formation.left -= 1;
}

function launchPopper(sky: SkyState, carrier: Enemy): void {
	const isMirrored = carrier.stepTicks % 128 < 64;
	addEnemy(sky, {
		kind: "popper",
		path: "slant",
		x: carrier.x + (isMirrored ? -10 : 10),
		y: carrier.y + 12,
		isMirrored,
		formation: -1,
		drop: "none",
	});
}

/** A mine that was left to burst: ten bullets all round. Shot down, it gives none: killing fast pays. */
function burstMine(sky: SkyState, enemy: Enemy): void {
	for (let i = 0; i < 10; i++) addBullet(sky, "small", enemy.x, enemy.y, i * 36, 1.1);
	sky.sounds.push("explosion-small");
	removeEnemy(sky, enemy);
}

/** Hits an enemy; bosses are hit through boss.ts, which owns their phases. */
export function damageEnemy(sky: SkyState, enemy: Enemy, damage: number, chance: Chance): void {
	enemy.hitPoints -= damage;
	enemy.flashTicks = 2;
	if (enemy.hitPoints > 0) return;
	const spec = ENEMY_KINDS[enemy.kind];
	const points = scoreKill(sky, spec.score);
	const formation = sky.formations[enemy.formation];
	if (formation !== undefined) formation.shotDown += 1;
	removeEnemy(sky, enemy);
	if (spec.isLarge) {
		explodeLarge(sky, enemy.x, enemy.y, chance);
		sky.shakeTicks = Math.max(sky.shakeTicks, SKY_TUNING.shakeSmallTicks * 2);
		showPopUp(sky, enemy.x, enemy.y, points);
	} else explodeSmall(sky, enemy.x, enemy.y, chance);
	if (enemy.drop !== "none") dropItem(sky, enemy.drop, enemy.x, enemy.y);
	if (formation !== undefined && formation.left === 0 && formation.shotDown === formation.size && formation.size > 1) {
		// The whole formation: a medal, and a bonus that is shown.
		dropItem(sky, "medal", enemy.x, enemy.y);
		showPopUp(sky, enemy.x, enemy.y, points);
	}
}
