/** Each restart, for either side: where the ball lies, who is at it, how far off the others are, and that it is taken. */
import { expect, test } from "vitest";
import type { MatchMoment } from "../../../../cart/volley/pitch/brain/interface.ts";
import { stopFor } from "../../../../cart/volley/pitch/restarts.ts";
import { newMatch, run } from "./pitch-stage.ts";

/** Moment, team, where play stopped, where the laws want the ball: [least x, most x, least y, most y], room in metres. */
type Case = readonly [
	moment: MatchMoment,
	team: 0 | 1,
	at: readonly [number, number],
	spot: readonly [number, number, number, number],
	roomM: number,
];

// In the first half team 0 attacks y = 0. A goal area is 5.5 m deep and 18.32 m wide; a corner's arc has 1 m.
const CASES: readonly Case[] = [
	["kick-off", 0, [34, 52.5], [34, 34, 52.5, 52.5], 9.15],
	["kick-off", 1, [34, 52.5], [34, 34, 52.5, 52.5], 9.15],
	["throw-in", 0, [-0.2, 30], [0, 0.2, 30, 30], 2],
	["throw-in", 1, [68.2, 71], [67.8, 68, 71, 71], 2],
	["corner", 0, [0.4, 0.4], [0, 1, 0, 1], 9.15],
	["corner", 1, [67.6, 104.6], [67, 68, 104, 105], 9.15],
	["goal-kick", 0, [41, 99.5], [24.84, 43.16, 99.5, 105], 9.15],
	["goal-kick", 1, [27, 5.5], [24.84, 43.16, 0, 5.5], 9.15],
	["free-kick", 0, [20, 40], [20, 20, 40, 40], 9.15],
	["free-kick", 1, [50, 60], [50, 50, 60, 60], 9.15],
	["penalty", 0, [30, 9], [34, 34, 11, 11], 9.15],
	["penalty", 1, [30, 96], [34, 34, 94, 94], 9.15],
];

test.each(CASES)("%s of team %i", (moment, team, [x, y], [leastX, mostX, leastY, mostY], roomM) => {
	const { match, chance } = newMatch({}, 3);
	run(match, chance, 300, (m) => m.moment === "play");
	stopFor(match, moment, team, x, y, 1);
	run(match, chance, 4, (m) => m.moment === moment);
	expect([match.moment, match.restartTeam]).toEqual([moment, team]);
	const { ball, restartTaker } = match;
	expect(ball.x).toBeGreaterThanOrEqual(leastX);
	expect(ball.x).toBeLessThanOrEqual(mostX);
	expect(ball.y).toBeGreaterThanOrEqual(leastY);
	expect(ball.y).toBeLessThanOrEqual(mostY);
	const taker = match.players[restartTaker]!;
	expect(taker.team).toBe(team);
	expect(Math.hypot(taker.x - ball.x, taker.y - ball.y)).toBeLessThan(1.5);
	match.players.forEach((player, i) => {
		if (player.team === team || (moment === "penalty" && i % 11 === 0)) return;
		expect(Math.hypot(player.x - ball.x, player.y - ball.y)).toBeGreaterThan(roomM - 0.01);
	});
	const { sounds } = match;
	expect(sounds).toContain("whistle-short");
	run(match, chance, 600, (m) => m.moment !== moment);
	expect(match.moment).toBe("play");
	expect(match.ball.kicker).toBe(restartTaker);
	expect(Math.hypot(match.ball.vx, match.ball.vy)).toBeGreaterThan(5);
});
