/** Bosses from the pieces and parts of their plan. */
import type { Machine } from "colorburst";
import { drawFrame, type FrameStyle } from "../../hud/draw-frame.ts";
import { planOf } from "../boss.ts";
import type { Enemy, SkyState } from "../sky-state.ts";
import { FLASH_PALETTE } from "./flash.ts";

/** Pieces from front to back; wrecks lie on them where parts were. Only the core flashes: a hull would flicker. */
export function drawBossHull(machine: Machine, sky: SkyState, boss: Enemy, id: number, isFlashed: boolean): void {
	const fight = sky.boss;
	if (fight === null) return;
	const plan = planOf(sky, fight);
	const jump = boss.age <= 1;
	let next = id;
	plan.parts.forEach((part, i) => {
		if (part.wreck === undefined || !fight.isPartDown[i] || fight.phase > part.toPhase) return;
		drawFrame(machine, next, part.wreck, 0, boss.x + part.offsetX, boss.y + part.offsetY, { jump });
		next += 1;
	});
	for (const piece of plan.pieces) {
		const frames = piece.frameByPhase;
		const frame = frames === undefined ? 0 : frames[Math.min(fight.phase, frames.length - 1)]!;
		if (frame < 0) continue;
		const isLit = isFlashed && piece.isCore === true;
		const flipX = piece.flipX === true;
		const style: FrameStyle = isLit ? { jump, flipX, palette: FLASH_PALETTE } : { jump, flipX };
		drawFrame(machine, next, piece.sequence, frame, boss.x + piece.offsetX, boss.y + piece.offsetY, style);
		next += 1;
	}
}

export function drawBossPart(machine: Machine, sky: SkyState, enemy: Enemy, id: number, style: FrameStyle): void {
	const fight = sky.boss;
	if (fight === null) return;
	const i = fight.partSlots.findIndex((slot) => sky.enemies[slot] === enemy);
	const part = planOf(sky, fight).parts[i];
	if (part === undefined) return;
	const direction = part.isTurning === true ? Math.round((enemy.aimDeg + 450) / 45) % 8 : 0;
	drawFrame(machine, id, part.sequence, direction, enemy.x, enemy.y, style);
	if (part.base !== undefined) drawFrame(machine, id + 1, part.base, 0, enemy.x, enemy.y, style);
}
