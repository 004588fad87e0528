/** The last seconds of play, kept in the state: a ring of records, each the places of 22 men and of the ball. */
import { PLAYER_COUNT } from "./brain/interface.ts";
import { pictureOf } from "./footballer-picture.ts";
import type { MatchState } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

/**
 * A record: x, y and picture of each man; x, y and height of the ball; how far the net bulges. Centimetres, and
 * hundredths of a pixel.
 */
const NUMBERS_A_MAN = 3;
const BALL_AT = PLAYER_COUNT * NUMBERS_A_MAN;
const BULGE_AT = BALL_AT + 3;
const RECORD_NUMBERS = BULGE_AT + 1;

export interface Replay {
	/** PITCH_TUNING.replayRecords records. */
	places: Int16Array;
	/** Record that is written next, and how many there are. */
	next: number;
	count: number;
}

export function createReplay(): Replay {
	return { places: new Int16Array(PITCH_TUNING.replayRecords * RECORD_NUMBERS), next: 0, count: 0 };
}

/** Whether this tick is one of those that are recorded: every few, of play and of what becomes of the ball after it. */
export function isRecorded({ tick, moment, momentTicks }: MatchState): boolean {
	const isShown = moment === "play" || (moment === "stopped" && momentTicks < PITCH_TUNING.replayAfterTicks);
	return isShown && tick % PITCH_TUNING.replayEveryTicks === 0;
}

/** Records this tick. A man's picture is kept as `pictureOf` numbers it. */
export function recordReplay(match: MatchState): void {
	const { replay, players, ball } = match;
	const { places } = replay;
	let at = replay.next * RECORD_NUMBERS;
	for (let i = 0; i < PLAYER_COUNT; i++) {
		const player = players[i]!;
		places[at] = player.x * 100;
		places[at + 1] = player.y * 100;
		places[at + 2] = pictureOf(player);
		at += NUMBERS_A_MAN;
	}
	places[at] = ball.x * 100;
	places[at + 1] = ball.y * 100;
	places[at + 2] = ball.z * 100;
	places[at + 3] = match.bulgePx * 100;
	replay.next = (replay.next + 1) % PITCH_TUNING.replayRecords;
	replay.count = Math.min(PITCH_TUNING.replayRecords, replay.count + 1);
}

/** Forgets what was before: nothing is shown across a cut. */
export function clearReplay(replay: Replay): void {
	replay.next = 0;
	replay.count = 0;
}

/** Where in the ring the record `n` from the oldest one stands. */
export function recordIndex({ next, count }: Replay, n: number): number {
	const oldest = next - count + PITCH_TUNING.replayRecords;
	return (oldest + n) % PITCH_TUNING.replayRecords;
}

/** A number between record `n` and the one after it; n may have a fraction. @param at place of the number in a record */
export function replayNumber(replay: Replay, n: number, at: number): number {
	return numberBetween(replay, n, replay.places, RECORD_NUMBERS, at);
}

/** The same of another ring that is written along with the replay's. @param numbers of a record there */
export function numberBetween(replay: Replay, n: number, places: Int16Array, numbers: number, at: number): number {
	const whole = Math.min(replay.count - 1, Math.floor(n));
	const from = places[recordIndex(replay, whole) * numbers + at]!;
	const to = places[recordIndex(replay, Math.min(replay.count - 1, whole + 1)) * numbers + at]!;
	return (from + (to - from) * (n - whole)) / 100;
}

/** A man's picture in record `n`. @param at place of his first number in a record */
export function replayPicture(replay: Replay, n: number, at: number): number {
	const index = recordIndex(replay, Math.min(replay.count - 1, Math.floor(n)));
	return replay.places[index * RECORD_NUMBERS + at + 2]!;
}

/** Where a record has the first number of what it holds. */
export const REPLAY_AT = {
	man: (player: number) => player * NUMBERS_A_MAN,
	ball: BALL_AT,
	bulge: BULGE_AT,
} as const;

/** Shows the last seconds again, at half speed, when the joy has died down. */
export function startReplay(match: MatchState): void {
	match.replayTicks = match.replay.count > 20 ? (match.replay.count - 1) * PITCH_TUNING.replayEveryTicks * 2 : 0;
}

/** In `replayTicks`: the goal just scored will be shown again. */
export const REPLAY_DUE = -1;

/** Which record a replay with so many ticks left shows. */
export function replayPlace(match: MatchState): number {
	const all = (match.replay.count - 1) * PITCH_TUNING.replayEveryTicks * 2;
	return (all - match.replayTicks) / (PITCH_TUNING.replayEveryTicks * 2);
}
