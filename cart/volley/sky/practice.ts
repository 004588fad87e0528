/** Practice: any stage that was reached, with chosen power, at full speed or slowly. It earns no high score. */
import type { Controls } from "./controls.ts";
import { beginStage } from "./director.ts";
import { ENEMY_KINDS } from "./enemy-kinds.ts";
import { isBeam, laserXAt } from "./lasers.ts";
import type { SkyState } from "./sky-state.ts";
import { SKY_TUNING } from "./tuning.ts";

export interface PracticeChoices {
	/** 0 is the first. */
	stage: number;
	/** 1–3. */
	shotLevel: number;
	/** 0–3. */
	missileLevel: number;
	/** Hit boxes, where bullets go, and the ways of tanks. */
	isViewOn: boolean;
	/** The game goes on in one of so many ticks: 1, 2 or 4. */
	slowness: number;
}

export const SLOWNESSES: readonly number[] = [1, 2, 4];

export function firstPractice(): PracticeChoices {
	return { stage: 0, shotLevel: 2, missileLevel: 1, isViewOn: true, slowness: 1 };
}

/** What a practice keeps beside the game. */
export interface Practice {
	readonly choices: PracticeChoices;
	/** Bombs asked for between two ticks of a slow game, by player. */
	readonly isBombWanted: boolean[];
	hits: number;
	lastHit: "BULLET" | "HULL" | "LASER" | "";
}

/** Enough to get to the end, whoever flies. */
const SHIPS = 9;

export function beginPractice(sky: SkyState, choices: PracticeChoices): Practice {
	beginStage(sky, choices.stage);
	sky.isTraining = choices.isViewOn;
	sky.autoBombStages = 0;
	for (const ship of sky.ships) {
		ship.shotLevel = choices.shotLevel;
		ship.missileLevel = choices.missileLevel;
		ship.spareLives = SHIPS;
	}
	return { choices: { ...choices }, isBombWanted: [false, false], hits: 0, lastHit: "" };
}

/** The controls of a tick of the game, with what was pressed while it stood still. */
export function withWantedBomb(practice: Practice, player: number, controls: Controls): Controls {
	const isBombPressed = controls.isBombPressed || practice.isBombWanted[player]!;
	practice.isBombWanted[player] = false;
	return isBombPressed ? { ...controls, isBombPressed } : controls;
}

/** Notes a hit in the tick in which a ship was struck. */
export function noteHits(practice: Practice, sky: SkyState): void {
	for (const ship of sky.ships) {
		if (ship.mode !== "hit" || ship.modeTicks !== SKY_TUNING.deathBombWindowTicks) continue;
		practice.hits += 1;
		const isUnderBeam = sky.lasers.some(
			(laser) => isBeam(laser) && Math.abs(laserXAt(laser, laser.lean, ship.y) - ship.x) <= SKY_TUNING.laserHitPx,
		);
		const isRammed = sky.enemies.some((enemy) => {
			const { halfWidthPx, halfHeightPx, isGround } = ENEMY_KINDS[enemy.kind];
			if (!enemy.isLive || isGround) return false;
			return Math.abs(enemy.x - ship.x) <= halfWidthPx && Math.abs(enemy.y - ship.y) <= halfHeightPx;
		});
		practice.lastHit = isRammed ? "HULL" : isUnderBeam ? "LASER" : "BULLET";
	}
}
