/** Balls that spring off somebody, and what the laws make of them. Team 0 attacks upwards. */
import { describe, expect, test } from "vitest";
import { handle } from "../../../../cart/volley/pitch/keeper.ts";
import { emptyField, roll, run, stand } from "./pitch-stage.ts";

describe("a shot", () => {
	test("that a defender blocks springs off him, and may go behind: a corner", () => {
		let corners = 0;
		for (let seed = 0; seed < 30; seed++) {
			const { match, chance } = emptyField();
			for (let i = 0; i < seed; i++) chance.random();
			stand(match, 15, 34, 6);
			roll(match, 34, 7.3, 0, -34, 8);
			match.ball.isShot = true;
			match.ball.kicker = 8;
			// Nobody stops a ball of 34 m/s dead.
			run(match, chance, 4);
			expect(match.ball.holder).not.toBe(15);
			expect(match.ball.lastTouch).toBe(15);
			run(match, chance, 80, (m) => m.moment === "stopped");
			if (match.next?.moment === "corner") corners += 1;
		}
		expect(corners).toBeGreaterThan(2);
		expect(corners).toBeLessThan(29);
	});

	test("parried round the post goes past it, never into the own goal", () => {
		const ends = { corner: 0, play: 0 };
		for (let seed = 0; seed < 60; seed++) {
			const { match, chance } = emptyField();
			for (let i = 0; i < seed; i++) chance.random();
			stand(match, 11, 33 + (seed % 5) * 0.5, 1.5);
			roll(match, match.players[11]!.x + 0.3, 2, 0, -40, 8);
			// Not by the shot's own chance to get through: what comes back is looked at.
			match.ball.isShot = false;
			match.ball.isPass = false;
			handle(match, 11, chance);
			expect(match.moment).toBe("play");
			match.players[11]!.downTicks = 1000;
			match.players[11]!.isDown = true;
			run(match, chance, 120, (m) => m.moment === "stopped");
			expect(match.sides[0].goals + match.sides[1].goals).toBe(0);
			if (match.next?.moment === "corner") ends.corner += 1;
			else ends.play += 1;
		}
		expect(ends.corner).toBeGreaterThan(10);
		expect(ends.play).toBeGreaterThan(10);
	});

	test("on the bar comes back into play", () => {
		const { match, chance } = emptyField();
		roll(match, 34, 0.4, 0, -30, 8);
		match.ball.z = 2.5;
		match.ball.vz = 0.48;
		run(match, chance, 4);
		expect(match.moment).toBe("play");
		expect(match.ball.vy).toBeGreaterThan(0);
		expect(match.caption).toContain("WOODWORK");
	});
});

test("who stands offside and plays the ball as it comes is offside: no goal", () => {
	const { match, chance } = emptyField();
	for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
	stand(match, 9, 34, 6);
	roll(match, 34, 7, 0, -3, 8);
	// His side kicked it while he stood beyond the last man but one.
	match.offsideTeam = 0;
	match.offsideBits = 1 << 9;
	run(match, chance, 40, (m) => m.moment === "stopped");
	expect(match.next).toMatchObject({ moment: "free-kick", team: 1 });
	expect(match.sides[0].statistics).toMatchObject({ offsides: 1, shots: 0 });
	expect(match.sides[0].goals).toBe(0);
});

test("into the own goal at either end: it counts for the others", () => {
	const ends = [
		{ y: 3, vy: -30, toucher: 19, scorer: 0 },
		{ y: 102, vy: 30, toucher: 8, scorer: 1 },
	] as const;
	for (const { y, vy, toucher, scorer } of ends) {
		const { match, chance } = emptyField();
		roll(match, 34, y, 0, vy, toucher);
		run(match, chance, 60, (m) => m.moment === "stopped");
		expect(match.sides[scorer].goals).toBe(1);
		expect(match.goals[0]).toMatchObject({ team: scorer, isOwnGoal: true });
		expect(match.next).toMatchObject({ moment: "kick-off", team: 1 - scorer });
	}
});
