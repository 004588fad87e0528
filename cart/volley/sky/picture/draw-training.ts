/** The training view: the way that each tank drives, its waypoints and its goal, on the picture. */
import type { Machine } from "colorburst";
import { drawFrame } from "../../hud/draw-frame.ts";
import { print } from "../../hud/print.ts";
import { mapTopPx } from "../ground.ts";
import type { SkyState } from "../sky-state.ts";
import { pieceMapY, pieceX } from "../tanks.ts";
import { OBJECT_ID } from "./object-ids.ts";

const DOT_EVERY_PX = 10;
const DOTS_MAX = 40;
const WAYPOINTS_MAX = 16;
const LINE_ROW = 24;

/** Select turns it: off, our detour, the memo's, off again. */
export function turnTraining(machine: Machine, sky: SkyState): void {
	if (!sky.isTraining) sky.isTraining = true;
	else if (sky.detour === "ours") sky.detour = "faithful";
	else {
		sky.isTraining = false;
		sky.detour = "ours";
	}
	const text = sky.detour === "ours" ? "TANKS DRIVE OUR DETOUR" : "TANKS DRIVE THE MEMO'S";
	print(machine, 1, LINE_ROW, sky.isTraining ? text : "".padEnd(30));
}

export function drawTraining(machine: Machine, sky: SkyState): void {
	if (!sky.isTraining) return;
	const top = mapTopPx(sky);
	let dots = 0;
	let waypoints = 0;
	for (const tank of sky.enemies) {
		if (!tank.isLive || tank.kind !== "tank") continue;
		let fromX = tank.x;
		let fromY = tank.y;
		for (const piece of tank.way) {
			const x = pieceX(piece);
			const y = pieceMapY(piece) - top;
			const far = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
			for (let along = DOT_EVERY_PX; along < far && dots < DOTS_MAX; along += DOT_EVERY_PX) {
				const share = along / far;
				const id = OBJECT_ID.ways + dots++;
				drawFrame(machine, id, "hitDot", 0, fromX + (x - fromX) * share, fromY + (y - fromY) * share, { jump: true });
			}
			if (waypoints < WAYPOINTS_MAX) {
				drawFrame(machine, OBJECT_ID.ways + 48 + waypoints++, "iconStep", 1, x, y, { jump: true });
			}
			fromX = x;
			fromY = y;
		}
	}
}
