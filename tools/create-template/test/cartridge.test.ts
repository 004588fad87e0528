import { cycleMatchers, loadCartridge, pads } from "colorburst/testing";
import { expect, test, vi } from "vitest";

// Thousands of ticks in a second are many for a busy computer.
vi.setConfig({ testTimeout: 60_000 });

expect.extend(cycleMatchers);

const { run } = await loadCartridge<{ basketX: number; missed: number; score: number; playing: boolean }>(
	new URL("..", import.meta.url),
);

test("the basket follows the pad, and stays on the screen", () => {
	expect(run({ ticks: 30, input: pads().hold(0, 10, "right") }).state.basketX).toBe(150);
	expect(run({ ticks: 200, input: pads().hold(0, 200, "left") }).state.basketX).toBe(0);
});

test("three apples on the ground end the game, and Start begins another", () => {
	const input = pads().hold(0, 900, "left").press(900, "start");
	const lost = run({ ticks: 900, input });
	expect(lost.state.playing).toBe(false);
	expect(lost.text(12)).toContain("GAME OVER");
	expect(lost.run(5).state).toMatchObject({ playing: true, missed: 0, score: 0 });
});

test("it is well within the cycle budget", () => {
	const game = run({ ticks: 600 });
	expect(game.lagTicks).toBe(0);
	// A tick has 119,318 cycles. When one takes more than this, the test says which, and on which line.
	expect(game).toStayWithin(20_000);
});
