/**
 * Enemies in their frames. A pale flash shows each hit. A large hull under fire flashes one tick in eight, and a boss
 * only at its core: a steady stream of shots must not make the picture flicker.
 */
import type { Machine } from "colorburst";
import { drawFrame, type FrameStyle } from "../../hud/draw-frame.ts";
import { ENEMY_KINDS } from "../enemy-kinds.ts";
import type { Enemy, SkyState } from "../sky-state.ts";
import { OBJECT_ID, PARTS_PER_ENEMY } from "./object-ids.ts";

/** Not used by the planes of SKY; its fifteen colours are one pale yellow. */
export const FLASH_PALETTE = 7;

/** Flyers first, then what stands on the ground: it is behind them. */
export function drawEnemies(machine: Machine, sky: SkyState, isGround: boolean): void {
	for (let slot = 0; slot < sky.enemies.length; slot++) {
		const enemy = sky.enemies[slot]!;
		if (!enemy.isLive || (enemy.kind === "turret") !== isGround) continue;
		drawEnemy(machine, sky, enemy, OBJECT_ID.enemies + slot * PARTS_PER_ENEMY);
	}
}

function drawEnemy(machine: Machine, sky: SkyState, enemy: Enemy, id: number): void {
	const { x, y } = enemy;
	const jump = enemy.age <= 1;
	const isLarge = ENEMY_KINDS[enemy.kind].isLarge;
	const isFlashed = enemy.flashTicks > 0 && (!isLarge || (enemy.age & 7) === 0);
	const style: FrameStyle = isFlashed ? { jump, palette: FLASH_PALETTE } : { jump };
	const beat = (enemy.age >> 3) & 1;
	switch (enemy.kind) {
		case "popper":
			drawFrame(machine, id, "popper", beat, x, y, style);
			break;
		case "kamikaze": {
			// It blinks while it takes aim: the warning.
			const isAiming = enemy.step === 1 && (enemy.stepTicks & 4) === 4;
			drawFrame(machine, id, "kamikaze", beat, x, y, isAiming ? { jump, palette: FLASH_PALETTE } : style);
			break;
		}
		case "sweeper":
			drawFrame(machine, id, "sweeper", beat, x, y, style);
			break;
		case "ringEmitter":
			drawFrame(machine, id, "ringEmitter", beat, x, y, style);
			break;
		case "carrier":
			drawFrame(machine, id, "carrier", 0, x, y, style);
			break;
		case "mine":
			drawFrame(machine, id, "mine", enemy.step === 1 ? (enemy.stepTicks >> 2) & 1 : 0, x, y, style);
			break;
		case "turret":
			drawFrame(machine, id, "turretBarrel", Math.round((enemy.aimDeg + 90) / 45), x, y, style);
			drawFrame(machine, id + 1, "turretBase", 0, x, y, style);
			break;
		case "midBoss":
			drawFrame(machine, id, "midbossCore", coreFrame(sky, 1), x, y + 8, style);
			drawFrame(machine, id + 1, "midbossHull", 0, x, y, { jump });
			break;
		case "boss":
			drawBoss(machine, sky, enemy, id, style);
			break;
	}
}

/** Whole, damaged, bare: as the phases go. */
function coreFrame(sky: SkyState, perPhase: number): number {
	return Math.min(2, (sky.boss?.phase ?? 0) * perPhase);
}

function drawBoss(machine: Machine, sky: SkyState, boss: Enemy, id: number, coreStyle: FrameStyle): void {
	const { x, y } = boss;
	const style: FrameStyle = { jump: boss.age <= 1 };
	const turret = sky.boss !== null && sky.boss.phase >= 2 ? 1 : 0;
	drawFrame(machine, id, "bossCore", coreFrame(sky, 1), x, y + 8, coreStyle);
	drawFrame(machine, id + 1, "bossTurret", turret, x - 40, y + 6, style);
	drawFrame(machine, id + 2, "bossTurret", turret, x + 40, y + 6, style);
	drawFrame(machine, id + 3, "bossHull", 0, x, y, style);
	drawFrame(machine, id + 4, "bossWingLeft", 0, x - 48, y - 2, style);
	drawFrame(machine, id + 5, "bossWingRight", 0, x + 48, y - 2, style);
}
