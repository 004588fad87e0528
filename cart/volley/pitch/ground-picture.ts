/** The ground: brought in row by row as the camera uncovers it; the crowd that sits or jumps. */
import type { Machine } from "colorburst";
import { CROWD } from "../art/maps/pitch-geometry.ts";
import pitchMap from "../art/pitch.tmj?map";
import crowdTiles from "../art/pitch-crowd.png?tiles";
import type { Camera } from "./camera.ts";

const TILE_BYTES = 32;
const PLANE_ROWS = 64;
/** Rows that the screen can show at once, and one beyond each edge. */
const ROWS_SHOWN = 31;

export function drawGround(machine: Machine, camera: Camera): void {
	const first = Math.max(0, Math.floor(camera.y / 8) - 1);
	for (let row = first; row < first + ROWS_SHOWN; row++) {
		const isThere = camera.rowsFrom >= 0 && row >= camera.rowsFrom && row < camera.rowsFrom + ROWS_SHOWN;
		if (isThere || row >= pitchMap.rows) continue;
		machine.map("b", pitchMap, { row: row % PLANE_ROWS, fromRow: row, rows: 1 });
	}
	camera.rowsFrom = first;
	machine.scroll("b", camera.x, camera.y);
}

/** The crowd sits (0) or jumps (1): its sixteen tiles are exchanged. */
export function showCrowd(machine: Machine, frame: number): void {
	const bytes = CROWD.tiles * TILE_BYTES;
	machine.tiles(CROWD.firstTile, crowdTiles.bytes.subarray(frame * bytes, (frame + 1) * bytes));
}
