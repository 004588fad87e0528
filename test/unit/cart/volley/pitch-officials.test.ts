/** What is only to be looked at: referee and linesmen, and how a goal is celebrated. */
import { expect, test } from "vitest";
import {
	createOfficials,
	isCardUp,
	pictureOfOfficial,
	replayedOfficial,
	tickOfficials,
} from "../../../../cart/volley/pitch/officials.ts";
import { REPLAY_AT, replayNumber } from "../../../../cart/volley/pitch/replay.ts";
import { emptyField, NO_WISH, newMatch, roll, run, stand } from "./pitch-stage.ts";

test("a linesman keeps level with the last man but one, or with the ball beyond him", () => {
	const { match } = emptyField();
	match.isCut = false;
	// Team 0 attacks upwards: the upper half's line is team 1's.
	match.players.forEach((player, i) => {
		player.y = i < 11 ? 90 : 60;
	});
	stand(match, 11, 34, 1);
	stand(match, 14, 20, 22);
	stand(match, 15, 40, 30);
	roll(match, 34, 40, 0, 0, 9);
	const officials = createOfficials();
	for (let i = 0; i < 400; i++) tickOfficials(officials, match);
	expect(Math.abs(officials.linesmen[0].y - 22)).toBeLessThan(2.1);
	expect(officials.linesmen[0].x).toBeLessThan(0);
	roll(match, 34, 10, 0, 0, 9);
	for (let i = 0; i < 400; i++) tickOfficials(officials, match);
	expect(Math.abs(officials.linesmen[0].y - 10)).toBeLessThan(2.1);
});

test("the referee follows play, and is seldom in anybody's way", () => {
	const { match, chance } = newMatch();
	const officials = createOfficials();
	let far = 0;
	let inTheWay = 0;
	const ticks = 1800;
	run(match, chance, ticks, () => {
		tickOfficials(officials, match);
		const { referee } = officials;
		const distance = (x: number, y: number) => Math.hypot(x - referee.x, y - referee.y);
		if (distance(match.ball.x, match.ball.y) > 25) far += 1;
		if (match.players.some((player) => distance(player.x, player.y) < 1)) inTheWay += 1;
		return false;
	});
	expect(far / ticks).toBeLessThan(0.15);
	expect(inTheWay / ticks).toBeLessThan(0.08);
});

test("a card is shown at the spot, its colour is the caption's, and the flag is up for offside", () => {
	const { match } = emptyField();
	match.isCut = false;
	const officials = createOfficials();
	officials.referee.x = 50;
	roll(match, 34, 30, 0, 0, 9);
	match.sounds.push("card");
	match.sides[1].statistics.reds = 1;
	match.sides[0].statistics.offsides = 1;
	tickOfficials(officials, match);
	match.sounds.length = 0;
	expect(officials.isRed).toBe(true);
	expect(officials.flagTicks[0]).toBeGreaterThan(0);
	for (let i = 0; i < 120 && !isCardUp(officials); i++) tickOfficials(officials, match);
	expect(isCardUp(officials)).toBe(true);
	expect(Math.hypot(officials.referee.x - 34, officials.referee.y - 30)).toBeLessThan(6);
	for (let i = 0; i < 120; i++) tickOfficials(officials, match);
	expect(isCardUp(officials)).toBe(false);
});

test("a goal shown again has the officials in it, as they ran, and the net that bulges", () => {
	const { match, chance } = emptyField();
	const officials = createOfficials();
	const seen: { x: number; y: number; picture: number }[] = [];
	let bulgePx = 0;
	roll(match, 34, 30, 0, -30, 9);
	run(match, chance, 300, (m) => {
		if (m.replayTicks > 0) return true;
		tickOfficials(officials, m);
		bulgePx = Math.max(bulgePx, m.bulgePx);
		const { x, y } = officials.referee;
		if (m.tick % 3 === 0) seen.push({ x, y, picture: pictureOfOfficial(officials.referee) });
		return false;
	});
	const { replay } = match;
	expect(replay.count).toBeGreaterThan(20);
	expect(bulgePx).toBeGreaterThan(1);
	const records = Array.from({ length: replay.count }, (_, n) => n);
	const bulges = records.map((n) => replayNumber(replay, n, REPLAY_AT.bulge));
	expect(Math.max(...bulges)).toBeGreaterThan(bulgePx * 0.7);
	expect(bulges[0]).toBe(0);
	for (const n of records) {
		const { x, y, picture } = replayedOfficial(officials, replay, n, 0);
		const place = seen.find((there) => Math.hypot(there.x - x, there.y - y) < 0.02);
		expect(place?.picture).toBe(picture);
	}
});

test("after a goal the scorer runs to the corner and his mates to him; a man in hand goes where his pad says", () => {
	const { match, chance } = emptyField({ players: "one" });
	for (const i of [7, 8]) stand(match, i, 30, 20);
	stand(match, 9, 36, 12);
	roll(match, 34, 0.5, 0, -20, 9);
	match.pads[0].player = 8;
	run(
		match,
		chance,
		110,
		() => false,
		() => [NO_WISH, null],
	);
	expect(match.sides[0].goals).toBe(1);
	const scorer = match.players[9]!;
	expect(Math.hypot(scorer.x - 63, scorer.y - 6)).toBeLessThan(16);
	expect(Math.hypot(match.players[7]!.x - scorer.x, match.players[7]!.y - scorer.y)).toBeLessThan(12);
	expect(Math.hypot(match.players[8]!.x - 30, match.players[8]!.y - 20)).toBeLessThan(4);
});
