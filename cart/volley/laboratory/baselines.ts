/** Pilots to compare with, from standing still to a two-stroke search. All but the last few ticks' memory is the field. */
import { MOVE_DX, MOVE_DY, STAY } from "../pilot/moves.ts";
import type { Threats } from "../pilot/threats.ts";
import { FIELD_PX, HIT_PX, insideField, SHIP_PX } from "./patterns.ts";

/** Away from the nearest bullet, by the move that ends farthest from it. */
export function fleeNearest(threats: Threats, shipX: number, shipY: number): number {
	let nearest = -1;
	let least = Number.MAX_VALUE;
	for (let i = 0; i < threats.count; i++) {
		const dx = threats.x[i]! - shipX;
		const dy = threats.y[i]! - shipY;
		if (dx * dx + dy * dy < least) {
			least = dx * dx + dy * dy;
			nearest = i;
		}
	}
	if (nearest < 0) return STAY;
	let best = STAY;
	let most = -1;
	for (let move = 0; move < 9; move++) {
		const dx = threats.x[nearest]! + threats.vx[nearest]! - insideField(shipX + MOVE_DX[move]! * SHIP_PX);
		const dy = threats.y[nearest]! + threats.vy[nearest]! - insideField(shipY + MOVE_DY[move]! * SHIP_PX);
		if (dx * dx + dy * dy > most) {
			most = dx * dx + dy * dy;
			best = move;
		}
	}
	return best;
}

/** The move after which the nearest bullet of the next tick is farthest. */
export function oneStepAhead(threats: Threats, shipX: number, shipY: number): number {
	let best = STAY;
	let most = -1;
	for (let move = 0; move < 9; move++) {
		const x = insideField(shipX + MOVE_DX[move]! * SHIP_PX);
		const y = insideField(shipY + MOVE_DY[move]! * SHIP_PX);
		let nearest = Number.MAX_VALUE;
		for (let i = 0; i < threats.count; i++) {
			const dx = threats.x[i]! + threats.vx[i]! - x;
			const dy = threats.y[i]! + threats.vy[i]! - y;
			nearest = Math.min(nearest, dx * dx + dy * dy);
		}
		if (nearest > most) {
			most = nearest;
			best = move;
		}
	}
	return best;
}

/**
 * The tick in which the ship is hit when it holds a move from tick `from` on; `horizon` + 1: not so soon. Swept: the
 * first contact is solved for, on each stretch between the field's edges, along which the ship slides.
 */
export function ticksToHit(
	threats: Threats,
	shipX: number,
	shipY: number,
	move: number,
	from: number,
	horizon: number,
): number {
	let x = shipX;
	let y = shipY;
	let tick = from;
	while (tick < horizon) {
		const dx = insideField(x + MOVE_DX[move]! * SHIP_PX) - x;
		const dy = insideField(y + MOVE_DY[move]! * SHIP_PX) - y;
		const ticks = Math.min(horizon - tick, ticksToEdge(x, dx), ticksToEdge(y, dy));
		const hit = firstContact(threats, x, y, dx, dy, tick, ticks);
		if (hit <= ticks) return tick + Math.max(1, Math.ceil(hit));
		x += dx * ticks;
		y += dy * ticks;
		tick += ticks;
	}
	return horizon + 1;
}

/** Whole ticks until the edge changes the movement. */
function ticksToEdge(px: number, perTick: number): number {
	if (perTick === 0) return Number.MAX_VALUE;
	return Math.max(1, Math.floor((perTick > 0 ? FIELD_PX - 1 - px : px - 1) / Math.abs(perTick)));
}

/** Ticks, not whole, until any bullet is near enough; MAX_VALUE: none is within `ticks`. */
function firstContact(
	threats: Threats,
	shipX: number,
	shipY: number,
	dx: number,
	dy: number,
	tick: number,
	ticks: number,
): number {
	let first = Number.MAX_VALUE;
	for (let i = 0; i < threats.count; i++) {
		const vx = threats.vx[i]! - dx;
		const vy = threats.vy[i]! - dy;
		const x = threats.x[i]! + threats.vx[i]! * tick - shipX;
		const y = threats.y[i]! + threats.vy[i]! * tick - shipY;
		const outside = x * x + y * y - HIT_PX * HIT_PX;
		if (outside <= 0) return 0;
		// |(x, y) + t·(vx, vy)| = HIT_PX, the earlier of both times.
		const closing = -(x * vx + y * vy);
		if (closing <= 0) continue;
		const squared = vx * vx + vy * vy;
		const root = closing * closing - squared * outside;
		if (root < 0) continue;
		const t = (closing - Math.sqrt(root)) / squared;
		if (t < first && t <= ticks) first = t;
	}
	return first;
}

/** The direction that can be held longest, up to 30 ticks; of equals the one that ends nearest the middle. */
export function holdOneDirection(threats: Threats, shipX: number, shipY: number): number {
	let best = STAY;
	let most = -1;
	for (let move = 0; move < 9; move++) {
		const dx = insideField(shipX + MOVE_DX[move]! * 20) - FIELD_PX / 2;
		const dy = insideField(shipY + MOVE_DY[move]! * 20) - FIELD_PX * 0.7;
		const score = ticksToHit(threats, shipX, shipY, move, 0, 30) - Math.sqrt(dx * dx + dy * dy) / 1000;
		if (score > most) {
			most = score;
			best = move;
		}
	}
	return best;
}

const STROKE_TICKS = [4, 10, 20];
const STROKE_HORIZON = 45;

/** One direction for a time, then another: the pair that lasts longest. */
export function twoStroke(threats: Threats, shipX: number, shipY: number, lastMove: number): number {
	let best = STAY;
	let most = -1;
	for (let move = 0; move < 9; move++) {
		let lasts = ticksToHit(threats, shipX, shipY, move, 0, STROKE_HORIZON);
		const isOpen = lasts > STROKE_HORIZON;
		for (let k = 0; k < STROKE_TICKS.length && lasts <= STROKE_HORIZON; k++) {
			const ticks = STROKE_TICKS[k]!;
			if (ticks >= lasts) break;
			const x = insideField(shipX + MOVE_DX[move]! * SHIP_PX * ticks);
			const y = insideField(shipY + MOVE_DY[move]! * SHIP_PX * ticks);
			for (let second = 0; second < 9; second++) {
				lasts = Math.max(lasts, ticksToHit(threats, x, y, second, ticks, STROKE_HORIZON));
			}
		}
		const dx = shipX + MOVE_DX[move]! * 12 - FIELD_PX / 2;
		const dy = shipY + MOVE_DY[move]! * 12 - FIELD_PX * 0.7;
		const score = lasts * 1000 + (isOpen ? 300 : 0) + (move === lastMove ? 60 : 0) - Math.sqrt(dx * dx + dy * dy) * 0.2;
		if (score > most) {
			most = score;
			best = move;
		}
	}
	return best;
}
