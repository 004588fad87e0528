/**
 * Enemies in their frames. A pale flash shows each hit. A large hull under fire flashes one tick in eight, and a boss
 * only at its core: a steady stream of shots must not make the picture flicker.
 */
import type { Machine } from "colorburst";
import { drawFrame, type FrameStyle } from "../../hud/draw-frame.ts";
import { isCharging } from "../brains.ts";
import { ENEMY_KINDS } from "../enemy-kinds.ts";
import type { Enemy, SkyState } from "../sky-state.ts";
import { drawBossHull, drawBossPart } from "./draw-boss.ts";
import { directionFrame } from "./draw-bullets.ts";
import { FLASH_PALETTE } from "./flash.ts";
import { OBJECT_ID, PARTS_PER_ENEMY } from "./object-ids.ts";

/** Flyers first, then what stands on the ground: it is behind them. A boss's parts stand before its hull. */
export function drawEnemies(machine: Machine, sky: SkyState, isGround: boolean): void {
	if (!isGround && sky.boss !== null) {
		for (const slot of sky.boss.partSlots) {
			if (slot >= 0) drawEnemy(machine, sky, sky.enemies[slot]!, OBJECT_ID.enemies + slot * PARTS_PER_ENEMY);
		}
	}
	for (let slot = 0; slot < sky.enemies.length; slot++) {
		const enemy = sky.enemies[slot]!;
		if (!enemy.isLive) continue;
		const spec = ENEMY_KINDS[enemy.kind];
		if (spec.isGround !== isGround || spec.boss === "part") continue;
		drawEnemy(machine, sky, enemy, OBJECT_ID.enemies + slot * PARTS_PER_ENEMY);
	}
}

/** What flies by proportional navigation is violet: the two laws are told apart at a glance. */
const PROPORTIONAL_PALETTE = 10;

function drawMissile(machine: Machine, missile: Enemy, id: number, style: FrameStyle): void {
	const isViolet = missile.law === "proportional" && style.palette === undefined;
	const frame = directionFrame(missile.vx, missile.vy, 16);
	const own = isViolet ? { ...style, palette: PROPORTIONAL_PALETTE } : style;
	drawFrame(machine, id, "enemyMissile", frame, missile.x, missile.y, own);
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
		case "sniper":
			drawFrame(machine, id, "sniper", isCharging(enemy) ? (enemy.age >> 2) & 1 : 0, x, y, style);
			break;
		case "missileBoat":
			drawFrame(machine, id, "missileBoat", Math.round((enemy.headingDeg + 450) / 45) % 8, x, y, style);
			break;
		case "missile":
			drawMissile(machine, enemy, id, style);
			break;
		case "lancer":
			drawFrame(machine, id, "lancer", 0, x, y, style);
			break;
		case "tank":
			drawFrame(machine, id, "tank", Math.round((enemy.headingDeg + 450) / 45) % 8, x, y, style);
			break;
		case "mine":
			drawFrame(machine, id, "mine", enemy.step === 1 ? (enemy.stepTicks >> 2) & 1 : 0, x, y, style);
			break;
		case "turret":
			drawFrame(machine, id, "turretBarrel", Math.round((enemy.aimDeg + 90) / 45), x, y, style);
			drawFrame(machine, id + 1, "turretBase", 0, x, y, style);
			break;
		default:
			if (ENEMY_KINDS[enemy.kind].boss === "hull") drawBossHull(machine, sky, enemy, id, isFlashed);
			else drawBossPart(machine, sky, enemy, id, style);
			break;
	}
}
