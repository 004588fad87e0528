import { expect, test } from "vitest";
import { type Controls, NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { addBullet } from "../../../../cart/volley/sky/emitters.ts";
import { joinShip, strikeShip } from "../../../../cart/volley/sky/ship.ts";
import { createSky, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { seededChance } from "./seeded-chance.ts";

const controls = (given: Partial<Controls>): Controls => ({ ...NO_CONTROLS, ...given });

function run(sky: SkyState, ticks: number, given: Partial<Controls> = {}): void {
	const chance = seededChance(1);
	for (let i = 0; i < ticks; i++) tickSky(sky, [controls(given)], chance);
}

/** A game in which the ship can be hit. */
function vulnerable(): SkyState {
	const sky = createSky("hard");
	sky.ships[0]!.invulnerableTicks = 0;
	return sky;
}

/** A bullet that stands on the ship. */
function shootDown(sky: SkyState): void {
	const ship = sky.ships[0]!;
	addBullet(sky, "small", ship.x, ship.y, 90, 0);
}

test("the ship flies 2 px a tick, 1 in focus, and a diagonal at full speed on both axes", () => {
	const sky = createSky("hard");
	const ship = sky.ships[0]!;
	const from = ship.x;
	run(sky, 10, { dx: 1 });
	expect(ship.x - from).toBeCloseTo(20, 9);
	run(sky, 10, { dx: -1, isFocused: true });
	expect(ship.x - from).toBeCloseTo(10, 9);
	const [x, y] = [ship.x, ship.y];
	run(sky, 10, { dx: 1, dy: -1 });
	expect([ship.x - x, ship.y - y]).toEqual([20, -20]);
});

test("the ship never leaves the picture", () => {
	const sky = createSky("normal");
	const ship = sky.ships[0]!;
	run(sky, 300, { dx: -1, dy: 1 });
	expect([ship.x, ship.y]).toEqual([10, 210]);
	run(sky, 300, { dx: 1, dy: -1 });
	expect([ship.x, ship.y]).toEqual([246, 20]);
});

test("holding the button fires every four ticks", () => {
	const sky = createSky("hard");
	let shots = 0;
	const chance = seededChance(1);
	for (let i = 0; i < 40; i++) {
		tickSky(sky, [controls({ isFiring: true })], chance);
		shots += sky.sounds.filter((sound) => sound === "shot").length;
	}
	expect(shots).toBe(10);
});

test("a struck ship can still bomb within ten ticks, and lives", () => {
	const sky = vulnerable();
	shootDown(sky);
	run(sky, 1);
	expect(sky.ships[0]!.mode).toBe("hit");
	run(sky, 8);
	expect(sky.ships[0]!.mode).toBe("hit");
	run(sky, 1, { isBombPressed: true });
	expect(sky.ships[0]!.mode).toBe("flying");
	expect([sky.ships[0]!.bombs, sky.ships[0]!.spareLives]).toEqual([2, 2]);
});

test("after ten ticks without a bomb it is lost: a ship less, full bombs, all bullets gone", () => {
	const sky = vulnerable();
	const ship = sky.ships[0]!;
	ship.bombs = 1;
	ship.shotLevel = 3;
	for (let i = 0; i < 50; i++) addBullet(sky, "small", 20 + i * 4, 30, 90, 0.1);
	shootDown(sky);
	run(sky, 11);
	expect(ship.mode).toBe("away");
	expect([ship.spareLives, ship.bombs, ship.shotLevel]).toEqual([1, 3, 2]);
	expect(sky.bullets.liveCount).toBe(0);
});

test("it comes back after a second and can't be hit for 150 ticks", () => {
	const sky = vulnerable();
	const ship = sky.ships[0]!;
	shootDown(sky);
	run(sky, 11 + 60);
	expect([ship.mode, ship.invulnerableTicks]).toEqual(["flying", 150]);
	for (let i = 0; i < 149; i++) {
		shootDown(sky);
		run(sky, 1);
	}
	expect(ship.mode).toBe("flying");
	shootDown(sky);
	run(sky, 1);
	expect(ship.mode).toBe("hit");
});

test("the last ship lost ends the game, once", () => {
	const sky = vulnerable();
	sky.ships[0]!.spareLives = 0;
	shootDown(sky);
	run(sky, 12);
	expect([sky.ships[0]!.mode, sky.phase]).toEqual(["out", "over"]);
	const { score } = sky;
	run(sky, 300, { isFiring: true });
	expect([sky.phase, sky.score]).toEqual(["over", score]);
});

test("a bullet that passes beside the ship within 12 px pays once", () => {
	const sky = vulnerable();
	const ship = sky.ships[0]!;
	addBullet(sky, "small", ship.x + 9, ship.y - 30, 90, 1);
	run(sky, 70);
	expect(ship.mode).toBe("flying");
	expect(sky.grazes).toBe(1);
	expect(sky.score).toBe(10);
});

test("a bomb takes all bullets and costs one; a second does not start while one burns", () => {
	const sky = vulnerable();
	for (let i = 0; i < 30; i++) addBullet(sky, "large", 20 + i * 7, 40, 90, 0.2);
	run(sky, 1, { isBombPressed: true });
	expect(sky.bullets.liveCount).toBe(0);
	expect(sky.ships[0]!.bombs).toBe(2);
	run(sky, 60, { isBombPressed: true });
	expect(sky.ships[0]!.bombs).toBe(2);
});

test("player 2 joins in flight with ships of his own, and only once", () => {
	const sky = createSky("hard");
	joinShip(sky, 1);
	expect([sky.ships[1]!.mode, sky.ships[1]!.spareLives]).toEqual(["flying", 2]);
	sky.ships[1]!.x = 30;
	joinShip(sky, 1);
	expect(sky.ships[1]!.x).toBe(30);
});

test("the game goes on while one of two ships is left", () => {
	const sky = vulnerable();
	joinShip(sky, 1);
	sky.ships[0]!.spareLives = 0;
	shootDown(sky);
	run(sky, 30);
	expect([sky.ships[0]!.mode, sky.phase]).toEqual(["out", "flying"]);
});

test("a paused game does not change in any part", () => {
	const sky = createSky("hard");
	run(sky, 400, { isFiring: true });
	sky.isPaused = true;
	const before = structuredClone(sky);
	run(sky, 50, { isFiring: true, dx: 1, isBombPressed: true });
	expect(sky).toEqual(before);
});

test.each([
	["easy", 0, 0, true],
	["easy", 1, 2, true],
	["normal", 0, 0, true],
	["normal", 0, 1, true],
	["normal", 0, 2, false],
	["normal", 1, 1, true],
	["normal", 1, 2, false],
	["hard", 0, 0, false],
] as const)(
	"a struck ship drops a bomb by itself while it has one: %s, round %i, stage %i: %s",
	(difficulty, loop, stage, isDropped) => {
		const sky = createSky(difficulty);
		sky.loop = loop;
		sky.stage = stage;
		const ship = sky.ships[0]!;
		ship.invulnerableTicks = 0;
		strikeShip(sky, ship);
		expect([ship.mode, ship.bombs, sky.bombTicks > 0]).toEqual(isDropped ? ["flying", 2, true] : ["hit", 3, false]);
	},
);

test("without a bomb a struck ship is hit on easy too", () => {
	const sky = createSky("easy");
	const ship = sky.ships[0]!;
	ship.invulnerableTicks = 0;
	ship.bombs = 0;
	strikeShip(sky, ship);
	expect(ship.mode).toBe("hit");
});
