/** What can be shot off a boss: it rides on the hull, stands before it for shots, and falls silent when it's gone. */
import { turnDeg } from "./brains.ts";
import type { Chance } from "./chance.ts";
import { addEnemy } from "./enemies.ts";
import { ENEMY_KINDS } from "./enemy-kinds.ts";
import { headingDegOf } from "./geometry.ts";
import { dropItem } from "./items.ts";
import { explodeLarge } from "./particles.ts";
import { seeNearestShip } from "./perception.ts";
import { scoreKill, showPopUp } from "./scoring.ts";
import type { BossFight, Enemy, SkyState } from "./sky-state.ts";
import type { BossPlan } from "./stage.ts";
import { SKY_TUNING } from "./tuning.ts";

/** Loops make bosses and their parts tougher by half each time. */
export const LOOP_HIT_POINTS = 0.5;
/** Its barrel follows at this rate. */
const PART_TURN_DEG = 2;

/** Puts on the parts that this phase brings, and takes off those whose time is over. */
export function fitParts(sky: SkyState, fight: BossFight, plan: BossPlan): void {
	const boss = sky.enemies[fight.enemy]!;
	plan.parts.forEach((part, i) => {
		const isOn = fight.phase >= part.fromPhase && fight.phase <= part.toPhase && !fight.isPartDown[i]!;
		const slot = fight.partSlots[i]!;
		if (slot >= 0 && !isOn) {
			sky.enemies[slot]!.isLive = false;
			fight.partSlots[i] = -1;
		} else if (slot < 0 && isOn) {
			const added = addEnemy(sky, {
				kind: part.kind,
				path: "straightDown",
				x: boss.x + part.offsetX,
				y: boss.y + part.offsetY,
				isMirrored: false,
				formation: -1,
				drop: "none",
			});
			fight.partSlots[i] = added;
			const enemy = sky.enemies[added];
			if (enemy !== undefined) enemy.hitPoints = Math.round(enemy.hitPoints * (1 + LOOP_HIT_POINTS * sky.loop));
		}
	});
}

/** After the hull has moved. */
export function carryParts(sky: SkyState, fight: BossFight, plan: BossPlan): void {
	const boss = sky.enemies[fight.enemy]!;
	fight.partSlots.forEach((slot, i) => {
		if (slot < 0) return;
		const enemy = sky.enemies[slot]!;
		const part = plan.parts[i]!;
		enemy.x = boss.x + part.offsetX;
		enemy.y = boss.y + part.offsetY;
		const sight = seeNearestShip(sky, enemy.x, enemy.y);
		if (!sight.isSeen) return;
		const wanted = headingDegOf(sight.x - enemy.x, sight.y - enemy.y);
		enemy.aimDeg = turnDeg(enemy.aimDeg, wanted, PART_TURN_DEG);
	});
}

/** The part that stands in a shot's way to the hull, by the shot's column; undefined: the hull itself is hit. */
export function partBefore(sky: SkyState, x: number, halfSizePx: number): Enemy | undefined {
	const fight = sky.boss;
	if (fight === null) return undefined;
	let nearest: Enemy | undefined;
	for (const slot of fight.partSlots) {
		const part = sky.enemies[slot];
		if (part === undefined) continue;
		if (Math.abs(part.x - x) > ENEMY_KINDS[part.kind].halfWidthPx + halfSizePx) continue;
		if (nearest === undefined || part.y > nearest.y) nearest = part;
	}
	return nearest;
}

/** Hits a part. @returns what the hull loses with it: its whole hit points when it's shot off, else 0 */
export function damagePart(sky: SkyState, enemy: Enemy, damage: number, chance: Chance): number {
	const fight = sky.boss;
	const boss = fight === null ? undefined : sky.enemies[fight.enemy];
	// Like the hull, it can't be hit on its way in.
	if (fight === null || boss === undefined || boss.step === 0) return 0;
	enemy.hitPoints -= damage;
	enemy.flashTicks = 2;
	if (sky.gameTicks % 6 === 0) sky.sounds.push("boss-hit");
	if (enemy.hitPoints > 0) return 0;
	const i = fight.partSlots.findIndex((slot) => sky.enemies[slot] === enemy);
	if (i >= 0) {
		fight.isPartDown[i] = true;
		fight.partSlots[i] = -1;
	}
	enemy.isLive = false;
	const spec = ENEMY_KINDS[enemy.kind];
	showPopUp(sky, enemy.x, enemy.y, scoreKill(sky, spec.score));
	explodeLarge(sky, enemy.x, enemy.y, chance);
	sky.shakeTicks = Math.max(sky.shakeTicks, SKY_TUNING.shakeSmallTicks * 2);
	sky.sounds.push("boss-part");
	dropItem(sky, "medal", enemy.x, enemy.y);
	return spec.hitPoints;
}
