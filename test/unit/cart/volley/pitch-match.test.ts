/** PITCH as a player meets it: menus, teams, kick-off, pause, on the whole console. */
import { expect, test } from "vitest";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { PANEL_TILE } from "../../../../cart/volley/vram.ts";
import { loadCartridge, pads, type TestRun } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));

/** From the title to a match that nobody plays: WHO is set to WATCH, then to the teams. */
function watchScript(last: number) {
	const script = pads()
		.press(20, "down")
		.press(30, "a")
		.press(50, "down")
		.press(60, "left")
		.press(70, "up")
		.press(80, "up");
	return script.press(90, "a").press(110, "a").press(130, "a").press(last, "start");
}

function matchOf(run: TestRun<VolleyState>) {
	const { scene } = run.state;
	if (scene.name !== "pitch" || scene.match === null) throw new Error(`no match: ${scene.name}`);
	return scene.match;
}

test("from the menu over the teams to the kick-off, and play goes on by itself without a lag tick", () => {
	const run = volley.run({ ticks: 900, input: watchScript(5000) });
	const { match, mode } = matchOf(run);
	expect(mode).toBe("play");
	expect(match.tick).toBeGreaterThan(700);
	expect(match.sides[0].statistics.passes + match.sides[1].statistics.passes).toBeGreaterThan(3);
	expect([run.lagTicks, run.fault]).toEqual([0, null]);
	expect(run.text(1, PANEL_TILE)).toContain("0-0");
});

test("Start pauses a match: nothing moves, and the pause says so", () => {
	const run = volley.run({ ticks: 420, input: watchScript(400) });
	expect(matchOf(run).mode).toBe("pause");
	const { tick } = matchOf(run).match;
	run.run(30);
	expect(matchOf(run).match.tick).toBe(tick);
	expect(run.text(6, PANEL_TILE)).toContain("PAUSE");
});
