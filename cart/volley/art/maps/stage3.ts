import { Canvas } from "../kit/canvas.ts";
import type { MapPlace } from "../kit/tile-map.ts";
import { STORM } from "../storm-palettes.ts";
import { STAGE3_PLAN } from "./stage3-plan.ts";
import { type Around, HEIGHT, jettyPiece, PIECE_PX, quayPiece, wallPiece, waterPiece } from "./storm-ground.ts";
import * as houses from "./storm-houses.ts";
import * as works from "./storm-works.ts";

/** Stage 3, the storm over the fortress city: 256 px wide; the game starts at its lower end and scrolls up. */
export const STAGE3_PIECES = STAGE3_PLAN.length;
const COLUMNS = 16;

interface Thing {
	readonly draw: () => Canvas;
	readonly palette: number;
	/** Under it and round it: water or quay. */
	readonly isAfloat?: boolean;
	readonly place?: string;
}

const { roofs, iron, stone } = STORM;

/** Things by their sign in the plan, where their upper left piece stands. */
const THINGS: Readonly<Record<string, Thing>> = {
	a: { draw: () => houses.cottage(houses.SLATE, false), palette: roofs },
	b: { draw: () => houses.cottage(houses.TILE, true), palette: roofs },
	c: { draw: () => houses.terrace(houses.TILE), palette: roofs },
	E: { draw: () => houses.courtHouse(houses.SLATE), palette: roofs },
	W: { draw: houses.storeHouse, palette: roofs },
	K: { draw: houses.church, palette: roofs },
	t: { draw: works.gunPad, palette: iron, place: "turret" },
	k: { draw: works.cargo, palette: iron },
	C: { draw: works.jibCrane, palette: iron },
	S: { draw: works.steamer, palette: iron, isAfloat: true },
	M: { draw: works.cruiser, palette: iron, isAfloat: true },
	L: { draw: works.lighthouse, palette: iron, isAfloat: true },
	T: { draw: works.tower, palette: stone },
	p: { draw: works.streetLamp, palette: stone },
	f: { draw: works.bastion, palette: iron, place: "turret" },
	o: { draw: works.buoy, palette: iron, isAfloat: true },
};

const WATER_SIGNS = "~.B";

/** 0 water, 1 quay, 2 wall; outside the map as its edge. */
function heightAt(column: number, row: number): number {
	const line = STAGE3_PLAN[Math.max(0, Math.min(STAGE3_PIECES - 1, row))]!;
	const sign = line[Math.max(0, Math.min(COLUMNS - 1, column))]!;
	if (WATER_SIGNS.includes(sign) || THINGS[sign]?.isAfloat) return HEIGHT.water;
	return sign === "#" || sign === "T" || sign === "^" ? HEIGHT.wall : HEIGHT.quay;
}

/** Which detail a piece shows: scattered, the same every time. */
function variantAt(column: number, row: number): number {
	let hash = Math.imul(column + 17, 0x9e3779b1) ^ Math.imul(row + 101, 0x85ebca77);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) % 12;
}

export function drawStage3(): { picture: Canvas; places: MapPlace[] } {
	checkPlan();
	const picture = new Canvas(COLUMNS * PIECE_PX, STAGE3_PIECES * PIECE_PX);
	const places: MapPlace[] = [];
	for (let row = 0; row < STAGE3_PIECES; row++)
		for (let column = 0; column < COLUMNS; column++)
			picture.stamp(pieceAt(column, row), column * PIECE_PX, row * PIECE_PX);
	STAGE3_PLAN.forEach((line, row) => {
		[...line].forEach((sign, column) => {
			if (sign === "B") places.push(placeAt("boat", places.length, column * PIECE_PX, row * PIECE_PX));
		});
	});
	eachThing((_, thing, column, row) => {
		const drawn = thing.draw();
		picture.stamp(drawn, column * PIECE_PX, row * PIECE_PX, thing.palette);
		// A gun stands in the middle of its thing.
		const inset = (drawn.width - PIECE_PX) / 2;
		if (thing.place !== undefined)
			places.push(placeAt(thing.place, places.length, column * PIECE_PX + inset, row * PIECE_PX + inset));
	});
	return { picture, places };
}

function placeAt(type: string, count: number, xPx: number, yPx: number): MapPlace {
	return { name: `${type}-${count + 1}`, type, xPx, yPx };
}

function pieceAt(column: number, row: number): Canvas {
	const sign = STAGE3_PLAN[row]![column]!;
	const around: Around = {
		north: heightAt(column, row - 1),
		south: heightAt(column, row + 1),
		west: heightAt(column - 1, row),
		east: heightAt(column + 1, row),
		northWest: heightAt(column - 1, row - 1),
	};
	const variant = variantAt(column, row);
	const height = heightAt(column, row);
	if (height === HEIGHT.water) return waterPiece(around, variant, sign === "~");
	if (sign === "J") return jettyPiece(around);
	return height === HEIGHT.wall ? wallPiece(around, variant) : quayPiece(around, variant);
}

/** Half a piece of water must lie all round what a boat's middle may be in. */
export function boatWater(): number[] {
	const isFree = (column: number, row: number) => {
		for (let dy = -1; dy <= 1; dy++)
			for (let dx = -1; dx <= 1; dx++) {
				if (column + dx < 0 || column + dx >= COLUMNS || !isOpen(column + dx, row + dy)) return false;
			}
		return true;
	};
	return STAGE3_PLAN.map((line, row) => {
		let bits = 0;
		for (let column = 0; column < COLUMNS; column++) {
			if (isFree(column, row)) bits |= 1 << column;
			else if (line[column] === "B") throw new Error(`stage 3, row ${row}, column ${column}: a boat has no room there`);
		}
		return bits;
	});
}

/** Water with no ship on it. */
function isOpen(column: number, row: number): boolean {
	return heightAt(column, row) === HEIGHT.water && !AFLOAT.has(`${column},${row}`);
}

/** Pieces of water that ships lie on. */
const AFLOAT = new Set<string>();

/** Every thing has the pieces under it to itself: quay (signs "=" and "-") or, afloat, water. @throws Error naming the place */
function checkPlan(): void {
	const covered = new Map<string, string>();
	eachThing((sign, thing, column, row) => {
		const { width, height } = thing.draw();
		for (let dy = 0; dy < Math.ceil(height / PIECE_PX); dy++)
			for (let dx = 0; dx < Math.ceil(width / PIECE_PX); dx++) {
				const at = `${column + dx},${row + dy}`;
				const under = STAGE3_PLAN[row + dy]?.[column + dx] ?? " ";
				const isOwn = dx === 0 && dy === 0;
				const fits = thing.isAfloat ? "~.".includes(under) : sign === "T" ? under === "^" : under === "-";
				if (!isOwn && !fits) throw new Error(`stage 3, row ${row}, column ${column}: "${sign}" stands on "${under}"`);
				const other = covered.get(at);
				if (other !== undefined) throw new Error(`stage 3, ${at}: "${sign}" stands on "${other}"`);
				covered.set(at, sign);
				if (thing.isAfloat) AFLOAT.add(at);
			}
	});
	STAGE3_PLAN.forEach((line, row) => {
		[...line].forEach((sign, column) => {
			if ((sign === "-" || sign === "^") && !covered.has(`${column},${row}`))
				throw new Error(`stage 3, row ${row}, column ${column}: nothing stands on "${sign}"`);
		});
		if (line.length !== COLUMNS) throw new Error(`stage 3, row ${row}: ${line.length} signs`);
	});
}

function eachThing(visit: (sign: string, thing: Thing, column: number, row: number) => void): void {
	STAGE3_PLAN.forEach((line, row) => {
		[...line].forEach((sign, column) => {
			const thing = THINGS[sign];
			if (thing !== undefined) visit(sign, thing, column, row);
		});
	});
}
