import { defineCartridge, type Machine } from "colorburst";

/** A call that costs 912 cycles, which are two lines of a frame. */
const CALLS = 20;
/** Rounds that take about a third of a tick; while A is held, three ticks. */
const ROUNDS = 26_000;

/** Works on the machine for the first seventh of a tick, and then for itself. */
export default defineCartridge({
	id: "test.busy",
	title: "Busy",
	ticksPerSecond: 60,
	boot: () => ({ sum: 0 }),
	tick(state, machine: Machine) {
		for (let i = 0; i < CALLS; i++) machine.clearText();
		const rounds = machine.pad(0).held.a ? ROUNDS * 9 : ROUNDS;
		let sum = 0;
		for (let i = 0; i < rounds; i++) sum += i & 3;
		state.sum = sum;
	},
});
