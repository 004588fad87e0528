/**
 * Makes every call that the machine has, at 30 ticks a second, so that tests of saving and replaying meet all of it. Its
 * state holds one of each kind of plain data, with two names for one object.
 */
import { defineCartridge, type Machine, rgb } from "colorburst";
import bell from "./bell.wav?pcm";
import level from "./level.bin?bank";
import round from "./round.song";
import sounds from "./sounds.effects";

interface Mover {
	x: number;
	y: number;
	turn: number;
	name: string;
}
interface State {
	movers: Mover[];
	/** One of `movers`. */
	leader: Mover;
	trail: Float64Array;
	counts: Uint8Array;
	/** Bytes of the level, once they have arrived; asked for anew from time to time. */
	level: Uint8Array | null;
	readAtTick: number | undefined;
	cyclesLeft: number;
	loud: boolean;
	nothing: null;
}

const MOVERS = 12;
const READ_FROM_TICK = 40;

export default defineCartridge<State>({
	id: "test.all-calls",
	title: "All calls",
	ticksPerSecond: 30,

	boot(machine) {
		const picture = new Uint8Array(32 * 8);
		for (let i = 0; i < picture.length; i++) picture[i] = (i * 37) & 0xff;
		machine.tiles(1, picture);
		for (let i = 0; i < 4; i++) {
			const ramp = Array.from({ length: 16 }, (_, step) => rgb(step * 2, 31 - step * (i + 1) * 0.5, (step * 9) & 31));
			machine.palette(i, ramp);
		}
		machine.fill("b", { tile: 2, palette: 1 });
		const columns = 6;
		const cells = Array.from({ length: columns * columns }, (_, i) => 1 + (i % 8));
		machine.map("a", { columns, rows: columns, cells }, { column: 4, row: 5 });
		machine.wave(
			2,
			Array.from({ length: 32 }, (_, step) => step >> 1),
		);
		machine.playSong(round);
		const movers = Array.from({ length: MOVERS }, (_, i) => ({
			x: machine.randomInt(240),
			y: machine.random() * 200,
			turn: i / 3,
			name: `mover ${i}`,
		}));
		return {
			movers,
			leader: movers[3]!,
			trail: new Float64Array(32),
			counts: machine.readSave(0, 8),
			level: null,
			readAtTick: undefined,
			cyclesLeft: 0,
			loud: false,
			nothing: null,
		};
	},

	tick(state, machine) {
		moveAll(state, machine);
		drawPlanes(state, machine);
		play(state, machine);
		remember(state, machine);
		// Sometimes too much work for one tick: lag ticks follow.
		for (let i = machine.tick % 97 === 96 ? 220_000 : 0; i > 0; i--) state.trail[i & 31]! += Math.sin(i);
		state.cyclesLeft = machine.cyclesLeft();
	},
});

function moveAll({ movers, leader, trail }: State, machine: Machine): void {
	const pad = machine.pad(0);
	const { x, y, inside } = machine.pointer();
	if (pad.held.left) leader.x -= 2;
	if (pad.held.right) leader.x += 2;
	if (inside) leader.turn = Math.atan2(y - leader.y, x - leader.x);
	movers.forEach((mover, i) => {
		mover.turn += machine.random() - 0.5;
		mover.x += Math.cos(mover.turn);
		mover.y += Math.sin(mover.turn);
		const jump = mover.x < 0 || mover.x > 248 || mover.y < 0 || mover.y > 216;
		if (jump) {
			mover.x = 120;
			mover.y = 100;
		}
		machine.sprite(i + 1, { tile: 1 + (i & 7), palette: i & 3, x: mover.x, y: mover.y, jump, flipX: pad.held.b });
	});
	trail[machine.tick & 31] = leader.x;
}

function drawPlanes({ trail }: State, machine: Machine): void {
	const { tick } = machine;
	machine.backdrop(rgb(tick & 15, 4, 8));
	machine.color(1, 5, rgb(31, tick & 31, 0));
	machine.scroll("a", tick / 4, 0);
	machine.scroll("b", 0, trail[tick & 31]!);
	machine.lineScroll("b", tick % 224, Math.sin(tick / 9) * 8);
	for (let line = 0; line < 224; line += 28) machine.copper(line, "backdrop", rgb(0, line >> 3, tick & 31));
	machine.copper(100, { palette: 1, colour: 6 }, rgb(31, 31, 0));
	machine.cell("a", tick & 63, 20, { tile: 3, priority: tick % 2 === 0 });
	machine.layers({ text: tick % 64 < 60 });
	machine.text(1, 1, `TICK ${tick}`);
	if (tick % 50 === 0) machine.clearText();
	if (tick % 80 === 0) machine.cut();
}

function play(state: State, machine: Machine): void {
	const { tick } = machine;
	if (machine.pad(0).pressed.a || tick % 45 === 0) machine.playEffect(sounds, "ping", { pan: (tick % 15) - 7 });
	if (tick % 60 === 10) machine.playVoice(1, bell, { loop: true, volume: 0.5 });
	if (tick % 60 === 40) machine.stopVoice(1);
	if (tick % 33 === 0) machine.rumble(0, 0.5, 4);
	if (tick % 128 === 90) machine.stopSong();
	if (tick % 128 === 120) machine.playSong(round, { restart: true });
	// Decays over many ticks, in the midst of which a save is made.
	if (tick % 40 === 5) machine.channel(3, { frequencyHz: 220 + tick, volume: 9, decayTicks: 50 });
	if (tick % 160 === 159) machine.channel(3, null);
	state.loud = tick % 60 >= 10 && tick % 60 < 40;
}

function remember(state: State, machine: Machine): void {
	const { tick } = machine;
	if (tick >= READ_FROM_TICK && !state.level) {
		state.level = machine.readBank(level, 8, 16);
		if (state.level) state.readAtTick = tick;
	}
	if (tick % 30 === 0) {
		state.counts[tick & 7]! += 1;
		machine.writeSave(0, state.counts);
	}
	// A byte of the palettes, which the picture shows.
	machine.poke(0x20000 + 6, machine.peek(0x20000 + 6) ^ (tick & 1));
}
