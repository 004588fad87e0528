/** Three pilots in the same rain: one that flees the nearest bullet, the text's, and ours. Hits are counted; all fly on. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits } from "../hud/print.ts";
import type { Screen } from "../pilot/eyes.ts";
import { createFaithfulDesk, decideFaithfully, type FaithfulDesk } from "../pilot/faithful-pilot.ts";
import { FAITHFUL } from "../pilot/faithful-rules.ts";
import { flyTick, isLooking } from "../pilot/fly.ts";
import type { Grid } from "../pilot/grid.ts";
import { createMind, type Mind } from "../pilot/mind.ts";
import { STAY } from "../pilot/moves.ts";
import { PILOT } from "../pilot/pilot-tuning.ts";
import { addRoundThreat, createTargets, createThreats, type Threats } from "../pilot/threats.ts";
import { fleeNearest } from "./baselines.ts";
import { drawBox, printInk, RIVAL, SPRITE_PALETTE } from "./board.ts";
import {
	createField,
	createFieldScreen,
	FIELD_PX,
	FIELD_THINGS,
	type Field,
	HIT_PX,
	showField,
	tickField,
} from "./patterns.ts";

/** Bullets a tick: a third of the benchmark's lightest rain, and as many as the sprites allow. */
const RATE = 0.6;
const LEFT_PX = 8;
const TOP_PX = 40;
const TEXT_COLUMN = 22;
const TEXT_ROWS = [6, 13, 20] as const;
const RIVALS = [RIVAL.naive, RIVAL.seed, RIVAL.ours] as const;
const NAMES = ["RUN AWAY", "THE TEXT", "OURS"] as const;
/** The text's pilot thinks in steps of two ticks, and not so far as its 15: all of it has to fit one tick. */
const STEPS = 7;
const STEP_TICKS = 2;
const GRID: Grid = { leftPx: 0, topPx: 0, cellWidthPx: 4, cellHeightPx: 4, columns: 40, rows: 40 };
const RULES = { ...FAITHFUL, steps: STEPS, stepTicks: STEP_TICKS };
const OURS = { ...PILOT, steps: 14, planTicks: 12 };
const BOUNDS = { leftPx: 1, rightPx: FIELD_PX - 1, topPx: 1, bottomPx: FIELD_PX - 1 };
/** Bullets heeded at most: more than ever fall at once. */
const THREATS = 128;
/** Rain falls no more aslant than this, in pixels a tick. */
const SIDEWAYS_MAX = 0.5;
/** After a hit the next one counts only so much later. */
const SAFE_TICKS = 60;

export interface PilotsPage {
	/** The same rain thrice: it doesn't depend on who flies in it. */
	readonly fields: Field[];
	readonly hits: number[];
	/** Ticks until the next hit counts. */
	readonly safeTicks: number[];
	/** Ticks since the last hit, and the most of them. */
	readonly wholeTicks: number[];
	readonly bestTicks: number[];
	/** What one of them heeds. */
	readonly near: Threats;
	readonly desk: FaithfulDesk;
	naiveMove: number;
	textMove: number;
	readonly mind: Mind;
	readonly screen: Screen;
}

export function createPilotsPage(machine: Machine): PilotsPage {
	drawBox(machine, LEFT_PX / 8, TOP_PX / 8, FIELD_PX / 8, FIELD_PX / 8);
	return {
		fields: NAMES.map(() => createField("rain", RATE, 5)),
		hits: [0, 0, 0],
		safeTicks: [SAFE_TICKS, SAFE_TICKS, SAFE_TICKS],
		wholeTicks: [0, 0, 0],
		bestTicks: [0, 0, 0],
		near: createThreats(THREATS),
		desk: createFaithfulDesk(GRID, STEPS),
		naiveMove: STAY,
		textMove: STAY,
		mind: createMind(OURS, FIELD_THINGS, THREATS),
		screen: createFieldScreen(),
	};
}

export function tickPilots(page: PilotsPage, machine: Machine): void {
	const [naive, text, ours] = [page.fields[0]!, page.fields[1]!, page.fields[2]!];
	// They think in turns, so that no tick has both to do.
	if (text.ticks % STEP_TICKS !== 0) {
		seeNear(page.near, naive);
		page.naiveMove = fleeNearest(page.near, naive.shipX, naive.shipY);
	} else {
		seeNear(page.near, text);
		page.textMove = decideFaithfully(page.desk, GRID, text.shipX, text.shipY, page.near, createTargets(1), RULES).move;
	}
	if (isLooking(page.mind, OURS)) showField(ours, page.screen);
	const move = flyTick(page.mind, OURS, BOUNDS, page.screen, ours.shipX, ours.shipY, FIELD_PX / 2, FIELD_PX * 0.6);
	step(page, RIVAL.naive, page.naiveMove);
	step(page, RIVAL.seed, page.textMove);
	step(page, RIVAL.ours, move);
	draw(page, machine);
}

/** Bullets that can come where the ship can within the text's steps: to heed the others would only cost cycles. */
function seeNear(threats: Threats, { live, x, y, vx, vy, shipX, shipY }: Field): void {
	const ticks = STEPS * STEP_TICKS;
	const reachPx = STEPS * GRID.cellWidthPx + HIT_PX + GRID.cellWidthPx;
	threats.count = 0;
	for (let i = 0; i < live.length; i++) {
		if (live[i] !== 1) continue;
		const dy = shipY - y[i]!;
		// Rain falls: what is below never comes back.
		if (dy < -reachPx || dy > reachPx + vy[i]! * ticks) continue;
		const dx = shipX - x[i]!;
		const widePx = reachPx + SIDEWAYS_MAX * ticks;
		if (dx < -widePx || dx > widePx) continue;
		addRoundThreat(threats, x[i]!, y[i]!, vx[i]!, vy[i]!, HIT_PX);
	}
}

function step(page: PilotsPage, i: number, move: number): void {
	const isHit = tickField(page.fields[i]!, move);
	page.wholeTicks[i]! += 1;
	if (page.safeTicks[i]! > 0) page.safeTicks[i]! -= 1;
	else if (isHit) {
		page.hits[i]! += 1;
		page.safeTicks[i] = SAFE_TICKS;
		page.wholeTicks[i] = 0;
	}
	page.bestTicks[i] = Math.max(page.bestTicks[i]!, page.wholeTicks[i]!);
}

function draw(page: PilotsPage, machine: Machine): void {
	const { live, x, y, ticks } = page.fields[0]!;
	page.fields.forEach(({ shipX, shipY }, i) => {
		const isBlinking = page.safeTicks[i]! > 0 && (ticks & 4) === 0;
		const style = { palette: SPRITE_PALETTE[i]! };
		if (!isBlinking) drawFrame(machine, 1 + i, "hitDot", 0, LEFT_PX + shipX, TOP_PX + shipY, style);
		drawFrame(machine, 4 + i, "focusRing", 0, LEFT_PX + shipX, TOP_PX + shipY, style);
		drawFrame(machine, 7 + i, "focusRing", 0, TEXT_COLUMN * 8 + 4, TEXT_ROWS[i]! * 8 + 4, style);
	});
	for (let i = 0; i < live.length; i++) {
		if (live[i] !== 1 || y[i]! < 3 || y[i]! > FIELD_PX - 3 || x[i]! < 3 || x[i]! > FIELD_PX - 3) continue;
		drawFrame(machine, 100 + i, "bulletSmall", ticks >> 3, LEFT_PX + x[i]!, TOP_PX + y[i]!);
	}
	const turn = ticks % 15;
	if (turn === 0 || turn > NAMES.length) return;
	// One pilot's numbers a tick.
	const i = turn - 1;
	const row = TEXT_ROWS[i]!;
	const rival = RIVALS[i]!;
	printInk(machine, TEXT_COLUMN + 2, row, NAMES[i]!, rival);
	printInk(machine, TEXT_COLUMN, row + 2, `HITS ${digits(page.hits[i]!, 4)}`, rival);
	printInk(machine, TEXT_COLUMN, row + 4, `BEST ${digits(page.bestTicks[i]! / 60, 3)}S`, rival);
}
