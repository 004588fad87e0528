import { expect, test } from "vitest";
import type { PlayableCart } from "../../../runtime/display-side/playable-cart.ts";
import type { RunningCart } from "../../../runtime/display-side/running-cart.ts";
import { TimeTravel } from "../../../runtime/display-side/time-travel.ts";

/** Rewinds a run that stands at tick 1,000 for a second of a monitor's frames; gives the ticks gone back. */
async function ticksBack(hz: number, ticksPerSecond: number): Promise<number> {
	let tick = 1000;
	const running = {
		booted: true,
		lastTick: tick,
		hold() {},
		release() {},
		async ask(question: { tick: number }) {
			tick = question.tick;
			return { op: "restored", firstTick: 0, lastTick: 1000, snapshot: { tick, video: new ArrayBuffer(0) } };
		},
	} as unknown as RunningCart;
	const cart = { file: { manifest: { ticksPerSecond } } } as unknown as PlayableCart;
	const travel = new TimeTravel({
		running: () => running,
		cart: () => cart,
		onPast() {},
		onMoved() {},
		onHeld() {},
	});
	travel.goBack();
	for (let frame = 0; frame <= hz; frame++) {
		travel.frame((frame * 1000) / hz);
		// The answer comes before the next frame.
		await new Promise(setImmediate);
	}
	travel.letGo();
	return 1000 - tick;
}

test.each([
	[60, 60],
	[144, 60],
	[50, 60],
	[60, 30],
])(
	"on a %d Hz monitor a game of %d ticks a second goes back as quickly as it went there",
	async (hz, ticksPerSecond) => {
		expect(Math.abs((await ticksBack(hz, ticksPerSecond)) - ticksPerSecond)).toBeLessThanOrEqual(1);
	},
);
