/** Plays well for ten ticks, then never comes back. */
import { defineCartridge } from "colorburst";

export default defineCartridge({
	id: "test.endless-loop",
	title: "Endless loop",
	ticksPerSecond: 60,
	boot: () => ({ tick: 0 }),
	tick(state) {
		state.tick += 1;
		while (state.tick > 10) state.tick += 1;
	},
});
