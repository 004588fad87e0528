/** Two pilots in the same rain: the text's, and ours. Each hit is counted; the field goes on. */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits, print } from "../hud/print.ts";
import type { Screen } from "../pilot/eyes.ts";
import { createFaithfulDesk, decideFaithfully, type FaithfulDesk } from "../pilot/faithful-pilot.ts";
import { FAITHFUL } from "../pilot/faithful-rules.ts";
import { flyTick } from "../pilot/fly.ts";
import type { Grid } from "../pilot/grid.ts";
import { createMind, type Mind } from "../pilot/mind.ts";
import { PILOT } from "../pilot/pilot-tuning.ts";
import { addRoundThreat, createTargets, createThreats } from "../pilot/threats.ts";
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

/** Two fields at seven tenths of their size fit side by side; rain of a fifth of the benchmark's fits the sprites. */
const SCALE = 0.7;
const RATE = 0.4;
const LEFT_PX = [10, 134] as const;
const TOP_PX = 64;
/** Shorter than the text's 15, so that it fits one tick. */
const STEPS = 5;
const OURS = { ...PILOT, steps: 14, planTicks: 12 };
const GRID: Grid = { leftPx: 0, topPx: 0, cellWidthPx: 4, cellHeightPx: 4, columns: 40, rows: 40 };
const RULES = { ...FAITHFUL, steps: STEPS, stepTicks: 2 };
const BOUNDS = { leftPx: 1, rightPx: FIELD_PX - 1, topPx: 1, bottomPx: FIELD_PX - 1 };

export interface PilotsPage {
	readonly fields: Field[];
	readonly hits: number[];
	/** Ticks until the next hit counts. */
	readonly safeTicks: number[];
	readonly desk: FaithfulDesk;
	faithfulMove: number;
	readonly mind: Mind;
	readonly screen: Screen;
}

export function createPilotsPage(): PilotsPage {
	return {
		fields: [createField("rain", RATE, 5), createField("rain", RATE, 5)],
		hits: [0, 0],
		safeTicks: [60, 60],
		desk: createFaithfulDesk(GRID, STEPS),
		faithfulMove: 0,
		mind: createMind(OURS, FIELD_THINGS, 160),
		screen: createFieldScreen(),
	};
}

export function tickPilots(page: PilotsPage, machine: Machine): void {
	const [text, ours] = [page.fields[0]!, page.fields[1]!];
	if (text.ticks % 2 === 0) page.faithfulMove = decideAsText(page, text);
	showField(ours, page.screen);
	const move = flyTick(page.mind, OURS, BOUNDS, page.screen, ours.shipX, ours.shipY, FIELD_PX / 2, FIELD_PX * 0.6);
	step(page, 0, page.faithfulMove);
	step(page, 1, move);
	draw(page, machine);
}

function decideAsText(page: PilotsPage, field: Field): number {
	const threats = createThreats(160);
	for (let i = 0; i < field.live.length; i++) {
		if (field.live[i] === 1) addRoundThreat(threats, field.x[i]!, field.y[i]!, field.vx[i]!, field.vy[i]!, HIT_PX);
	}
	return decideFaithfully(page.desk, GRID, field.shipX, field.shipY, threats, createTargets(1), RULES).move;
}

function step(page: PilotsPage, i: number, move: number): void {
	const isHit = tickField(page.fields[i]!, move);
	if (page.safeTicks[i]! > 0) page.safeTicks[i]! -= 1;
	else if (isHit) {
		page.hits[i]! += 1;
		page.safeTicks[i] = 60;
	}
}

function draw(page: PilotsPage, machine: Machine): void {
	for (let f = 0; f < 2; f++) {
		const field = page.fields[f]!;
		const left = LEFT_PX[f]!;
		const isBlinking = page.safeTicks[f]! > 0 && (field.ticks & 4) === 0;
		const x = left + field.shipX * SCALE;
		const y = TOP_PX + field.shipY * SCALE;
		if (!isBlinking) drawFrame(machine, 1 + f, "hitDot", 0, x, y);
		drawFrame(machine, 3 + f, "focusRing", 0, x, y);
		for (let i = 0; i < field.live.length; i++) {
			if (field.live[i] !== 1 || field.y[i]! < 0 || field.y[i]! > FIELD_PX) continue;
			const id = 100 + f * 1000 + i;
			drawFrame(machine, id, "bulletSmall", 0, left + field.x[i]! * SCALE, TOP_PX + field.y[i]! * SCALE);
		}
		if (field.ticks % 15 === 1) {
			const column = 2 + f * 15;
			print(machine, column, 6, f === 0 ? "THE TEXT'S" : "OURS");
			print(machine, column, 23, `HITS ${digits(page.hits[f]!, 3)}`);
			print(machine, column, 24, `${digits(field.ticks / 60, 4)} SECONDS`);
		}
	}
}
