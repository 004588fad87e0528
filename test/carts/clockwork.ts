/** Three things to time by: one that moves evenly, one that tells the tick, one that A moves. And data that is read. */
import { defineCartridge, rgb } from "colorburst";
import data from "./clockwork.bin?bank";

const DOT = new Uint8Array(32).fill(0x11);
/** Pixels a tick of sprite 1, which starts anew at the left every 1,000 ticks. */
const SPEED_PX = 3;

export default defineCartridge({
	id: "test.clockwork",
	title: "Clockwork",
	ticksPerSecond: 60,

	boot(machine) {
		machine.tiles(1, DOT);
		machine.palette(0, [0, rgb(31, 31, 31), 0]);
		machine.backdrop(rgb(2, 8, 6));
		return { answer: 0, readAtTick: -1, sum: 0 };
	},

	tick(state, machine) {
		const { tick } = machine;
		const step = tick % 1000;
		machine.sprite(1, { tile: 1, x: step * SPEED_PX - 1500, y: 60, jump: step === 0 });
		// Not gliding: which tick a picture is of.
		machine.sprite(0, { tile: 1, x: tick % 1024, y: 80 });
		if (machine.pad(0).held.a) state.answer += 1;
		machine.sprite(3, { tile: 1, x: state.answer, y: 100 });
		const bytes = tick < 30 ? null : machine.readBank(data);
		if (bytes && state.readAtTick < 0) {
			state.readAtTick = tick;
			for (const byte of bytes) state.sum += byte;
		}
		machine.sprite(4, { tile: 1, x: state.sum, y: state.readAtTick });
		machine.channel(0, { frequencyHz: 330, volume: 10, duty: 2 });
	},
});
