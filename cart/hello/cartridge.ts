import { defineCartridge, type Machine, rgb } from "colorburst";

// Two tiles of 8×8 pixels. A digit is a colour of the sprite's palette; a dot is see-through.
const FIREFLY = "..2222.. .224422. 22111122 .1311311 .1111111 ..15511. ..55551. ...55...";
const STAR = "...1.... ...1.... ..121... 1122211. ..121... ..1.1... .1...1.. ........";
/** Each star sings the next note of this tune. */
const TUNE_HZ = [523, 587, 659, 784, 880, 784, 659, 587] as const;

/** Packs a drawing to a tile: four bytes a row, the left pixel of each pair in the low half. */
function tile(drawing: string): Uint8Array {
	const rows = drawing.split(" ");
	return Uint8Array.from({ length: 32 }, (_, at) => {
		const row = rows[at >> 2] ?? "";
		const pixel = (x: number) => (row[x] === "." ? 0 : Number(row[x]));
		const x = (at & 3) * 2;
		return pixel(x) | (pixel(x + 1) << 4);
	});
}

function newStar(machine: Machine) {
	return { x: 8 + machine.randomInt(232), y: 40 + machine.randomInt(150) };
}

export default defineCartridge({
	id: "colorburst.hello",
	title: "Hello, firefly",
	author: "Colorburst",
	ticksPerSecond: 60,

	boot(machine) {
		machine.tiles(1, tile(FIREFLY));
		machine.tiles(2, tile(STAR));
		machine.palette(0, [0, rgb(31, 31, 31)]);
		machine.palette(1, [0, rgb(22, 12, 8), rgb(20, 26, 31), rgb(31, 31, 31), rgb(27, 31, 31), rgb(31, 30, 8)]);
		machine.palette(2, [0, rgb(31, 27, 12), rgb(31, 31, 28)]);
		machine.text(4, 3, "HELLO! CATCH THE STARS.");
		return { x: 124, y: 150, caught: 0, star: newStar(machine) };
	},

	tick(state, machine) {
		const { held } = machine.pad(0);
		state.x = Math.min(248, Math.max(0, state.x + (held.right ? 2 : 0) - (held.left ? 2 : 0)));
		state.y = Math.min(216, Math.max(0, state.y + (held.down ? 2 : 0) - (held.up ? 2 : 0)));

		const isCaught = Math.abs(state.x - state.star.x) < 9 && Math.abs(state.y - state.star.y) < 9;
		if (isCaught) {
			machine.channel(0, { frequencyHz: TUNE_HZ[state.caught % 8]!, volume: 12, duty: 2, decayTicks: 30 });
			state.caught += 1;
			state.star = newStar(machine);
			machine.text(4, 5, `${state.caught} SO FAR`);
		}
		// The copper list turns the one backdrop colour into a night sky, violet above and blue below.
		for (let band = 0; band < 28; band++)
			machine.copper(band * 8, "backdrop", rgb(7 - (band >> 2), band >> 3, 8 + (band >> 1)));
		const hoverPx = Math.sin(machine.tick / 12) * 2;
		machine.sprite(1, { tile: 1, palette: 1, x: state.x, y: state.y + hoverPx, flipX: held.left });
		machine.sprite(2, { tile: 2, palette: 2, ...state.star, jump: isCaught });
	},
});
