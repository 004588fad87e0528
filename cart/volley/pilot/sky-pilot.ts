/** The demo pilot at SKY's controls: what it wishes, when it bombs, and the pad it holds. */
import type { Chance } from "../sky/chance.ts";
import type { Controls } from "../sky/controls.ts";
import { NO_CONTROLS } from "../sky/controls.ts";
import { ITEM, type Ship, type SkyState } from "../sky/sky-state.ts";
import { SKY_TUNING } from "../sky/tuning.ts";
import type { Screen } from "./eyes.ts";
import { flyTick, forget, isLooking } from "./fly.ts";
import { type Bounds, createMind, type Mind } from "./mind.ts";
import { MOVE_DX, MOVE_DY } from "./moves.ts";
import { PILOT } from "./pilot-tuning.ts";
import { createRouteMap } from "./route-map.ts";
import { createSkyScreen, SKY_THINGS, showSky } from "./sky-eyes.ts";
import { closedWorthAt } from "./worth.ts";

export interface SkyPilot {
	readonly mind: Mind;
	readonly screen: Screen;
	/** Where it waits when there is nothing to do; another place now and then, so that no two shows are the same. */
	homeX: number;
	/** Where it would like to be. */
	wishX: number;
	wishY: number;
}

/** Threats that one plan heeds at most: far more than the game is tuned to show. */
const THREATS_MAX = 200;

export function createSkyPilot(chance: Chance): SkyPilot {
	return {
		mind: createMind(PILOT, SKY_THINGS, THREATS_MAX),
		screen: createSkyScreen(),
		homeX: homeBy(chance),
		wishX: 128,
		wishY: HOME_Y,
	};
}

/** Shows or hides the map of what it thinks. */
export function setRouteShown(pilot: SkyPilot, isShown: boolean): void {
	pilot.mind.route = isShown ? createRouteMap() : null;
}

const BOUNDS: Bounds = {
	leftPx: SKY_TUNING.shipMarginX,
	rightPx: 256 - SKY_TUNING.shipMarginX,
	topPx: SKY_TUNING.shipMarginTop,
	bottomPx: 224 - SKY_TUNING.shipMarginBottom,
};

/** Its place is low, but with room behind, and within this of the middle. */
const HOME_Y = 180;
const HOME_REACH_PX = 48;
/** It thinks of another place once in so many plans. */
const PLANS_AT_HOME = 40;
/** It fetches only what has come down to its own third of the picture. */
const FETCH_FROM_Y = 140;

function homeBy(chance: Chance): number {
	return 128 - HOME_REACH_PX + chance.randomInt(2 * HOME_REACH_PX + 1);
}

/** One tick: what the pilot presses on pad `player`. */
export function flySky(pilot: SkyPilot, sky: SkyState, chance: Chance, player = 0): Controls {
	const ship = sky.ships[player]!;
	const { mind } = pilot;
	if (ship.mode !== "flying") {
		if (mind.plans > 0) forget(mind);
		mind.plans = 0;
		return NO_CONTROLS;
	}
	if (isLooking(mind, PILOT)) showSky(sky, pilot.screen);
	if (mind.phase === 0) {
		if (chance.randomInt(PLANS_AT_HOME) === 0) pilot.homeX = homeBy(chance);
		wish(pilot, sky, ship);
	}
	const isNewPlan = mind.phase === 0;
	const move = flyTick(mind, PILOT, BOUNDS, pilot.screen, ship.x, ship.y, pilot.wishX, pilot.wishY);
	return {
		dx: MOVE_DX[move]!,
		dy: MOVE_DY[move]!,
		isFiring: true,
		isFocused: false,
		isBombPressed: isNewPlan && isLastResort(mind, sky, ship),
	};
}

/** Every way closes within a few ticks, and nothing protects the ship. */
function isLastResort(mind: Mind, sky: SkyState, ship: Ship): boolean {
	if (ship.bombs <= 0 || sky.bombTicks > 0 || ship.invulnerableTicks > PILOT.bombTicks) return false;
	return mind.isDoomed && mind.bestWorth <= closedWorthAt(PILOT.steps, PILOT.bombTicks);
}

function wish(pilot: SkyPilot, sky: SkyState, ship: Ship): void {
	pilot.wishX = pilot.homeX;
	pilot.wishY = HOME_Y;
	const item = nearestItem(sky, ship);
	if (item >= 0) {
		pilot.wishX = sky.items.x[item]!;
		pilot.wishY = Math.min(BOUNDS.bottomPx, sky.items.y[item]! + SKY_TUNING.itemFallSpeed * PILOT.steps);
		return;
	}
	const target = bestTarget(sky, ship);
	if (target >= 0) {
		const enemy = sky.enemies[target]!;
		pilot.wishX = Math.max(24, Math.min(232, enemy.x + (enemy.x - enemy.previousX) * PILOT.steps));
	}
}

/** The nearest thing to pick up that is worth it; −1: none. */
function nearestItem(sky: SkyState, ship: Ship): number {
	const { items } = sky;
	if (items.liveCount === 0) return -1;
	let best = -1;
	let least = 150;
	for (let i = 0; i < items.live.length; i++) {
		if (items.live[i] !== 1 || items.y[i]! < FETCH_FROM_Y || items.y[i]! > 222) continue;
		// A life or more power is worth a longer way than a medal.
		const worth = items.kind[i] === ITEM.medal ? 1 : 0.6;
		const far = Math.max(Math.abs(items.x[i]! - ship.x), Math.abs(items.y[i]! - ship.y)) * worth;
		if (far >= least) continue;
		least = far;
		best = i;
	}
	return best;
}

/** Whom it lines up with: near in width, and not about to leave; −1: nobody. */
function bestTarget(sky: SkyState, ship: Ship): number {
	let best = -1;
	let least = Number.MAX_VALUE;
	for (let i = 0; i < sky.enemies.length; i++) {
		const enemy = sky.enemies[i]!;
		if (!enemy.isLive || enemy.y < -4 || enemy.y > ship.y - 28) continue;
		const soon = enemy.x + (enemy.x - enemy.previousX) * PILOT.reactionTicks;
		// What is low is gone first.
		const far = Math.abs(soon - ship.x) + (ship.y - enemy.y) * 0.3;
		if (far >= least) continue;
		least = far;
		best = i;
	}
	return best;
}
