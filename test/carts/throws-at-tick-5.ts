/** Throws in tick 5, on the line that the test names. */
import { defineCartridge } from "colorburst";

export default defineCartridge({
	id: "test.throws",
	title: "Thrower",
	ticksPerSecond: 60,
	boot: () => ({ tick: 0 }),
	tick(state) {
		if (state.tick === 5) {
			throw new Error("the bridge is out");
		}
		state.tick += 1;
	},
});
