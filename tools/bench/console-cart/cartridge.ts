import { defineCartridge, rgb } from "colorburst";
import march from "./march.song";

const BALLS = 128;
const WIDTH_PX = 256;
const HEIGHT_PX = 224;
const SIZE_PX = 16;

interface Ball {
	x: number;
	y: number;
	dx: number;
	dy: number;
}

/** A picture of whole tiles, packed as VRAM holds them, 16 tiles a row; `colourAt` gives each pixel's colour 0–15. */
function tilesOf(columns: number, rows: number, colourAt: (x: number, y: number) => number): Uint8Array[] {
	const tiles: Uint8Array[] = [];
	for (let tile = 0; tile < columns * rows; tile++) {
		const left = (tile % columns) * 8;
		const top = Math.floor(tile / columns) * 8;
		const bytes = new Uint8Array(32);
		for (let at = 0; at < 32; at++) {
			const x = left + (at & 3) * 2;
			const y = top + (at >> 2);
			bytes[at] = colourAt(x, y) | (colourAt(x + 1, y) << 4);
		}
		tiles.push(bytes);
	}
	return tiles;
}

function ball(x: number, y: number): number {
	const fromMiddle = (2 * x - 15) * (2 * x - 15) + (2 * y - 15) * (2 * y - 15);
	const fromLight = (2 * x - 10) * (2 * x - 10) + (2 * y - 10) * (2 * y - 10);
	return fromMiddle > 225 ? 0 : Math.max(1, 15 - Math.floor(fromLight / 30));
}

/** The console's load in its benchmark: 128 sprites of 16×16, two planes that scroll, and a song on five channels. */
export default defineCartridge({
	id: "colorburst.bench-console",
	title: "Console benchmark",
	ticksPerSecond: 60,

	boot(machine) {
		const picture = tilesOf(2, 2, ball);
		picture.forEach((tile, k) => {
			machine.tiles(0x40 + (k & 1) + (k >> 1) * 16, tile);
		});
		for (let tile = 1; tile < 32; tile++) {
			const [sky] = tilesOf(1, 1, (x, y) => 1 + ((tile + (y >> 1) + (tile % 4 === 0 ? x >> 1 : 0)) % 15));
			const [ground] = tilesOf(1, 1, (x, y) => ((x + y + tile) % 7 < 3 ? 0 : 1 + ((x * y + tile) % 15)));
			machine.tiles(tile, sky!);
			machine.tiles(0x80 + tile, ground!);
		}
		for (let palette = 0; palette < 16; palette++) {
			const ramp = Array.from({ length: 16 }, (_, k) =>
				rgb((k * (palette % 3) + 4) & 31, (k * 2) >> (palette & 1), 31 - k * (palette >> 3)),
			);
			machine.palette(palette, ramp);
		}
		for (let row = 0; row < 64; row++) {
			for (let column = 0; column < 64; column++) {
				machine.cell("b", column, row, { tile: 1 + ((row * 5 + (column >> 2)) % 31), palette: row & 3 });
				const isGround = row % 32 > 22 || ((column >> 3) + row * 3) % 11 < 3;
				if (!isGround) continue;
				const tile = 0x81 + ((column * 3 + row) % 31);
				machine.cell("a", column, row, { tile, palette: 4 + (row & 3), flipX: column % 2 === 1 });
			}
		}
		machine.text(1, 1, "SCORE 001200", { palette: 15 });
		machine.playSong(march);
		const balls: Ball[] = [];
		for (let k = 0; k < BALLS; k++) {
			const x = machine.randomInt(WIDTH_PX - SIZE_PX);
			const y = machine.randomInt(HEIGHT_PX - SIZE_PX);
			balls.push({ x, y, dx: 0.5 + (k % 5) * 0.25, dy: k % 2 === 0 ? 0.75 : -0.5 });
		}
		return { balls, scroll: 0 };
	},

	tick(state, machine) {
		state.scroll = (state.scroll + 1) % 512;
		machine.scroll("a", state.scroll, state.scroll / 2);
		machine.scroll("b", state.scroll / 2, 0);
		const { balls } = state;
		for (let k = 0; k < balls.length; k++) {
			const each = balls[k]!;
			each.x += each.dx;
			each.y += each.dy;
			if (each.x < 0 || each.x > WIDTH_PX - SIZE_PX) each.dx = -each.dx;
			if (each.y < 0 || each.y > HEIGHT_PX - SIZE_PX) each.dy = -each.dy;
			machine.sprite(k + 1, { tile: 0x40, palette: 8 + (k & 7), x: each.x, y: each.y, width: 2, height: 2 });
		}
	},
});
