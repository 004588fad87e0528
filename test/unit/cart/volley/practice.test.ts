/** Practice and continues, as a player meets them. */
import { expect, test } from "vitest";
import { firstScores } from "../../../../cart/volley/scores/high-scores.ts";
import { encodeSave } from "../../../../cart/volley/scores/save-format.ts";
import type { SkyScene, VolleyState } from "../../../../cart/volley/volley-state.ts";
import { FONT_TILE } from "../../../../cart/volley/vram.ts";
import { loadCartridge, pads, type TestRun } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));

function sceneOf(run: TestRun<VolleyState>): SkyScene {
	const { scene } = run.state;
	if (scene.name !== "sky") throw new Error(`the scene is ${scene.name}`);
	return scene;
}

const allText = (run: TestRun<VolleyState>) =>
	Array.from({ length: 28 }, (_, row) => run.text(row, FONT_TILE)).join("\n");

function saveRam(stagesReached: number): Uint8Array {
	const options = { difficulty: "normal", isShakeOn: true, isMotionReduced: false } as const;
	const bytes = new Uint8Array(8192);
	bytes.set(encodeSave({ options, scores: firstScores(), stagesReached }));
	return bytes;
}

/** Three lines down on the title, and A. */
const toPractice = () => pads().press(10, "down").press(14, "down").press(18, "down").press(24, "a");

test("practice offers the stages that were reached, and no others", () => {
	const first = volley.run({ ticks: 80, input: toPractice().press(40, "right").press(50, "right") });
	expect(first.state.scene.name).toBe("practice");
	expect(first.state.practice.stage).toBe(0);
	const second = volley.run({ ticks: 80, saveRam: saveRam(2), input: toPractice().press(40, "right") });
	expect(second.state.practice.stage).toBe(1);
	expect(allText(second)).toContain("STAGE          2 OF");
});

/** Down to FLY, five lines below, and A. */
function flyFrom(input: ReturnType<typeof pads>, at: number): ReturnType<typeof pads> {
	for (let line = 0; line < 5; line++) input.press(at + line * 4, "down");
	return input.press(at + 24, "a");
}

test("a stage is begun with the chosen power, and its training view counts hits", () => {
	const input = flyFrom(toPractice().press(34, "right").press(40, "down").press(44, "right").press(50, "up"), 60);
	const run = volley.run({ ticks: 120, saveRam: saveRam(2), input });
	const { sky, mode } = sceneOf(run);
	expect([mode, sky.stage, sky.ships[0]!.shotLevel, sky.ships[0]!.spareLives]).toEqual(["practice", 1, 3, 9]);
	sky.ships[0]!.mode = "flying";
	sky.ships[0]!.invulnerableTicks = 0;
	const { bullets } = sky;
	bullets.live[0] = 1;
	bullets.liveCount += 1;
	bullets.x[0] = sky.ships[0]!.x;
	bullets.y[0] = sky.ships[0]!.y;
	run.run(20);
	expect(allText(run)).toContain("HITS 01 BULLET");
	const { scores } = run.state;
	expect(scores).toEqual(firstScores());
});

test("at a quarter of the speed the game goes on in every fourth tick, and a bomb pressed between them falls", () => {
	const input = toPractice();
	for (const at of [34, 38, 42, 46]) input.press(at, "down");
	// SPEED is the fifth line; left of FULL is 1/4.
	const run = volley.run({
		ticks: 200,
		input: input.press(52, "left").press(58, "down").press(64, "a").press(150, "b"),
	});
	const before = sceneOf(run).sky.gameTicks;
	run.run(80);
	expect(sceneOf(run).sky.gameTicks - before).toBe(20);
	expect(sceneOf(run).sky.ships[0]!.bombs).toBe(2);
});

test("a practice that is lost leads back to its choices, without initials", () => {
	const run = volley.run({ ticks: 120, input: flyFrom(toPractice(), 40) });
	const { sky } = sceneOf(run);
	sky.score = 999_990;
	for (const ship of sky.ships) if (ship.mode !== "absent") ship.mode = "out";
	run.run(160);
	expect(run.state.scene.name).toBe("practice");
});

test("a stage reached in play is kept, and there after a reload", () => {
	const run = volley.run({ ticks: 60, input: pads().press(20, "start") });
	const { sky } = sceneOf(run);
	// As good as cleared.
	sky.stageTicks = 1;
	sky.phase = "clear";
	sky.phaseTicks = 299;
	run.run(10);
	expect(sceneOf(run).sky.stage).toBe(1);
	expect(run.state.stagesReached).toBe(2);
	expect(volley.run({ ticks: 1, saveRam: run.memory.saveRam.slice() }).state.stagesReached).toBe(2);
});

function lose(run: TestRun<VolleyState>): void {
	for (const ship of sceneOf(run).sky.ships) if (ship.mode !== "absent") ship.mode = "out";
}

test("after the last ship a player may go on three times, where the stage stood and with the score begun anew", () => {
	const input = pads().press(20, "start");
	for (const at of [300, 600, 900, 1200]) input.press(at, "a");
	const run = volley.run({ ticks: 100, input });
	for (let turn = 1; turn <= 3; turn++) {
		sceneOf(run).sky.score = 5000;
		const { stageTicks } = sceneOf(run).sky;
		lose(run);
		run.run(170);
		expect(allText(run)).toContain("GO ON?");
		run.run(turn * 300 + 2 - run.ticks);
		const { sky, continuesUsed } = sceneOf(run);
		expect([continuesUsed, sky.phase, sky.ships[0]!.mode, sky.ships[0]!.spareLives]).toEqual([
			turn,
			"flying",
			"flying",
			2,
		]);
		expect(sky.score).toBeLessThan(5000);
		expect(sky.stageTicks - stageTicks).toBeLessThanOrEqual(4);
		run.run(98);
	}
	sceneOf(run).sky.score = 0;
	lose(run);
	run.run(160);
	expect(run.state.scene.name).toBe("scores");
});

test("who doesn't answer in ten seconds, or says no, is asked for initials", () => {
	for (const [answer, ticks] of [
		[pads().press(20, "start"), 770],
		[pads().press(20, "start").press(300, "b"), 220],
	] as const) {
		const run = volley.run({ ticks: 100, input: answer });
		sceneOf(run).sky.score = 55_000;
		lose(run);
		run.run(ticks);
		expect(run.state.scene.name).toBe("initials");
	}
});
