/**
 * Referee and linesmen, as they are seen: they follow play and rule nothing (the rules are referee.ts). The referee runs
 * a diagonal behind play and keeps out of everybody's way; a linesman keeps level with the last man but one.
 */
import { TEAM_SIZE } from "./brain/interface.ts";
import { clamp, FIELD } from "./field.ts";
import { phaseOf } from "./footballer-picture.ts";
import type { MatchState } from "./match-state.ts";
import { isRecorded, numberBetween, type Replay, recordIndex } from "./replay.ts";
import { directionOf } from "./running.ts";
import { PITCH_TUNING } from "./tuning.ts";

export interface Official {
	x: number;
	y: number;
	/** 0–7 clockwise from up. */
	direction: number;
	/** Metres run, −1 when he stands. */
	ranM: number;
}

export interface Officials {
	referee: Official;
	/** The upper half's, on the left line, and the lower half's, on the right one. */
	linesmen: [Official, Official];
	/** Ticks left that each flag is up. */
	flagTicks: [number, number];
	/** Ticks left that the card is held up, and whether it is red. */
	cardTicks: number;
	isRed: boolean;
	/** Counts as of the last tick: what is new is shown. */
	reds: number;
	offsides: number;
	/** A ring that is written along with the match's replay: x and y in centimetres and picture of each of the three. */
	places: Int16Array;
}

const NUMBERS_A_MAN = 3;
const RECORD_NUMBERS = 3 * NUMBERS_A_MAN;

const TICK_S = 1 / 60;
const REFEREE_MPS = 13;
/** To the spot of a foul he sprints, and shows the card from this near. */
const SPRINT_MPS = 22;
const CARD_FROM_M = 5;
const LINESMAN_MPS = 12;
/** So far behind play and to its side he stays, and so far from any man. */
const BEHIND_M = 8;
const ASIDE_M = 6;
const ELBOW_ROOM_M = 3;
const CARD_SHOWN_TICKS = 110;
const FLAG_SHOWN_TICKS = 90;
const LINE_X = [-1.6, FIELD.width + 1.6] as const;

function official(x: number, y: number): Official {
	return { x, y, direction: 0, ranM: -1 };
}

export function createOfficials(): Officials {
	return {
		referee: official(FIELD.middleX + 8, FIELD.middleY + 8),
		linesmen: [official(LINE_X[0], FIELD.middleY), official(LINE_X[1], FIELD.middleY)],
		flagTicks: [0, 0],
		cardTicks: 0,
		isRed: false,
		reds: 0,
		offsides: 0,
		places: new Int16Array(PITCH_TUNING.replayRecords * RECORD_NUMBERS),
	};
}

export function tickOfficials(officials: Officials, match: MatchState): void {
	noteNews(officials, match);
	const { referee, linesmen } = officials;
	if (officials.cardTicks > 0) showCard(officials, match);
	else followPlay(referee, match);
	for (let line = 0; line < 2; line++) {
		const man = linesmen[line as 0 | 1];
		if (officials.flagTicks[line as 0 | 1] > 0) {
			officials.flagTicks[line as 0 | 1] -= 1;
			man.ranM = -1;
		} else run(man, LINE_X[line as 0 | 1], lastManButOneY(match, line), LINESMAN_MPS, match.isCut);
		// He looks in, but for when he runs along.
		if (man.ranM < 0) man.direction = line === 0 ? 2 : 6;
	}
	const { replay } = match;
	if (!isRecorded(match) || replay.count === 0) return;
	const newest = recordIndex(replay, replay.count - 1);
	[referee, ...linesmen].forEach((man, n) => {
		const at = newest * RECORD_NUMBERS + n * NUMBERS_A_MAN;
		officials.places[at] = man.x * 100;
		officials.places[at + 1] = man.y * 100;
		officials.places[at + 2] = pictureOfOfficial(man);
	});
}

/** Where an official was in record `place` of the replay, and his picture. @param n 0: the referee; 1, 2: the linesmen */
export function replayedOfficial({ places }: Officials, replay: Replay, place: number, n: number) {
	const at = n * NUMBERS_A_MAN;
	const index = recordIndex(replay, Math.min(replay.count - 1, Math.floor(place)));
	return {
		x: numberBetween(replay, place, places, RECORD_NUMBERS, at),
		y: numberBetween(replay, place, places, RECORD_NUMBERS, at + 1),
		picture: places[index * RECORD_NUMBERS + at + 2]!,
	};
}

/** Frame of his picture, as footballers' are numbered. */
export function pictureOfOfficial({ direction, ranM }: Official): number {
	return direction * 4 + phaseOf(ranM);
}

/** A card or an offside since the last tick. */
function noteNews(officials: Officials, match: MatchState): void {
	const [home, away] = match.sides;
	const reds = home.statistics.reds + away.statistics.reds;
	const offsides = home.statistics.offsides + away.statistics.offsides;
	if (match.sounds.includes("card")) {
		officials.cardTicks = CARD_SHOWN_TICKS;
		officials.isRed = reds > officials.reds;
	}
	const line = match.ball.y < FIELD.middleY ? 0 : 1;
	const isThrowIn = match.momentTicks === 0 && match.next?.moment === "throw-in";
	if (offsides > officials.offsides || isThrowIn) officials.flagTicks[line] = FLAG_SHOWN_TICKS;
	officials.reds = reds;
	officials.offsides = offsides;
}

/** To the spot first; a new start of play finds him where he is. */
function showCard(officials: Officials, match: MatchState): void {
	const { referee } = officials;
	const dx = referee.x - match.ball.x;
	const dy = referee.y - match.ball.y;
	const isThere = dx * dx + dy * dy <= CARD_FROM_M * CARD_FROM_M;
	if (officials.cardTicks < CARD_SHOWN_TICKS || isThere) {
		officials.cardTicks -= 1;
		referee.ranM = -1;
		referee.direction = 4;
	} else run(referee, match.ball.x + 3, match.ball.y + 1, SPRINT_MPS, match.isCut);
}

/** Whether the card is up: he has come to the spot. */
export function isCardUp({ cardTicks }: Officials): boolean {
	return cardTicks > 0 && cardTicks < CARD_SHOWN_TICKS;
}

function followPlay(referee: Official, match: MatchState): void {
	const { ball } = match;
	const team = ball.lastTouch >= TEAM_SIZE ? 1 : 0;
	const { attack } = match.sides[team];
	const aside = ball.x > FIELD.middleX ? -ASIDE_M : ASIDE_M;
	let x = clamp(ball.x + aside, 4, FIELD.width - 4);
	let y = clamp(ball.y - attack * BEHIND_M, 4, FIELD.length - 4);
	// Away from whoever is near.
	for (const player of match.players) {
		const dx = referee.x - player.x;
		const dy = referee.y - player.y;
		if (dx > ELBOW_ROOM_M || dx < -ELBOW_ROOM_M || dy > ELBOW_ROOM_M || dy < -ELBOW_ROOM_M) continue;
		x += dx * 2;
		y += dy * 2;
	}
	run(referee, x, y, REFEREE_MPS, match.isCut);
}

/** Where the offside line of the half runs: the last opponent but one, or the ball if it is nearer to the goal. */
function lastManButOneY(match: MatchState, line: number): number {
	const into = line === 0 ? 1 : -1;
	const goalY = line === 0 ? 0 : FIELD.length;
	const defenders = match.sides[0].attack === (line === 0 ? 1 : -1) ? 0 : TEAM_SIZE;
	let last = Number.POSITIVE_INFINITY;
	let butOne = Number.POSITIVE_INFINITY;
	for (let i = defenders; i < defenders + TEAM_SIZE; i++) {
		const player = match.players[i]!;
		if (!player.isOnPitch) continue;
		const depth = (player.y - goalY) * into;
		if (depth < last) {
			butOne = last;
			last = depth;
		} else if (depth < butOne) butOne = depth;
	}
	const ball = (match.ball.y - goalY) * into;
	return goalY + into * clamp(Math.min(butOne, ball), 0, FIELD.middleY);
}

/** @param isCut he is put there, as after a restart that all others are put to as well */
function run(man: Official, x: number, y: number, speedMps: number, isCut: boolean): void {
	const dx = x - man.x;
	const dy = y - man.y;
	const far = Math.sqrt(dx * dx + dy * dy);
	if (isCut) {
		man.x = x;
		man.y = y;
		man.ranM = -1;
		return;
	}
	// He waits until it is worth a step, and then runs the faster the farther off he is.
	if (far < (man.ranM < 0 ? 2 : 0.4)) {
		man.ranM = -1;
		return;
	}
	const step = Math.min(speedMps, 2 + far * 1.2) * TICK_S;
	man.x += (dx / far) * step;
	man.y += (dy / far) * step;
	man.ranM = (Math.max(0, man.ranM) + step) % 4096;
	man.direction = directionOf(dx, dy);
}
