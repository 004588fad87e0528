/** What men do without the ball: the last line, runs behind it, pressing, the keeper's place. Team 0 attacks y = 105. */
import { describe, expect, test } from "vitest";
import { createBrains, tickBrains } from "../../../../cart/volley/pitch/brain/brains.ts";
import { lineAdvanceM } from "../../../../cart/volley/pitch/brain/defend-mind.ts";
import { createIntents, type MatchView } from "../../../../cart/volley/pitch/brain/interface.ts";
import { passCandidates } from "../../../../cart/volley/pitch/brain/pass-candidates.ts";
import { aimOver } from "../../../../cart/volley/pitch/brain/pass-over.ts";
import { matchView, type ViewChanges } from "./brain-views.ts";

/** Lets everybody think for a while in a moment that stands still. */
function think(changes: ViewChanges, ticks = 130, from = 0) {
	const brains = createBrains(matchView(changes));
	const intents = createIntents();
	let view: MatchView = matchView(changes);
	for (let tick = from; tick < from + ticks; tick++) {
		view = matchView({ ...changes, tick });
		tickBrains(brains, view, intents, () => 0.4);
	}
	return { brains, intents, view };
}

describe("the last line", () => {
	test.each([
		[90, 36],
		[52, 24.8],
		[40, 17.36],
		[15, 9],
	])("with the ball %d m before the goal it stands at %d m", (ball, line) => {
		expect(lineAdvanceM({ view: matchView({ ball: { y: ball } }), attack: 1 })).toBeCloseTo(line, 6);
		expect(lineAdvanceM({ view: matchView({ ball: { y: 105 - ball } }), attack: -1 })).toBeCloseTo(line, 6);
	});

	test("who has gone behind it is marked no farther than the line", () => {
		const { brains } = think({
			ball: { x: 34, y: 70, holder: 15 },
			players: {
				2: { x: 30, y: 34, role: "defender", homeX: 30, homeY: 20 },
				6: { x: 34, y: 66, homeX: 34, homeY: 40 },
				15: { x: 34, y: 70, headingY: -1 },
				20: { x: 30, y: 22, role: "forward", headingY: -1 },
			},
		});
		// (70 − 12) × 0.62.
		expect(brains.minds[2]!.spotY).toBeGreaterThan(35.9);
	});
});

describe("runs behind the line", () => {
	const changes: ViewChanges = {
		ball: { x: 34, y: 60, holder: 7 },
		players: {
			7: { x: 34, y: 60 },
			9: { x: 40, y: 78, role: "forward", homeX: 40, homeY: 50 },
			11: { x: 34, y: 103, headingY: -1 },
			13: { x: 36, y: 80, role: "defender", headingY: -1 },
		},
	};
	test("a forward on the last man's shoulder starts, now and then, for the space behind him", () => {
		let most = 0;
		for (let from = 0; from < 140; from += 10) {
			const { brains } = think(changes, 10, from);
			most = Math.max(most, brains.minds[9]!.spotY);
		}
		expect(most).toBeGreaterThan(88);
	});
	test("not while the ball is far back: no pass would come", () => {
		let most = 0;
		for (let from = 0; from < 140; from += 10) {
			const back = { ...changes, ball: { x: 34, y: 20, holder: 7 } };
			const { brains } = think({ ...back, players: { ...changes.players, 7: { x: 34, y: 20 } } }, 10, from);
			most = Math.max(most, brains.minds[9]!.spotY);
		}
		expect(most).toBeLessThan(83);
	});
	test("a high ball is aimed at where a runner will be when it comes down, and only if he isn't beaten to it", () => {
		const runner = { x: 34, y: 60, vx: 0, vy: 10, speedMps: 12 };
		const view = matchView({ tick: 0, players: { 7: { x: 34, y: 40 }, 9: runner } });
		const { brains } = think({ players: { 7: { x: 34, y: 40 }, 9: runner } }, 1);
		const from = view.players[7]!;
		const takers = { reactionS: 0, reachM: 1 };
		const [candidate] = passCandidates(view, brains.memory, 7);
		expect(aimOver(from, candidate!, 0, 1, [], takers)).toBe(true);
		const seconds = Math.hypot(candidate!.aimX - 34, candidate!.aimY - 40) / candidate!.speedMps;
		expect(candidate!.aimY).toBeCloseTo(60 + 10 * seconds, 0);
		const [again] = passCandidates(view, brains.memory, 7);
		const waiting = { x: again!.x, y: candidate!.aimY, vx: 0, vy: 0, speedMps: 12 };
		expect(aimOver(from, again!, 0, 1, [waiting], takers)).toBe(false);
		expect(again!.kind).toBe("pass");
	});
});

describe("pressing", () => {
	const men = { 15: { x: 34, y: 50, headingY: -1 }, 6: { x: 34, y: 46 }, 5: { x: 28, y: 40, homeX: 8, homeY: 10 } };
	const ball = { x: 34, y: 49.2, holder: 15 };
	test("the first man goes at the ball", () => {
		const { intents } = think({ ball, players: men }, 3);
		expect(intents[6]!.moveY).toBeGreaterThan(0.5);
	});
	test("if a pad holds the first man, a mate does it beside him", () => {
		const alone = think({ ball, players: men }, 3).intents[5]!;
		const { intents } = think({ ball, players: { ...men, 6: { ...men[6], pad: 0 } } }, 3);
		const toBall = (intent: { moveX: number; moveY: number }) => intent.moveX * 6 + intent.moveY * 9.2;
		expect(toBall(intents[5]!)).toBeGreaterThan(6);
		expect(toBall(intents[5]!)).toBeGreaterThan(toBall(alone));
	});
});

test("the keeper stands on the line from the ball to the middle of his goal, out of it the farther the ball is", () => {
	const out: number[] = [];
	for (const y of [16, 25, 38]) {
		const { brains } = think({ ball: { x: 50, y, holder: 15 }, players: { 0: {}, 15: { x: 50, y, headingY: -1 } } }, 3);
		const { spotX, spotY } = brains.minds[0]!;
		expect((spotX - 34) / spotY).toBeCloseTo(16 / y, 6);
		out.push(Math.hypot(spotX - 34, spotY));
	}
	expect(out[0]).toBeLessThan(out[1]!);
	expect(out[2]).toBeLessThanOrEqual(6.001);
});
