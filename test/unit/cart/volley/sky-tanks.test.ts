import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { beginStage } from "../../../../cart/volley/sky/director.ts";
import { createSky, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import { isInWall } from "../../../../cart/volley/sky/tanks.ts";
import { seededChance } from "./seeded-chance.ts";

const DESERT = 1;

/** Only ground and tanks: no waves come, nobody is hurt. */
function desert(scrollPx: number): SkyState {
	const sky = createSky("normal");
	beginStage(sky, DESERT);
	sky.nextWave = STAGES[DESERT]!.waves.length;
	sky.scrollPx = scrollPx;
	return sky;
}

test("tanks: never in a wall, never one on another, wherever the ship is and whichever detour they drive", () => {
	let driven = 0;
	fc.assert(
		fc.property(
			fc.integer({ min: 300, max: 3500 }),
			fc.constantFrom("ours" as const, "faithful" as const),
			fc.array(fc.integer({ min: 10, max: 246 }), { minLength: 4, maxLength: 4 }),
			(scrollPx, detour, shipXs) => {
				const chance = seededChance(1);
				const sky = desert(scrollPx);
				sky.detour = detour;
				for (const shipX of shipXs)
					for (let t = 0; t < 150; t++) {
						sky.stageTicks = 0;
						sky.ships[0]!.x = shipX;
						sky.ships[0]!.invulnerableTicks = 99;
						tickSky(sky, [NO_CONTROLS], chance);
						const tanks = sky.enemies.filter((enemy) => enemy.isLive && enemy.kind === "tank");
						tanks.forEach((tank, i) => {
							if (tank.vx !== 0) driven += 1;
							if (tank.y < 230) expect(isInWall(sky, tank)).toBe(false);
							for (const other of tanks.slice(i + 1))
								expect(Math.hypot(other.x - tank.x, other.y - tank.y)).toBeGreaterThan(14);
						});
					}
			},
		),
		{ numRuns: 25 },
	);
	expect(driven, "ticks in which a tank drove sideways").toBeGreaterThan(1000);
});

test("a tank drives towards the ship's column, round what stands between", () => {
	const sky = desert(760);
	const chance = seededChance(1);
	const cameIn = new Map<number, number>();
	const nearest = new Map<number, number>();
	for (let t = 0; t < 420; t++) {
		sky.stageTicks = 0;
		sky.ships[0]!.x = 128;
		sky.ships[0]!.invulnerableTicks = 99;
		tickSky(sky, [NO_CONTROLS], chance);
		sky.enemies.forEach((enemy, slot) => {
			if (!enemy.isLive || enemy.kind !== "tank" || (t > 200 && !cameIn.has(slot))) return;
			const far = Math.abs(enemy.x - 128);
			if (!cameIn.has(slot)) cameIn.set(slot, far);
			nearest.set(slot, Math.min(far, nearest.get(slot) ?? far));
		});
	}
	expect(cameIn.size).toBeGreaterThan(0);
	for (const [slot, before] of cameIn) expect(nearest.get(slot)!, `tank ${slot}`).toBeLessThan(before / 2);
});
