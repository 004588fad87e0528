/** Against whom a player of simple habits wins, and against whom he doesn't. */
import { expect, test } from "vitest";
import { humanTrial } from "../../../../tools/bench/match-trial/human-trial.ts";

const IS_SOAK = process.env.SOAK === "1";
const MATCHES = IS_SOAK ? 50 : 6;
/** Three minutes a match, or half of that. */
const HALF_TICKS = IS_SOAK ? 5400 : 2700;
const TIMEOUT_MS = IS_SOAK ? 900_000 : 180_000;
/** Half a match is often drawn: there it is more of the one than of the other. */
const LEAST = IS_SOAK ? MATCHES / 2 : 0;

test("at easy the CPU loses most matches to a simple player", { timeout: TIMEOUT_MS }, () => {
	const { wins, losses, goals } = humanTrial("easy", MATCHES, HALF_TICKS);
	expect(goals[0]).toBeGreaterThan(goals[1]);
	expect(wins).toBeGreaterThan(Math.max(losses, LEAST));
});

test("at hard it wins most of them", { timeout: TIMEOUT_MS }, () => {
	const { wins, losses, goals } = humanTrial("hard", MATCHES, HALF_TICKS);
	expect(goals[1]).toBeGreaterThan(goals[0]);
	expect(losses).toBeGreaterThan(Math.max(wins, LEAST));
});
