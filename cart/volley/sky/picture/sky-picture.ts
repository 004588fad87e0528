/** SKY's picture of a tick, front to back: 128 sprites at most, so what matters least is asked for last. */
import type { Machine } from "colorburst";
import type { SkyState } from "../sky-state.ts";
import { drawBullets, drawMissiles, drawShots } from "./draw-bullets.ts";
import { drawEnemies } from "./draw-enemies.ts";
import { drawItems, drawParticles, drawPopUps } from "./draw-extras.ts";
import { drawGround } from "./draw-ground.ts";
import { drawLasers } from "./draw-lasers.ts";
import { drawLightning } from "./draw-lightning.ts";
import { drawBomb, drawHitDots, drawShipShadows, drawShips } from "./draw-ships.ts";
import { drawTraining } from "./draw-training.ts";
import { drawEndingPicture } from "./ending-picture.ts";

/** @param isFlashOn whether the picture may flash, and the ending's sea sway: off when motion is reduced */
export function drawSky(machine: Machine, sky: SkyState, isShakeOn: boolean, isFlashOn: boolean): void {
	if (sky.isEndingShown) {
		drawEndingPicture(machine, sky, isFlashOn);
		return;
	}
	drawGround(machine, sky, isShakeOn);
	if (isFlashOn) drawLightning(machine, sky);
	drawHitDots(machine, sky);
	drawTraining(machine, sky);
	drawBullets(machine, sky);
	drawLasers(machine, sky);
	drawShips(machine, sky);
	drawItems(machine, sky);
	drawPopUps(machine, sky);
	drawParticles(machine, sky, false);
	drawBomb(machine, sky);
	drawEnemies(machine, sky, false);
	drawMissiles(machine, sky);
	drawShots(machine, sky);
	drawEnemies(machine, sky, true);
	drawParticles(machine, sky, true);
	drawShipShadows(machine, sky);
}
