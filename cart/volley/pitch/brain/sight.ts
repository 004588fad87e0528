/** What a man can see: a sector at his place, round the way of his face or body. Source: JP4025716B2, figures 3, 4, 10. */
import { type MatchView, PLAYER_COUNT, type PlayerView, type Weather } from "./interface.ts";
import { BRAIN_TUNING, WEATHER_SIGHT } from "./tuning.ts";

/** Whether sight follows the head or the body: the source allows both. */
export type SightBy = "face" | "body";

/** Where each man's head points, two numbers a man: a unit vector. */
export type Heads = Float32Array;

export interface Sector {
	readonly x: number;
	readonly y: number;
	/** The middle of the sector, a unit vector. */
	readonly wayX: number;
	readonly wayY: number;
	/** Cosine of α/2. */
	readonly cosHalf: number;
	readonly radiusM: number;
}

/** So much of a whole is lost by rounding at the very edge, which is still seen. */
const EDGE = 1e-6;
const RADIAN = Math.PI / 180;
const TURN_COS = Math.cos(BRAIN_TUNING.headTurnDegPerTick * RADIAN);
const TURN_SIN = Math.sin(BRAIN_TUNING.headTurnDegPerTick * RADIAN);
const NECK_COS = Math.cos(BRAIN_TUNING.headTurnMostDeg * RADIAN);
const NECK_SIN = Math.sin(BRAIN_TUNING.headTurnMostDeg * RADIAN);

/**
 * β ≤ α/2 and L ≤ r, without an arc cosine: dot ≥ |v|·cos(α/2), both sides squared. The edge is seen, and so is a place
 * where he stands himself.
 */
export function seesPlace(sector: Sector, x: number, y: number): boolean {
	const dx = x - sector.x;
	const dy = y - sector.y;
	const square = dx * dx + dy * dy;
	if (square > sector.radiusM * sector.radiusM * (1 + EDGE)) return false;
	const dot = dx * sector.wayX + dy * sector.wayY;
	const bound = sector.cosHalf * sector.cosHalf * square;
	if (sector.cosHalf >= 0) {
		if (dot < 0) return dot * dot <= EDGE * square && bound <= EDGE * square;
		return dot * dot >= bound - EDGE * square;
	}
	return dot >= 0 || dot * dot <= bound + EDGE * square;
}

/** α of this moment, degrees: smaller in bad weather, and for each man as he tires. Source: variation (1). */
export function viewAngleNowDeg(man: PlayerView, weather: Weather): number {
	return man.viewAngleDeg * WEATHER_SIGHT[weather].angle * (1 - BRAIN_TUNING.tiredViewLoss * (1 - man.energy));
}

/** r of this moment, metres: each man's own, less in bad weather. Source: variation (2). */
export function viewRadiusNowM(man: PlayerView, weather: Weather): number {
	return man.viewRadiusM * WEATHER_SIGHT[weather].radius;
}

export function sectorOf(view: MatchView, heads: Heads, man: number, sightBy: SightBy): Sector {
	const seer = view.players[man]!;
	const isFace = sightBy === "face";
	return {
		x: seer.x,
		y: seer.y,
		wayX: isFace ? heads[man * 2]! : seer.headingX,
		wayY: isFace ? heads[man * 2 + 1]! : seer.headingY,
		cosHalf: Math.cos(viewAngleNowDeg(seer, view.weather) * (RADIAN / 2)),
		radiusM: viewRadiusNowM(seer, view.weather),
	};
}

export function createHeads(view: MatchView): Heads {
	const heads = new Float32Array(PLAYER_COUNT * 2);
	for (let man = 0; man < PLAYER_COUNT; man++) {
		heads[man * 2] = view.players[man]!.headingX;
		heads[man * 2 + 1] = view.players[man]!.headingY;
	}
	return heads;
}

/**
 * Turns a head towards a way, by the neck's speed and no farther from the body than the neck goes.
 * @param wayX where he wants to look; of any length, (0, 0) for straight on
 */
export function turnHead(heads: Heads, man: number, body: PlayerView, wayX: number, wayY: number): void {
	const length = Math.sqrt(wayX * wayX + wayY * wayY);
	let wantX = body.headingX;
	let wantY = body.headingY;
	if (length > 0.001) {
		wantX = wayX / length;
		wantY = wayY / length;
		if (wantX * body.headingX + wantY * body.headingY < NECK_COS) {
			const side = body.headingX * wantY - body.headingY * wantX >= 0 ? NECK_SIN : -NECK_SIN;
			wantX = body.headingX * NECK_COS - body.headingY * side;
			wantY = body.headingX * side + body.headingY * NECK_COS;
		}
	}
	const x = heads[man * 2]!;
	const y = heads[man * 2 + 1]!;
	if (x * wantX + y * wantY < TURN_COS) {
		const sine = x * wantY - y * wantX >= 0 ? TURN_SIN : -TURN_SIN;
		wantX = x * TURN_COS - y * sine;
		wantY = x * sine + y * TURN_COS;
		const size = Math.sqrt(wantX * wantX + wantY * wantY);
		wantX /= size;
		wantY /= size;
	}
	heads[man * 2] = wantX;
	heads[man * 2 + 1] = wantY;
}
