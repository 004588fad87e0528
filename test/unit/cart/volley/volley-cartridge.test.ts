/** VOLLEY as a player meets it: built from its sources and run on the whole console. */
import { expect, test } from "vitest";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { loadCartridge, pads, type TestRun } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));

const scene = (run: TestRun<VolleyState>) => run.state.scene.name;
function skyOf(run: TestRun<VolleyState>) {
	const { scene: now } = run.state;
	if (now.name !== "sky") throw new Error(`the scene is ${now.name}`);
	return now.sky;
}

test("Start on the title begins SKY, and the arrows move the ship", () => {
	const run = volley.run({ ticks: 40, input: pads().press(20, "start").hold(60, 90, "right") });
	expect(scene(run)).toBe("sky");
	const from = skyOf(run).ships[0]!.x;
	run.run(60);
	expect(skyOf(run).ships[0]!.x - from).toBe(60);
});

test("the menu leads to PITCH and Select back", () => {
	const run = volley.run({ ticks: 60, input: pads().press(20, "down").press(30, "a").press(80, "select") });
	expect(scene(run)).toBe("pitch");
	run.run(40);
	expect(scene(run)).toBe("title");
});

test("pressing A again and again leads from PITCH's menu into a match", () => {
	const input = pads().press(20, "down");
	for (let tick = 30; tick < 330; tick += 30) input.press(tick, "a");
	const run = volley.run({ ticks: 330, input });
	const { scene: now } = run.state;
	expect(now.name === "pitch" && now.match !== null).toBe(true);
});

const TURNS: readonly (readonly [turn: string, tick: number, name: string])[] = [
	["demo", 520, "sky"],
	["high scores", 2600, "scores"],
	["how to play", 2960, "howTo"],
	["soccer's demo", 3600, "pitch"],
];

// The way to soccer is long: a minute of other turns before it.
test.each(TURNS.filter(([, tick]) => process.env.SOAK === "1" || tick < 3000))(
	"any button ends the attract cycle within one tick: %s",
	{ timeout: 90_000 },
	(_, tick, name) => {
		const run = volley.run({ ticks: tick, input: pads().press(tick, "x") });
		expect(scene(run)).toBe(name);
		run.run(1);
		expect(scene(run)).toBe("title");
	},
);

test("Start pauses SKY: nothing moves until it is pressed again", () => {
	const run = volley.run({ ticks: 300, input: pads().press(20, "start").press(200, "start").press(400, "start") });
	const sky = skyOf(run);
	expect(sky.isPaused).toBe(true);
	const ticks = sky.gameTicks;
	run.run(90);
	expect(skyOf(run).gameTicks).toBe(ticks);
	run.run(60);
	expect(skyOf(run).gameTicks).toBeGreaterThan(ticks);
});

test("Start on pad 2 brings the second player in", () => {
	const run = volley.run({ ticks: 120, input: pads().press(20, "start").player(1).press(100, "start") });
	expect(skyOf(run).ships.map((ship) => ship.mode)).toEqual(["flying", "flying"]);
});

test("options are changed, kept in save RAM and there after a reload", () => {
	const toOptions = pads().press(20, "up").press(30, "a");
	const run = volley.run({ ticks: 120, input: toOptions.press(60, "right").press(70, "down").press(80, "a") });
	expect(run.state.options).toEqual({ difficulty: "hard", isShakeOn: false, isMotionReduced: false });
	const again = volley.run({ ticks: 5, saveRam: run.memory.saveRam.slice() });
	expect(again.state.options).toEqual(run.state.options);
});

/** As good as lost: the last ship, no bomb to save it, and a fair score that brings no further one. */
function loseSoon(run: Parameters<typeof skyOf>[0]): void {
	const sky = skyOf(run);
	Object.assign(sky.ships[0]!, { spareLives: 0, bombs: 0 });
	sky.score = 55_000;
	sky.nextExtraLife = 99_000_000;
}

test("a game lost leads to initials, they enter the table, and the table survives a reload", () => {
	const input = pads().press(20, "start").hold(30, 5000, "a");
	const run = volley.run({ ticks: 60, input });
	loseSoon(run);
	for (let i = 0; i < 60 && scene(run) === "sky"; i++) run.run(60);
	expect(scene(run)).toBe("initials");
	const score = run.state.scene.name === "initials" ? run.state.scene.score : 0;
	expect(score).toBeGreaterThanOrEqual(55_000);
	const last = run.ticks;
	const kept = volley.run({ ticks: 1, saveRam: run.memory.saveRam.slice() });
	expect(kept.state.scores.map((row) => row.score)).not.toContain(score);

	// The same again from power-on, and on through the letters: B, A, A.
	const typed = pads()
		.press(20, "start")
		.hold(30, last, "a")
		.press(last + 10, "up");
	for (const at of [20, 40, 60]) typed.press(last + at, "a");
	const whole = volley.run({ ticks: 60, input: typed });
	loseSoon(whole);
	whole.run(last + 100 - 60);
	expect(scene(whole)).toBe("scores");
	const row = whole.state.scores.find((entry) => entry.initials === "BAA");
	expect(row?.score).toBe(score);
	const reloaded = volley.run({ ticks: 5, saveRam: whole.memory.saveRam.slice() });
	expect(reloaded.state.scores).toEqual(whole.state.scores);
});

test("half a minute of SKY in play has no lag tick", () => {
	const input = pads().press(20, "start").hold(30, 1800, "a");
	for (let t = 40; t < 1800; t += 100) input.hold(t, t + 45, "left").hold(t + 50, t + 95, "right");
	const run = volley.run({ ticks: 1800, input });
	expect([run.lagTicks, run.fault]).toEqual([0, null]);
	expect(run.cyclesMax).toBeLessThan(119_318);
});

test("the same inputs give the same game, picture and sound", () => {
	const input = () => pads().press(20, "start").hold(30, 900, "a").hold(100, 160, "left").hold(200, 290, "right", "up");
	const hashes = () => {
		const run = volley.run({ ticks: 600, seed: 9, input: input() });
		return [run.stateHash(), run.pictureHash(), run.soundHash()];
	};
	expect(hashes()).toEqual(hashes());
});
