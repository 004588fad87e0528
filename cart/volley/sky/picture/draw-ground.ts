/** The ground on plane B, row by row from the stage's map; clouds on plane A, nearer and faster. */
import type { Machine } from "colorburst";
import { mapTopPx } from "../ground.ts";
import type { SkyState } from "../sky-state.ts";
import type { StageLook } from "../stage.ts";
import { stageOf } from "../stage-list.ts";
import { SKY_TUNING } from "../tuning.ts";
import { lightGround } from "./light.ts";

const PLANE_ROWS = 64;
const SCREEN_ROWS = 28;

/** Writes the rows that the screen shows now, and two above. */
export function fillGround(machine: Machine, sky: SkyState): void {
	const first = Math.floor(mapTopPx(sky) / 8);
	for (let row = first - 2; row <= first + SCREEN_ROWS; row++) writeRow(machine, sky, row);
}

function writeRow(machine: Machine, sky: SkyState, row: number): void {
	const { ground, loopRows } = stageOf(sky.stage);
	if (row >= ground.rows || (row < 0 && loopRows === 0)) return;
	const fromRow = row < 0 ? rest(row, loopRows) : row;
	machine.map("b", ground, { row: rest(row, PLANE_ROWS), fromRow, rows: 1 });
}

/** What is left of a division, never below 0. */
function rest(row: number, rows: number): number {
	return ((row % rows) + rows) % rows;
}

/** Scrolls, brings in the next row before it is seen, turns the water's colours, shakes. */
export function drawGround(machine: Machine, sky: SkyState, isShakeOn: boolean): void {
	const top = mapTopPx(sky);
	writeRow(machine, sky, Math.floor(top / 8) - 1);
	const shake = isShakeOn ? shakeOffset(sky) : 0;
	machine.scroll("b", 0, top + shake);
	const { look } = stageOf(sky.stage);
	const { overlayDriftTicks, overlayPxPerTick } = look;
	machine.scroll("a", Math.floor(sky.gameTicks / overlayDriftTicks), -sky.gameTicks * overlayPxPerTick + shake);
	if (lightGround(machine, sky)) turnColours(machine, look, sky.gameTicks);
}

/** Up and down by a few pixels, less each tick. */
function shakeOffset(sky: SkyState): number {
	const { shakePx, shakeLargeTicks } = SKY_TUNING;
	const size = Math.min(shakePx, Math.ceil((sky.shakeTicks / shakeLargeTicks) * shakePx));
	return sky.shakeTicks === 0 ? 0 : (sky.shakeTicks & 2) === 0 ? size : -size;
}

/**
 * Turns a stage's moving colours by one step in all palettes that have them. Of those the first colour is the water
 * itself: it stays, or the whole sea would flash.
 */
function turnColours(machine: Machine, { cycle, palettes }: StageLook, gameTicks: number): void {
	if (cycle === null || gameTicks % cycle.ticksPerStep !== 0) return;
	const step = gameTicks / cycle.ticksPerStep;
	const first = cycle.first + 1;
	const count = cycle.count - 1;
	for (const palette of cycle.palettes) {
		const atRest = palettes[palette]!;
		for (let i = 0; i < count; i++) machine.color(palette, first + i, atRest[first + ((i + step) % count)]!);
	}
}
