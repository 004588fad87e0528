/** The players' ships: flying, firing, bombs, death and return. */
import type { Chance } from "./chance.ts";
import type { Controls } from "./controls.ts";
import { dropItem } from "./items.ts";
import { addMover } from "./mover-pool.ts";
import { cancelBullets, explodeLarge } from "./particles.ts";
import { SHOT, type Ship, type SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

/** A second player comes in with a full set of ships. Nothing happens when that ship is in the game already. */
export function joinShip(sky: SkyState, player: number): void {
	const ship = sky.ships[player];
	if (ship === undefined || ship.mode !== "absent" || sky.phase === "over") return;
	returnShip(ship);
	sky.sounds.push("power-up");
}

function returnShip(ship: Ship): void {
	ship.mode = "flying";
	ship.x = ship.player === 0 ? 112 : 144;
	ship.y = 190;
	ship.previousX = ship.x;
	ship.previousY = ship.y;
	ship.bank = 0;
	ship.bombs = Math.max(ship.bombs, SKY_TUNING.bombsAtStart);
	ship.invulnerableTicks = SKY_TUNING.invulnerableTicks;
	ship.isJump = true;
}

export function tickShip(sky: SkyState, ship: Ship, controls: Controls, chance: Chance): void {
	ship.isJump = false;
	ship.previousX = ship.x;
	ship.previousY = ship.y;
	switch (ship.mode) {
		case "flying":
			if (ship.invulnerableTicks > 0) ship.invulnerableTicks -= 1;
			moveShip(ship, controls);
			fireShots(sky, ship, controls);
			fireMissiles(sky, ship, controls);
			if (controls.isBombPressed) dropBomb(sky, ship);
			break;
		case "hit":
			ship.modeTicks -= 1;
			if (controls.isBombPressed && ship.bombs > 0) {
				ship.mode = "flying";
				dropBomb(sky, ship);
			} else if (ship.modeTicks <= 0) loseShip(sky, ship, chance);
			break;
		case "away":
			ship.modeTicks -= 1;
			if (ship.modeTicks <= 0) returnShip(ship);
			break;
		default:
			break;
	}
}

function moveShip(ship: Ship, controls: Controls): void {
	const { shipSpeed, focusSpeed, diagonalFactor, bankPerTick } = SKY_TUNING;
	ship.isFocused = controls.isFocused;
	const isDiagonal = Math.abs(controls.dx) === 1 && Math.abs(controls.dy) === 1;
	const speed = (ship.isFocused ? focusSpeed : shipSpeed) * (isDiagonal ? diagonalFactor : 1);
	ship.x = clamp(ship.x + controls.dx * speed, SKY_TUNING.shipMarginX, 256 - SKY_TUNING.shipMarginX);
	ship.y = clamp(ship.y + controls.dy * speed, SKY_TUNING.shipMarginTop, 224 - SKY_TUNING.shipMarginBottom);
	const lean = controls.dx - ship.bank;
	ship.bank += clamp(lean, -bankPerTick, bankPerTick);
}

function clamp(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}

/** By shot level. */
const SHOT_SOUNDS = ["shot", "shot-2", "shot-3"] as const;

/** Damage of a shot is its tag: the middle pair counts double, since it is one picture. */
function fireShots(sky: SkyState, ship: Ship, controls: Controls): void {
	if (ship.shotWaitTicks > 0) ship.shotWaitTicks -= 1;
	if (!controls.isFiring || ship.shotWaitTicks > 0) return;
	ship.shotWaitTicks = SKY_TUNING.shotEveryTicks;
	const { shotSpeed, shotSpread } = SKY_TUNING;
	const { x, y, shotLevel } = ship;
	const nose = y - 14;
	const middle = shotLevel === 1 ? SHOT.level1 : shotLevel === 2 ? SHOT.level2 : SHOT.level3;
	addMover(sky.shots, middle, x, nose, 0, -shotSpeed, shotLevel === 3 ? 3 : 2);
	if (shotLevel >= 2) {
		// Focus draws the side shots in: wide to sweep, narrow to strike.
		const spread = ship.isFocused ? shotSpread / 4 : shotSpread;
		addMover(sky.shots, SHOT.side, x - 9, nose + 8, -spread, -shotSpeed, 1);
		addMover(sky.shots, SHOT.side, x + 9, nose + 8, spread, -shotSpeed, 1);
	}
	if (shotLevel === 3 && sky.gameTicks % (SKY_TUNING.shotEveryTicks * 2) < SKY_TUNING.shotEveryTicks) {
		const spread = ship.isFocused ? shotSpread / 2 : shotSpread * 2.5;
		addMover(sky.shots, SHOT.side, x - 11, nose + 12, -spread, -shotSpeed, 1);
		addMover(sky.shots, SHOT.side, x + 11, nose + 12, spread, -shotSpeed, 1);
	}
	sky.sounds.push(SHOT_SOUNDS[shotLevel - 1]!);
}

function fireMissiles(sky: SkyState, ship: Ship, controls: Controls): void {
	if (ship.missileWaitTicks > 0) ship.missileWaitTicks -= 1;
	if (!controls.isFiring || ship.missileLevel === 0 || ship.missileWaitTicks > 0) return;
	ship.missileWaitTicks = SKY_TUNING.missileEveryTicks[ship.missileLevel - 1] ?? 30;
	const side = sky.missiles.cursor % 2 === 0 ? -1 : 1;
	const speed = SKY_TUNING.missileSpeed;
	addMover(sky.missiles, 0, ship.x + side * 10, ship.y, side * speed * 0.6, -speed * 0.8, 4);
	sky.sounds.push("missile");
}

function dropBomb(sky: SkyState, ship: Ship): void {
	if (ship.bombs <= 0 || sky.bombTicks > 0) return;
	ship.bombs -= 1;
	ship.invulnerableTicks = Math.max(ship.invulnerableTicks, SKY_TUNING.bombTicks + SKY_TUNING.bombGraceTicks);
	sky.bombTicks = SKY_TUNING.bombTicks;
	sky.bombX = ship.x;
	sky.bombY = ship.y;
	sky.shakeTicks = SKY_TUNING.shakeLargeTicks;
	sky.rumble[ship.player] = 0.8;
	sky.sounds.push("bomb");
}

/** A ship is struck. For a few ticks a bomb can still save it. */
export function strikeShip(sky: SkyState, ship: Ship): void {
	if (ship.mode !== "flying" || ship.invulnerableTicks > 0) return;
	if (sky.stage < sky.autoBombStages && ship.bombs > 0 && sky.bombTicks === 0) {
		dropBomb(sky, ship);
		return;
	}
	ship.mode = "hit";
	ship.modeTicks = SKY_TUNING.deathBombWindowTicks;
	sky.rumble[ship.player] = 1;
}

function loseShip(sky: SkyState, ship: Ship, chance: Chance): void {
	explodeLarge(sky, ship.x, ship.y, chance);
	cancelBullets(sky);
	sky.sounds.push("player-death");
	sky.shakeTicks = SKY_TUNING.shakeLargeTicks;
	sky.chain = 0;
	sky.chainTicks = 0;
	sky.rank = Math.max(0, sky.rank - SKY_TUNING.rankOnDeath);
	// What is lost in power lies in the air for the next ship to catch.
	if (ship.shotLevel > 1) dropItem(sky, "power", ship.x, Math.max(40, ship.y - 90));
	ship.shotLevel = Math.max(1, ship.shotLevel - 1);
	ship.missileLevel = Math.max(0, ship.missileLevel - 1);
	ship.bombs = SKY_TUNING.bombsAtStart;
	if (ship.spareLives === 0) {
		ship.mode = "out";
		return;
	}
	ship.spareLives -= 1;
	ship.mode = "away";
	ship.modeTicks = SKY_TUNING.awayTicks;
}
