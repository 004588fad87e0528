/** Enemies' missiles: each flies by one law of homing, pursuit or proportional navigation, and can be shot down. */
import { SEEKER, type SeekerLaw, type SeekerTuning, stepSeeker } from "../homing/seeker.ts";
import { addEnemy } from "./enemies.ts";
import { DEGREE } from "./geometry.ts";
import { addParticle } from "./particles.ts";
import type { ShipSight } from "./perception.ts";
import { type Enemy, PARTICLE, type SkyState } from "./sky-state.ts";
import { DIFFICULTY } from "./tuning.ts";

/**
 * The laboratory's missile at two thirds of its speed: it shares the screen with bullets, and must be seen to turn. Its
 * turn is slower in the same measure, so that its circle is as wide, and a late step aside as good.
 */
export const ENEMY_MISSILE: SeekerTuning = {
	...SEEKER,
	speed: 2,
	turnDeg: (SEEKER.turnDeg * 2) / 3,
	limitDegPerTick: (SEEKER.limitDegPerTick * 2) / 3,
};
/** It flies straight off its rail first, steers while its fuel lasts, then flies straight on. */
const RAIL_TICKS = 12;
const FUEL_TICKS = 170;
const SMOKE_EVERY_TICKS = 6;

/** Puts a missile in the air. @param headingDeg 90 is down the screen */
export function launchMissile(sky: SkyState, x: number, y: number, headingDeg: number, law: SeekerLaw): void {
	const slot = addEnemy(sky, {
		kind: "missile",
		path: "straightDown",
		x,
		y,
		isMirrored: false,
		formation: -1,
		drop: "none",
	});
	if (slot < 0) return;
	const missile = sky.enemies[slot]!;
	const speed = ENEMY_MISSILE.speed * DIFFICULTY[sky.difficulty].bulletSpeed;
	missile.law = law;
	missile.headingDeg = headingDeg;
	missile.vx = Math.cos(headingDeg * DEGREE) * speed;
	missile.vy = Math.sin(headingDeg * DEGREE) * speed;
	sky.sounds.push("enemy-missile");
}

/** One tick of a missile's mind: it decides its velocity. */
export function steerMissile(sky: SkyState, missile: Enemy, sight: ShipSight): void {
	if (missile.age % SMOKE_EVERY_TICKS === 0) addParticle(sky, PARTICLE.smoke, missile.x, missile.y);
	if (!sight.isSeen || missile.age < RAIL_TICKS || missile.age > FUEL_TICKS) return;
	const { vx, vy } = stepSeeker(missile, sight, missile.law, ENEMY_MISSILE, missile.age);
	missile.vx = vx;
	missile.vy = vy;
}
