import { Canvas } from "../kit/canvas.ts";
import { CROWD, PITCH_GEOMETRY as G } from "./pitch-geometry.ts";

const GRASS = 16;
const BOARDS = 32;
const CROWD_PALETTE = 48;
const NET = 64;

// Grass palette: 1–2 stripes, 3–4 blades, 6 line, 8 its soft side, 9–10 surround.
const LINE = GRASS + 6;
const SOFT = GRASS + 8;

function drawGrass(c: Canvas): void {
	c.each(
		() => true,
		(x, y) => {
			const outside = x < G.left - 4 || x >= G.left + G.width + 4 || y < G.top - 8 || y >= G.top + G.height + 8;
			const light = Math.floor((y - G.top) / 32) % 2 === 0;
			const blade = (y % 16 === 5 && x % 16 < 2) || (y % 16 === 12 && (x + 8) % 16 < 2);
			if (outside) return GRASS + (blade ? 10 : 9);
			return GRASS + (light ? (blade ? 4 : 2) : blade ? 3 : 1);
		},
	);
}

/** Lines are a pixel wide with a soft one beside it. */
function drawLines(c: Canvas): void {
	const soften = (x: number, y: number) => (c.get(x, y) === LINE ? LINE : SOFT);
	const across = (x0: number, x1: number, y: number) =>
		c.rect(x0, y + 1, x1 - x0, 1, soften).rect(x0, y, x1 - x0, 1, LINE);
	const down = (x: number, y0: number, y1: number) =>
		c.rect(x + 1, y0, 1, y1 - y0, soften).rect(x, y0, 1, y1 - y0, LINE);
	const frame = (left: number, top: number, width: number, height: number) => {
		across(left, left + width, top);
		across(left, left + width, top + height - 1);
		down(left, top, top + height);
		down(left + width - 1, top, top + height);
	};
	const arc = (cx: number, cy: number, r: number, inside: (x: number, y: number) => boolean) => {
		const on = (x: number, y: number, by: number) =>
			Math.abs(Math.hypot(x - cx, y - cy) - r - by) < 0.62 && inside(x, y);
		const [left, top, side] = [cx - r - 2, cy - r - 2, 2 * r + 5];
		c.rect(left, top, side, side, (x, y) => (c.get(x, y) !== LINE && on(x, y, -0.9) ? SOFT : c.get(x, y)));
		c.rect(left, top, side, side, (x, y) => (on(x, y, 0) ? LINE : c.get(x, y)));
	};
	const right = G.left + G.width;
	const bottom = G.top + G.height;
	frame(G.left, G.top, G.width, G.height);
	across(G.left, right, G.middleY);
	arc(G.middleX, G.middleY, G.circleRadius, () => true);
	c.rect(G.middleX - 1, G.middleY - 1, 3, 3, LINE);
	for (const side of [-1, 1]) {
		const edge = side < 0 ? G.top : bottom - 1;
		const box = (depth: number, width: number) =>
			frame(G.middleX - width / 2, side < 0 ? edge : edge - depth + 1, width, depth);
		box(G.penaltyDepth, G.penaltyWidth);
		box(G.goalAreaDepth, G.goalAreaWidth);
		const spot = edge - side * G.penaltySpot;
		c.rect(G.middleX - 1, spot - 1, 2, 2, LINE);
		arc(G.middleX, spot, G.circleRadius, (_, y) => (side < 0 ? y > edge + G.penaltyDepth : y < edge - G.penaltyDepth));
		for (const x of [G.left, right - 1])
			arc(x, edge, G.cornerRadius, (px, py) => px >= G.left && px < right && py >= G.top && py < bottom);
	}
}

// Net palette: 1–4 surround and stripes, 5–8 net and posts, 9 dark, 10–11 mesh on grass.
function drawGoal(c: Canvas, side: -1 | 1): void {
	const mouth = side < 0 ? G.top : G.top + G.height - 1;
	const left = G.middleX - G.goalWidth / 2;
	const top = side < 0 ? mouth - G.goalDepth : mouth + 1;
	// All tiles that the goal touches take the net's palette.
	for (let ty = Math.floor((top - 3) / 8); ty <= Math.floor((top + G.goalDepth + 4) / 8); ty++)
		for (let tx = Math.floor((left - 3) / 8); tx <= Math.floor((left + G.goalWidth + 4) / 8); tx++)
			c.rect(tx * 8, ty * 8, 8, 8, (x, y) => NET + (NET_FROM_GRASS[c.get(x, y) & 15] ?? 2));
	for (let y = 0; y < G.goalDepth; y++)
		for (let x = 0; x < G.goalWidth; x++) {
			const depth = side < 0 ? G.goalDepth - 1 - y : y;
			const mesh = (x + y) % 4 === 0 || (x - y + 64) % 4 === 0;
			const low = depth > 6 ? 10 : 2;
			const ink = depth > G.goalDepth - 3 ? (mesh ? 7 : 5) : mesh ? (depth > 6 ? 6 : 11) : low;
			c.set(left + x, top + y, NET + ink);
		}
	// Side and back bars, then the bar between the posts, with a shadow on the grass.
	c.rect(left - 1, top, 1, G.goalDepth, NET + 7).rect(left + G.goalWidth, top, 1, G.goalDepth, NET + 6);
	c.rect(left - 1, side < 0 ? top - 1 : top + G.goalDepth, G.goalWidth + 2, 1, NET + 6);
	const bar = side < 0 ? mouth - 1 : mouth;
	c.rect(left - 2, bar, G.goalWidth + 4, 2, NET + 8);
	c.rect(left - 1, bar + 2, G.goalWidth + 4, 1, NET + 1);
	for (const x of [left - 3, left + G.goalWidth + 1]) c.rect(x, bar - 1, 3, 4, NET + 9).rect(x, bar, 2, 2, NET + 8);
}

const NET_FROM_GRASS: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 2, 4: 4, 6: 7, 8: 11, 9: 2, 10: 1 };

/** Letters of the boards: three wide, five high. */
const BOARD_WORDS = ["VOLLEY", "CB-1", "SKY", "PITCH"];
const LETTERS: Readonly<Record<string, string>> = {
	V: "101101101101010",
	O: "111101101101111",
	L: "100100100100111",
	E: "111100110100111",
	Y: "101101010010010",
	C: "111100100100111",
	B: "110101110101110",
	"-": "000000111000000",
	"1": "010110010010111",
	S: "111100111001111",
	K: "101101110101101",
	P: "111101111100100",
	I: "111010010010111",
	T: "111010010010010",
	H: "101101111101101",
};

// Boards' palette: 1 dark, 2–6 greys, 7–8 red, 9–10 blue, 11–12 gold, 13–14 green.
function drawBoards(c: Canvas): void {
	const grounds = [7, 9, 13, 2];
	const lit = (ground: number) => (ground === 2 ? 5 : ground + 1);
	for (const top of [G.boardsTop, G.boardsBottom]) {
		for (let x = G.boardsLeft; x < G.boardsRight + 8; x++) {
			const ground = grounds[Math.floor((x - G.boardsLeft) / 48) % 4]!;
			c.rect(x, top, 1, 8, BOARDS + ground);
			c.set(x, top, BOARDS + lit(ground)).set(x, top + 7, BOARDS + 1);
			if ((x - G.boardsLeft) % 48 === 0) c.rect(x, top, 1, 8, BOARDS + 1);
		}
		for (let board = 0; board * 48 < G.boardsRight + 8 - G.boardsLeft - 24; board++) {
			const word = BOARD_WORDS[board % 4]!;
			const left = G.boardsLeft + board * 48 + Math.floor((48 - word.length * 4) / 2);
			[...word].forEach((letter, i) => {
				for (let b = 0; b < 15; b++)
					if (LETTERS[letter]?.[b] === "1") c.set(left + i * 4 + (b % 3), top + 1 + Math.floor(b / 3), BOARDS + 6);
			});
		}
	}
	for (const left of [G.boardsLeft, G.boardsRight])
		for (let y = G.boardsTop + 8; y < G.boardsBottom; y++) {
			const ground = grounds[Math.floor(y / 32) % 4]!;
			c.rect(left, y, 8, 1, BOARDS + ground);
			c.set(left, y, BOARDS + lit(ground))
				.set(left + 7, y, BOARDS + 1)
				.set(left + 6, y, BOARDS + 2);
			if (y % 32 === 0) c.rect(left, y, 8, 1, BOARDS + 1);
		}
}

/** 32×32 pixels of people: rows of heads and shirts; in frame 1 half of them have jumped up. */
export function drawCrowd(frame: number): Canvas {
	const c = new Canvas(32, 32).rect(0, 0, 32, 32, CROWD_PALETTE + 1);
	const shirts = [7, 8, 9, 10, 11, 12, 13, 14, 7, 11, 8];
	const skins = [4, 5, 6, 4];
	for (let row = 0; row < 4; row++) {
		c.rect(0, row * 8 + 7, 32, 1, CROWD_PALETTE + 2);
		for (let seat = 0; seat < 6; seat++) {
			const n = row * 6 + seat;
			const jump = frame === 1 && (n * 5) % 3 !== 0 ? 1 : 0;
			const x = (seat * 16 + (row % 2) * 8) / 3;
			const left = Math.floor(x);
			const y = row * 8 + 2 - jump;
			const shirt = CROWD_PALETTE + shirts[(n * 7 + row * 3) % shirts.length]!;
			const skin = CROWD_PALETTE + skins[(n * 3) % 4]!;
			for (let dx = 0; dx < 4; dx++)
				for (let dy = 3; dy < 6; dy++) c.set((left + dx) % 32, y + dy, dx === 3 ? CROWD_PALETTE + 3 : shirt);
			for (let dx = 1; dx < 3; dx++) for (let dy = 1; dy < 3; dy++) c.set((left + dx) % 32, y + dy, skin);
			c.rect((left + 1) % 32, y, 1, 1, CROWD_PALETTE + 2).rect(
				(left + 2) % 32,
				y,
				1,
				1,
				CROWD_PALETTE + (n % 3 === 0 ? 6 : 2),
			);
			if (jump) c.set(left % 32, y + 1, skin).set((left + 3) % 32, y + 1, skin);
		}
	}
	return c;
}

/** Both frames' tiles, a row of 16 each, in the order of `CROWD`. */
export function drawCrowdTiles(): Canvas {
	const out = new Canvas(128, 16);
	for (let frame = 0; frame < CROWD.frames; frame++) {
		const crowd = drawCrowd(frame);
		for (let t = 0; t < CROWD.tiles; t++)
			out.stamp(crowd.cut((t % 4) * 8, Math.floor(t / 4) * 8, 8, 8), t * 8, frame * 8);
	}
	return out;
}

export function drawPitch(): Canvas {
	const c = new Canvas(G.mapWidth, G.mapHeight);
	drawGrass(c);
	drawLines(c);
	drawGoal(c, -1);
	drawGoal(c, 1);
	const crowd = drawCrowd(0);
	c.each(
		(x, y) => x < G.boardsLeft || x >= G.boardsRight + 8 || y < G.boardsTop || y >= G.boardsBottom + 8,
		(x, y) => crowd.get(x % 32, y % 32),
	);
	drawBoards(c);
	return c;
}
