import { expect, test } from "vitest";
import { addEnemy, damageEnemy } from "../../../../cart/volley/sky/enemies.ts";
import { dropItem, takeItem } from "../../../../cart/volley/sky/items.ts";
import { addScore, multiplierOf, scoreKill, scoreMedal, tickChain } from "../../../../cart/volley/sky/scoring.ts";
import { createSky, ITEM } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import { seededChance } from "./seeded-chance.ts";

test("the same seed and the same wishes give the same game", () => {
	const play = () => {
		const sky = createSky("normal");
		const chance = seededChance(77);
		for (let t = 0; t < 900; t++) {
			const dx = Math.floor(t / 40) % 3 === 0 ? 1 : Math.floor(t / 40) % 3 === 1 ? -1 : 0;
			tickSky(sky, [{ dx, dy: 0, isFiring: true, isFocused: false, isBombPressed: t === 500 }], chance);
		}
		return sky;
	};
	expect(play()).toEqual(play());
});

test("points multiply with the chain: one more for each eight kills, sixteen at most", () => {
	expect([0, 7, 8, 16, 119, 120, 5000].map(multiplierOf)).toEqual([1, 1, 2, 3, 15, 16, 16]);
	const sky = createSky("normal");
	let total = 0;
	for (let i = 0; i < 8; i++) total += scoreKill(sky, 100);
	// Seven at ×1, the eighth at ×2.
	expect(total).toBe(900);
	expect(sky.score).toBe(900);
});

test("a chain ends 75 ticks after its last kill, and waits during a boss", () => {
	const sky = createSky("normal");
	scoreKill(sky, 100);
	for (let i = 0; i < 74; i++) tickChain(sky);
	expect(sky.chain).toBe(1);
	tickChain(sky);
	expect(sky.chain).toBe(0);
	scoreKill(sky, 100);
	sky.boss = { enemy: 0, isMidBoss: true, phase: 0, phaseTicks: 0, phaseHitPoints: 1, partSlots: [], isPartDown: [] };
	for (let i = 0; i < 500; i++) tickChain(sky);
	expect(sky.chain).toBe(1);
});

test("medals are worth 100, 200, 300 … 2,000, and 100 again when one is lost", () => {
	const sky = createSky("normal");
	expect([1, 2, 3].map(() => scoreMedal(sky))).toEqual([100, 200, 300]);
	for (let i = 0; i < 40; i++) scoreMedal(sky);
	expect(scoreMedal(sky)).toBe(2000);
	dropItem(sky, "medal", 20, 225);
	const chance = seededChance(1);
	for (let i = 0; i < 20; i++) tickSky(sky, [], chance);
	expect(scoreMedal(sky)).toBe(100);
});

test("extra ships come at 20,000, 60,000, 140,000 and on, each step twice the last, however big the leap", () => {
	const sky = createSky("normal");
	addScore(sky, 19_990);
	expect(sky.ships[0]!.spareLives).toBe(2);
	addScore(sky, 10);
	expect(sky.ships[0]!.spareLives).toBe(3);
	addScore(sky, 119_990);
	expect(sky.ships[0]!.spareLives).toBe(4);
	addScore(sky, 10);
	expect(sky.ships[0]!.spareLives).toBe(5);
	addScore(sky, -500);
	expect(sky.score).toBe(140_000);
});

test("nine spare ships are the most: what comes above is points", () => {
	const sky = createSky("normal");
	const ship = sky.ships[0]!;
	addScore(sky, 99_000_000);
	expect(ship.spareLives).toBe(9);
	takeItem(sky, ship, ITEM.life);
	expect([ship.spareLives, sky.score]).toEqual([9, 99_001_000]);
});

test("power beyond the third level, and a bomb beyond five, are points", () => {
	const sky = createSky("normal");
	const ship = sky.ships[0]!;
	for (let i = 0; i < 2; i++) takeItem(sky, ship, ITEM.power);
	expect([ship.shotLevel, sky.score]).toEqual([3, 0]);
	takeItem(sky, ship, ITEM.power);
	expect([ship.shotLevel, sky.score]).toEqual([3, 1000]);
	for (let i = 0; i < 3; i++) takeItem(sky, ship, ITEM.bomb);
	expect([ship.bombs, sky.score]).toEqual([5, 2000]);
});

test("a formation shot down whole leaves a medal; one that lost a member does not", () => {
	for (const escapes of [false, true]) {
		const sky = createSky("normal");
		const chance = seededChance(3);
		sky.formations[0] = { left: 3, shotDown: 0, size: 3 };
		const slots = [0, 1, 2].map(() =>
			addEnemy(sky, {
				kind: "popper",
				path: "swoop",
				x: 100,
				y: 60,
				isMirrored: false,
				formation: 0,
				drop: "none",
			}),
		);
		if (escapes) {
			const enemy = sky.enemies[slots[0]!]!;
			enemy.y = 300;
			tickSky(sky, [], chance);
		} else damageEnemy(sky, sky.enemies[slots[0]!]!, 99, chance);
		damageEnemy(sky, sky.enemies[slots[1]!]!, 99, chance);
		damageEnemy(sky, sky.enemies[slots[2]!]!, 99, chance);
		expect(sky.items.liveCount).toBe(escapes ? 0 : 1);
	}
});

test("stages: waves are in order of time, come in outside or at the edge, and end before the boss", () => {
	for (const stage of STAGES) {
		for (let i = 1; i < stage.waves.length; i++) {
			expect(stage.waves[i]!.at).toBeGreaterThanOrEqual(stage.waves[i - 1]!.at);
		}
		for (const wave of stage.waves) {
			const { x, y = -16 } = wave;
			expect(x < 0 || x > 256 || y <= -8, `wave at ${wave.at}`).toBe(true);
		}
		expect(stage.waves.at(-1)!.at).toBeLessThan(stage.boss.at);
		expect(Number.isInteger(stage.boss.at) && Number.isInteger(stage.midBoss.at)).toBe(true);
		expect(stage.boss.phases).toHaveLength(3);
		expect(stage.ground.columns).toBe(32);
	}
});
