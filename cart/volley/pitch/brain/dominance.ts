/**
 * Who gets where first. Dominance of a place is the opponents' shortest time to it less one's own: **own-positive**, so
 * that the most is the best for either team (the source's Ta − Tb has the sign of team B, and its example the other).
 * Source: JP4025716B2, claims 6 and 7, figures 5 to 8.
 */
import {
	FIELD_LENGTH_M,
	FIELD_WIDTH_M,
	type MatchView,
	PLAYER_COUNT,
	type PlayerView,
	TEAM_SIZE,
} from "./interface.ts";
import { speedNowMps } from "./pace.ts";
import { BRAIN_TUNING } from "./tuning.ts";

/** Areas of about 2 m: 105 m is no whole number of them, so they are 1.981 m long. */
export const AREAS_ACROSS = 34;
export const AREAS_ALONG = 53;
export const AREAS = AREAS_ACROSS * AREAS_ALONG;
const AREA_WIDTH_M = FIELD_WIDTH_M / AREAS_ACROSS;
const AREA_LENGTH_M = FIELD_LENGTH_M / AREAS_ALONG;

/** Times are kept in twentieths of a second: 10 s are 200. */
const TIME_STEPS_A_SECOND = 20;

/** Men worked in a tick: the map is whole every 11 ticks and published in the 12th. */
const MEN_A_TICK = 2;

export interface DominanceMap {
	/** Shortest times of both teams to each area, as last completed. */
	times: [Uint8Array, Uint8Array];
	/** The same, being worked out. */
	next: [Uint8Array, Uint8Array];
	/** The next man to be worked, 0 to 22. */
	man: number;
}

export function createDominanceMap(): DominanceMap {
	const far = () => new Uint8Array(AREAS).fill(BRAIN_TUNING.farTimeS * TIME_STEPS_A_SECOND);
	return { times: [far(), far()], next: [far(), far()], man: 0 };
}

export function areaAt(x: number, y: number): number {
	const column = Math.max(0, Math.min(AREAS_ACROSS - 1, Math.floor(x / AREA_WIDTH_M)));
	const row = Math.max(0, Math.min(AREAS_ALONG - 1, Math.floor(y / AREA_LENGTH_M)));
	return row * AREAS_ACROSS + column;
}

/** Q of an area: its middle. */
export function areaMiddleX(area: number): number {
	return ((area % AREAS_ACROSS) + 0.5) * AREA_WIDTH_M;
}

export function areaMiddleY(area: number): number {
	return (Math.floor(area / AREAS_ACROSS) + 0.5) * AREA_LENGTH_M;
}

/** T: |P − Q| / Va for places within 15 m of P = place + 0.5 s × velocity, else 10 s. */
export function timeToPlaceS(man: PlayerView, x: number, y: number): number {
	const dx = man.x + man.vx * BRAIN_TUNING.inertiaS - x;
	const dy = man.y + man.vy * BRAIN_TUNING.inertiaS - y;
	const square = dx * dx + dy * dy;
	if (square > BRAIN_TUNING.reachRadiusM * BRAIN_TUNING.reachRadiusM) return BRAIN_TUNING.farTimeS;
	return Math.sqrt(square) / speedNowMps(man);
}

/** Shortest time of a team's men to a place. */
export function teamTimeS(view: MatchView, team: number, x: number, y: number): number {
	let least: number = BRAIN_TUNING.farTimeS;
	const first = team * TEAM_SIZE;
	for (let man = first; man < first + TEAM_SIZE; man++) {
		const runner = view.players[man]!;
		if (!runner.isOnPitch) continue;
		const time = timeToPlaceS(runner, x, y);
		if (time < least) least = time;
	}
	return least;
}

/** Dominance of the area in which a place lies, for `team`, worked out now and exactly. */
export function dominanceAtS(view: MatchView, team: number, x: number, y: number): number {
	const area = areaAt(x, y);
	const middleX = areaMiddleX(area);
	const middleY = areaMiddleY(area);
	const own = teamTimeS(view, team, middleX, middleY);
	return teamTimeS(view, team === 0 ? 1 : 0, middleX, middleY) - own;
}

/** Dominance of an area for `team`, from the map: up to 12 ticks old, to a twentieth of a second. */
export function mapDominanceS(map: DominanceMap, team: number, area: number): number {
	const own = map.times[team as 0 | 1][area]!;
	return (map.times[team === 0 ? 1 : 0][area]! - own) / TIME_STEPS_A_SECOND;
}

/** Works out a part of the next map; publishes it when all men are in it. */
export function tickDominance(map: DominanceMap, view: MatchView): void {
	if (map.man >= PLAYER_COUNT) {
		publish(map);
		return;
	}
	for (let count = 0; count < MEN_A_TICK && map.man < PLAYER_COUNT; count++) {
		const man = view.players[map.man]!;
		if (man.isOnPitch) spreadMan(map.next[map.man < TEAM_SIZE ? 0 : 1], man);
		map.man += 1;
	}
}

function publish(map: DominanceMap): void {
	const { times, next } = map;
	map.times = next;
	map.next = times;
	times[0].fill(BRAIN_TUNING.farTimeS * TIME_STEPS_A_SECOND);
	times[1].fill(BRAIN_TUNING.farTimeS * TIME_STEPS_A_SECOND);
	map.man = 0;
}

/** Writes a man's times into the areas within 15 m, row by row, each as far as the circle reaches there. */
function spreadMan(times: Uint8Array, man: PlayerView): void {
	const radius = BRAIN_TUNING.reachRadiusM;
	const x = man.x + man.vx * BRAIN_TUNING.inertiaS;
	const y = man.y + man.vy * BRAIN_TUNING.inertiaS;
	const steps = TIME_STEPS_A_SECOND / speedNowMps(man);
	const firstRow = Math.max(0, Math.ceil((y - radius) / AREA_LENGTH_M - 0.5));
	const lastRow = Math.min(AREAS_ALONG - 1, Math.floor((y + radius) / AREA_LENGTH_M - 0.5));
	for (let row = firstRow; row <= lastRow; row++) {
		const dy = (row + 0.5) * AREA_LENGTH_M - y;
		const square = dy * dy;
		const half = Math.sqrt(Math.max(0, radius * radius - square));
		const first = Math.max(0, Math.ceil((x - half) / AREA_WIDTH_M - 0.5));
		const last = Math.min(AREAS_ACROSS - 1, Math.floor((x + half) / AREA_WIDTH_M - 0.5));
		let at = row * AREAS_ACROSS + first;
		let dx = (first + 0.5) * AREA_WIDTH_M - x;
		for (let column = first; column <= last; column++) {
			const time = Math.sqrt(dx * dx + square) * steps + 0.5;
			if (time < times[at]!) times[at] = time;
			at += 1;
			dx += AREA_WIDTH_M;
		}
	}
}
