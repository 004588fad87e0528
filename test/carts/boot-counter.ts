import { defineCartridge } from "colorburst";

/** Counts its boots in save RAM: the count is where sprite 1 stands. */
export default defineCartridge({
	id: "test.boot-counter",
	title: "Boot counter",
	ticksPerSecond: 60,
	boot(machine) {
		const boots = (machine.readSave(0, 1)[0] ?? 0) + 1;
		machine.writeSave(0, [boots]);
		return { boots };
	},
	tick(state, machine) {
		machine.sprite(1, { tile: 1, x: state.boots, y: 10 });
	},
});
