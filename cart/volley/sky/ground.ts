/** The ground: how fast it goes by, and the guns that stand on it. */
import { addEnemy } from "./enemies.ts";
import type { EnemyKind } from "./enemy-kinds.ts";
import type { SkyState } from "./sky-state.ts";
import { stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

/** A gun's place is given by its upper left corner; it is 16 px wide. */
const GUN_HALF_PX = 8;
/** Who comes in with the map, by the type of its place. */
const KIND_BY_TYPE: Readonly<Record<string, EnemyKind>> = { turret: "turret", tank: "tank", boat: "missileBoat" };
const SCREEN_HEIGHT_PX = 224;

/** The map's pixel row at the picture's upper edge; below 0 in the part that comes again and again. */
export function mapTopPx(sky: SkyState): number {
	return stageOf(sky.stage).ground.rows * 8 - SCREEN_HEIGHT_PX - sky.scrollPx;
}

/** Moves the ground and brings in the guns whose upper edge it has just uncovered. */
export function tickGround(sky: SkyState): void {
	const { ground, loopRows } = stageOf(sky.stage);
	const wanted = wantedSixteenths(sky);
	if (sky.scrollSixteenths !== wanted && sky.gameTicks % SKY_TUNING.scrollEaseTicks === 0) {
		sky.scrollSixteenths += Math.sign(wanted - sky.scrollSixteenths);
	}
	const heightPx = ground.rows * 8;
	const from = sky.scrollPx;
	const end = loopRows > 0 ? Number.MAX_SAFE_INTEGER : heightPx - SCREEN_HEIGHT_PX;
	const to = Math.min(end, from + sky.scrollSixteenths / 16);
	// At the end of its map the ground stands, and so do the guns.
	if (to === from) sky.scrollSixteenths = 0;
	sky.scrollPx = to;
	for (const { type, xPx, yPx } of ground.objects) {
		const kind = KIND_BY_TYPE[type];
		if (kind === undefined) continue;
		// The screen's upper edge is at this height of the map; a gun comes in just above it.
		const lowerEdge = yPx + GUN_HALF_PX * 2;
		const above = heightPx - SCREEN_HEIGHT_PX - lowerEdge;
		if (above < from || above >= to) continue;
		addEnemy(sky, {
			kind,
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

/** Creeping under bosses, unless the boss is chased; at its own pace else. */
function wantedSixteenths(sky: SkyState): number {
	if (sky.phase === "flying" || sky.phase === "over") return SKY_TUNING.scrollSixteenths;
	const { midBoss, boss } = stageOf(sky.stage);
	const plan = sky.stageTicks === midBoss.at ? midBoss : boss;
	return plan.scrollSixteenths ?? SKY_TUNING.scrollBossSixteenths;
}
