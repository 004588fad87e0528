/** Explosions, debris, smoke and splashes: they please the eye and touch nothing. */
import type { Chance } from "./chance.ts";
import { addMover, moveAll, removeMover } from "./mover-pool.ts";
import { PARTICLE, type SkyState } from "./sky-state.ts";

/** Ticks that each kind lives, by its number in PARTICLE. */
export const PARTICLE_LIFE_TICKS = [18, 32, 26, 12, 18, 12, 6] as const;

export function addParticle(sky: SkyState, kind: number, x: number, y: number, vx = 0, vy = 0): void {
	addMover(sky.particles, kind, x, y, vx, vy, 0);
}

/** The end of a small enemy: a burst and two splinters. */
export function explodeSmall(sky: SkyState, x: number, y: number, chance: Chance): void {
	addParticle(sky, PARTICLE.explosionSmall, x, y, 0, 0.3);
	for (let i = 0; i < 2; i++)
		addParticle(sky, PARTICLE.debris, x, y, chance.random() * 3 - 1.5, chance.random() * 2 - 1.4);
	sky.sounds.push("explosion-small");
}

export function explodeLarge(sky: SkyState, x: number, y: number, chance: Chance): void {
	addParticle(sky, PARTICLE.explosionLarge, x, y, 0, 0.3);
	for (let i = 0; i < 5; i++)
		addParticle(sky, PARTICLE.debris, x, y, chance.random() * 4 - 2, chance.random() * 4 - 2.6);
	sky.sounds.push("explosion-large");
}

export function tickParticles(sky: SkyState): void {
	const pool = sky.particles;
	moveAll(pool, 32);
	for (let i = 0; i < pool.live.length; i++) {
		if (pool.live[i] === 1 && pool.age[i]! >= PARTICLE_LIFE_TICKS[pool.kind[i]!]!) removeMover(pool, i);
	}
	for (const popUp of sky.popUps) if (popUp.ticks > 0) popUp.ticks -= 1;
}

/** Takes all enemy bullets away, with a puff for some of them. @returns how many there were */
export function cancelBullets(sky: SkyState): number {
	const pool = sky.bullets;
	const count = pool.liveCount;
	let seen = 0;
	for (let i = 0; i < pool.live.length; i++) {
		if (pool.live[i] !== 1) continue;
		// Every second puff at most: the particles are few, and the explosion wants some too.
		if (seen % 2 === 0 && seen < 40) addParticle(sky, PARTICLE.bulletCancel, pool.x[i]!, pool.y[i]!);
		seen += 1;
		removeMover(pool, i);
	}
	return count;
}
