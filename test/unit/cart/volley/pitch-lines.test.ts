/** The ball over each line, by each side: who goes on, with what, from where. Team 0 attacks upwards in the first half. */
import { describe, expect, test } from "vitest";
import { emptyField, newMatch, roll, run } from "./pitch-stage.ts";

const HOSTS_MAN = 8;
const GUESTS_MAN = 19;

function after(x: number, y: number, vx: number, vy: number, lastTouch: number) {
	const { match, chance } = emptyField();
	roll(match, x, y, vx, vy, lastTouch);
	run(match, chance, 60, (m) => m.moment === "stopped");
	return match;
}

describe("touch lines", () => {
	test.each([
		["left", 5.5, -20, GUESTS_MAN, 0],
		["left", 5.5, -20, HOSTS_MAN, 1],
		["right", 66, 20, GUESTS_MAN, 0],
		["right", 66, 20, HOSTS_MAN, 1],
	])("over the %s line, last touched by the other side: throw-in", (_, x, vx, toucher, team) => {
		const match = after(x, 10, vx, 0, toucher);
		expect(match.next).toMatchObject({ moment: "throw-in", team });
		expect(match.sides[team as 0 | 1].statistics.throwIns).toBe(1);
		expect(match.caption).toContain("THROW-IN");
	});
});

describe("goal lines beside the goal", () => {
	test.each([
		["top", 50, 3, -30, HOSTS_MAN, "goal-kick", 1],
		["top", 50, 3, -30, GUESTS_MAN, "corner", 0],
		["bottom", 50, 102, 30, GUESTS_MAN, "goal-kick", 0],
		["bottom", 50, 102, 30, HOSTS_MAN, "corner", 1],
	])("%s line", (_, x, y, vy, toucher, moment, team) => {
		const match = after(x, y, 0, vy, toucher);
		expect(match.next).toMatchObject({ moment, team });
		if (moment === "corner") {
			expect(match.sides[team as 0 | 1].statistics.corners).toBe(1);
			expect(match.next!.x).toBeGreaterThan(67);
		}
	});
});

test("a goal counts for the side that attacks that end, and the other side kicks off", () => {
	const top = after(34, 3, 0, -30, HOSTS_MAN);
	expect([top.sides[0].goals, top.sides[1].goals]).toEqual([1, 0]);
	expect(top.next).toMatchObject({ moment: "kick-off", team: 1 });
	expect(top.caption).toContain("GOAL!");
	const bottom = after(34, 102, 0, 30, GUESTS_MAN);
	expect([bottom.sides[0].goals, bottom.sides[1].goals]).toEqual([0, 1]);
	expect(bottom.next).toMatchObject({ moment: "kick-off", team: 0 });
});

test("an own goal counts for the others and is called so", () => {
	const match = after(34, 102, 0, 30, HOSTS_MAN);
	expect(match.sides[1].goals).toBe(1);
	expect(match.goals[0]).toMatchObject({ team: 1, isOwnGoal: true });
	expect(match.caption).toContain("OWN GOAL");
});

test("off the post play goes on", () => {
	const { match, chance } = emptyField();
	roll(match, 38, 3, 0, -30, HOSTS_MAN);
	run(match, chance, 12);
	expect(match.moment).toBe("play");
	expect(match.ball.vy).toBeGreaterThan(0);
	expect(match.caption).toContain("WOODWORK");
});

test("after a goal comes the replay, then the kick-off with both sides at home and the ball on the spot", () => {
	const { match, chance } = emptyField();
	for (let i = 0; i < 90; i++) {
		roll(match, 34, 50, 0, 0, HOSTS_MAN);
		run(match, chance, 1);
	}
	roll(match, 34, 3, 0, -30, HOSTS_MAN);
	run(match, chance, 400, (m) => m.replayTicks > 0);
	expect(match.replayTicks).toBeGreaterThan(100);
	run(match, chance, 1000, (m) => m.moment === "kick-off");
	expect([match.ball.x, match.ball.y]).toEqual([34, 52.5]);
	const taker = match.players[match.restartTaker]!;
	expect(taker.team).toBe(1);
	for (const player of match.players) {
		if (player === taker) continue;
		const isOwnHalf = player.team === 0 ? player.y >= 52.5 : player.y <= 52.5;
		expect(isOwnHalf).toBe(true);
	}
});

test("any button ends the replay at once", () => {
	const { match, chance } = newMatch({ players: "one" });
	match.replayTicks = 200;
	match.moment = "stopped";
	const press = {
		dx: 0,
		dy: 0,
		isPass: true,
		isShotHeld: false,
		isShotReleased: false,
		isLob: false,
		isThrough: false,
		isSlide: false,
		isSwitch: false,
	};
	run(
		match,
		chance,
		1,
		() => false,
		() => [press, null],
	);
	expect(match.replayTicks).toBe(0);
	expect(match.moment).toBe("kick-off");
});

test("opponents keep 9.15 m from a dead ball, and the taker stands at it", () => {
	const { match, chance } = newMatch({}, 5);
	run(match, chance, 200, (m) => m.moment === "kick-off");
	for (let i = 0; i < 20 && match.moment === "kick-off"; i++) {
		run(match, chance, 1);
		if (match.moment !== "kick-off") break;
		for (const player of match.players) {
			if (player.team === match.restartTeam) continue;
			expect(Math.hypot(player.x - 34, player.y - 52.5)).toBeGreaterThan(9.1);
		}
	}
	const taker = match.players[match.restartTaker];
	if (taker !== undefined) expect(Math.hypot(taker.x - 34, taker.y - 52.5)).toBeLessThan(1.5);
});
