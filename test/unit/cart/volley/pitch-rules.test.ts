/** Offside, cards, penalties, hands, periods, substitutions: each as the laws say. Team 0 attacks upwards. */
import { describe, expect, test } from "vitest";
import { sendOff, showYellow } from "../../../../cart/volley/pitch/cards.ts";
import { gameMinute } from "../../../../cart/volley/pitch/clock.ts";
import { kickAs } from "../../../../cart/volley/pitch/kicks.ts";
import type { MatchState } from "../../../../cart/volley/pitch/match-state.ts";
import { take } from "../../../../cart/volley/pitch/possession.ts";
import { stopFor } from "../../../../cart/volley/pitch/restarts.ts";
import { shootOutWinner } from "../../../../cart/volley/pitch/shoot-out.ts";
import { emptyField, newMatch, roll, run, stand } from "./pitch-stage.ts";

function passTo(
	match: MatchState,
	from: number,
	to: number,
	chance: { random(): number; randomInt(n: number): number },
) {
	const mate = match.players[to]!;
	take(match, from);
	match.ball.x = match.players[from]!.x;
	match.ball.y = match.players[from]!.y;
	const intent = match.intents[from]!;
	Object.assign(intent, { action: "pass", targetPlayer: to, targetX: mate.x, targetY: mate.y, power: -1 });
	kickAs(match, from, intent, chance);
}

describe("offside", () => {
	/** The passer at y = 40, his mate at y, the keeper at 2 and one defender at 20. */
	function through(mateY: number, isOffsideOn: boolean): MatchState {
		const { match, chance } = emptyField({ isOffsideOn });
		// Guests out of the way must not keep anybody onside.
		for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
		stand(match, 11, 34, 2);
		stand(match, 12, 40, 20);
		match.players[11]!.downTicks = 1000;
		match.players[12]!.downTicks = 1000;
		stand(match, 8, 34, 40);
		stand(match, 9, 34, mateY);
		passTo(match, 8, 9, chance);
		run(match, chance, 150, (m) => m.ball.holder === 9 || m.moment === "stopped");
		return match;
	}
	test("behind the last but one defender: free kick for the others where he stood", () => {
		const match = through(16, true);
		expect(match.next).toMatchObject({ moment: "free-kick", team: 1 });
		expect(match.sides[0].statistics.offsides).toBe(1);
		expect(match.caption).toContain("OFFSIDE");
	});
	test("level with him: play on", () => {
		expect(through(20, true).ball.holder).toBe(9);
	});
	test("switched off: play on", () => {
		expect(through(16, false).ball.holder).toBe(9);
	});
	test("in his own half: play on", () => {
		const { match, chance } = emptyField();
		for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
		stand(match, 8, 34, 80);
		stand(match, 9, 34, 54);
		passTo(match, 8, 9, chance);
		expect(match.offsideBits & (1 << 9)).toBe(0);
		run(match, chance, 150, (m) => m.ball.holder === 9 || m.moment === "stopped");
		expect(match.ball.holder).toBe(9);
	});
	test("who stands there and leaves the ball to a mate doesn't matter", () => {
		const { match, chance } = emptyField();
		for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
		for (const [man, x, y] of [
			[11, 34, 2],
			[12, 40, 30],
			[8, 34, 50],
			[9, 50, 10],
			[10, 34, 38],
		] as const) {
			stand(match, man, x, y);
		}
		for (const man of [9, 11, 12]) match.players[man]!.downTicks = 1000;
		passTo(match, 8, 10, chance);
		run(match, chance, 150, (m) => m.ball.holder === 10 || m.moment === "stopped");
		expect(match.ball.holder).toBe(10);
		expect(match.sides[0].statistics.offsides).toBe(0);
	});
	test("for the other side as well, at the other end", () => {
		const { match, chance } = emptyField();
		for (let i = 0; i < 11; i++) match.players[i]!.y = 40 - i;
		for (const [man, x, y] of [
			[0, 34, 103],
			[1, 40, 85],
			[19, 34, 65],
			[20, 34, 89],
		] as const)
			stand(match, man, x, y);
		for (const man of [0, 1]) match.players[man]!.downTicks = 1000;
		passTo(match, 19, 20, chance);
		run(match, chance, 150, (m) => m.ball.holder === 20 || m.moment === "stopped");
		expect(match.next).toMatchObject({ moment: "free-kick", team: 0 });
		expect(match.sides[1].statistics.offsides).toBe(1);
	});
	test.each(["corner", "goal-kick"] as const)("not from a %s", (moment) => {
		const { match, chance } = emptyField();
		for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
		const isCorner = moment === "corner";
		stopFor(match, moment, 0, isCorner ? 0.4 : 41, isCorner ? 0.4 : 99.5, 1);
		run(match, chance, 2);
		stand(match, 9, 34, 6);
		const taker = match.restartTaker;
		const intent = match.intents[taker]!;
		Object.assign(intent, { action: "lob", targetPlayer: 9, targetX: 34, targetY: 6, power: -1 });
		kickAs(match, taker, intent, chance);
		expect(match.offsideBits).toBe(0);
	});
	test("not from a throw-in", () => {
		const { match, chance } = emptyField();
		for (let i = 11; i < 22; i++) match.players[i]!.y = 60 + i;
		stand(match, 9, 60, 14);
		stopFor(match, "throw-in", 0, 68, 20, 1);
		run(match, chance, 2);
		match.restartTaker = 8;
		stand(match, 8, 68.4, 20);
		const intent = match.intents[8]!;
		Object.assign(intent, { action: "pass", targetPlayer: 9, targetX: 60, targetY: 14, power: -1 });
		kickAs(match, 8, intent, chance);
		expect(match.offsideBits).toBe(0);
	});
});

/** Number 19 slides into the back of number 8, who runs upwards with the ball at (34, y). */
function slideFromBehind(seed: number, y: number) {
	const { match, chance } = emptyField();
	for (let i = 0; i < seed; i++) chance.random();
	stand(match, 8, 34, y);
	stand(match, 19, 34, y + 1.5);
	match.players[8]!.headingX = 0;
	match.players[8]!.headingY = -1;
	take(match, 8);
	match.ball.x = 34;
	match.ball.y = y - 1;
	match.players[19]!.slideTicks = 45;
	match.players[19]!.vx = 0;
	match.players[19]!.vy = -15;
	return { match, chance };
}

describe("cards", () => {
	test("a second yellow is a red: he is off the pitch and his side plays with ten", () => {
		const { match, chance } = newMatch();
		showYellow(match, 4);
		expect(match.players[4]!.isOnPitch).toBe(true);
		showYellow(match, 4);
		expect(match.players[4]!.isOnPitch).toBe(false);
		expect(match.sides[0].statistics).toMatchObject({ yellows: 2, reds: 1 });
		expect(match.caption).toContain("SECOND YELLOW");
		run(match, chance, 2000);
		expect(match.players[4]!.isOnPitch).toBe(false);
		expect(match.ball.holder).not.toBe(4);
	});
	test("a man with a yellow who is booked for a foul goes off, and the free kick is given", () => {
		let sentOff = 0;
		for (let seed = 1; seed <= 60; seed++) {
			const { match, chance } = slideFromBehind(seed, 50);
			match.players[19]!.yellows = 1;
			run(match, chance, 40, (m) => m.moment === "stopped");
			if (match.players[19]!.yellows < 2) continue;
			sentOff += 1;
			expect(match.players[19]!.isOnPitch).toBe(false);
			expect(match.caption).toContain("SECOND YELLOW");
			expect(match.next).toMatchObject({ moment: "free-kick", team: 0 });
			expect(match.sides[1].statistics).toMatchObject({ fouls: 1, yellows: 1, reds: 1 });
		}
		expect(sentOff).toBeGreaterThan(3);
	});
	test("a foul before the own goal is a penalty, one outside the area is none", () => {
		const given = (y: number) => {
			const moments = new Set<string>();
			for (let seed = 1; seed <= 12; seed++) {
				const { match, chance } = slideFromBehind(seed, y);
				run(match, chance, 40, (m) => m.moment === "stopped");
				if (match.next && match.sides[1].statistics.fouls > 0) moments.add(match.next.moment);
			}
			return [...moments];
		};
		expect(given(14)).toEqual(["penalty"]);
		expect(given(20)).toEqual(["free-kick"]);
	});
	test("a slide from behind is a foul more often than not, and never by a card each time", () => {
		let fouls = 0;
		let cards = 0;
		for (let seed = 1; seed <= 60; seed++) {
			const { match, chance } = slideFromBehind(seed, 50);
			run(match, chance, 40, (m) => m.moment === "stopped");
			if (match.moment === "stopped" && match.next?.moment === "free-kick" && match.next.team === 0) fouls += 1;
			if (match.players[19]!.yellows > 0 || !match.players[19]!.isOnPitch) cards += 1;
		}
		expect(fouls).toBeGreaterThan(30);
		expect(cards).toBeGreaterThan(3);
		expect(cards).toBeLessThan(fouls);
	});
});

describe("penalties", () => {
	test("the ball lies on the spot, the keeper on his line, all others but the taker behind the area", () => {
		const { match, chance } = newMatch();
		stopFor(match, "penalty", 0, 34, 5, 1);
		run(match, chance, 3, (m) => m.moment === "penalty");
		expect([match.ball.x, match.ball.y]).toEqual([34, 11]);
		expect(match.players[11]!.y).toBeLessThan(1.5);
		match.players.forEach((player, i) => {
			if (i !== match.restartTaker && i !== 11) expect(player.y).toBeGreaterThan(16);
		});
	});
	test("given in the last second it is taken, and counts, before the whistle", () => {
		const { match, chance } = newMatch();
		run(match, chance, 100, (m) => m.moment === "kick-off");
		match.period = "second";
		match.periodTicks = match.setup.halfTicks - 1;
		stopFor(match, "penalty", 0, 34, 5, 20);
		run(match, chance, 100, (m) => m.moment === "penalty");
		expect(match.periodTicks).toBeGreaterThan(match.setup.halfTicks);
		expect(match.period).toBe("second");
		run(match, chance, 600, (m) => m.moment !== "penalty");
		expect(match.period).toBe("second");
		run(match, chance, 1200, (m) => m.period === "over");
		expect(match.period).toBe("over");
	});
	test("scored after time is up it counts, saved or missed it is over", () => {
		const ends = { scored: 0, not: 0 };
		for (let seed = 1; seed <= 12; seed++) {
			const { match, chance } = newMatch({}, seed);
			run(match, chance, 100, (m) => m.moment === "kick-off");
			match.period = "second";
			match.periodTicks = match.setup.halfTicks - 1;
			stopFor(match, "penalty", 0, 34, 5, 20);
			run(match, chance, 3000, (m) => m.period === "over");
			expect([match.period, match.caption]).toEqual(["over", "FULL TIME"]);
			expect(match.sides[0].statistics.shots).toBe(1);
			if (match.sides[0].goals === 1) ends.scored += 1;
			else ends.not += 1;
			expect(match.goals.length).toBe(match.sides[0].goals);
		}
		expect(ends.scored).toBeGreaterThan(4);
		expect(ends.not).toBeGreaterThan(0);
	});
});

describe("keepers", () => {
	test("a slow shot is held, and nobody may take it from his hands", () => {
		const { match, chance } = emptyField();
		stand(match, 11, 34, 1);
		roll(match, 34, 8, 0, -14, 8);
		match.ball.isShot = true;
		run(match, chance, 60, (m) => m.moment === "keeper-holds");
		expect(match.moment).toBe("keeper-holds");
		expect(match.ball.holder).toBe(11);
		stand(match, 9, 34, 3);
		run(match, chance, 5);
		expect(match.ball.holder).toBe(11);
	});
	test("within six seconds he lets it go", () => {
		const { match, chance } = emptyField();
		stand(match, 11, 34, 1);
		roll(match, 34, 8, 0, -14, 8);
		run(match, chance, 60, (m) => m.moment === "keeper-holds");
		run(match, chance, 360, (m) => m.moment !== "keeper-holds");
		expect(match.moment).not.toBe("keeper-holds");
	});
	test("a team-mate's pass by foot may not be taken in the hands", () => {
		const { match, chance } = emptyField();
		stand(match, 11, 34, 2);
		stand(match, 12, 34, 14);
		match.intents[11]!.action = "none";
		passTo(match, 12, 11, chance);
		run(match, chance, 120, (m) => m.ball.holder === 11);
		expect(match.ball.holder).toBe(11);
		expect(match.moment).toBe("play");
	});
});

describe("periods", () => {
	test("the sides change ends and the other side kicks off after half-time", () => {
		const { match, chance } = newMatch({ halfTicks: 300 });
		const first = match.firstKickOff;
		expect(match.sides.map((side) => side.attack)).toEqual([-1, 1]);
		run(match, chance, 3000, (m) => m.period === "second" && m.moment === "kick-off");
		expect(match.sides.map((side) => side.attack)).toEqual([1, -1]);
		expect(match.restartTeam).toBe(1 - first);
		expect(gameMinute(match)).toBe(45);
	});
	test("a draw ends a friendly, but goes to extra time and penalties in the cup", () => {
		const friendly = newMatch({ halfTicks: 60 });
		run(friendly.match, friendly.chance, 3000, (m) => m.period === "over");
		expect(friendly.match.shootOut).toBeNull();
		const cup = newMatch({ halfTicks: 60, isKnockOut: true });
		const seen = new Set<string>();
		run(cup.match, cup.chance, 20_000, (m) => {
			seen.add(m.period);
			return m.period === "over";
		});
		expect([...seen]).toEqual(["first", "second", "extra-first", "extra-second", "shoot-out", "over"]);
		expect(cup.match.shootOut!.winner).toBeGreaterThanOrEqual(0);
	});
	test("in a shoot-out everybody but taker and keeper waits in the centre circle", () => {
		const { match, chance } = newMatch({ isShootOutOnly: true });
		let kicks = 0;
		run(match, chance, 900, (m) => {
			kicks = m.shootOut!.taken[0] + m.shootOut!.taken[1];
			if (m.moment !== "play" || kicks === 0) return false;
			const inTheBox = m.players.filter((player) => player.y < 40);
			expect(inTheBox.length).toBeLessThanOrEqual(3);
			return false;
		});
		expect(kicks).toBeGreaterThan(2);
	});
	test.each([
		[[3, 3], [3, 0], 0],
		[[5, 5], [4, 4], -1],
		[[5, 4], [4, 2], 0],
		[[4, 4], [1, 4], 1],
		[[6, 6], [5, 4], 0],
		[[6, 5], [5, 4], -1],
	] as const)("shoot-out after %j kicks and %j goals: winner %i", (taken, scored, winner) => {
		expect(shootOutWinner({ taken: [...taken], scored: [...scored], kickedTicks: -1, winner: -1 })).toBe(winner);
	});
});

describe("substitutions", () => {
	test("asked for while a goal is replayed, the change is made when the ball is laid ready", () => {
		const { match, chance } = newMatch({ players: "one" });
		match.replayTicks = 60;
		match.moment = "stopped";
		const tired = match.players[7]!;
		match.sides[0].wantsOff = 7;
		run(match, chance, 30);
		expect(match.players[7]).toBe(tired);
		run(match, chance, 60, (m) => m.moment === "kick-off");
		expect(match.players[7]!.squad).toBe(11);
		expect(match.players[7]!.energy).toBeGreaterThan(0.99);
		expect(match.sides[0]).toMatchObject({ substitutions: 1, bench: [12, 13, 14] });
	});
	test("who has run for a match is tired enough to be exchanged before its end, and it is said", {
		timeout: 120_000,
	}, () => {
		const { match, chance } = newMatch({ halfTicks: 5400 }, 4);
		const said = new Set<string>();
		run(match, chance, 20_000, (m) => {
			if (m.caption.includes(" FOR ")) said.add(m.caption);
			return m.period === "over";
		});
		const changes = match.sides[0].substitutions + match.sides[1].substitutions;
		expect(changes).toBeGreaterThan(0);
		expect(changes).toBeLessThanOrEqual(6);
		expect(said.size).toBeGreaterThan(0);
	});
	test("tired men are exchanged by themselves, three at most", () => {
		const { match, chance } = newMatch();
		for (const player of match.players) player.energy = 0.2;
		for (let i = 0; i < 6; i++) {
			stopFor(match, "free-kick", 0, 34, 50, 1);
			run(match, chance, 2);
		}
		expect(match.sides.map((side) => side.substitutions)).toEqual([3, 3]);
	});
	test("whose side is played by a pad is asked, not exchanged by himself", () => {
		const { match, chance } = newMatch({ players: "one" });
		for (const player of match.players) player.energy = 0.2;
		stopFor(match, "free-kick", 0, 34, 50, 1);
		run(match, chance, 2);
		expect(match.sides.map((side) => side.substitutions)).toEqual([0, 1]);
	});
	test("who is sent off is not replaced", () => {
		const { match, chance } = newMatch();
		sendOff(match, 5, "RED CARD");
		match.sides[0].wantsOff = 5;
		stopFor(match, "free-kick", 0, 34, 50, 1);
		run(match, chance, 2);
		expect(match.players[5]!.isOnPitch).toBe(false);
		expect(match.sides[0].substitutions).toBe(0);
	});
});
