import { expect, test } from "vitest";
import { type Controls, NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { createSky, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import type { Difficulty } from "../../../../cart/volley/sky/tuning.ts";
import { dodge } from "./dodging-pilot.ts";
import { seededChance } from "./seeded-chance.ts";

interface Play {
	ticks: number;
	sky: SkyState;
	mostBullets: number;
	sawMidBoss: boolean;
	sawBoss: boolean;
}

function play(
	difficulty: Difficulty,
	seed: number,
	pilot: (sky: SkyState, tick: number) => Controls,
	ticks: number,
): Play {
	const sky = createSky(difficulty);
	const chance = seededChance(seed);
	const result: Play = { ticks: 0, sky, mostBullets: 0, sawMidBoss: false, sawBoss: false };
	while (result.ticks < ticks && sky.phase !== "over" && sky.phase !== "clear") {
		tickSky(sky, [pilot(sky, result.ticks)], chance);
		result.ticks += 1;
		result.mostBullets = Math.max(result.mostBullets, sky.bullets.liveCount);
		if (sky.boss !== null) {
			result.sawMidBoss ||= sky.boss.isMidBoss;
			result.sawBoss ||= !sky.boss.isMidBoss;
		}
	}
	return result;
}

test("a player who only weaves and fires lasts more than 30 s on easy", () => {
	const weave = (_: SkyState, tick: number): Controls => ({
		...NO_CONTROLS,
		isFiring: true,
		dx: Math.floor(tick / 50) % 2 === 0 ? 1 : -1,
	});
	expect(play("easy", 1, weave, 3600).ticks).toBeGreaterThan(30 * 60);
});

test("a player who dodges what is near meets the mid-boss and the boss, and clears the stage", () => {
	const result = play("normal", 5, (sky) => dodge(sky, { lookTicks: 24, bombs: true }), 60 * 240);
	expect([result.sawMidBoss, result.sawBoss, result.sky.phase]).toEqual([true, true, "clear"]);
	expect(result.sky.kills).toBeGreaterThan(60);
	expect(result.sky.score).toBeGreaterThan(60_000);
	expect(result.mostBullets).toBeLessThanOrEqual(120);
});

/** Hands that do a thing `delayTicks` after the eye wanted it, and think anew about every `holdTicks`. */
function handsOf(delayTicks: number, holdTicks: number, seed: number): (sky: SkyState, tick: number) => Controls {
	const chance = seededChance(seed);
	const queue: Controls[] = Array.from({ length: delayTicks }, () => NO_CONTROLS);
	let next = 0;
	let wish = NO_CONTROLS;
	return (sky, tick) => {
		if (tick >= next) {
			wish = dodge(sky, { lookTicks: 30, bombs: true });
			next = tick + Math.max(1, Math.round(holdTicks * (0.5 + chance.random())));
		}
		queue.push(wish);
		return { ...queue.shift()!, isFiring: true };
	};
}

test("slow hands (1/6 s late, five thoughts a second) clear stage 1 on easy and on normal", () => {
	expect(play("easy", 1, handsOf(10, 12, 77), 60 * 240).sky.phase).toBe("clear");
	expect(play("normal", 1, handsOf(10, 12, 77), 60 * 240).sky.phase).toBe("clear");
});

test("who stands still on hard is lost soon: the game is not to be slept through", () => {
	const asleep = (): Controls => NO_CONTROLS;
	expect(play("hard", 1, asleep, 7200).sky.phase).toBe("over");
});
