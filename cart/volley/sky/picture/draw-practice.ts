/** What a practice shows: where the ship can be hit, where bullets will be, which hulls hurt. */
import type { Machine } from "colorburst";
import { drawFrame } from "../../hud/draw-frame.ts";
import { digits, print } from "../../hud/print.ts";
import { ENEMY_KINDS } from "../enemy-kinds.ts";
import type { Practice } from "../practice.ts";
import type { SkyState } from "../sky-state.ts";
import { SKY_TUNING } from "../tuning.ts";

/** Bullets nearer than this to the ship show their way; so many of them at most, for the sprites' sake. */
const ROUTE_WITHIN_PX = 72;
const ROUTES_MAX = 14;
/** Where a bullet will be after so many ticks. */
const ROUTE_TICKS = [10, 20] as const;
const HULLS_MAX = 6;

export function drawPractice(machine: Machine, sky: SkyState, practice: Practice): void {
	if (practice.choices.isViewOn) {
		for (const ship of sky.ships) {
			if (ship.mode !== "flying") continue;
			drawFrame(machine, 0, "hitDot", 0, ship.x, ship.y, { priority: "before-all" });
			drawFrame(machine, 0, "focusRing", 0, ship.x, ship.y, { priority: "before-all" });
		}
		drawRoutes(machine, sky);
		drawHulls(machine, sky);
	}
	if (sky.gameTicks % 10 === 1) print(machine, 1, 23, `HITS ${digits(practice.hits, 2)} ${practice.lastHit.padEnd(6)}`);
}

function drawRoutes(machine: Machine, sky: SkyState): void {
	const { bullets } = sky;
	const ship = sky.ships[0]!;
	let left = bullets.liveCount;
	let shown = 0;
	for (let i = 0; left > 0 && shown < ROUTES_MAX; i++) {
		if (bullets.live[i] !== 1) continue;
		left -= 1;
		const x = bullets.x[i]!;
		const y = bullets.y[i]!;
		if (Math.abs(x - ship.x) > ROUTE_WITHIN_PX || Math.abs(y - ship.y) > ROUTE_WITHIN_PX) continue;
		shown += 1;
		for (const ticks of ROUTE_TICKS) {
			drawFrame(machine, 0, "hitDot", 0, x + bullets.vx[i]! * ticks, y + bullets.vy[i]! * ticks);
		}
	}
}

/** The four corners of hulls that can be run into. */
function drawHulls(machine: Machine, sky: SkyState): void {
	let shown = 0;
	for (const enemy of sky.enemies) {
		if (shown >= HULLS_MAX) return;
		const { halfWidthPx, halfHeightPx, isGround } = ENEMY_KINDS[enemy.kind];
		if (!enemy.isLive || isGround || enemy.y < 0) continue;
		shown += 1;
		const dx = halfWidthPx - SKY_TUNING.rammingInsetPx + 2;
		const dy = halfHeightPx - SKY_TUNING.rammingInsetPx + 2;
		for (let corner = 0; corner < 4; corner++) {
			const x = enemy.x + ((corner & 1) === 0 ? -dx : dx);
			const y = enemy.y + ((corner & 2) === 0 ? -dy : dy);
			drawFrame(machine, 0, "hitDot", 0, x, y, { priority: "before-all" });
		}
	}
}
