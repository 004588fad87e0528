/** What only stage 3 has: boats on its water, missiles of both laws, lancers and sweeping lasers, lightning. */
import { expect, test } from "vitest";
import stage3Map from "../../../../cart/volley/art/stage3.tmj?map";
import { STAGE3_WATER } from "../../../../cart/volley/art/stage3-water.ts";
import { isWater } from "../../../../cart/volley/sky/boats.ts";
import { NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { beginStage, endStage } from "../../../../cart/volley/sky/director.ts";
import { addEnemy, damageEnemy } from "../../../../cart/volley/sky/enemies.ts";
import { launchMissile } from "../../../../cart/volley/sky/enemy-missiles.ts";
import { mapTopPx } from "../../../../cart/volley/sky/ground.ts";
import { addLaser, isBeam, laserXAt } from "../../../../cart/volley/sky/lasers.ts";
import { lightningAt } from "../../../../cart/volley/sky/lightning.ts";
import { createSky, type Enemy, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import { seededChance } from "./seeded-chance.ts";

const STAGE = 2;
const chance = seededChance(11);

function storm(): SkyState {
	const sky = createSky("normal");
	beginStage(sky, STAGE);
	sky.nextWave = STAGES[STAGE]!.waves.length;
	return sky;
}

/** One tick in which nobody can be hurt; player 1 flies where he is told. */
function tick(sky: SkyState, shipX: number, shipY = 190): void {
	const ship = sky.ships[0]!;
	ship.invulnerableTicks = 99;
	ship.x = shipX;
	ship.y = shipY;
	tickSky(sky, [NO_CONTROLS], chance);
}

const live = (sky: SkyState, kind: Enemy["kind"]) => sky.enemies.filter((e) => e.isLive && e.kind === kind);

test("missile boats keep to the water, half a cell from land, all the way up; they move, and not through each other", () => {
	const sky = storm();
	let seen = 0;
	let sideways = 0;
	let nearest = Number.POSITIVE_INFINITY;
	const onLand: string[] = [];
	for (let t = 0; t < 75 * 60; t++) {
		// From side to side, so that boats turn round piers after it.
		tick(sky, 128 + 100 * Math.sin(t / 170));
		const boats = live(sky, "missileBoat");
		for (const boat of boats) {
			seen += 1;
			sideways += Math.abs(boat.vx);
			const column = Math.floor(boat.x / 16);
			const row = Math.floor((mapTopPx(sky) + boat.y) / 16);
			if (!isWater(STAGE3_WATER, column, row)) onLand.push(`tick ${t}: ${column}, ${row}`);
			for (const other of boats)
				if (other !== boat) nearest = Math.min(nearest, Math.hypot(other.x - boat.x, other.y - boat.y));
		}
	}
	expect(onLand.slice(0, 5)).toEqual([]);
	expect(seen).toBeGreaterThan(2000);
	expect(sideways / seen).toBeGreaterThan(0.1);
	// A boat is nine pixels across.
	expect(nearest).toBeGreaterThan(12);
});

test("the map of the water leaves out quays, ramparts, piers and ships at anchor", () => {
	// From the plan: the stage begins on the open sea and ends in the fortress's courts.
	const rows = stage3Map.rows / 2;
	expect(STAGE3_WATER).toHaveLength(rows);
	expect(STAGE3_WATER[rows - 2]! & 0x0ff0).toBe(0x0ff0);
	expect(STAGE3_WATER.slice(0, 30).every((bits) => bits === 0)).toBe(true);
	const share = STAGE3_WATER.map((bits) => bits.toString(2).replaceAll("0", "").length);
	expect(share.reduce((sum, n) => sum + n, 0) / (16 * rows)).toBeGreaterThan(0.2);
});

test("boats launch missiles by one law and the other in turn", () => {
	const sky = storm();
	const laws: string[] = [];
	const known = new Set<Enemy>();
	for (let t = 0; t < 40 * 60; t++) {
		tick(sky, 128);
		for (const missile of live(sky, "missile")) {
			if (missile.age <= 1 && !known.has(missile)) laws.push(missile.law);
			known.add(missile);
		}
		for (const enemy of known) if (!enemy.isLive) known.delete(enemy);
	}
	expect(laws.length).toBeGreaterThan(4);
	expect(new Set(laws)).toEqual(new Set(["right", "proportional"]));
});

/** Flies one missile at a ship that runs to the side. @returns how near it came */
function nearestOf(law: "right" | "proportional"): number {
	const sky = storm();
	launchMissile(sky, 40, 20, 60, law);
	let nearest = Number.POSITIVE_INFINITY;
	const ship = sky.ships[0]!;
	Object.assign(ship, { x: 40, y: 170 });
	for (let t = 0; t < 170; t++) {
		ship.invulnerableTicks = 99;
		// 0.9 px a tick, by the stick: the missile sees how it moves.
		tickSky(sky, [{ ...NO_CONTROLS, dx: 0.45 }], chance);
		for (const missile of live(sky, "missile"))
			nearest = Math.min(nearest, Math.hypot(missile.x - ship.x, missile.y - ship.y));
	}
	return nearest;
}

test("proportional navigation cuts a runner's way off, where pursuit follows behind", () => {
	expect(nearestOf("proportional")).toBeLessThan(6);
	expect(nearestOf("right")).toBeGreaterThan(12);
});

test("pursuit meets who stands still, never turns faster than its limit, and flies straight when its fuel is gone", () => {
	const sky = storm();
	launchMissile(sky, 40, 30, 60, "right");
	const missile = live(sky, "missile")[0]!;
	const speed = Math.hypot(missile.vx, missile.vy);
	let nearest = Number.POSITIVE_INFINITY;
	let before = Math.atan2(missile.vy, missile.vx);
	for (let t = 0; t < 120 && missile.isLive; t++) {
		tick(sky, 128, 150);
		const now = Math.atan2(missile.vy, missile.vx);
		// 10/3 degrees in five ticks, in radians: two thirds of the laboratory's.
		expect(Math.abs(now - before)).toBeLessThanOrEqual(0.0582);
		expect(Math.hypot(missile.vx, missile.vy)).toBeCloseTo(speed, 6);
		before = now;
		nearest = Math.min(nearest, Math.hypot(missile.x - 128, missile.y - 150));
	}
	expect(nearest).toBeLessThan(6);
	launchMissile(sky, 20, 20, 0, "proportional");
	const other = live(sky, "missile").find((m) => m !== missile)!;
	other.age = 200;
	const { vx, vy } = other;
	tick(sky, 20, 200);
	expect([other.vx, other.vy]).toEqual([vx, vy]);
});

test("a missile is shot down by three shots and pays", () => {
	const sky = storm();
	launchMissile(sky, 128, 60, 90, "right");
	const missile = live(sky, "missile")[0]!;
	for (let shot = 0; shot < 2; shot++) damageEnemy(sky, missile, 2, chance);
	expect([missile.isLive, sky.score]).toEqual([true, 0]);
	damageEnemy(sky, missile, 2, chance);
	expect([missile.isLive, sky.score]).toEqual([false, 200]);
});

test("a sweep of 40° burns from one sight to the other and strikes what is between them only", () => {
	const strikes = (shipX: number): boolean => {
		const sky = storm();
		const at = { kind: "lancer", path: "straightDown", isMirrored: false, formation: -1, drop: "none" } as const;
		const slot = addEnemy(sky, { ...at, x: 128, y: 40 });
		addLaser(sky, slot, 0, 0, 40);
		const laser = sky.lasers[0]!;
		const carrier = sky.enemies[slot]!;
		let isStruck = false;
		while (laser.isLive) {
			Object.assign(carrier, { x: 128, y: 40 });
			for (const enemy of sky.enemies) if (enemy !== carrier) enemy.isLive = false;
			const ship = sky.ships[0]!;
			Object.assign(ship, { mode: "flying", x: shipX, y: 190, invulnerableTicks: 0 });
			tickSky(sky, [NO_CONTROLS], chance);
			if (!isBeam(laser) && laser.isLive) expect(ship.mode).toBe("flying");
			isStruck ||= ship.mode === "hit";
			// 150 px below its mouth tan 20° is 54.6 px: it goes from there to there.
			if (laser.isLive) expect(Math.abs(laserXAt(laser, laser.lean, 190) - 128)).toBeLessThan(56);
		}
		return isStruck;
	};
	expect([50, 90, 128, 166, 206].map(strikes)).toEqual([false, true, true, true, false]);
});

test("lancers drift while they burn, and so sweep", () => {
	const sky = storm();
	const at = { kind: "lancer", path: "straightDown", isMirrored: false, formation: -1, drop: "none" } as const;
	addEnemy(sky, { ...at, x: 60, y: -16 });
	const xs: number[] = [];
	for (let t = 0; t < 400; t++) {
		tick(sky, 200);
		for (const laser of sky.lasers) if (isBeam(laser)) xs.push(laser.x);
	}
	expect(xs.length).toBeGreaterThan(40);
	expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(24);
});

test("lightning strikes about every seven seconds, never twice within three, and is gone in 22 ticks", () => {
	const starts: number[] = [];
	let lit = 0;
	for (let t = 1; t < 20 * 60 * 60; t++) {
		if (lightningAt(t) > 0) lit += 1;
		if (lightningAt(t) === 1 && lightningAt(t - 1) === 0) starts.push(t);
	}
	const gaps = starts.slice(1).map((start, i) => start - starts[i]!);
	expect(Math.min(...gaps)).toBeGreaterThanOrEqual(180);
	expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / 60).toBeCloseTo(7, 0);
	expect(lit / starts.length).toBeLessThanOrEqual(22);
});

test("after TEMPEST comes the morning: nobody is hurt in it, the ground stands, and the harder round follows", () => {
	const sky = storm();
	for (let t = 0; t < 300; t++) tick(sky, 128);
	launchMissile(sky, 128, 60, 90, "right");
	sky.phase = "clear";
	endStage(sky);
	expect([sky.phase, sky.isEndingShown]).toEqual(["ending", true]);
	const { scrollPx, score } = sky;
	const ship = sky.ships[0]!;
	ship.invulnerableTicks = 0;
	for (let t = 0; t < 1799; t++) tickSky(sky, [NO_CONTROLS], chance);
	expect([sky.phase, sky.loop, sky.scrollPx, sky.score, ship.mode]).toEqual(["ending", 0, scrollPx, score, "flying"]);
	tickSky(sky, [NO_CONTROLS], chance);
	expect([sky.phase, sky.loop, sky.stage, sky.isEndingShown]).toEqual(["flying", 1, 0, false]);
	expect(sky.enemies.some((enemy) => enemy.isLive)).toBe(false);
});
