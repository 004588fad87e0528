/** The laboratory's pages on the whole console: each opens, thinks and draws within its ticks. */
import { expect, test } from "vitest";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { FONT_TILE } from "../../../../cart/volley/vram.ts";
import { loadCartridge, pads } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));
/** A round of missiles is 240 ticks; under SOAK=1 a minute a page. */
const PAGE_TICKS = process.env.SOAK === "1" ? 3600 : 300;
const toLaboratory = () => pads().press(20, "down").press(24, "down").press(30, "a");

test("every page is open without a lag tick, and the last leads to the first again", { timeout: 300_000 }, () => {
	const pageAt = (page: number) => 40 + page * PAGE_TICKS;
	const input = toLaboratory();
	for (const page of [1, 2, 3]) input.press(pageAt(page), "right");
	const run = volley.run({ ticks: 39, input });
	const titles: string[] = [];
	for (let page = 0; page < 4; page++) {
		run.run(PAGE_TICKS);
		titles.push(run.text(3, FONT_TILE).trim());
	}
	expect(titles).toEqual([
		"THREE PILOTS, ONE RAIN",
		"THREE MISSILES, ONE SHIP",
		"TWO WAYS ROUND THE WALLS",
		"THREE PILOTS, ONE RAIN",
	]);
	expect([run.fault, run.lagTicks]).toEqual([null, 0]);
	expect(run.cyclesMax).toBeLessThan(run.budgetCycles);
});

test("of the pilots ours is hit least, the one that runs away most", { timeout: 120_000 }, () => {
	const run = volley.run({ ticks: 60 * 20, input: toLaboratory() });
	const { scene } = run.state;
	if (scene.name !== "laboratory" || scene.pilots === null) throw new Error("the page is another");
	const [naive, text, ours] = scene.pilots.hits;
	expect(ours!).toBeLessThanOrEqual(text!);
	expect(text!).toBeLessThan(naive!);
});

test("both ways lead to the goal, and ours is no longer than the memo's", () => {
	const run = volley.run({ ticks: 90, input: toLaboratory().press(40, "right").press(46, "right") });
	const { scene } = run.state;
	if (scene.name !== "laboratory" || scene.detour === null) throw new Error("the page is another");
	const [memo, ours] = scene.detour.ways;
	expect(memo!.at(-1)).toBe(ours!.at(-1));
	// The shortest way from cell (1, 2) round the walls to (16, 4) goes past the corners (5, 9) and (9, 3).
	const cells = (row: number) => Number(/([\d.]+) CELLS/.exec(run.text(row, FONT_TILE))![1]);
	expect(cells(24)).toBeLessThanOrEqual(cells(22));
	expect(cells(24)).toBeGreaterThan(Math.hypot(4, 7) + Math.hypot(4, 6) + Math.hypot(7, 1));
});
