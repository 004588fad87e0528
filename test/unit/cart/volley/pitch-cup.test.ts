import fc from "fast-check";
import { expect, test } from "vitest";
import { champion, createCup, enterResult, ownMatch } from "../../../../cart/volley/pitch/cup.ts";
import { decodeCup, encodeCup } from "../../../../cart/volley/pitch/cup-save.ts";
import { awayKitOf, KIT_DISTANCE_LEAST, kitDistance, skillsOf, TEAMS } from "../../../../cart/volley/pitch/teams.ts";
import { seededChance } from "./seeded-chance.ts";

test("all eight teams are drawn, once each", () => {
	const cup = createCup(3, seededChance(5));
	const drawn = cup.matches.slice(0, 4).flatMap((match) => match.clubs);
	expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(ownMatch(cup)).toBeGreaterThanOrEqual(0);
});

test("three won matches win the cup; winners meet winners", () => {
	const chance = seededChance(8);
	const cup = createCup(6, chance);
	for (let round = 0; round < 3; round++) {
		const match = cup.matches[ownMatch(cup)]!;
		enterResult(cup, [1, 1], match.clubs[0] === 6 ? 0 : 1, chance);
	}
	expect(champion(cup)).toBe(6);
	expect(ownMatch(cup)).toBe(-1);
	for (let i = 4; i < 7; i++) {
		const from = i < 6 ? (i - 4) * 2 : 4;
		expect(cup.matches[i]!.clubs).toEqual([cup.matches[from]!.winner, cup.matches[from + 1]!.winner]);
	}
});

test("who loses is out, and the cup is played to its end without him", () => {
	const chance = seededChance(2);
	const cup = createCup(1, chance);
	const match = cup.matches[ownMatch(cup)]!;
	enterResult(cup, [0, 1], match.clubs[0] === 1 ? 1 : 0, chance);
	expect(cup.round).toBe(3);
	expect(champion(cup)).toBeGreaterThanOrEqual(0);
	expect(champion(cup)).not.toBe(1);
});

test("a saved cup comes back as it was; damaged bytes are no cup", () => {
	const chance = seededChance(4);
	const cup = createCup(2, chance);
	const own = cup.matches[ownMatch(cup)]!;
	enterResult(cup, [2, 0], own.clubs[0] === 2 ? 0 : 1, chance);
	const bytes = encodeCup(cup);
	expect(decodeCup(bytes)).toEqual(cup);
	fc.assert(
		fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
			const damaged = bytes.slice();
			damaged[at] = (damaged[at]! + by) & 255;
			// Sums that wrap at 251 cannot tell a byte from one 251 above it.
			if (by !== 251 && 256 - by !== 251) expect(decodeCup(damaged)).toBeNull();
		}),
	);
	expect(decodeCup(new Uint8Array(100))).toBeNull();
});

test("no two teams on the pitch look alike", () => {
	for (const home of TEAMS) {
		for (const away of TEAMS) {
			if (home === away) continue;
			expect(kitDistance(home.kit, awayKitOf(home, away)), `${home.name} ${away.name}`).toBeGreaterThanOrEqual(
				KIT_DISTANCE_LEAST,
			);
		}
	}
});

test("every squad has fifteen names and men who differ", () => {
	TEAMS.forEach((team, club) => {
		expect(new Set(team.names).size).toBe(15);
		const speeds = team.names.map((_, squad) => skillsOf(club, squad).speedMps);
		expect(Math.max(...speeds) - Math.min(...speeds)).toBeGreaterThan(0.4);
	});
});
