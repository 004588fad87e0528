/**
 * Whether our pilot ever takes a first move that leaves less time to the next hit than another would: judged, on what
 * it saw, by a search of all ways that shares nothing with its planner but the radius that counts as a hit.
 */
import {
	createField,
	FIELD_THINGS,
	type PatternName,
	SHIP_PX,
	tickField,
} from "../../../cart/volley/laboratory/patterns.ts";
import { flyTick } from "../../../cart/volley/pilot/fly.ts";
import { createMind } from "../../../cart/volley/pilot/mind.ts";
import { MOVE_DX, MOVE_DY } from "../../../cart/volley/pilot/moves.ts";
import type { Threats } from "../../../cart/volley/pilot/threats.ts";
import { CAP_TICKS, createView, readField } from "./field-run.ts";
import { FIELD_BOUNDS, FIELD_THREATS, FIELD_TUNING, wishIn } from "./field-tuning.ts";
import type { ShorteningCount } from "./pilot-job.ts";

/** One plan in so many is judged. */
const JUDGED_EVERY = 10;

/** Flies one field to its cap, hits or no hits. */
export function countShortening(pattern: PatternName, rate: number, seed: number): ShorteningCount {
	const field = createField(pattern, rate, seed);
	const view = createView(field);
	const mind = createMind(FIELD_TUNING, FIELD_THINGS, FIELD_THREATS);
	const count = { moves: 0, shortening: 0 };
	let lasts: number[] | null = null;
	for (let tick = 0; tick < CAP_TICKS; tick++) {
		readField(view);
		const isFirstTick = mind.phase === 0;
		const wish = wishIn(field);
		const move = flyTick(mind, FIELD_TUNING, FIELD_BOUNDS, view.screen, field.shipX, field.shipY, wish.x, wish.y);
		if (isFirstTick) {
			if (lasts !== null) {
				count.moves += 1;
				if (lasts[move]! < Math.max(...lasts)) count.shortening += 1;
			}
			// In a plan's first tick the next one is begun.
			const isJudged = mind.plans % JUDGED_EVERY === JUDGED_EVERY - 1;
			lasts = isJudged ? lastingSteps(mind.threats, mind.startX, mind.startY) : null;
		}
		tickField(field, move);
	}
	return count;
}

/** By first move, the most steps that any way lasts. */
function lastingSteps(threats: Threats, shipX: number, shipY: number): number[] {
	const { steps, reactionTicks } = FIELD_TUNING;
	const { leftPx, rightPx, topPx, bottomPx } = FIELD_BOUNDS;
	const side = 2 * steps + 1;
	const lasts = MOVE_DX.map(() => 0);
	/** A bit for each first move after which the place can be reached. */
	let reached = new Uint16Array(side * side);
	for (let step = 1; step <= steps; step++) {
		const closed = closedPlaces(threats, reactionTicks + step, shipX - steps * SHIP_PX, shipY - steps * SHIP_PX, side);
		const next = new Uint16Array(side * side);
		let all = 0;
		for (let row = steps - step; row <= steps + step; row++) {
			const y = shipY + (row - steps) * SHIP_PX;
			if (y < topPx || y > bottomPx) continue;
			for (let column = steps - step; column <= steps + step; column++) {
				const x = shipX + (column - steps) * SHIP_PX;
				const at = row * side + column;
				if (x < leftPx || x > rightPx || closed[at] === 1) continue;
				let firsts = 0;
				for (let move = 0; move < MOVE_DX.length; move++) {
					const fromRow = row - MOVE_DY[move]!;
					const fromColumn = column - MOVE_DX[move]!;
					if (step === 1) {
						if (fromRow === steps && fromColumn === steps) firsts |= 1 << move;
					} else if (fromRow >= 0 && fromRow < side && fromColumn >= 0 && fromColumn < side) {
						firsts |= reached[fromRow * side + fromColumn]!;
					}
				}
				next[at] = firsts;
				all |= firsts;
			}
		}
		for (let move = 0; move < lasts.length; move++) if ((all >> move) & 1) lasts[move] = step;
		if (all === 0) break;
		reached = next;
	}
	return lasts;
}

function closedPlaces(threats: Threats, ticks: number, leftPx: number, topPx: number, side: number): Uint8Array {
	const closed = new Uint8Array(side * side);
	for (let i = 0; i < threats.count; i++) {
		const x = threats.x[i]! + threats.vx[i]! * ticks - leftPx;
		const y = threats.y[i]! + threats.vy[i]! * ticks - topPx;
		const radius = threats.halfWidthPx[i]!;
		const lastRow = Math.min(side - 1, Math.floor((y + radius) / SHIP_PX));
		const lastColumn = Math.min(side - 1, Math.floor((x + radius) / SHIP_PX));
		for (let row = Math.max(0, Math.ceil((y - radius) / SHIP_PX)); row <= lastRow; row++) {
			for (let column = Math.max(0, Math.ceil((x - radius) / SHIP_PX)); column <= lastColumn; column++) {
				const dx = column * SHIP_PX - x;
				const dy = row * SHIP_PX - y;
				if (dx * dx + dy * dy <= radius * radius) closed[row * side + column] = 1;
			}
		}
	}
	return closed;
}
