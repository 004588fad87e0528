import { ramp, rgb, type Scene } from "./scene.ts";

/** Tile numbers of the art that the golden pictures are made of. */
export const ART = { brick: 1, leaf: 2, pillar: 3, flag: 4, half: 5, block: 6, labels: 0x100, arrow: 0x40, ball: 0x44 };

const BRICK = ["76666665", "75555554", "75555554", "44444444", "66657666", "55547555", "55547555", "44444444"];
const LEAF = ["...55...", "..5665..", ".567765.", "56788765", "45677654", ".456654.", "..4554..", "...44..."];
const PILLAR = ["3579a864"];
/** Not the same under any flip: a flag whose pole is left, with one bright corner. */
const FLAG = ["4ccc....", "4ccccc..", "4ccfccc.", "4ccccc..", "4ccc....", "4.......", "4.......", "44......"];
const HALF = ["a.a.a.a.", ".a.a.a.a"];
const BLOCK = ["aaaaaaa9", "a8888886", "a8888886", "a8888886", "a8888886", "a8888886", "a8888886", "96666665"];

/** Three tiles wide, two high, not the same under any flip: an arrow to the right with a tail below. */
const ARROW = [
	".............ee.........",
	".............eeee.......",
	"99999999999999eeeee.....",
	"9aaaaaaaaaaaaaaeeeeee...",
	"9aaaaaaaaaaaaaaaeeeeeee.",
	"9aaaaaaaaaaaaaaaeeeeeee.",
	"9aaaaaaaaaaaaaaeeeeee...",
	"88888888888888eeeee.....",
	".777.........eeee.......",
	".777.........ee.........",
	".777....................",
	".7776...................",
	".77766..................",
	"..77766666..............",
	"...777666665............",
	".....7766655............",
];

/** Red, orange, yellow, green, cyan, blue, violet, grey: by palette number. */
const HUES = [
	[28, 5, 6],
	[28, 14, 3],
	[27, 24, 4],
	[6, 22, 8],
	[4, 22, 24],
	[7, 11, 29],
	[20, 7, 27],
	[18, 18, 20],
] as const;

/** Draws the art into VRAM, and sets palettes 0–7 and 8–15 to ramps of eight hues. */
export function useArt(scene: Scene): Scene {
	const rows = (art: readonly string[]) => Array.from({ length: 8 }, (_, y) => art[y % art.length]!);
	scene.tiles(ART.brick, BRICK).tiles(ART.leaf, LEAF).tiles(ART.pillar, rows(PILLAR)).tiles(ART.flag, FLAG);
	scene.tiles(ART.half, rows(HALF)).tiles(ART.block, BLOCK).tiles(ART.arrow, ARROW);
	HUES.forEach(([red, green, blue], k) => {
		scene.palette(k, ramp(red, green, blue)).palette(k + 8, ramp(red, green, blue));
	});
	scene.palette(LABEL, [0, rgb(31, 31, 30), rgb(1, 1, 4)]);
	drawBall(scene);
	drawLabels(scene);
	return scene;
}

/** A shaded ball, 16×16. */
function drawBall(scene: Scene): void {
	for (let y = 0; y < 16; y++) {
		for (let x = 0; x < 16; x++) {
			const out = (2 * x - 15) ** 2 + (2 * y - 15) ** 2;
			const lit = (2 * x - 9) ** 2 + (2 * y - 9) ** 2;
			const colour = out > 225 ? 0 : out > 190 ? 2 : Math.max(4, 14 - Math.floor(lit / 32));
			scene.pixel(ART.ball + (x >> 3) + 16 * (y >> 3), x & 7, y & 7, colour);
		}
	}
}

/** Hexadecimal digits, 3×5, one octal figure a line. */
const DIGITS = "75557 26227 71747 71717 55711 74717 74757 71222 75757 75717 25755 65656 34443 65556 74647 74644".split(
	" ",
);

/** 256 cells, each with two hexadecimal digits: tile `labels + 16 × first + second`. */
function drawLabels(scene: Scene): void {
	for (let label = 0; label < 256; label++) {
		for (let y = 0; y < 8; y++) {
			for (let x = 0; x < 8; x++) {
				const digit = DIGITS[x < 4 ? label >> 4 : label & 15]!;
				const ink = y >= 2 && y < 7 && (x & 3) > 0 && (Number(digit[y - 2]) >> (3 - (x & 3))) & 1;
				scene.pixel(ART.labels + label, x, y, ink ? 15 : x === 0 || y === 0 ? 8 : 5);
			}
		}
	}
}

/** The palette of captions: white with a dark shadow. */
export const LABEL = 15;
export const NIGHT = rgb(2, 3, 9);
