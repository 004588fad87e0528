/**
 * Lasers: a dotted sight that warns where the beam will strike, then the beam, down the picture. One that sweeps warns
 * with two sights, where it will begin and where it will end: who is between them gets out, and who is outside stays.
 */
import { DEGREE } from "./geometry.ts";
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
	/** How far it leans: pixels to the right for each pixel down, when the beam begins, now, and when it ends. */
	fromLean: number;
	lean: number;
	toLean: number;
}

export function createLaser(): Laser {
	return { isLive: false, carrier: 0, offsetX: 0, offsetY: 0, x: 0, y: 0, ticks: 0, fromLean: 0, lean: 0, toLean: 0 };
}

/**
 * Aims a laser; with all in use nothing happens.
 * @param sweepDeg the angle it sweeps over, from the left to the right; below 0 from the right; −52 to 52
 */
export function addLaser(sky: SkyState, carrier: number, offsetX: number, offsetY: number, sweepDeg: number): void {
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
	const half = (sweepDeg / 2) * DEGREE;
	laser.toLean = sweepDeg === 0 ? 0 : Math.sin(half) / Math.cos(half);
	laser.fromLean = -laser.toLean;
	laser.lean = laser.fromLean;
	sky.sounds.push("laser-charge");
}

export function isBeam(laser: Laser): boolean {
	return laser.isLive && laser.ticks >= SKY_TUNING.laserSightTicks;
}

/** How long its beam burns: a sweep takes its time. */
function beamTicksOf(laser: Laser): number {
	return laser.toLean === 0 ? SKY_TUNING.laserBeamTicks : SKY_TUNING.laserSweepTicks;
}

/** Where it is at a height of the picture. */
export function laserXAt(laser: Laser, lean: number, y: number): number {
	return laser.x + (y - laser.y) * lean;
}

/** Follows what carries it, turns from sight to beam, and ends. */
export function tickLasers(sky: SkyState): void {
	const sightTicks = SKY_TUNING.laserSightTicks;
	for (const laser of sky.lasers) {
		if (!laser.isLive) continue;
		const carrier = sky.enemies[laser.carrier]!;
		laser.ticks += 1;
		if (!carrier.isLive || laser.ticks >= sightTicks + beamTicksOf(laser)) {
			laser.isLive = false;
			continue;
		}
		laser.x = carrier.x + laser.offsetX;
		laser.y = carrier.y + laser.offsetY;
		const swept = Math.max(0, laser.ticks - sightTicks) / beamTicksOf(laser);
		laser.lean = laser.fromLean + (laser.toLean - laser.fromLean) * swept;
		if (laser.ticks === sightTicks) sky.sounds.push("laser");
	}
}

export function clearLasers(sky: SkyState): void {
	for (const laser of sky.lasers) laser.isLive = false;
}

/** A beam strikes whoever is below its mouth and in its width. */
export function touchLasers(sky: SkyState, ship: Ship): void {
	for (const laser of sky.lasers) {
		if (!isBeam(laser) || ship.y < laser.y) continue;
		if (Math.abs(ship.x - laserXAt(laser, laser.lean, ship.y)) <= SKY_TUNING.laserHitPx) strikeShip(sky, ship);
	}
}
