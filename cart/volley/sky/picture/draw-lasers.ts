/** Lasers: a dotted line while they warn, then the beam, drawn like bullets before all else. */
import type { Machine } from "colorburst";
import { drawFrame } from "../../hud/draw-frame.ts";
import { isBeam } from "../lasers.ts";
import type { SkyState } from "../sky-state.ts";
import { OBJECT_ID } from "./object-ids.ts";

const STEP_PX = 16;
const SCREEN_HEIGHT_PX = 224;

export function drawLasers(machine: Machine, sky: SkyState): void {
	sky.lasers.forEach((laser, i) => {
		if (!laser.isLive) return;
		const beam = isBeam(laser);
		const blink = (laser.ticks >> (beam ? 1 : 2)) & 1;
		let id = OBJECT_ID.lasers + i * 16;
		const style = { jump: laser.ticks <= 1, priority: "before-all" as const };
		if (beam) drawFrame(machine, id++, "laserMuzzle", blink, laser.x, laser.y, style);
		for (let y = laser.y + STEP_PX / 2; y < SCREEN_HEIGHT_PX + STEP_PX; y += STEP_PX) {
			drawFrame(machine, id++, beam ? "laserBeam" : "laserSight", blink, laser.x, y, style);
		}
	});
}
