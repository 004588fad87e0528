import { expect, test } from "vitest";
import { SHEETS } from "../../../../cart/volley/art/frames.ts";
import { beginBoss, damageBoss, damageBossPart, planOf } from "../../../../cart/volley/sky/boss.ts";
import { NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { beginStage, endRound, endStage } from "../../../../cart/volley/sky/director.ts";
import { ENEMY_KINDS } from "../../../../cart/volley/sky/enemy-kinds.ts";
import { createSky, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import { SHEET_AT, STAGE_TILES } from "../../../../cart/volley/vram.ts";
import { seededChance } from "./seeded-chance.ts";

const chance = seededChance(7);

/** A game in which nobody can be hurt, with a boss in place. */
function fight(stage: number, isMidBoss: boolean): SkyState {
	const sky = createSky("normal");
	beginStage(sky, stage);
	sky.stageTicks = isMidBoss ? STAGES[stage]!.midBoss.at : STAGES[stage]!.boss.at;
	sky.nextWave = STAGES[stage]!.waves.length;
	sky.phase = "boss";
	beginBoss(sky, isMidBoss);
	wait(sky, 400, (s) => s.enemies[s.boss!.enemy]!.step === 1);
	return sky;
}

function wait(sky: SkyState, ticks: number, isDone: (sky: SkyState) => boolean = () => false): void {
	for (let i = 0; i < ticks && !isDone(sky); i++) {
		sky.ships[0]!.invulnerableTicks = 99;
		tickSky(sky, [NO_CONTROLS], chance);
	}
}

const BOSSES = STAGES.flatMap((stage, i) => [
	[stage.midBoss.name, i, true] as const,
	[stage.boss.name, i, false] as const,
]);

test.each(STAGES.map((stage, i) => [stage.name, i] as const))(
	"%s: ground and bosses fit the tiles kept for them",
	(_, i) => {
		const { look, midBoss, boss } = STAGES[i]!;
		const ground = look.tiles.bytes.length / 32;
		const enemiesAt = look.enemies === undefined ? STAGE_TILES : SHEET_AT[look.enemies.sheet];
		for (const { sheet } of [midBoss, boss]) {
			expect(ground).toBeLessThanOrEqual(SHEET_AT[sheet]);
			expect(SHEET_AT[sheet] + SHEETS[sheet].tiles).toBeLessThanOrEqual(enemiesAt);
		}
		expect(look.palettes).toHaveLength(16);
		expect([look.overlay.columns, look.overlay.rows]).toEqual([32, 64]);
	},
);

test.each(BOSSES)(
	"%s: every phase is reached by shooting, fires, and the last ends the fight",
	(_, stage, isMidBoss) => {
		const sky = fight(stage, isMidBoss);
		const { phases } = planOf(sky, sky.boss!);
		for (let phase = 0; phase < phases.length; phase++) {
			expect(sky.boss!.phase).toBe(phase);
			let most = 0;
			wait(sky, 300, (s) => {
				most = Math.max(most, s.bullets.liveCount);
				return false;
			});
			expect(most, `bullets in phase ${phase}`).toBeGreaterThan(3);
			wait(sky, 400, (s) => s.enemies[s.boss!.enemy]!.step === 1 && s.boss!.phaseTicks > 30);
			damageBoss(sky, 100_000, chance);
		}
		expect(sky.boss).toBeNull();
	},
);

test.each(BOSSES)("%s: left alone, its phases end by the clock and it goes without pay", (_, stage, isMidBoss) => {
	const sky = fight(stage, isMidBoss);
	const { phases } = planOf(sky, sky.boss!);
	const before = sky.score;
	const grazes = sky.grazes;
	const longest = phases.reduce((sum, phase) => sum + phase.timeTicks + 300, 0);
	wait(sky, longest, (s) => s.boss === null);
	expect(sky.boss).toBeNull();
	// Only the results of a stage that ends with it may have been paid.
	if (isMidBoss) expect(sky.score - before).toBe((sky.grazes - grazes) * 10);
});

test.each(BOSSES)(
	"%s: parts are shot off one by one, each takes its hit points off the hull",
	(_, stage, isMidBoss) => {
		const sky = fight(stage, isMidBoss);
		const plan = planOf(sky, sky.boss!);
		for (let phase = 0; phase < plan.phases.length; phase++) {
			wait(sky, 400, (s) => s.enemies[s.boss!.enemy]!.step === 1 && s.boss!.phaseTicks > 40);
			for (let i = 0; i < plan.parts.length; i++) {
				const slot = sky.boss!.partSlots[i]!;
				if (slot < 0) continue;
				const part = sky.enemies[slot]!;
				const hull = sky.enemies[sky.boss!.enemy]!;
				const before = hull.hitPoints;
				damageBossPart(sky, part, part.hitPoints - 1, chance);
				expect([part.isLive, hull.hitPoints]).toEqual([true, before]);
				damageBossPart(sky, part, 1, chance);
				expect([part.isLive, sky.boss!.isPartDown[i], sky.boss!.partSlots[i]]).toEqual([false, true, -1]);
				expect(hull.hitPoints).toBe(before - ENEMY_KINDS[part.kind].hitPoints);
				expect(sky.boss!.phase, "parts alone don't end a phase").toBe(phase);
			}
			damageBoss(sky, 100_000, chance);
		}
		expect(sky.enemies.some((enemy) => enemy.isLive && ENEMY_KINDS[enemy.kind].boss !== undefined)).toBe(false);
	},
);

test("after the last stage comes the ending, then the same harder, then the end of the game", () => {
	const sky = createSky("normal");
	for (let loop = 0; loop < 2; loop++) {
		for (let stage = 0; stage < STAGES.length; stage++) {
			expect([sky.loop, sky.stage, sky.phase]).toEqual([loop, stage, "flying"]);
			sky.phase = "clear";
			endStage(sky);
		}
		expect(sky.phase).toBe("ending");
		const rank = sky.rank;
		endRound(sky);
		if (loop === 0) expect(sky.rank).toBeGreaterThan(rank);
	}
	expect(sky.phase).toBe("over");
});
