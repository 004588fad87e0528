import { expect, test } from "vitest";
import { createBrains, tickBrains } from "../../../../cart/volley/pitch/brain/brains.ts";
import { coachSightOf } from "../../../../cart/volley/pitch/brain/coach-sight.ts";
import { createIntents } from "../../../../cart/volley/pitch/brain/interface.ts";
import { matchView } from "./brain-views.ts";

test("the coach sees whom a man sees, and whom he remembers where he guesses them", () => {
	const passer = { x: 34, y: 40, headingX: 0, headingY: 1, pad: 0, memoryTicks: 30 };
	const before = matchView({
		tick: 10,
		players: { 5: passer, 6: { x: 36, y: 60, vx: 0, vy: 3 }, 7: { x: 30, y: 55 } },
	});
	const brains = createBrains(before);
	tickBrains(brains, before, createIntents(), () => 0.5);
	// Twenty ticks later the one has run behind his back.
	const now = matchView({ tick: 30, players: { 5: passer, 6: { x: 36, y: 20 }, 7: { x: 30, y: 55 } } });
	tickBrains(brains, now, createIntents(), () => 0.5);
	const sight = coachSightOf(now, brains, 5);
	expect(sight.seen.map(({ man }) => man)).toEqual([7]);
	expect(sight.remembered.map(({ man, x, y }) => [man, Math.round(x), Math.round(y)])).toEqual([[6, 36, 61]]);
	expect(sight.sector).toMatchObject({ x: 34, y: 40, wayX: 0, wayY: 1 });
	expect(sight.thought).toBeNull();
});
