/** Score, chain, medals and extra ships. The score never falls. */
import type { Ship, SkyState } from "./sky-state.ts";
import { DIFFICULTY, SKY_TUNING } from "./tuning.ts";

/** 1 to `multiplierMax`: one more for each eight kills of the chain. */
export function multiplierOf(chain: number): number {
	return Math.min(SKY_TUNING.multiplierMax, 1 + Math.floor(chain / SKY_TUNING.killsPerMultiplier));
}

/** Adds points (0 or more) and gives the extra ships that they bring. */
export function addScore(sky: SkyState, points: number): void {
	sky.score = Math.min(99_999_990, sky.score + Math.max(0, Math.round(points / 10) * 10));
	while (sky.score >= sky.nextExtraLife) {
		// 20,000, 60,000, 140,000, 300,000…
		sky.nextExtraLife = 2 * sky.nextExtraLife + SKY_TUNING.extraLifeFirst;
		let isGiven = false;
		for (const ship of sky.ships) {
			if (ship.mode !== "absent" && ship.mode !== "out" && giveLife(ship)) isGiven = true;
		}
		if (isGiven) sky.sounds.push("extra-life");
	}
}

/** @returns whether there was room for one more */
export function giveLife(ship: Ship): boolean {
	if (ship.spareLives >= SKY_TUNING.spareLivesMax) return false;
	ship.spareLives += 1;
	return true;
}

/** A kill: the chain grows and multiplies what the enemy is worth. @returns the points given */
export function scoreKill(sky: SkyState, worth: number): number {
	sky.kills += 1;
	sky.chain += 1;
	sky.chainBest = Math.max(sky.chainBest, sky.chain);
	sky.chainTicks = SKY_TUNING.chainTicks;
	const points = worth * multiplierOf(sky.chain) * DIFFICULTY[sky.difficulty].scoreFactor;
	addScore(sky, points);
	return Math.round(points / 10) * 10;
}

export function scoreGraze(sky: SkyState): void {
	sky.grazes += 1;
	addScore(sky, SKY_TUNING.grazeScore * multiplierOf(sky.chain));
	if (sky.chain > 0) sky.chainTicks = Math.max(sky.chainTicks, SKY_TUNING.grazeChainTicks);
}

/** A medal caught: worth more than the last. @returns the points given */
export function scoreMedal(sky: SkyState): number {
	const points = sky.medalValue;
	sky.medals += 1;
	sky.medalValue = Math.min(SKY_TUNING.medalMax, sky.medalValue + SKY_TUNING.medalStep);
	addScore(sky, points);
	return points;
}

export function loseMedal(sky: SkyState): void {
	sky.medalValue = SKY_TUNING.medalStep;
}

/** Runs the chain's clock; it does not run while a boss is fought, or nobody would dare to fight one. */
export function tickChain(sky: SkyState): void {
	if (sky.chainTicks === 0 || sky.boss !== null || sky.phase === "warning") return;
	sky.chainTicks -= 1;
	if (sky.chainTicks === 0) sky.chain = 0;
}

export function showPopUp(sky: SkyState, x: number, y: number, value: number): void {
	let oldest = sky.popUps[0]!;
	for (const popUp of sky.popUps) if (popUp.ticks < oldest.ticks) oldest = popUp;
	oldest.ticks = 40;
	oldest.x = Math.max(4, Math.min(252, x));
	oldest.y = Math.max(20, y);
	oldest.value = value;
}
