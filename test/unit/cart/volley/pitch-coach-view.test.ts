/** The coach's view and the pause menu, pressed and looked at on the whole console. */
import { expect, test } from "vitest";
import { coachSightOf } from "../../../../cart/volley/pitch/brain/coach-sight.ts";
import { watchedMan } from "../../../../cart/volley/pitch/coach.ts";
import { viewOf } from "../../../../cart/volley/pitch/match-state.ts";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { PANEL_TILE } from "../../../../cart/volley/vram.ts";
import { loadCartridge, type PadScript, pads, type TestRun } from "../../../../runtime/headless/testing.ts";
import { ADDRESS } from "../../../../runtime/machine/memory-map.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));

const KICK_OFF = 150;
/** Object ids of the rings under who is seen, and of the ghosts of who is remembered: plus the man's number. */
const SEEN_ID = 300;
const GHOST_ID = 330;

/** From the title to a match; watched by nobody's pad if `isWatched`. */
function matchScript(isWatched: boolean): PadScript {
	const script = pads().press(20, "down").press(30, "a").press(50, "down");
	if (isWatched) script.press(60, "left");
	return script.press(90, "a").press(110, "a").press(130, "a");
}

function screenOf(run: TestRun<VolleyState>) {
	const { scene } = run.state;
	if (scene.name !== "pitch" || scene.match === null) throw new Error(`no match: ${scene.name}`);
	return scene.match;
}

test("rings are under exactly those whom the watched man sees, ghosts where he guesses the others, and no tick is late", () => {
	const run = volley.run({ ticks: KICK_OFF + 60, input: matchScript(true).press(KICK_OFF + 20, "select") });
	let looked = 0;
	for (let n = 0; n < 30; n++) {
		run.run(17);
		const { match, coach } = screenOf(run);
		expect(coach.isOn).toBe(true);
		const man = watchedMan(coach, match);
		if (man < 0 || match.replayTicks > 0) continue;
		const { seen, remembered } = coachSightOf(viewOf(match), match.minds, man);
		const shown = new Set(run.sprites().map((sprite) => sprite.objectId));
		const marked = (from: number) => Array.from({ length: 22 }, (_, i) => i).filter((i) => shown.has(from + i));
		// What lies outside the picture has no sprite; what has one is right.
		const seenMen = seen.map((known) => known.man);
		expect(seenMen).toEqual(expect.arrayContaining(marked(SEEN_ID)));
		expect(remembered.map((known) => known.man)).toEqual(expect.arrayContaining(marked(GHOST_ID)));
		looked += marked(SEEN_ID).length;
	}
	expect(looked).toBeGreaterThan(60);
	expect(run.text(27, PANEL_TILE)).toContain("SEEN");
	expect(run.lagTicks).toBe(0);
	expect(run.cyclesMax).toBeLessThan(110_000);
});

/** Palette of the grass under a place on the ground, 0–7. */
function grassPaletteAt(run: TestRun<VolleyState>, xM: number, yM: number): number {
	const column = Math.floor((52 + xM * 6) / 8);
	const row = Math.floor((72 + yM * 6) / 8) % 64;
	return (run.memory.u16(ADDRESS.planeB + (row * 64 + column) * 2, 1)[0]! >> 10) & 7;
}

test("the grass under a man alone has his side's tint; where the watched man looks it is lit", () => {
	const run = volley.run({ ticks: KICK_OFF + 100, input: matchScript(true).press(KICK_OFF + 20, "select") });
	// Hosts dim and lit are palettes 5 and 1, guests dim and lit 6 and 7.
	let checked = 0;
	for (let n = 0; n < 6; n++) {
		run.run(31);
		const { match, camera } = screenOf(run);
		for (const player of match.players) {
			const rivals = match.players.filter((other) => other.team !== player.team);
			const nearest = Math.min(...rivals.map((other) => Math.hypot(other.x - player.x, other.y - player.y)));
			const xPx = 52 + player.x * 6 - camera.x;
			const yPx = 72 + player.y * 6 - camera.y;
			if (nearest < 9 || Math.abs(xPx - 128) > 110 || Math.abs(yPx - 112) > 90) continue;
			expect(player.team === 0 ? [5, 1] : [6, 7]).toContain(grassPaletteAt(run, player.x, player.y));
			checked += 1;
		}
	}
	expect(checked).toBeGreaterThan(5);
	run.run(6);
	const { minds } = screenOf(run).match;
	const man = watchedMan(screenOf(run).coach, screenOf(run).match);
	const seer = screenOf(run).match.players[man]!;
	const ahead = grassPaletteAt(run, seer.x + minds.heads[man * 2]! * 6, seer.y + minds.heads[man * 2 + 1]! * 6);
	const behind = grassPaletteAt(run, seer.x - minds.heads[man * 2]! * 6, seer.y - minds.heads[man * 2 + 1]! * 6);
	expect([1, 7]).toContain(ahead);
	expect([5, 6]).toContain(behind);
});

test("Start in the coach's view stops time: A is one tick, right another man's eyes, Start goes on", () => {
	const start = KICK_OFF + 80;
	const input = matchScript(true)
		.press(start, "select")
		.press(start + 10, "start")
		.press(start + 30, "a")
		.press(start + 40, "a")
		.press(start + 50, "right")
		.press(start + 80, "start");
	const run = volley.run({ ticks: start + 25, input });
	const { match, coach } = screenOf(run);
	const { tick } = match;
	expect(screenOf(run).mode).toBe("step");
	run.run(20);
	expect(match.tick).toBe(tick + 2);
	expect(coach.chosen).toBe(-1);
	run.run(10);
	expect([match.tick, coach.chosen]).toEqual([tick + 2, 0]);
	run.run(35);
	expect(screenOf(run).mode).toBe("play");
	expect(match.tick).toBeGreaterThan(tick + 5);
});

test("pressing A through SUBSTITUTE takes the most tired man off and the bench's first on, at the next stop", () => {
	const start = KICK_OFF + 200;
	const input = matchScript(false)
		.press(start, "start")
		.press(start + 10, "down")
		.press(start + 20, "a")
		.press(start + 30, "down")
		.press(start + 40, "a")
		.press(start + 50, "down")
		.press(start + 60, "a");
	const run = volley.run({ ticks: start + 25, input });
	const { match, pause } = screenOf(run);
	const outfield = match.players.slice(1, 11);
	const tired = 1 + outfield.findIndex((man) => man.energy === Math.min(...outfield.map((other) => other.energy)));
	expect([pause.page, pause.cursor]).toEqual(["off", tired]);
	expect(run.text(5, PANEL_TILE)).toContain("WHO COMES OFF?");
	run.run(40);
	expect(match.sides[0].wantsOff).toBe((tired + 1) % 11);
	expect(match.sides[0].bench).toEqual([12, 11, 13, 14]);
});
