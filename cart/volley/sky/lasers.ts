/** Bosses' lasers: a dotted sight that warns where it will strike, then a beam straight down the picture. */

import { strikeShip } from "./ship.ts";
import type { Ship, SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

export const LASER_POOL = 4;

export interface Laser {
	isLive: boolean;
	/** Slot of the enemy that carries it; when that is gone, so is the beam. */
	carrier: number;
	/** From the carrier's middle. */
	offsetX: number;
	offsetY: number;
	x: number;
	y: number;
	/** Ticks since it was aimed: the sight's first, then the beam's. */
	ticks: number;
}

export function createLaser(): Laser {
	return { isLive: false, carrier: 0, offsetX: 0, offsetY: 0, x: 0, y: 0, ticks: 0 };
}

/** Aims a laser; with all in use nothing happens. */
export function addLaser(sky: SkyState, carrier: number, offsetX: number, offsetY: number): void {
	const laser = sky.lasers.find((l) => !l.isLive);
	const enemy = sky.enemies[carrier];
	if (laser === undefined || enemy === undefined) return;
	laser.isLive = true;
	laser.carrier = carrier;
	laser.offsetX = offsetX;
	laser.offsetY = offsetY;
	laser.x = enemy.x + offsetX;
	laser.y = enemy.y + offsetY;
	laser.ticks = 0;
	sky.sounds.push("laser-charge");
}

export function isBeam(laser: Laser): boolean {
	return laser.isLive && laser.ticks >= SKY_TUNING.laserSightTicks;
}

/** Follows what carries it, turns from sight to beam, and ends. */
export function tickLasers(sky: SkyState): void {
	for (const laser of sky.lasers) {
		if (!laser.isLive) continue;
		const carrier = sky.enemies[laser.carrier]!;
		laser.ticks += 1;
		if (!carrier.isLive || laser.ticks >= SKY_TUNING.laserSightTicks + SKY_TUNING.laserBeamTicks) {
			laser.isLive = false;
			continue;
		}
		laser.x = carrier.x + laser.offsetX;
		laser.y = carrier.y + laser.offsetY;
		if (laser.ticks === SKY_TUNING.laserSightTicks) sky.sounds.push("laser");
	}
}

export function clearLasers(sky: SkyState): void {
	for (const laser of sky.lasers) laser.isLive = false;
}

/** A beam strikes whoever is below its mouth and in its width. */
export function touchLasers(sky: SkyState, ship: Ship): void {
	for (const laser of sky.lasers) {
		if (!isBeam(laser) || ship.y < laser.y) continue;
		if (Math.abs(ship.x - laser.x) <= SKY_TUNING.laserHitPx) strikeShip(sky, ship);
	}
}
