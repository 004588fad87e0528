/** What each kind of enemy does with what it sees: perceive → decide → act, once a tick. */

import { DEGREE, headingDegOf } from "./geometry.ts";
import { PATHS } from "./paths.ts";
import type { ShipSight } from "./perception.ts";
import type { Enemy } from "./sky-state.ts";

/** What a brain wants of the world; enemies.ts carries it out. */
export type Intent = "none" | "launch-popper" | "burst" | "snipe" | "lance";

/** A turret's barrel follows at 3° a tick: a ship that keeps moving is always a little ahead of it. */
const TURRET_TURN_DEG = 3;
const KAMIKAZE = { aimTicks: 26, holdY: 52, diveSpeed: 1.2, diveSpeedMax: 3.3, gain: 0.06 } as const;
const RING_EMITTER = { holdY: 62, holdTicks: 330 } as const;
const CARRIER = { holdY: 50, launchEveryTicks: 64, stayTicks: 640 } as const;
/** A mine wakes when a ship is this near, and bursts after as many ticks as leave time to get away or shoot it. */
const MINE = { wakePx: 52, fuseTicks: 42, driftSpeed: 0.75 } as const;

/** Its beam stands straight down; it drifts while it burns, and so sweeps. */
const LANCER = { holdY: 48, holdTicks: 400, sweepSpeed: 0.6, firstTick: 24, everyTicks: 170 } as const;

/** A sniper holds still while it charges, and its eye blinks: who sees it changes direction, and is missed. */
const SNIPER = { holdYFirst: 36, holdYStep: 12, chargeTicks: 66, shots: 4, leaveSpeed: 1.6 } as const;

/** Whether a sniper is about to fire. */
export function isCharging(enemy: Enemy): boolean {
	return enemy.step === 1 && enemy.stepTicks % SNIPER.chargeTicks > SNIPER.chargeTicks / 3;
}

/** One tick of an enemy's mind. Velocity is what it decides; the position follows. */
export function think(enemy: Enemy, sight: ShipSight): Intent {
	enemy.stepTicks += 1;
	switch (enemy.kind) {
		case "popper":
		case "sweeper":
			followPath(enemy);
			return "none";
		case "tank":
		case "turret":
			enemy.vx = 0;
			enemy.vy = 0;
			if (sight.isSeen) enemy.aimDeg = turnDeg(enemy.aimDeg, headingDegOf(sight.x - enemy.x, sight.y - enemy.y));
			return "none";
		case "ringEmitter":
			hoverAndLeave(enemy, RING_EMITTER.holdY, RING_EMITTER.holdTicks, 0.35);
			return "none";
		case "carrier":
			hoverAndLeave(enemy, CARRIER.holdY, CARRIER.stayTicks, 0.3);
			return enemy.step === 1 && enemy.stepTicks % CARRIER.launchEveryTicks === 20 ? "launch-popper" : "none";
		case "kamikaze":
			diveAt(enemy, sight);
			return "none";
		case "sniper":
			return snipe(enemy);
		case "missileBoat":
			enemy.vx = 0;
			enemy.vy = 0;
			return "none";
		case "lancer":
			hoverAndLeave(enemy, LANCER.holdY, LANCER.holdTicks, LANCER.sweepSpeed);
			return enemy.step === 1 && enemy.stepTicks % LANCER.everyTicks === LANCER.firstTick ? "lance" : "none";
		case "mine":
			return driftAndBurst(enemy, sight);
		default:
			return "none";
	}
}

/** Turns by the turret's limit towards a heading, the short way round. */
export function turnDeg(fromDeg: number, toDeg: number, limitDeg: number = TURRET_TURN_DEG): number {
	let difference = (toDeg - fromDeg) % 360;
	if (difference > 180) difference -= 360;
	if (difference < -180) difference += 360;
	return fromDeg + Math.max(-limitDeg, Math.min(limitDeg, difference));
}

function followPath(enemy: Enemy): void {
	const { legs } = PATHS[enemy.path];
	const leg = legs[enemy.leg]!;
	const turn = enemy.isMirrored ? -leg.turnDegPerTick : leg.turnDegPerTick;
	enemy.headingDeg += turn;
	if (turn !== 0 || enemy.legTicks === 0) setVelocity(enemy, leg.speed);
	enemy.legTicks += 1;
	if (enemy.legTicks >= leg.ticks && enemy.leg < legs.length - 1) {
		enemy.leg += 1;
		enemy.legTicks = 0;
	}
}

export function setVelocity(enemy: Enemy, speed: number): void {
	const angle = enemy.headingDeg * DEGREE;
	enemy.vx = Math.cos(angle) * speed;
	enemy.vy = Math.sin(angle) * speed;
}

function nextStep(enemy: Enemy): void {
	enemy.step += 1;
	enemy.stepTicks = 0;
}

/** Comes down to a line, sways there for a time, goes off upwards. */
function hoverAndLeave(enemy: Enemy, holdY: number, holdTicks: number, swaySpeed: number): void {
	if (enemy.step === 0) {
		enemy.vx = 0;
		enemy.vy = Math.max(0.25, Math.min(1.2, (holdY - enemy.y) * 0.04));
		if (enemy.y >= holdY - 2) nextStep(enemy);
	} else if (enemy.step === 1) {
		enemy.vy = 0;
		// It sways towards the middle first, so that it never leaves at the side.
		const towardsMiddle = enemy.x < 128 ? 1 : -1;
		if (enemy.stepTicks === 1) enemy.vx = towardsMiddle * swaySpeed;
		if (enemy.x < 40) enemy.vx = swaySpeed;
		if (enemy.x > 216) enemy.vx = -swaySpeed;
		if (enemy.stepTicks >= holdTicks) nextStep(enemy);
	} else {
		enemy.vx *= 0.96;
		enemy.vy = Math.max(-1.6, enemy.vy - 0.03);
	}
}

/** Comes in, stops to take aim (the warning), then dives along one line: a step aside is always enough. */
function diveAt(enemy: Enemy, sight: ShipSight): void {
	if (enemy.step === 0) {
		enemy.vx = 0;
		enemy.vy = 1.7;
		if (enemy.y >= KAMIKAZE.holdY) nextStep(enemy);
	} else if (enemy.step === 1) {
		enemy.vy *= 0.85;
		if (sight.isSeen) enemy.headingDeg = headingDegOf(sight.x - enemy.x, sight.y - enemy.y);
		if (enemy.stepTicks >= KAMIKAZE.aimTicks) {
			// Never back up the screen: one that has been passed goes straight down.
			if (Math.sin(enemy.headingDeg * DEGREE) < 0.2) enemy.headingDeg = 90;
			nextStep(enemy);
		}
	} else {
		setVelocity(enemy, Math.min(KAMIKAZE.diveSpeedMax, KAMIKAZE.diveSpeed + enemy.stepTicks * KAMIKAZE.gain));
	}
}

/** Comes down to a line, charges and fires some times, goes off upwards. */
function snipe(enemy: Enemy): Intent {
	// Snipers of one wave come to lines of their own, by where they come in.
	const holdY = SNIPER.holdYFirst + (Math.floor(Math.abs(enemy.x) / 32) % 3) * SNIPER.holdYStep;
	enemy.vx = 0;
	if (enemy.step === 0) {
		enemy.vy = Math.max(0.3, Math.min(2, (holdY - enemy.y) * 0.06));
		if (enemy.y >= holdY - 2) nextStep(enemy);
		return "none";
	}
	if (enemy.step === 1) {
		enemy.vy = 0;
		if (enemy.stepTicks % SNIPER.chargeTicks !== 0) return "none";
		if (enemy.stepTicks >= SNIPER.chargeTicks * SNIPER.shots) nextStep(enemy);
		return "snipe";
	}
	enemy.vy = Math.max(-SNIPER.leaveSpeed, enemy.vy - 0.04);
	return "none";
}

function driftAndBurst(enemy: Enemy, sight: ShipSight): Intent {
	enemy.vx = 0;
	enemy.vy = MINE.driftSpeed;
	if (enemy.step === 0) {
		if (sight.isSeen && sight.distancePx < MINE.wakePx && enemy.y > 10) nextStep(enemy);
		return "none";
	}
	return enemy.stepTicks >= MINE.fuseTicks ? "burst" : "none";
}
