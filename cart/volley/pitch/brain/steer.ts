/** From a wish to go somewhere to an intent: slowing down at the end, and round opponents who stand in the way. */
import type { Intent, PlayerView } from "./interface.ts";
import type { Place } from "./memory.ts";
import type { KnownFoe } from "./pass-lane.ts";
import { BRAIN_TUNING } from "./tuning.ts";

/** Nearer than this he is there. */
const ARRIVED_M = 0.35;
/** Within this he slows down. */
const SLOW_M = 1.6;

/** Clears an intent: stand, look straight on, do nothing. */
export function standStill(intent: Intent): void {
	intent.moveX = 0;
	intent.moveY = 0;
	intent.faceX = 0;
	intent.faceY = 0;
	intent.action = "none";
	intent.targetPlayer = -1;
	intent.targetX = 0;
	intent.targetY = 0;
	intent.power = -1;
}

/** @param effort share of his speed, 0–1 */
export function runTo(intent: Intent, man: PlayerView, x: number, y: number, effort: number): void {
	const dx = x - man.x;
	const dy = y - man.y;
	const far = Math.sqrt(dx * dx + dy * dy);
	if (far < ARRIVED_M) {
		intent.moveX = 0;
		intent.moveY = 0;
		return;
	}
	const scale = (effort * Math.min(1, far / SLOW_M)) / far;
	intent.moveX = dx * scale;
	intent.moveY = dy * scale;
}

/** The same at full speed to the very end: for balls that must be reached. */
export function rushTo(intent: Intent, man: PlayerView, x: number, y: number, effort: number): void {
	const dx = x - man.x;
	const dy = y - man.y;
	const far = Math.sqrt(dx * dx + dy * dy);
	if (far < 0.05) return;
	intent.moveX = (dx * effort) / far;
	intent.moveY = (dy * effort) / far;
}

/**
 * The next point of a way that goes round opponents: if somebody stands within his width of the straight line, a point
 * beside him, on the side that is nearer to the line and free. The idea is the detour memo's, waypoints that can be
 * reached in a straight line, on circles instead of a grid: men move before a grid of the field would be counted out.
 */
export function detour(man: Place, toX: number, toY: number, foes: readonly KnownFoe[]): Place {
	const { detourRadiusM, detourLookM } = BRAIN_TUNING;
	let x = toX;
	let y = toY;
	for (let round = 0; round < 2; round++) {
		const blocker = firstInTheWay(man, x, y, foes, detourRadiusM, detourLookM);
		if (blocker === null) break;
		const dx = x - man.x;
		const dy = y - man.y;
		const far = Math.sqrt(dx * dx + dy * dy);
		const sideX = -dy / far;
		const sideY = dx / far;
		const off = (blocker.x - man.x) * sideX + (blocker.y - man.y) * sideY;
		const nearer = off > 0 ? -1 : 1;
		const isNearerFree = isFree(blocker, sideX * nearer, sideY * nearer, foes, detourRadiusM);
		const isOtherFree = isFree(blocker, -sideX * nearer, -sideY * nearer, foes, detourRadiusM);
		const side = isNearerFree || !isOtherFree ? nearer : -nearer;
		x = blocker.x + sideX * side * detourRadiusM * 1.1;
		y = blocker.y + sideY * side * detourRadiusM * 1.1;
	}
	return { x, y };
}

function firstInTheWay(
	man: Place,
	toX: number,
	toY: number,
	foes: readonly KnownFoe[],
	radiusM: number,
	lookM: number,
): KnownFoe | null {
	const dx = toX - man.x;
	const dy = toY - man.y;
	const far = Math.sqrt(dx * dx + dy * dy);
	if (far < 0.5) return null;
	let first: KnownFoe | null = null;
	let firstAlong = Math.min(far, lookM);
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		const foeX = foe.x - man.x;
		const foeY = foe.y - man.y;
		const along = (foeX * dx + foeY * dy) / far;
		const off = Math.abs(foeX * dy - foeY * dx) / far;
		// Who is beside him already is passed: only who is ahead counts.
		if (along <= 0.4 || along >= firstAlong || off >= radiusM) continue;
		first = foe;
		firstAlong = along;
	}
	return first;
}

function isFree(beside: KnownFoe, sideX: number, sideY: number, foes: readonly KnownFoe[], radiusM: number): boolean {
	const x = beside.x + sideX * radiusM * 1.1;
	const y = beside.y + sideY * radiusM * 1.1;
	for (let i = 0; i < foes.length; i++) {
		const foe = foes[i]!;
		if (foe === beside) continue;
		if ((foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y) < radiusM * radiusM) return false;
	}
	return true;
}
