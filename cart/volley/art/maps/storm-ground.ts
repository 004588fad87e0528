import { Canvas, textArt } from "../kit/canvas.ts";
import { STORM } from "../storm-palettes.ts";

/** The ground of stage 3 in pieces of 16 pixels: water, quays, walls on them; each piece knows what lies round it. */
export const PIECE_PX = 16;

/** How high a piece stands. */
export const HEIGHT = { water: 0, quay: 1, wall: 2 } as const;

export interface Around {
	readonly north: number;
	readonly south: number;
	readonly west: number;
	readonly east: number;
	/** Up and to the left: whose shadow reaches this piece's corner. */
	readonly northWest: number;
}

const ROUGH = [
	textArt(
		16,
		16,
		`
................
.....23345......
..123....5661...
.12.........61..
................
................
................
..........2334..
.......123...45.
......12......5.
................
................
34..............
.45.........1233
..561......12...
................`,
	),
	textArt(
		16,
		16,
		`
................
................
........33456...
.....123.....61.
....12..........
................
................
.33445..........
3.....56........
........61......
................
................
.........23345..
......123....56.
.....12........1
................`,
	),
];

const CALM = [
	textArt(
		16,
		16,
		`
................
................
...3445.........
................
................
................
..........2344..
................
................
................
................
.....344........
................
................
................
................`,
	),
	textArt(
		16,
		16,
		`
................
................
................
................
.........23445..
................
................
................
................
..3445..........
................
................
................
................
................
................`,
	),
];

/** Water: rough at sea, calm between quays; dark under walls, white where it laps at them. */
export function waterPiece(around: Around, variant: number, isRough: boolean): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX).rect(0, 0, 16, 16, STORM.sea + 1);
	const { north, west, northWest, south, east } = around;
	const isOpen = north + west + northWest + south + east === 0;
	const waves = isRough ? ROUGH[variant % 3] : CALM[variant % 4];
	if (waves && isOpen) c.stamp(waves, 0, 0, STORM.sea);
	const deep = (h: number) => (h === HEIGHT.wall ? 9 : h === HEIGHT.quay ? 5 : 0);
	c.rect(0, 0, 16, deep(north), STORM.sea + 9);
	c.rect(0, 0, deep(west), 16, STORM.sea + 9);
	if (north === 0 && west === 0 && northWest > 0) c.rect(0, 0, deep(northWest), deep(northWest), STORM.sea + 9);
	const foam = (x: number, y: number) => c.set(x, y, STORM.sea + 7);
	if (north > 0)
		for (const x of [1, 2, 3, 7, 8, 11, 12, 13]) {
			foam(x, 0);
			if (x % 4 === 3) foam(x, 1);
		}
	if (south > 0) for (const x of [0, 1, 4, 5, 6, 10, 11, 14]) foam(x, 15);
	if (west > 0) for (const y of [2, 3, 4, 9, 10, 13]) foam(0, y);
	if (east > 0) for (const y of [0, 1, 5, 6, 7, 11, 12]) foam(15, y);
	return c;
}

/** Flagstones, wet here and there, with a curb where the quay ends and its wall to the south. */
export function quayPiece(around: Around, variant: number): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX).rect(0, 0, 16, 16, STORM.stone + 3);
	const { north, south, west, east, northWest } = around;
	// Details lie in the middle of a place only: each at an edge would be a tile more.
	const isOpen = [north, south, west, east, northWest].every((h) => h === HEIGHT.quay);
	flagstones(c, isOpen ? variant : 2);
	if (north > HEIGHT.quay) c.rect(0, 0, 16, 6, STORM.stone + 2);
	if (west > HEIGHT.quay) c.rect(0, 0, 5, 16, STORM.stone + 2);
	if (north <= HEIGHT.quay && west <= HEIGHT.quay && northWest > HEIGHT.quay) c.rect(0, 0, 5, 6, STORM.stone + 2);
	if (north === 0) c.rect(0, 0, 16, 2, STORM.stone + 6).rect(0, 2, 16, 1, STORM.stone + 2);
	if (west === 0) c.rect(0, 0, 2, 16, STORM.stone + 5).rect(2, north === 0 ? 2 : 0, 1, 16, STORM.stone + 2);
	if (east === 0) c.rect(14, 0, 1, 16, STORM.stone + 4).rect(15, 0, 1, 16, STORM.stone + 1);
	if (south === 0) masonry(c, 8, 8);
	return c;
}

function flagstones(c: Canvas, variant: number): void {
	const joint = STORM.stone + 2;
	c.rect(0, 0, 16, 1, joint).rect(0, 8, 16, 1, joint);
	c.rect(0, 0, 1, 8, joint).rect(8, 8, 1, 8, joint);
	if (variant % 6 === 0) c.rect(1, 1, 15, 7, STORM.stone + 4).rect(1, 7, 15, 1, STORM.stone + 3);
	if (variant % 6 === 1) c.rect(9, 9, 7, 6, STORM.stone + 4);
	// A puddle: the sky's light on it.
	if (variant % 6 === 3)
		c.rect(3, 10, 7, 2, STORM.stone + 7)
			.rect(4, 12, 4, 1, STORM.stone + 7)
			.rect(5, 9, 4, 1, STORM.stone + 7);
}

/** A wall of hewn stones seen from the south, `height` rows from `top` on. */
function masonry(c: Canvas, top: number, height: number): void {
	c.rect(0, top, 16, 1, STORM.stone + 5);
	for (let y = 1; y < height; y++)
		for (let x = 0; x < 16; x++) {
			const course = Math.floor((y - 1) / 4);
			const isJoint = (y - 1) % 4 === 3 || (x + course * 4) % 8 === 0;
			c.set(x, top + y, STORM.stone + (isJoint ? 15 : y > height - 3 ? 8 : 2));
		}
	c.rect(0, top + height - 1, 16, 1, STORM.stone + 1);
}

/** A rampart: a walk between battlements, twelve pixels of wall to the south of it. */
export function wallPiece(around: Around, variant: number): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX).rect(0, 0, 16, 16, STORM.stone + 4);
	c.rect(0, 8, 16, 1, STORM.stone + 3)
		.rect(11, 0, 1, 8, STORM.stone + 3)
		.rect(3, 8, 1, 8, STORM.stone + 3);
	const { north, south, west, east } = around;
	const merlon = (x: number, y: number, w: number, h: number) =>
		c
			.rect(x, y, w, h, STORM.stone + 5)
			.rect(x, y, w, 1, STORM.stone + 6)
			.rect(x, y, 1, h, STORM.stone + 6)
			.rect(x, y + h, w, 1, STORM.stone + 1)
			.rect(x + w, y, 1, h + 1, STORM.stone + 1);
	if (north < HEIGHT.wall) {
		c.rect(0, 0, 16, 4, STORM.stone + 2).rect(0, 4, 16, 1, STORM.stone + 3);
		merlon(1, 0, 5, 3);
		merlon(9, 0, 5, 3);
	}
	if (south < HEIGHT.wall) {
		c.rect(0, 4, 16, 12, STORM.stone + 2);
		merlon(1, 3, 5, 4);
		merlon(9, 3, 5, 4);
		for (let y = 8; y < 16; y++)
			for (let x = 0; x < 16; x++) {
				const course = Math.floor((y - 8) / 4);
				const isJoint = (y - 8) % 4 === 3 || (x + course * 4) % 8 === 0;
				c.set(x, y, STORM.stone + (isJoint ? 1 : y > 12 ? 2 : 3));
			}
		if (variant % 3 === 0) c.rect(7, 9, 2, 5, STORM.stone + 1).rect(7, 9, 1, 5, STORM.stone + 15);
	}
	if (west < HEIGHT.wall) {
		c.rect(0, 0, 4, south < HEIGHT.wall ? 8 : 16, STORM.stone + 2);
		merlon(0, 1, 3, 5);
		if (south >= HEIGHT.wall) merlon(0, 9, 3, 5);
	}
	if (east < HEIGHT.wall) {
		c.rect(12, 0, 4, south < HEIGHT.wall ? 8 : 16, STORM.stone + 2);
		merlon(12, 1, 3, 5);
		if (south >= HEIGHT.wall) merlon(12, 9, 3, 5);
	}
	return c;
}

/** Planks on piles over the water. */
export function jettyPiece(around: Around): Canvas {
	const c = new Canvas(PIECE_PX, PIECE_PX);
	for (let y = 0; y < 16; y++)
		for (let x = 0; x < 16; x++) {
			const isGap = y % 4 === 3;
			c.set(x, y, STORM.stone + (isGap ? 1 : y % 4 === 0 ? 12 : 11));
		}
	c.rect(3, 0, 1, 16, STORM.stone + 10).rect(12, 0, 1, 16, STORM.stone + 10);
	if (around.west === 0) c.rect(0, 0, 1, 16, STORM.stone + 12);
	if (around.east === 0) c.rect(15, 0, 1, 16, STORM.stone + 1);
	if (around.south === 0)
		c.rect(0, 12, 16, 4, STORM.stone + 1)
			.rect(3, 12, 2, 4, STORM.stone + 10)
			.rect(11, 12, 2, 4, STORM.stone + 10);
	return c;
}
