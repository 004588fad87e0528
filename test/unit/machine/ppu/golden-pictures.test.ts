import { test } from "vitest";
import { PictureUnit } from "../../../../runtime/machine/ppu/index.ts";
import { expectGoldenPicture } from "../../../golden/golden.ts";
import { rgb, Scene } from "./scene.ts";
import { ART, LABEL, NIGHT, useArt } from "./scene-art.ts";

const BACKDROP = 256;
const LAYERS = 257;
const SCROLL_AX = 258;
const SCROLL_BX = 260;

const start = () => useArt(new Scene()).register("backdrop", NIGHT);
const hold = (name: string, scene: Scene) =>
	expectGoldenPicture(`ppu/${name}`, { pixels: scene.picture(), widthPx: 256, heightPx: 224 });

/** A plane full of cells that say their row and column (the low hexadecimal digit of each). */
function labelPlane(scene: Scene, plane: "a" | "b"): Scene {
	for (let row = 0; row < 64; row++) {
		for (let column = 0; column < 64; column++) {
			const palette = (row < 32 ? 0 : 4) + (column < 32 ? 1 : 3);
			scene.cell(plane, column, row, { tile: ART.labels + (row & 15) * 16 + (column & 15), palette });
		}
	}
	return scene;
}

/** Bricks on plane B with gaps to the backdrop, pillars and leaves on plane A. */
function hall(scene: Scene): Scene {
	for (let row = 0; row < 64; row++) {
		for (let column = 0; column < 64; column++) {
			const palette = 5 + (((column >> 3) + (row >> 2)) & 1);
			if (row % 16 > 2) scene.cell("b", column, row, { tile: ART.brick, palette });
			if (column % 8 > 5) scene.cell("a", column, row, { tile: ART.pillar, palette: 1, flipX: column % 2 === 1 });
			else if ((column + row) % 5 === 0) scene.cell("a", column, row, { tile: ART.leaf, palette: 3 });
		}
	}
	return scene;
}

test("plane A stands before plane B, and colour 0 of each lets through what is behind", () => {
	hold("planes", hall(start()));
});

test("both planes wrap round at 512 pixels, and scroll is cut to whole pixels", () => {
	const scene = labelPlane(start(), "b");
	for (let row = 0; row < 64; row++) scene.cell("a", 0, row, { tile: ART.leaf, palette: 3 });
	for (let column = 0; column < 64; column++) scene.cell("a", column, 0, { tile: ART.leaf, palette: 7 });
	hold("scroll-wrap", scene.scroll("b", 397.9375, 411.5).scroll("a", 421.25, 397));
});

test("line tables move each line of each plane by itself", () => {
	const scene = hall(start());
	for (let line = 0; line < 224; line++) {
		const wave = Math.abs((line % 64) - 32) - 16;
		scene.lineScroll("b", line, wave, 0);
		// Plane A is pressed together from line 112 on, and slides left line by line: a floor seen at a slant.
		if (line >= 112) scene.lineScroll("a", line, (line - 112) * 1.5, (line - 112) * 2);
	}
	hold("line-tables", scene);
});

test("the copper changes colours, backdrop, scroll and layers from a line on", () => {
	const scene = hall(start());
	for (let line = 223; line >= 0; line -= 4) scene.copper(line, BACKDROP, rgb(line >> 3, 4, 28 - (line >> 3)));
	for (let k = 1; k < 16; k++) scene.copper(112, 16 + k, rgb(k, 31 - k, k * 2));
	scene.copper(72, SCROLL_BX, 12 * 16).copper(96, SCROLL_AX, 40 * 16);
	scene
		.copper(160, LAYERS, 127 & ~1)
		.copper(184, LAYERS, 127 & ~2)
		.copper(208, LAYERS, 127);
	hold("copper", scene);
});

test("cells and whole sprites are mirrored by their flips", () => {
	const scene = start();
	for (let k = 0; k < 4; k++) {
		const flips = { flipX: (k & 1) === 1, flipY: (k & 2) === 2 };
		for (let row = 0; row < 4; row++) {
			for (let column = 0; column < 6; column++) {
				scene.cell("a", 1 + k * 8 + column, 1 + row, { tile: ART.flag, palette: row + 2, ...flips });
			}
		}
		scene.sprite({ x: 8 + k * 64, y: 56, tile: ART.flag, palette: 8, ...flips });
		scene.sprite({ x: 24 + k * 64, y: 56, tile: ART.arrow, palette: 8 + k, width: 3, height: 2, ...flips });
		scene.sprite({ x: 8.9375 + k * 64, y: 88.5, tile: ART.labels, palette: 12 + k, width: 4, height: 3, ...flips });
		scene.sprite({ x: 8 + k * 64, y: 128, tile: ART.labels, palette: 8 + k, width: 6, height: 8, ...flips });
	}
	hold("flips", scene);
});

test("a cell's priority puts plane B before plane A only where B has it and A hasn't", () => {
	const scene = start();
	for (let row = 0; row < 28; row++) {
		for (let column = 0; column < 32; column++) {
			const inB = column % 16 >= 4;
			if (inB) scene.cell("b", column, row, { tile: ART.brick, palette: 5, high: column >= 16 });
			if (row % 14 >= 3) scene.cell("a", column, row, { tile: ART.leaf, palette: 2, high: row >= 14 });
		}
	}
	scene.text(0, 0, "A LOW  B LOW", LABEL).text(17, 0, "A LOW  B HIGH", LABEL);
	scene.text(0, 14, "A HIGH B LOW", LABEL).text(17, 14, "A HIGH B HIGH", LABEL);
	hold("cell-priority", scene);
});

test("sprites of each priority stand in their place among the cells of both planes", () => {
	const scene = start();
	// Five bands: nothing, B low, A low, B high, A high; four sprites of each priority cross them.
	const bands = [
		["b", false],
		["a", false],
		["b", true],
		["a", true],
	] as const;
	bands.forEach(([plane, high], k) => {
		for (let row = 0; row < 21; row++) {
			for (let column = 0; column < 4; column++) {
				const tile = plane === "a" ? ART.block : ART.brick;
				scene.cell(plane, 6 + k * 6 + column, row, { tile, palette: high ? 2 : 5, high });
			}
		}
		scene.text(6 + k * 6, 0, `${plane.toUpperCase()} ${high ? "HI" : "LO"}`, LABEL);
	});
	for (let priority = 0; priority < 4; priority++) {
		for (let k = 0; k < 15; k++) {
			const [x, y] = [8 + k * 16, 20 + priority * 36];
			scene.sprite({ x, y, tile: ART.ball, palette: 8 + priority * 2, width: 2, height: 2, priority });
		}
		scene.text(0, 3 + Math.floor(priority * 4.5), String(priority), LABEL);
	}
	// The lowest index is taken first: behind the planes, it hides the later one that would be before all.
	for (let k = 0; k < 8; k++) {
		const x = 8 + k * 29;
		scene.sprite({ x, y: 180, tile: ART.ball, palette: 8, width: 2, height: 2, priority: 0 });
		scene.sprite({ x: x + 5, y: 187, tile: ART.ball, palette: 12, width: 2, height: 2, priority: 3 });
	}
	for (let column = 12; column < 28; column++) {
		for (let row = 22; row < 27; row++) scene.cell("a", column, row, { tile: ART.half, palette: 6 });
	}
	hold("sprite-priority", scene);
});

test("past 32 sprites or 272 sprite pixels a line drops what comes later in the table", () => {
	const scene = start();
	scene.text(0, 0, "40 OF  8 PX: 32 SHOWN", LABEL);
	for (let k = 0; k < 40; k++) scene.sprite({ x: k * 6, y: 10, tile: ART.flag, palette: 8 + (k >> 3) });
	scene.text(0, 4, "20 OF 16 PX: 17 SHOWN", LABEL);
	for (let k = 0; k < 20; k++) {
		scene.sprite({ x: k * 12, y: 44, tile: ART.ball, palette: 8 + (k >> 2), width: 2, height: 2 });
	}
	scene.text(0, 9, "6 OF 64 PX, STEPPED: 4 A LINE", LABEL);
	for (let k = 0; k < 6; k++) {
		const [x, y] = [k * 38, 84 + k * 12];
		scene.sprite({ x, y, tile: ART.labels + k * 32, palette: 8 + k, width: 8, height: 8 });
	}
	scene.text(0, 25, "12 OF 24 PX: 11 SHOWN (264 PX)", LABEL);
	for (let k = 0; k < 12; k++) {
		scene.sprite({ x: k * 20, y: 208, tile: ART.arrow, palette: 8 + (k & 7), width: 3, height: 2 });
	}
	hold("sprite-limit", scene);
});

test("sprites are cut off at all four edges", () => {
	const scene = start();
	for (const [k, x] of [-40, 96, 224].entries()) {
		for (const [j, y] of [-40, 80, 192].entries()) {
			scene.sprite({ x, y, tile: ART.labels, palette: 8 + ((k + j * 3) % 8), width: 8, height: 8 });
		}
	}
	scene.sprite({ x: -7.5, y: 56, tile: ART.flag, palette: 2 }).sprite({ x: 255, y: 56, tile: ART.flag, palette: 2 });
	hold("sprite-edges", scene);
});

test("text is drawn from the built-in font or from tiles, with and without shadow, before everything", () => {
	const scene = hall(start());
	scene.palette(6, [0, rgb(31, 31, 30), rgb(1, 1, 4)]).palette(7, [0, rgb(31, 26, 6), rgb(9, 2, 3)]);
	for (let row = 0; row < 3; row++) {
		scene.text(
			0,
			row,
			String.fromCharCode(...Array.from({ length: row < 2 ? 32 : 31 }, (_, k) => 32 + row * 32 + k)),
			6,
		);
	}
	const kana = [
		"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみ",
		"むめもやゆよらりるれろわゐゑをんぁぃぅぇぉっゃゅょゎがぎぐげござ",
		"じずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔゕゖ、。「」『』・ー〜…",
		"アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミ",
		"ムメモヤユヨラリルレロワヰヱヲンァィゥェォッャュョヮガギグゲゴザ",
		"ジズゼゾダヂヅデドバビブベボパピプペポヴヵヶヷヸヹヺ゛゜々〒※¥",
	];
	kana.forEach((line, k) => {
		scene.text(0, 4 + k, line, 7);
	});
	scene.text(0, 11, "↑↓←→↖↗↘↙▲▼◀▶△▽●○◎■□◆◇★☆♥♡♪♫♠♣♦♂♀", 6);
	scene.text(0, 12, "✚ⒶⒷⓍⓎⓁⓇ▷⊖©®™°×÷±✓✗☠⚡☀☾⚽⏱♔⚑⌂✉⚙⚿♯♭", 6);
	scene.text(0, 13, "áàâäãåéèêëíìîïóòôöõøúùûüñçßæœ¡¿À", 6).text(0, 14, "ÄÅÉÈÊÑÖÜÇØ ‘x’ “y” ＡＢＣ１２３　～！", 6);
	const frame = ["╔════════════╗", "║▶はじめから      ║", "║ つづきから      ║", "╚════════════╝"];
	frame.forEach((line, k) => {
		scene.text(1, 16 + k, line, 7);
	});
	scene.text(17, 16, "╭────────────╮", 7).text(17, 17, "│LIFE ♥♥♥♥♡♡ │", 7).text(17, 18, "│█████▌░░░▒▓ │", 7);
	scene.text(17, 19, "╰────────────╯", 7).text(1, 20, "┌─┬─┐▁▂▃▄▅▆▇█▏▎▍▌▋▊▉█ ╠═╬═╣▘▝▖▗▀", 7);
	scene.text(1, 22, "No shadow 0123456789 かげなし", 6, false).text(1, 23, "A shadow  0123456789 かげあり", 6);
	for (let column = 0; column < 32; column++) {
		scene.textCell(column, 25, 0x4000 | (ART.labels + column * 8) | ((column & 15) << 10));
	}
	for (let k = 0; k < 15; k++) {
		scene.sprite({ x: k * 16, y: 170, tile: ART.ball, palette: 8 + (k & 7), width: 2, height: 2, priority: 3 });
	}
	hold("text", scene);
});

test("all sixteen palettes have fifteen colours of their own, 5 bits a part", () => {
	const scene = start();
	for (let colour = 1; colour < 16; colour++) {
		for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) scene.pixel(0x80 + colour, x, y, colour);
	}
	for (let palette = 0; palette < 16; palette++) {
		const [red, green, blue] = [palette & 3, (palette >> 1) & 3, palette >> 2].map((v) => v * 10) as [
			number,
			number,
			number,
		];
		// Bit 15 is not looked at: it is set in every other palette.
		const top = (palette & 1) << 15;
		const colours = Array.from(
			{ length: 16 },
			(_, k) => top | rgb(Math.min(31, red + k), Math.min(31, green + (k >> 1)), (blue + 31 - k * 2) & 31),
		);
		scene.palette(palette, colours);
		for (let colour = 0; colour < 16; colour++) {
			const word = (colour === 0 ? 0x4000 : 0x4080 + colour) | (palette << 10);
			scene.textCell(colour * 2, 1 + palette, word).textCell(colour * 2 + 1, 1 + palette, word);
		}
	}
	// Planes have palettes 0–7, sprites all sixteen.
	for (let column = 0; column < 32; column++)
		scene.cell("a", column, 19, { tile: 0x81 + (column % 15), palette: column >> 2 });
	for (let k = 0; k < 16; k++) scene.sprite({ x: k * 16, y: 168, tile: ART.ball, palette: k, width: 2, height: 2 });
	for (let k = 0; k < 16; k++) scene.sprite({ x: k * 16, y: 196, tile: 0x88, palette: k, width: 2 });
	hold("palettes", scene);
});

test.each([
	["ntsc", 240],
	["pal", 288],
] as const)("the %s field has %i lines, its borders in the backdrop of the line next to them", (television, lines) => {
	const scene = hall(start());
	for (let line = 0; line < 224; line += 8) scene.copper(line, BACKDROP, rgb(31 - (line >> 3), 8, 4 + (line >> 3)));
	scene.copper(223, BACKDROP, rgb(4, 28, 10));
	const pixels = new Uint32Array(256 * lines);
	new PictureUnit().renderField(scene.video, television, pixels);
	expectGoldenPicture(`ppu/borders-${television}`, { pixels, widthPx: 256, heightPx: lines });
});
