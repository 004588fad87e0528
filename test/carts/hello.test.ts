import { expect, test } from "vitest";
import { loadCartridge, pads } from "../../runtime/headless/testing.ts";

interface HelloState {
	x: number;
	y: number;
	caught: number;
	star: { x: number; y: number };
}
const hello = await loadCartridge<HelloState>(new URL("../../cart/hello", import.meta.url));

/** Holds the directions until the firefly, 2 pixels a tick, stands on the first star. */
function flyToStar({ x, y, star }: HelloState) {
	const flight = pads();
	const [right, down] = [star.x - x, star.y - y];
	if (Math.abs(right) >= 2) flight.hold(0, Math.floor(Math.abs(right) / 2), right > 0 ? "right" : "left");
	if (Math.abs(down) >= 2) flight.hold(0, Math.floor(Math.abs(down) / 2), down > 0 ? "down" : "up");
	return flight;
}

test.each([1, 2, 3])("the firefly catches a star, which sings and is counted (seed %i)", (seed) => {
	const start = hello.run({ ticks: 1, seed });
	expect(start.text(3)).toContain("CATCH THE STARS");
	expect(start.channelVolume(0)).toBe(0);
	const caught = hello.run({ ticks: 150, seed, input: flyToStar(start.state) });
	expect(caught.state.caught).toBe(1);
	expect(caught.text(5).trim()).toBe("1 SO FAR");
	expect(caught.channelVolume(0)).toBeGreaterThan(0);
	expect(caught.state.star).not.toEqual(start.state.star);
});

test.each([
	["left", "x", 0],
	["right", "x", 248],
	["up", "y", 0],
	["down", "y", 216],
] as const)("it stays in the picture at the %s", (button, axis, end) => {
	const run = hello.run({ ticks: 200, input: pads().hold(0, 200, button) });
	expect(run.state[axis]).toBe(end);
});

test("the star glides nowhere: it jumps, and the firefly keeps its object id", () => {
	const start = hello.run({ ticks: 1 });
	const run = hello.run({ ticks: 0, input: flyToStar(start.state) });
	while (run.state.caught === 0 && run.ticks < 200) run.run(1);
	expect(run.sprite(2)?.jump).toBe(true);
	expect(run.sprite(1)?.jump).toBe(false);
});
