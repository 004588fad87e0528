/** Whole games of SKY flown by the demo pilot. This module is bundled with VOLLEY's pictures and run in Node. */
import { createSkyPilot, flySky } from "../../../cart/volley/pilot/sky-pilot.ts";
import type { Chance } from "../../../cart/volley/sky/chance.ts";
import { type Controls, NO_CONTROLS } from "../../../cart/volley/sky/controls.ts";
import { createSky } from "../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../cart/volley/sky/sky-tick.ts";
import type { Difficulty } from "../../../cart/volley/sky/tuning.ts";

export interface GameResult {
	ticks: number;
	kills: number;
	appeared: number;
	deaths: number;
	bombs: number;
	score: number;
	stages: number;
	mostBullets: number;
	/** Where each ship was lost, for who tunes. */
	losses: string[];
}

/** Plays one game until it is over or `capTicks` have gone by. */
export function playGame(chance: Chance, difficulty: Difficulty, capTicks: number): GameResult {
	const sky = createSky(difficulty);
	const pilot = createSkyPilot();
	const ship = sky.ships[0]!;
	const result: GameResult = {
		ticks: 0,
		kills: 0,
		appeared: 0,
		deaths: 0,
		bombs: 0,
		score: 0,
		stages: 0,
		mostBullets: 0,
		losses: [],
	};
	let kills = 0;
	let appeared = 0;
	const idleTicks = 30 + chance.randomInt(60);
	for (; result.ticks < capTicks && sky.phase !== "over"; result.ticks++) {
		const before = ship.mode;
		// The rules throw few dice: a first second and a half of idle hands makes each game another.
		const controls = result.ticks < idleTicks ? idle(chance) : flySky(pilot, sky);
		if (controls.isBombPressed) result.bombs += 1;
		tickSky(sky, [controls], chance);
		if (before === "flying" && ship.mode === "hit") {
			result.deaths += 1;
			const kinds = sky.enemies.filter((enemy) => enemy.isLive).map((enemy) => enemy.kind);
			result.losses.push(
				`${Math.round(result.ticks / 60)} s, stage ${sky.stage + 1}, ${sky.phase}, (${Math.round(ship.x)}, ${Math.round(ship.y)}), ${kinds.join(" ")}`,
			);
		}
		// Both begin anew with each stage.
		if (sky.appeared < appeared) {
			result.kills += kills;
			result.appeared += appeared;
			result.stages += 1;
		}
		kills = sky.kills;
		appeared = sky.appeared;
		result.mostBullets = Math.max(result.mostBullets, sky.bullets.liveCount);
	}
	result.kills += kills;
	result.appeared += appeared;
	result.score = sky.score;
	return result;
}

function idle(chance: Chance): Controls {
	return { ...NO_CONTROLS, dx: chance.randomInt(3) - 1, dy: chance.randomInt(3) - 1, isFiring: true };
}
