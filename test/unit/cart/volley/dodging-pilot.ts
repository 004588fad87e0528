/**
 * A simple player for tests: looks a little ahead along nine directions, takes the one in which nothing comes near,
 * and else drifts under the nearest enemy. It is a test's tool, far below the demo pilot: it sees no farther than
 * half a second.
 */
import { type Controls, NO_CONTROLS } from "../../../../cart/volley/sky/controls.ts";
import { ENEMY_KINDS } from "../../../../cart/volley/sky/enemy-kinds.ts";
import type { Ship, SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { SKY_TUNING } from "../../../../cart/volley/sky/tuning.ts";

const DIRECTIONS = [
	[0, 0],
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
] as const;

export interface PilotSkill {
	/** Ticks it looks ahead. */
	readonly lookTicks: number;
	/** Whether it bombs when every way is bad. */
	readonly bombs: boolean;
}

export function dodge(sky: SkyState, skill: PilotSkill): Controls {
	const ship = sky.ships[0]!;
	if (ship.mode === "hit") return { ...NO_CONTROLS, isBombPressed: skill.bombs && ship.bombs > 0 };
	if (ship.mode !== "flying") return NO_CONTROLS;
	let best: readonly [number, number] = [0, 0];
	let bestCost = Number.POSITIVE_INFINITY;
	for (const direction of DIRECTIONS) {
		const cost = costOf(sky, ship, direction, skill.lookTicks);
		if (cost < bestCost) {
			bestCost = cost;
			best = direction;
		}
	}
	return {
		dx: best[0],
		dy: best[1],
		isFiring: true,
		isFocused: false,
		isBombPressed: skill.bombs && bestCost > 3000 && ship.bombs > 0 && ship.invulnerableTicks === 0,
	};
}

function costOf(sky: SkyState, ship: Ship, [dx, dy]: readonly [number, number], lookTicks: number): number {
	const speed = SKY_TUNING.shipSpeed * (dx !== 0 && dy !== 0 ? SKY_TUNING.diagonalFactor : 1);
	const at = (t: number) => ({
		x: Math.min(246, Math.max(10, ship.x + dx * speed * t)),
		y: Math.min(210, Math.max(20, ship.y + dy * speed * t)),
	});
	let cost = 0;
	const { bullets } = sky;
	for (let t = 1; t <= lookTicks; t += 2) {
		const here = at(t);
		const weight = 4000 / (t + 3);
		for (let i = 0; i < bullets.live.length; i++) {
			if (bullets.live[i] !== 1) continue;
			const bx = bullets.x[i]! + bullets.vx[i]! * t - here.x;
			const by = bullets.y[i]! + bullets.vy[i]! * t - here.y;
			const near = bx * bx + by * by;
			if (near < 81) cost += weight;
			else if (near < 256) cost += weight / 40;
		}
		for (const enemy of sky.enemies) {
			if (!enemy.isLive || ENEMY_KINDS[enemy.kind].isGround) continue;
			const spec = ENEMY_KINDS[enemy.kind];
			const ex = Math.abs(enemy.x + enemy.vx * t - here.x) - spec.halfWidthPx;
			const ey = Math.abs(enemy.y + enemy.vy * t - here.y) - spec.halfHeightPx;
			if (ex < 8 && ey < 8) cost += weight;
			else if (ex < 18 && ey < 18) cost += weight / 20;
		}
	}
	// With nothing near: under the nearest enemy, in the lower third; items are worth a detour.
	const soon = at(12);
	cost += Math.abs(soon.x - wantedX(sky, ship)) * 0.4 + Math.abs(soon.y - 180) * 0.4;
	return cost;
}

function wantedX(sky: SkyState, ship: Ship): number {
	for (let i = 0; i < sky.items.live.length; i++) {
		if (sky.items.live[i] === 1 && sky.items.y[i]! > 90) return sky.items.x[i]!;
	}
	let x = 128;
	let best = Number.POSITIVE_INFINITY;
	for (const enemy of sky.enemies) {
		if (!enemy.isLive || enemy.y > ship.y - 20 || enemy.y < 0) continue;
		const away = Math.abs(enemy.x - ship.x);
		if (away < best) {
			best = away;
			x = enemy.x;
		}
	}
	return x;
}
