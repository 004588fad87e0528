import type { InputScript } from "../../runtime/headless/input-script.ts";
import { pads } from "../../runtime/headless/testing.ts";

/** Every button, in and out of step, so that menus are left and games are played. */
export function busyPlay(ticks: number): InputScript {
	const play = pads();
	for (let tick = 60; tick + 60 < ticks; tick += 60) {
		const step = tick / 60;
		if (step % 7 === 1) play.press(tick, "start");
		play.hold(tick, tick + 20 + (step % 30), step % 2 === 0 ? "left" : "right");
		play.hold(tick + 5, tick + 40, step % 3 === 0 ? "up" : "down");
		play.hold(tick + 10, tick + 50, "a");
		if (step % 5 === 0) play.press(tick + 30, "b");
	}
	return play.changes();
}
