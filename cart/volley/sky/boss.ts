/** Boss fights: three phases, each with its hit points, its time and its guns. */
import { carryParts, damagePart, fitParts, LOOP_HIT_POINTS } from "./boss-parts.ts";
import type { Chance } from "./chance.ts";
import { type Emitter, fireScaleNow, runEmitter, shotDueAt } from "./emitters.ts";
import { addEnemy } from "./enemies.ts";
import { ENEMY_KINDS } from "./enemy-kinds.ts";
import { launchMissile } from "./enemy-missiles.ts";
import { headingDegOf } from "./geometry.ts";
import { dropItem } from "./items.ts";
import { addLaser, clearLasers } from "./lasers.ts";
import { cancelBullets, explodeLarge } from "./particles.ts";
import { type ShipSight, seeNearestShip } from "./perception.ts";
import { scoreKill, showPopUp } from "./scoring.ts";
import type { BossFight, Enemy, SkyState } from "./sky-state.ts";
import type { BossPhase, BossPlan } from "./stage.ts";
import { stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

/** Nothing is fired in the first second of a phase: the last one's end is enjoyed, and the next pattern seen to begin. */
const PHASE_QUIET_TICKS = 60;

export function planOf(sky: SkyState, fight: BossFight): BossPlan {
	const stage = stageOf(sky.stage);
	return fight.isMidBoss ? stage.midBoss : stage.boss;
}

export function phaseOf(sky: SkyState, fight: BossFight): BossPhase {
	const { phases } = planOf(sky, fight);
	return phases[Math.min(fight.phase, phases.length - 1)]!;
}

export function beginBoss(sky: SkyState, isMidBoss: boolean): void {
	const stage = stageOf(sky.stage);
	const plan = isMidBoss ? stage.midBoss : stage.boss;
	const slot = addEnemy(sky, {
		kind: plan.kind,
		path: "straightDown",
		x: 128,
		y: -40,
		isMirrored: false,
		formation: -1,
		drop: "none",
	});
	if (slot < 0) return;
	sky.boss = {
		enemy: slot,
		isMidBoss,
		phase: 0,
		phaseTicks: 0,
		phaseHitPoints: 0,
		partSlots: plan.parts.map(() => -1),
		isPartDown: plan.parts.map(() => false),
	};
	beginPhase(sky, sky.boss, sky.enemies[slot]!);
}

function beginPhase(sky: SkyState, fight: BossFight, boss: Enemy): void {
	const phase = phaseOf(sky, fight);
	fight.phaseTicks = 0;
	fight.phaseHitPoints = Math.round(phase.hitPoints * (1 + LOOP_HIT_POINTS * sky.loop));
	boss.hitPoints = fight.phaseHitPoints;
	fitParts(sky, fight, planOf(sky, fight));
}

/** Moves the boss and fires its guns; its own clock runs from its arrival in place. */
export function tickBoss(sky: SkyState, chance: Chance): void {
	const fight = sky.boss;
	if (fight === null) return;
	const boss = sky.enemies[fight.enemy]!;
	const plan = planOf(sky, fight);
	if (boss.step === 0) {
		boss.y += Math.max(0.4, (plan.holdY - boss.y) * 0.03);
		if (boss.y >= plan.holdY) {
			boss.y = plan.holdY;
			boss.step = 1;
		}
		carryParts(sky, fight, plan);
		return;
	}
	const phase = phaseOf(sky, fight);
	fight.phaseTicks += 1;
	boss.stepTicks += 1;
	if (plan.carPx !== undefined) boss.y = plan.holdY + Math.sin(boss.stepTicks / 40) * 2;
	const sway = 128 + Math.sin((boss.stepTicks / phase.swayTicks) * 2 * Math.PI) * phase.swayPx;
	// Drawn towards its place, not set on it: a new phase's sway begins without a leap.
	boss.x += Math.max(-1.5, Math.min(1.5, (sway - boss.x) * 0.08));
	carryParts(sky, fight, plan);
	const sight = seeNearestShip(sky, boss.x, boss.y);
	if (sight.isSeen && fight.phaseTicks > PHASE_QUIET_TICKS) {
		const age = fight.phaseTicks - PHASE_QUIET_TICKS;
		for (const emitter of phase.emitters) {
			const { part } = emitter;
			if (part >= 0 && fight.partSlots[part]! < 0) continue;
			if (emitter.pattern === "laser" || emitter.pattern === "missile") {
				const shot = shotDueAt(emitter, age, fireScaleNow(sky));
				if (shot >= 0) fireRarely(sky, fight, emitter, shot, sight);
				continue;
			}
			const gunDeg = part < 0 ? 90 : sky.enemies[fight.partSlots[part]!]!.aimDeg;
			runEmitter(sky, emitter, age, fireScaleNow(sky), boss.x, boss.y, sight, gunDeg);
		}
	}
	if (fight.phaseTicks >= phase.timeTicks) endPhase(sky, fight, boss, false, chance);
}

/** Lasers and missiles. A laser's offset is from what carries it, a missile's from the hull. */
function fireRarely(sky: SkyState, fight: BossFight, emitter: Emitter, shot: number, sight: ShipSight): void {
	const { part, offsetX, offsetY, spreadDeg } = emitter;
	const isBack = shot % 2 === 1;
	if (emitter.pattern === "laser") {
		addLaser(sky, part < 0 ? fight.enemy : fight.partSlots[part]!, offsetX, offsetY, isBack ? -spreadDeg : spreadDeg);
		return;
	}
	const hull = sky.enemies[fight.enemy]!;
	const x = hull.x + offsetX;
	const y = hull.y + offsetY;
	const aimDeg = headingDegOf(sight.x - x, sight.y - y) + (isBack ? -spreadDeg : spreadDeg) / 2;
	launchMissile(sky, x, y, aimDeg, isBack ? "proportional" : "right");
}

/** Hits a part of the boss; when it's shot off, the hull loses as much. */
export function damageBossPart(sky: SkyState, part: Enemy, damage: number, chance: Chance): void {
	const lost = damagePart(sky, part, damage, chance);
	if (lost > 0) damageBoss(sky, lost, chance);
}

/** Hits the boss. Until it is in place, and in a phase's first second, shots do nothing. */
export function damageBoss(sky: SkyState, damage: number, chance: Chance): void {
	const fight = sky.boss;
	if (fight === null) return;
	const boss = sky.enemies[fight.enemy]!;
	if (boss.step === 0 || fight.phaseTicks < PHASE_QUIET_TICKS / 2) return;
	boss.hitPoints -= damage;
	boss.flashTicks = 2;
	if (sky.gameTicks % 6 === 0) sky.sounds.push("boss-hit");
	if (boss.hitPoints <= 0) endPhase(sky, fight, boss, true, chance);
}

function endPhase(sky: SkyState, fight: BossFight, boss: Enemy, isBeaten: boolean, chance: Chance): void {
	const plan = planOf(sky, fight);
	const bullets = cancelBullets(sky);
	clearLasers(sky);
	sky.shakeTicks = SKY_TUNING.shakeLargeTicks;
	if (isBeaten) {
		const isLast = fight.phase === plan.phases.length - 1;
		const worth = ENEMY_KINDS[plan.kind].score / (isLast ? 1 : 4);
		const points = scoreKill(sky, worth + bullets * 20);
		showPopUp(sky, boss.x, boss.y, points);
		for (let i = 0; i < 3; i++) explodeLarge(sky, boss.x + (i - 1) * 26, boss.y + (i % 2) * 12 - 6, chance);
		// The mid-boss gives the strength for what follows.
		if (!isLast) dropItem(sky, fight.isMidBoss ? "power" : "medal", boss.x, boss.y);
	}
	if (fight.phase < plan.phases.length - 1) {
		sky.sounds.push("boss-part");
		fight.phase += 1;
		if (plan.carPx !== undefined) {
			boss.step = 0;
			boss.y -= plan.carPx;
			boss.previousY = boss.y;
			boss.stepTicks = 0;
		}
		beginPhase(sky, fight, boss);
		return;
	}
	sky.sounds.push("boss-death");
	boss.isLive = false;
	for (const slot of fight.partSlots) if (slot >= 0) sky.enemies[slot]!.isLive = false;
	sky.boss = null;
	if (isBeaten) {
		for (let i = 0; i < 5; i++) dropItem(sky, i === 2 ? "bomb" : "medal", boss.x + (i - 2) * 20, boss.y);
	}
}
