/**
 * The test fields of the pilots: 160 × 160 px, a ship of 2 px a tick that is hit within 5 px on the whole path of the
 * tick, and bullets in fixed slots. Rates are bullets a tick.
 */
import { createScreen, type Screen } from "../pilot/eyes.ts";
import { MOVE_DX, MOVE_DY } from "../pilot/moves.ts";
import { passesWithin } from "../sky/geometry.ts";

export const FIELD_PX = 160;
export const SHIP_PX = 2;
export const HIT_PX = 5;
/** Bullets are gone this far outside the field. */
const MARGIN_PX = 8;
/** A bullet farther than this, each way, was no nearer than a hit in the tick before. */
const NEAR_PX = 12;
/** Room for the densest pattern. */
const SLOTS = 512;

export type PatternName = "rain" | "rings" | "cross" | "aimed";

export interface Field {
	readonly pattern: PatternName;
	/** Bullets a tick, in the mean. */
	readonly rate: number;
	readonly live: Uint8Array;
	readonly x: Float64Array;
	readonly y: Float64Array;
	readonly vx: Float64Array;
	readonly vy: Float64Array;
	liveCount: number;
	/** Where a free slot is sought next. */
	cursor: number;
	/** Bullets owed, in fractions. */
	due: number;
	ticks: number;
	shipX: number;
	shipY: number;
	/** Places of the ring emitters, x, y, x, y…; the first is what the ship should be lined up with. */
	readonly emitters: number[];
	/** State of the field's own chance: the pilots can't disturb it. */
	chance: number;
}

export function createField(pattern: PatternName, rate: number, seed: number): Field {
	return {
		pattern,
		rate,
		live: new Uint8Array(SLOTS),
		x: new Float64Array(SLOTS),
		y: new Float64Array(SLOTS),
		vx: new Float64Array(SLOTS),
		vy: new Float64Array(SLOTS),
		liveCount: 0,
		cursor: 0,
		due: 0,
		ticks: 0,
		// A cell's middle of a grid of 2 px cells.
		shipX: 81,
		shipY: 121,
		emitters: [80, 20],
		chance: (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0,
	};
}

/** 0 ≤ x < 1: mulberry32, a public one. */
function chanceOf(field: Field): number {
	field.chance = (field.chance + 0x6d2b79f5) >>> 0;
	let t = field.chance;
	t = Math.imul(t ^ (t >>> 15), t | 1);
	t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
	return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

/** One tick: the ship moves, bullets move, new ones come. @returns whether the ship was hit */
export function tickField(field: Field, move: number): boolean {
	const { shipX, shipY } = field;
	field.shipX = insideField(shipX + MOVE_DX[move]! * SHIP_PX);
	field.shipY = insideField(shipY + MOVE_DY[move]! * SHIP_PX);
	const isHit = moveBullets(field, shipX, shipY);
	field.ticks += 1;
	field.emitters[0] = 80 + 50 * Math.sin((field.ticks + 1) / 70);
	spawn(field);
	return isHit;
}

/** The ship's middle stays this far inside. */
export function insideField(px: number): number {
	return Math.max(1, Math.min(FIELD_PX - 1, px));
}

/** @param fromX where the ship was before this tick, as `fromY` */
function moveBullets(field: Field, fromX: number, fromY: number): boolean {
	const { live, x, y, vx, vy, shipX, shipY } = field;
	let isHit = false;
	let left = field.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const x0 = x[i]!;
		const y0 = y[i]!;
		const x1 = x0 + vx[i]!;
		const y1 = y0 + vy[i]!;
		x[i] = x1;
		y[i] = y1;
		const dx = x1 - shipX;
		const dy = y1 - shipY;
		if (dx < NEAR_PX && dx > -NEAR_PX && dy < NEAR_PX && dy > -NEAR_PX) {
			if (passesWithin(x0 - fromX, y0 - fromY, dx, dy, HIT_PX)) isHit = true;
		}
		if (x1 < -MARGIN_PX || x1 > FIELD_PX + MARGIN_PX || y1 < -MARGIN_PX || y1 > FIELD_PX + MARGIN_PX) {
			live[i] = 0;
			field.liveCount -= 1;
		}
	}
	return isHit;
}

function addBullet(field: Field, x: number, y: number, vx: number, vy: number): void {
	if (field.liveCount >= SLOTS) return;
	while (field.live[field.cursor] === 1) field.cursor = (field.cursor + 1) % SLOTS;
	const i = field.cursor;
	field.cursor = (i + 1) % SLOTS;
	field.live[i] = 1;
	field.x[i] = x;
	field.y[i] = y;
	field.vx[i] = vx;
	field.vy[i] = vy;
	field.liveCount += 1;
}

/** Bullets of a ring, which come all at once. */
const RING = 24;

function spawn(field: Field): void {
	field.due += field.rate;
	if (field.pattern === "rings") {
		if (field.due < RING) return;
		field.due -= RING;
		spawnRing(field);
		return;
	}
	while (field.due >= 1) {
		field.due -= 1;
		if (field.pattern === "rain") spawnRain(field);
		else if (field.pattern === "cross") spawnCross(field);
		else spawnAimed(field);
	}
}

/** From above, 1.2 to 2.4 px a tick, a little aslant. */
function spawnRain(field: Field): void {
	const x = chanceOf(field) * FIELD_PX;
	addBullet(field, x, -4, (chanceOf(field) - 0.5) * 1, 1 + chanceOf(field) * 2);
}

/** From all four sides, straight across within 25° to each side. */
function spawnCross(field: Field): void {
	const side = Math.floor(chanceOf(field) * 4);
	const at = chanceOf(field) * FIELD_PX;
	const angle = side * (Math.PI / 2) + (chanceOf(field) - 0.5) * 0.87;
	const speed = 1 + chanceOf(field) * 1.2;
	const x = side === 0 ? -4 : side === 2 ? FIELD_PX + 4 : at;
	const y = side === 1 ? -4 : side === 3 ? FIELD_PX + 4 : at;
	addBullet(field, x, y, Math.cos(angle) * speed, Math.sin(angle) * speed);
}

/** From the upper edge at where the ship is, a few degrees off. */
function spawnAimed(field: Field): void {
	const x = chanceOf(field) * FIELD_PX;
	const angle = Math.atan2(field.shipY + 4, field.shipX - x) + (chanceOf(field) - 0.5) * 0.3;
	const speed = 1.4 + chanceOf(field) * 1.2;
	addBullet(field, x, -4, Math.cos(angle) * speed, Math.sin(angle) * speed);
}

/** All round from an emitter that sways above, at 1.2 to 1.8 px a tick. */
function spawnRing(field: Field): void {
	const turn = chanceOf(field) * 2 * Math.PI;
	const speed = 1.2 + chanceOf(field) * 0.6;
	for (let i = 0; i < RING; i++) {
		const angle = turn + (i * 2 * Math.PI) / RING;
		const vx = Math.cos(angle) * speed;
		const vy = Math.sin(angle) * speed;
		addBullet(field, field.emitters[0]! + vx * 4, field.emitters[1]! + vy * 4, vx, vy);
	}
}

/** Things on a field's screen: its bullets, and last the emitter. */
export const FIELD_THINGS = SLOTS + 1;

export function createFieldScreen(): Screen {
	const screen = createScreen(FIELD_THINGS);
	screen.halfWidthPx.fill(HIT_PX, 0, SLOTS);
	screen.halfHeightPx.fill(HIT_PX, 0, SLOTS);
	screen.isRound.fill(1, 0, SLOTS);
	screen.targetHalfWidthPx[SLOTS] = 4;
	return screen;
}

/** Shows the field as it is now. */
export function showField(field: Field, screen: Screen): void {
	screen.isShown.set(field.live);
	screen.x.set(field.x);
	screen.y.set(field.y);
	screen.isShown[SLOTS] = field.pattern === "rings" ? 1 : 0;
	screen.x[SLOTS] = field.emitters[0]!;
	screen.y[SLOTS] = field.emitters[1]!;
}
