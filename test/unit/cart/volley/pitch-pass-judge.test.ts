/** The judge of passes finds the blind ones: else it would prove nothing that it finds none. */
import { expect, test } from "vitest";
import type { MatchState } from "../../../../cart/volley/pitch/match-state.ts";
import { tickMatch } from "../../../../cart/volley/pitch/match-tick.ts";
import { judgeMovie, runMatch, type TrialSetup } from "../../../../tools/bench/match-trial/match-movie.ts";
import { PassJudge } from "../../../../tools/bench/match-trial/pass-judge.ts";
import { emptyField, newMatch, stand } from "./pitch-stage.ts";

const SETUP: TrialSetup = {
	seed: 77,
	styles: ["ours", "faithful"],
	levels: ["normal", "normal"],
	clubs: [1, 6],
	weather: "rain",
	halfTicks: 500,
};

test("a movie's passes are all judged, and none of them is blind", () => {
	let counted = 0;
	const movie = runMatch(SETUP, ({ sides }) => {
		counted = sides[0].statistics.passes + sides[1].statistics.passes;
	});
	const judge = judgeMovie(movie);
	expect(counted).toBeGreaterThan(5);
	expect(judge.judged + judge.forNobody).toBe(counted);
	expect(judge.faults).toEqual([]);
	expect(() => judgeMovie({ ...movie, endHash: "0" })).toThrow("goes another way");
	expect(() => judgeMovie({ ...movie, setup: { ...SETUP, seed: 78 } })).toThrow("seed 78");
});

test("players who are told where all their mates are pass blindly, and are caught", () => {
	const { match, chance } = newMatch({ passStyles: ["random-in-view", "random-in-view"] }, 9);
	const judge = new PassJudge();
	judge.watch(match);
	for (let tick = 0; tick < 1500; tick++) {
		// What nobody may know: everybody's place, in this very frame.
		const { seenTick, x, y } = match.minds.memory;
		seenTick.fill(match.tick + 1);
		for (let at = 0; at < 22 * 22; at++) {
			x[at] = match.players[at % 22]!.x;
			y[at] = match.players[at % 22]!.y;
		}
		tickMatch(match, [null, null], chance);
		judge.watch(match);
	}
	expect(judge.blind).toBeGreaterThan(2);
	expect(judge.faults[0]).toMatch(/^tick \d+: \d+ to \d+, not seen for \d+ frames$/);
});

/** Number 5 at (34, 40) looks along +y, 120° wide and 30 m far, and remembers for 20 frames; number 6 is his mate. */
function lookout(mateX: number, mateY: number): { match: MatchState; judge: PassJudge } {
	const { match } = emptyField();
	for (const man of [5, 6]) Object.assign(match.players[man]!, { viewAngleDeg: 120, viewRadiusM: 30, memoryTicks: 20 });
	stand(match, 5, 34, 40);
	stand(match, 6, mateX, mateY);
	look(match, 0, 1);
	return { match, judge: new PassJudge() };
}

function look(match: MatchState, wayX: number, wayY: number): void {
	match.minds.heads[10] = wayX;
	match.minds.heads[11] = wayY;
}

/** A pass from 5 to 6, as the match notes it. */
function pass(match: MatchState): void {
	match.players[5]!.kickShownTicks = 12;
	Object.assign(match.ball, { kicker: 5, passTarget: 6, holder: -1 });
}

test.each([
	[
		"59° off the middle of his view",
		34 + 10 * Math.sin((59 * Math.PI) / 180),
		40 + 10 * Math.cos((59 * Math.PI) / 180),
		0,
	],
	["61° off it", 34 + 10 * Math.sin((61 * Math.PI) / 180), 40 + 10 * Math.cos((61 * Math.PI) / 180), 1],
	["29.9 m ahead", 34, 69.9, 0],
	["30.1 m ahead", 34, 70.1, 1],
	["behind him", 34, 35, 1],
])("to a mate %s", (_, x, y, blind) => {
	const { match, judge } = lookout(x, y);
	judge.watch(match);
	pass(match);
	judge.watch(match);
	expect([judge.judged, judge.blind]).toEqual([1, blind]);
});

test.each([
	[19, 0],
	[20, 0],
	[21, 1],
])("to a mate last in view %i frames ago, with a window of 20", (frames, blind) => {
	const { match, judge } = lookout(34, 60);
	judge.watch(match);
	look(match, 0, -1);
	for (let n = 0; n < frames; n++) judge.watch(match);
	pass(match);
	judge.watch(match);
	expect([judge.judged, judge.blind]).toEqual([1, blind]);
});

test("tiredness and weather narrow what he is allowed: 50° off is in view of a fresh man in the sun only", () => {
	const at = (degrees: number) => [
		34 + 10 * Math.sin((degrees * Math.PI) / 180),
		40 + 10 * Math.cos((degrees * Math.PI) / 180),
	];
	const [x, y] = at(50) as [number, number];
	const blindWith = (change: (match: MatchState) => void) => {
		const { match, judge } = lookout(x, y);
		change(match);
		judge.watch(match);
		pass(match);
		judge.watch(match);
		return judge.blind;
	};
	expect(blindWith(() => {})).toBe(0);
	// 120° × (1 − 0.3 × 0.8) = 91.2°; × 0.75 = 90°.
	expect(blindWith((match) => Object.assign(match.players[5]!, { energy: 0.2 }))).toBe(1);
	expect(blindWith((match) => Object.assign(match.setup, { weather: "snow" }))).toBe(1);
});

test("a pad's passes are nobody's business", () => {
	const { match, judge } = lookout(34, 35);
	match.players[5]!.pad = 0;
	judge.watch(match);
	pass(match);
	judge.watch(match);
	expect(judge.judged).toBe(0);
});
