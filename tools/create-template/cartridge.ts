import { defineCartridge, type Machine, rgb } from "colorburst";
import sounds from "./sounds.effects";
import pictures from "./tiles.png?tiles";
import tune from "./tune.song";

/** Tiles of tiles.png, which goes to VRAM from tile 0 on. Tile 0 is empty: a plane is full of it at first. */
const TILE = { basket: 1, apple: 3, grass: 4, earth: 5 };
const PALETTE = { text: 0, pictures: 1 };

const GROUND_Y = 192;
/** The border below the picture is earth too. */
const EARTH = rgb(13, 7, 8);
const MISSES_ALLOWED = 3;

interface Apple {
	/** The same apple has the same id from tick to tick, so that it glides between ticks. */
	id: number;
	x: number;
	y: number;
	speed: number;
}

/** All that changes is here: the console saves it, rewinds it and replays it. */
interface State {
	playing: boolean;
	basketX: number;
	apples: Apple[];
	nextId: number;
	score: number;
	missed: number;
}

function newGame(): State {
	return { playing: true, basketX: 120, apples: [], nextId: 2, score: 0, missed: 0 };
}

function showScore(state: State, machine: Machine) {
	machine.text(2, 1, `APPLES ${state.score}`);
	machine.text(22, 1, `LOST ${state.missed}/${MISSES_ALLOWED}`);
}

export default defineCartridge<State>({
	id: "my-cartridge",
	title: "Apples",
	ticksPerSecond: 60,

	boot(machine) {
		machine.tiles(0, pictures);
		machine.palette(PALETTE.text, [0, rgb(31, 31, 31), rgb(4, 3, 8)]);
		machine.palette(PALETTE.pictures, pictures.palettes[0]!);
		for (let column = 0; column < 32; column++) {
			for (let row = GROUND_Y / 8; row < 28; row++) {
				const tile = row === GROUND_Y / 8 ? TILE.grass : TILE.earth;
				machine.cell("a", column, row, { tile, palette: PALETTE.pictures });
			}
		}
		const state = newGame();
		showScore(state, machine);
		machine.playSong(tune);
		return state;
	},

	tick(state, machine) {
		// The copper list paints the sky: one backdrop colour for every 16 lines.
		for (let band = 0; band < 12; band++) machine.copper(band * 16, "backdrop", rgb(6 + band, 14 + band, 27));
		machine.copper(GROUND_Y + 8, "backdrop", EARTH);

		const { held, pressed } = machine.pad(0);
		if (!state.playing) {
			if (pressed.start) {
				Object.assign(state, newGame());
				machine.clearText();
				showScore(state, machine);
				machine.playSong(tune, { restart: true });
			}
			return;
		}

		state.basketX += (held.right ? 3 : 0) - (held.left ? 3 : 0);
		state.basketX = Math.max(0, Math.min(240, state.basketX));
		machine.sprite(1, {
			tile: TILE.basket,
			palette: PALETTE.pictures,
			x: state.basketX,
			y: GROUND_Y - 16,
			width: 2,
			height: 2,
		});

		if (machine.tick % 50 === 0) {
			const speed = 1 + Math.min(1.5, state.score / 20);
			state.apples.push({ id: state.nextId++, x: 8 + machine.randomInt(232), y: -8, speed });
		}
		state.apples = state.apples.filter((apple) => {
			apple.y += apple.speed;
			const caught = apple.y > GROUND_Y - 18 && apple.x > state.basketX - 6 && apple.x < state.basketX + 14;
			if (caught) {
				state.score++;
				machine.playEffect(sounds, "catch");
			} else if (apple.y > GROUND_Y - 6) {
				state.missed++;
				machine.playEffect(sounds, "miss");
			} else {
				machine.sprite(apple.id, { tile: TILE.apple, palette: PALETTE.pictures, x: apple.x, y: apple.y });
				return true;
			}
			showScore(state, machine);
			return false;
		});

		if (state.missed >= MISSES_ALLOWED) {
			state.playing = false;
			machine.text(11, 12, "GAME OVER");
			machine.text(10, 14, "PRESS START");
			machine.stopSong();
		}
	},
});
