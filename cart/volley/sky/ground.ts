/** The ground: how fast it goes by, and the guns that stand on it. */
import { addEnemy } from "./enemies.ts";
import type { SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

/** A gun's place is given by its upper left corner; it is 16 px wide. */
const GUN_HALF_PX = 8;
const SCREEN_HEIGHT_PX = 224;

/** Moves the ground and brings in the guns whose upper edge it has just uncovered. */
export function tickGround(sky: SkyState): void {
	const { ground } = stageOf(sky.stage);
	const isSlow = sky.phase !== "flying" && sky.phase !== "over";
	const wanted = isSlow ? SKY_TUNING.scrollBossSixteenths : SKY_TUNING.scrollSixteenths;
	if (sky.scrollSixteenths !== wanted && sky.gameTicks % SKY_TUNING.scrollEaseTicks === 0) {
		sky.scrollSixteenths += Math.sign(wanted - sky.scrollSixteenths);
	}
	const heightPx = ground.rows * 8;
	const from = sky.scrollPx;
	const to = Math.min(heightPx - SCREEN_HEIGHT_PX, from + sky.scrollSixteenths / 16);
	// At the end of its map the ground stands, and so do the guns.
	if (to === from) sky.scrollSixteenths = 0;
	sky.scrollPx = to;
	for (const { type, xPx, yPx } of ground.objects) {
		if (type !== "turret" && type !== "tank") continue;
		// The screen's upper edge is at this height of the map; a gun comes in just above it.
		const lowerEdge = yPx + GUN_HALF_PX * 2;
		const above = heightPx - SCREEN_HEIGHT_PX - lowerEdge;
		if (above < from || above >= to) continue;
		addEnemy(sky, {
			kind: "turret",
			path: "straightDown",
			x: xPx + GUN_HALF_PX,
			// Where the map's own picture of it stands after this tick, less the tick that it is about to move.
			y: yPx + GUN_HALF_PX - (heightPx - SCREEN_HEIGHT_PX - to) - sky.scrollSixteenths / 16,
			isMirrored: false,
			formation: -1,
			drop: "none",
		});
	}
}
