/** Against whom a player of simple habits wins, and against whom he doesn't. */
import { expect, test } from "vitest";
import { humanTrial } from "../../../../tools/bench/match-trial/human-trial.ts";

const IS_SOAK = process.env.SOAK === "1";
const MATCHES = IS_SOAK ? 50 : 6;
/** Three minutes a match, or half of that. */
const HALF_TICKS = IS_SOAK ? 5400 : 2700;

test("at easy the CPU loses most matches to a simple player, at hard it wins them", () => {
	const easy = humanTrial("easy", MATCHES, HALF_TICKS);
	const hard = humanTrial("hard", MATCHES, HALF_TICKS);
	expect(easy.goals[0]).toBeGreaterThan(easy.goals[1]);
	expect(hard.goals[1]).toBeGreaterThan(hard.goals[0]);
	if (IS_SOAK) {
		expect(easy.wins).toBeGreaterThan(MATCHES / 2);
		expect(hard.losses).toBeGreaterThan(MATCHES / 2);
	} else {
		// Half a match is often drawn.
		expect(easy.wins).toBeGreaterThan(easy.losses);
		expect(hard.losses).toBeGreaterThan(hard.wins);
	}
});
