/** One tick of SKY: a function of its state, the players' wishes and the machine's chance. It draws nothing. */
import { tickBoss } from "./boss.ts";
import type { Chance } from "./chance.ts";
import { type Controls, NO_CONTROLS } from "./controls.ts";
import { tickDirector } from "./director.ts";
import { tickEnemies } from "./enemies.ts";
import { tickGround } from "./ground.ts";
import { tickHits } from "./hits.ts";
import { tickItems } from "./items.ts";
import { tickLasers } from "./lasers.ts";
import { tickStorm } from "./lightning.ts";
import { tickMissiles } from "./missiles.ts";
import { moveAll } from "./mover-pool.ts";
import { tickParticles } from "./particles.ts";
import { tickChain } from "./scoring.ts";
import { tickShip } from "./ship.ts";
import type { SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

/** @param controls one for each player; a paused game does not change at all */
export function tickSky(sky: SkyState, controls: readonly Controls[], chance: Chance): void {
	if (sky.isPaused) return;
	sky.sounds.length = 0;
	sky.rumble[0] = 0;
	sky.rumble[1] = 0;
	sky.gameTicks += 1;
	if (sky.isEndingShown) {
		// Nothing flies any more but the ships that are left, and they fly home by themselves.
		tickDirector(sky);
		return;
	}
	tickGround(sky);
	if (sky.shakeTicks > 0) sky.shakeTicks -= 1;
	if (sky.phase !== "over") sky.rank = Math.min(1, sky.rank + SKY_TUNING.rankPerTick);
	for (const ship of sky.ships) tickShip(sky, ship, wishOf(sky, controls[ship.player] ?? NO_CONTROLS), chance);
	tickDirector(sky);
	tickEnemies(sky);
	tickBoss(sky, chance);
	tickLasers(sky);
	tickStorm(sky);
	moveAll(sky.bullets, 12);
	moveAll(sky.shots, 12);
	tickMissiles(sky);
	tickParticles(sky);
	tickHits(sky, chance);
	tickItems(sky);
	tickChain(sky);
}

/** Guns rest while results are read. */
function wishOf(sky: SkyState, controls: Controls): Controls {
	if (sky.phase !== "clear" && sky.phase !== "ending") return controls;
	return { ...controls, isFiring: false, isBombPressed: false };
}
