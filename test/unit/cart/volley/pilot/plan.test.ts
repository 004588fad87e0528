/** The pilot of the game against a search of all ways that is written here. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	createField,
	createFieldScreen,
	FIELD_THINGS,
	tickField,
} from "../../../../../cart/volley/laboratory/patterns.ts";
import { createScreen, type Screen, sweptRadiusPx } from "../../../../../cart/volley/pilot/eyes.ts";
import { flyTick } from "../../../../../cart/volley/pilot/fly.ts";
import { createMind } from "../../../../../cart/volley/pilot/mind.ts";
import { MOVE_DX, MOVE_DY } from "../../../../../cart/volley/pilot/moves.ts";
import { PILOT } from "../../../../../cart/volley/pilot/pilot-tuning.ts";
import { passesWithin } from "../../../../../cart/volley/sky/geometry.ts";

const BOUNDS = { leftPx: 0, rightPx: 160, topPx: 0, bottomPx: 160 };
const HIT_PX = 4;
const BULLETS = 40;

interface Bullet {
	readonly x: number;
	readonly y: number;
	readonly vx: number;
	readonly vy: number;
}

function show(screen: Screen, bullets: readonly Bullet[], tick: number): void {
	bullets.forEach((bullet, i) => {
		screen.isShown[i] = 1;
		screen.isRound[i] = 1;
		screen.halfWidthPx[i] = HIT_PX;
		screen.halfHeightPx[i] = HIT_PX;
		screen.x[i] = bullet.x + bullet.vx * tick;
		screen.y[i] = bullet.y + bullet.vy * tick;
	});
}

/** By first move, the most steps that some way lasts, `steps` at most: a set of places that grows step by step. */
function lasting(shipX: number, shipY: number, bullets: readonly Bullet[], tick: number, steps: number): number[] {
	return MOVE_DX.map((_, first) => {
		let places = new Set([`${shipX},${shipY}`]);
		for (let step = 1; step <= steps; step++) {
			const next = new Set<string>();
			for (const place of places) {
				const [fromX, fromY] = place.split(",").map(Number) as [number, number];
				for (let move = 0; move < 9; move++) {
					if (step === 1 && move !== first) continue;
					const x = fromX + MOVE_DX[move]! * 2;
					const y = fromY + MOVE_DY[move]! * 2;
					if (x < 0 || x > 160 || y < 0 || y > 160 || next.has(`${x},${y}`)) continue;
					const isHit = bullets.some((b) => {
						const dx = b.x + b.vx * (tick + step) - x;
						const dy = b.y + b.vy * (tick + step) - y;
						return Math.hypot(dx, dy) <= sweptRadiusPx(HIT_PX, b.vx, b.vy);
					});
					if (!isHit) next.add(`${x},${y}`);
				}
			}
			if (next.size === 0) return step - 1;
			places = next;
		}
		return steps;
	});
}

const bullet = fc.record({
	x: fc.double({ min: 0, max: 160, noNaN: true }),
	y: fc.double({ min: -30, max: 190, noNaN: true }),
	vx: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
	vy: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});

test("of all first moves it takes one after which the longest way is open, and no way that it thinks open is hit", {
	timeout: process.env.SOAK ? 1_800_000 : 240_000,
}, () => {
	const tuning = { ...PILOT, steps: 12 };
	fc.assert(
		fc.property(fc.array(bullet, { minLength: 10, maxLength: BULLETS }), (bullets) => {
			const mind = createMind(tuning, BULLETS, BULLETS);
			const screen = createScreen(BULLETS);
			let x = 80;
			let y = 80;
			for (let tick = 0; tick < tuning.planTicks * 4; tick++) {
				show(screen, bullets, tick);
				// In the first tick of a plan that was made of what was seen, and not of a first blank.
				const isJudged = mind.phase === 0 && mind.plans === 3;
				const lasts = isJudged ? lasting(x, y, bullets, tick, tuning.steps) : [];
				const isOpen = isJudged && !mind.isDoomed;
				const move = flyTick(mind, tuning, BOUNDS, screen, x, y, 80, 96);
				const fromX = x;
				const fromY = y;
				x = Math.min(160, Math.max(0, x + MOVE_DX[move]! * 2));
				y = Math.min(160, Math.max(0, y + MOVE_DY[move]! * 2));
				if (!isJudged) continue;
				expect(lasts[move]).toBe(Math.max(...lasts));
				expect(isOpen).toBe(Math.max(...lasts) === tuning.steps);
				if (!isOpen) continue;
				for (const b of bullets) {
					const before = [b.x + b.vx * tick - fromX, b.y + b.vy * tick - fromY] as const;
					// Who begins the tick in a bullet is past help.
					if (Math.hypot(...before) <= sweptRadiusPx(HIT_PX, b.vx, b.vy)) continue;
					expect(passesWithin(...before, b.x + b.vx * (tick + 1) - x, b.y + b.vy * (tick + 1) - y, HIT_PX)).toBe(false);
				}
			}
		}),
		{ numRuns: process.env.SOAK ? 500 : 25 },
	);
});

test("out of the swept radius at both ends of a tick, nothing was hit between them", () => {
	const place = fc.double({ min: -12, max: 12, noNaN: true });
	const speed = fc.double({ min: -2, max: 2, noNaN: true });
	fc.assert(
		fc.property(place, place, speed, speed, fc.integer({ min: 0, max: 8 }), (x, y, vx, vy, move) => {
			const radius = sweptRadiusPx(5, vx, vy);
			const toX = x + vx - MOVE_DX[move]! * 2;
			const toY = y + vy - MOVE_DY[move]! * 2;
			fc.pre(Math.hypot(x, y) > radius && Math.hypot(toX, toY) > radius);
			expect(passesWithin(x, y, toX, toY, 5)).toBe(false);
		}),
	);
});

test("fields hit on the whole path of a tick: a bullet that is past the ship at both ends of it still hits", () => {
	const field = createField("rain", 0, 1);
	field.live[0] = 1;
	field.liveCount = 1;
	// Eight pixels above, and sixteen down in the tick.
	field.x[0] = field.shipX;
	field.y[0] = field.shipY - 8;
	field.vy[0] = 16;
	expect(tickField(field, 0)).toBe(true);
	expect(tickField(field, 0)).toBe(false);
	expect(createFieldScreen().isShown).toHaveLength(FIELD_THINGS);
});
