/** Lasers: a dotted line while they warn (two of one that sweeps), then the beam, drawn like bullets before all else. */
import type { Machine } from "colorburst";
import { drawFrame, type FrameStyle } from "../../hud/draw-frame.ts";
import { isBeam, type Laser, laserXAt } from "../lasers.ts";
import type { SkyState } from "../sky-state.ts";
import { OBJECT_ID } from "./object-ids.ts";

/** Height of a piece that stands straight, and of one that leans. */
const STRAIGHT_PX = 16;
const LEANING_PX = 8;
/** Frames of leaning pieces, the first by one pixel in its height. */
const LEANS = 4;
/** Sights are dotted: a leaning one shows every second piece. */
const SIGHT_STEP_PX = 16;
const SCREEN_HEIGHT_PX = 224;
const IDS_PER_LASER = 32;
const IDS_PER_SIGHT = 14;

export function drawLasers(machine: Machine, sky: SkyState): void {
	for (let i = 0; i < sky.lasers.length; i++) {
		const laser = sky.lasers[i]!;
		if (!laser.isLive) continue;
		const id = OBJECT_ID.lasers + i * IDS_PER_LASER;
		const style: FrameStyle = { jump: laser.ticks <= 1, priority: "before-all" };
		if (isBeam(laser)) {
			const blink = (laser.ticks >> 1) & 1;
			drawFrame(machine, id, "laserMuzzle", blink, laser.x, laser.y, style);
			drawBeam(machine, laser, id + 1, blink, style);
		} else {
			drawSight(machine, laser, laser.fromLean, id + 1, style);
			if (laser.toLean !== laser.fromLean) drawSight(machine, laser, laser.toLean, id + 1 + IDS_PER_SIGHT, style);
		}
	}
}

function drawBeam(machine: Machine, laser: Laser, firstId: number, blink: number, style: FrameStyle): void {
	const leanPx = Math.min(LEANS, Math.round(Math.abs(laser.lean) * LEANING_PX));
	const step = leanPx === 0 ? STRAIGHT_PX : LEANING_PX;
	const leaning: FrameStyle = { ...style, flipX: laser.lean < 0 };
	let id = firstId;
	for (let y = laser.y + step / 2; y < SCREEN_HEIGHT_PX + step; y += step) {
		const x = laserXAt(laser, laser.lean, y);
		if (leanPx === 0) drawFrame(machine, id++, "laserBeam", blink, x, y, style);
		else drawFrame(machine, id++, "leaningBeam", leanPx - 1, x, y, leaning);
	}
}

function drawSight(machine: Machine, laser: Laser, lean: number, firstId: number, style: FrameStyle): void {
	const leanPx = Math.min(LEANS, Math.round(Math.abs(lean) * LEANING_PX));
	const leaning: FrameStyle = { ...style, flipX: lean < 0 };
	const blink = (laser.ticks >> 2) & 1;
	let id = firstId;
	for (let y = laser.y + SIGHT_STEP_PX / 2; y < SCREEN_HEIGHT_PX + SIGHT_STEP_PX; y += SIGHT_STEP_PX) {
		const x = laserXAt(laser, lean, y);
		if (leanPx === 0) drawFrame(machine, id++, "laserSight", blink, x, y, style);
		else drawFrame(machine, id++, "leaningSight", leanPx - 1, x, y, leaning);
	}
}
