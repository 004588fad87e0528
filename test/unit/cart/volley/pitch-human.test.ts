/** A man with a pad can dribble, pass, shoot and score, against each level of keeper. */
import { describe, expect, test } from "vitest";
import type { CpuLevel } from "../../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../../cart/volley/pitch/match-state.ts";
import type { PadWish } from "../../../../cart/volley/pitch/pads.ts";
import { take } from "../../../../cart/volley/pitch/possession.ts";
import { emptyField, NO_WISH, run, stand } from "./pitch-stage.ts";

/** One attack: at 30 m with the ball and only the keeper before him; runs on, and shoots at a corner from 14 m. */
function attack(level: CpuLevel, seed: number): MatchState {
	const { match, chance } = emptyField({ players: "one", levels: ["normal", level] });
	for (let i = 0; i < seed * 3; i++) chance.random();
	for (const player of match.players) player.x = 3;
	stand(match, 11, 34, 2);
	stand(match, 9, 31, 30);
	take(match, 9);
	match.ball.x = 31;
	match.ball.y = 29.2;
	let held = 0;
	const wish = (): PadWish => {
		const man = match.players[9]!;
		if (match.ball.holder !== 9 || man.y > 15) return { ...NO_WISH, dy: -1 };
		held += 1;
		const dx = seed % 2 === 0 ? 0.35 : -0.1;
		return { ...NO_WISH, dx, dy: -1, isShotHeld: held < 12, isShotReleased: held === 12 };
	};
	run(
		match,
		chance,
		240,
		(m) => m.moment === "stopped",
		() => [wish(), null],
	);
	return match;
}

describe.each(["easy", "normal", "hard"] as const)("against a keeper at %s", (level) => {
	test("shots are counted, and some of thirty go in, not all", () => {
		let goals = 0;
		let shots = 0;
		for (let seed = 1; seed <= 30; seed++) {
			const match = attack(level, seed);
			goals += match.sides[0].goals;
			shots += match.sides[0].statistics.shots;
		}
		expect(shots).toBeGreaterThan(20);
		expect(goals).toBeGreaterThan(2);
		expect(goals).toBeLessThan(30);
	});
});

test("a pass goes to the mate on the side pointed to, and the pad goes with it", () => {
	const { match, chance } = emptyField({ players: "one", isOffsideOn: false });
	stand(match, 9, 34, 60);
	stand(match, 8, 46, 50);
	stand(match, 7, 22, 50);
	take(match, 9);
	match.ball.x = 34;
	match.ball.y = 59.2;
	const wish = (tick: number): PadWish => ({
		...NO_WISH,
		dx: tick < 4 ? 1 : 0,
		dy: tick < 4 ? -1 : 0,
		isPass: tick === 2,
	});
	run(
		match,
		chance,
		8,
		() => false,
		(tick) => [wish(tick), null],
	);
	expect(match.ball.passTarget).toBe(8);
	expect(match.pads[0].player).toBe(8);
	// He goes to meet it, as anybody would.
	const meet = (): PadWish => {
		const man = match.players[8]!;
		const dx = match.ball.x - man.x;
		const dy = match.ball.y - man.y;
		const distance = Math.max(0.1, Math.hypot(dx, dy));
		return { ...NO_WISH, dx: dx / distance, dy: dy / distance };
	};
	run(
		match,
		chance,
		120,
		(m) => m.ball.holder === 8,
		() => [meet(), null],
	);
	expect(match.ball.holder).toBe(8);
	expect(match.sides[0].statistics).toMatchObject({ passes: 1, passesCompleted: 1 });
});

test("the man that a pad steers goes where it points, whatever the brains think", () => {
	const { match, chance } = emptyField({ players: "one" });
	stand(match, 9, 34, 52);
	take(match, 9);
	run(
		match,
		chance,
		60,
		() => false,
		() => [{ ...NO_WISH, dx: 1 }, null],
	);
	const man = match.players[9]!;
	expect(man.x).toBeGreaterThan(42);
	expect(Math.abs(man.y - 52)).toBeLessThan(1);
	expect(match.ball.holder).toBe(9);
	run(
		match,
		chance,
		30,
		() => false,
		() => [NO_WISH, null],
	);
	expect(Math.hypot(man.vx, man.vy)).toBeLessThan(0.1);
});

test("two together steer two men of one side, two against each other one of each", () => {
	const together = emptyField({ players: "together" });
	for (const i of [7, 8, 9]) stand(together.match, i, 20 + i, 60);
	run(
		together.match,
		together.chance,
		3,
		() => false,
		() => [NO_WISH, NO_WISH],
	);
	const [one, two] = together.match.pads;
	expect(one.player).not.toBe(two.player);
	expect([one.player, two.player].every((i) => i >= 1 && i < 11)).toBe(true);
	const versus = emptyField({ players: "versus" });
	run(
		versus.match,
		versus.chance,
		3,
		() => false,
		() => [NO_WISH, NO_WISH],
	);
	expect(versus.match.pads[0].player).toBeLessThan(11);
	expect(versus.match.pads[1].player).toBeGreaterThan(10);
});
