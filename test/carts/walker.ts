/** A dot that the pad moves, with a tone that follows it, and a count that is kept in save RAM by button A. */
import { defineCartridge, rgb } from "colorburst";

const DOT = new Uint8Array(32).fill(0x11);

export default defineCartridge({
	id: "test.walker",
	title: "Walker",
	ticksPerSecond: 60,

	boot(machine) {
		machine.tiles(1, DOT);
		machine.palette(0, [0, rgb(31, 31, 31), 0]);
		machine.backdrop(rgb(0, 6, 12));
		const kept = machine.readSave(0, 1)[0] ?? 0;
		return { x: 100, y: 100, kept, starts: 0 };
	},

	tick(state, machine) {
		const pad = machine.pad(0);
		if (pad.held.left) state.x -= 1;
		if (pad.held.right) state.x += 1;
		if (pad.held.up) state.y -= 1;
		if (pad.held.down) state.y += 1;
		if (pad.pressed.start) state.starts += 1;
		if (pad.pressed.a) {
			state.kept = (state.kept + 1) & 255;
			machine.writeSave(0, [state.kept]);
		}
		machine.sprite(1, { tile: 1, x: state.x, y: state.y });
		// What chance has done and how often Start was pressed is seen in the picture's memory.
		machine.sprite(2, { tile: 1, x: state.kept, y: state.starts });
		machine.sprite(3, { tile: 1, x: machine.randomInt(200), y: 210 });
		machine.channel(0, { frequencyHz: 220 + state.x, volume: 12, duty: 2 });
		machine.text(2, 2, `kept ${state.kept}`);
	},
});
