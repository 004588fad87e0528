import { expect, test } from "vitest";
import { leadDegOf } from "../../../../cart/volley/sky/aim.ts";
import { NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { addEnemy } from "../../../../cart/volley/sky/enemies.ts";
import { addLaser, isBeam } from "../../../../cart/volley/sky/lasers.ts";
import { createSky, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { seededChance } from "./seeded-chance.ts";

test("leading: 3-4-5 by hand, and straight on when nothing can meet", () => {
	// A ship 4 below crossing at 3 a tick; a bullet of 5 a tick meets it after one tick at (3, 4).
	expect(leadDegOf(0, 4, 3, 0, 5)).toBeCloseTo((Math.atan2(4, 3) * 180) / Math.PI, 9);
	// It stands still.
	expect(leadDegOf(0, 100, 0, 0, 2)).toBeCloseTo(90, 9);
	// As fast as the bullet and coming towards it: they meet half-way.
	expect(leadDegOf(10, 0, -2, 0, 2)).toBeCloseTo(0, 9);
	// Flies off faster than the bullet: aimed straight at it.
	expect(leadDegOf(0, 50, 0, 4, 2)).toBeCloseTo(90, 9);
});

function quietSky(): SkyState {
	const sky = createSky("normal");
	sky.stageTicks = 100_000;
	sky.nextWave = 1_000_000;
	return sky;
}

test("a sniper's needle strikes a ship that keeps its course, and misses one that turns", () => {
	for (const turns of [false, true]) {
		const chance = seededChance(3);
		const sky = quietSky();
		const ship = sky.ships[0]!;
		// On normal a bomb would take the hit.
		ship.bombs = 0;
		const slot = addEnemy(sky, {
			kind: "sniper",
			path: "straightDown",
			x: 128,
			y: 30,
			isMirrored: false,
			formation: -1,
			drop: "none",
		});
		const sniper = sky.enemies[slot]!;
		let struck = false;
		let fired = -1;
		let dx = 1;
		for (let t = 0; t < 400 && !struck; t++) {
			ship.invulnerableTicks = 0;
			// A long straight run at the moment of each shot.
			if (fired < 0 && ship.x > 200) dx = -1;
			if (fired < 0 && ship.x < 60) dx = 1;
			if (turns && fired >= 0 && t === fired + 8) dx = -dx;
			tickSky(sky, [{ ...NO_CONTROLS, dx, isFocused: true }], chance);
			if (fired < 0 && sky.bullets.liveCount > 0) {
				fired = t;
				expect(sniper.stepTicks % 66).toBe(0);
				// One shot only.
				sniper.isLive = false;
			}
			struck = ship.mode !== "flying";
			if (fired >= 0 && sky.bullets.liveCount === 0) break;
		}
		expect(fired).toBeGreaterThan(0);
		expect(struck).toBe(!turns);
	}
});

test("a laser warns for 45 ticks, then strikes in its column only, and ends with what carries it", () => {
	const chance = seededChance(3);
	const sky = quietSky();
	const ship = sky.ships[0]!;
	// On normal a bomb would take the hit.
	ship.bombs = 0;
	const at = { kind: "ringEmitter", path: "straightDown", x: 100, y: 40, isMirrored: false, formation: -1 } as const;
	const slot = addEnemy(sky, { ...at, drop: "none" });
	addLaser(sky, slot, 0, 10, 0);
	const laser = sky.lasers[0]!;
	let warned = 0;
	while (!isBeam(laser)) {
		ship.invulnerableTicks = 0;
		ship.x = laser.x;
		sky.bullets.live.fill(0);
		sky.bullets.liveCount = 0;
		tickSky(sky, [NO_CONTROLS], chance);
		if (!isBeam(laser)) expect(ship.mode).toBe("flying");
		warned += 1;
	}
	expect(warned).toBe(45);
	expect(ship.mode).toBe("hit");
	ship.mode = "flying";
	ship.x = laser.x + 20;
	ship.invulnerableTicks = 0;
	tickSky(sky, [NO_CONTROLS], chance);
	expect(ship.mode).toBe("flying");
	sky.enemies[slot]!.isLive = false;
	tickSky(sky, [NO_CONTROLS], chance);
	expect(laser.isLive).toBe(false);
});
