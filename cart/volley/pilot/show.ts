/** The pilot before an audience: the attract cycle's demo, and the pilot watched on demand with its map. */
import type { Machine } from "colorburst";
import { print } from "../hud/print.ts";
import { readMenuPads } from "../screens/menu-pad.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import type { SkyState } from "../sky/sky-state.ts";
import type { SkyMode, SkyScene, VolleyState } from "../volley-state.ts";
import { clearRoute, drawRoute, loadRouteTiles } from "./draw-route.ts";
import { PILOT } from "./pilot-tuning.ts";
import { type SkyPilot, setRouteShown } from "./sky-pilot.ts";

/** The demo's turn of the attract cycle: 35 seconds. */
const DEMO_TICKS = 2100;
const LINE_ROW = 24;
/** The line is shown for two thirds of each second and a half. */
const BLINK_TICKS = 90;

export function beginShow(machine: Machine, sky: SkyState, mode: SkyMode): void {
	const ship = sky.ships[0]!;
	// A show opens with something to show.
	ship.shotLevel = 2;
	ship.missileLevel = 1;
	if (mode === "watch") loadRouteTiles(machine);
}

/** Reads the audience's pads before the tick. @returns where to go when the show is over */
export function tickShow(scene: SkyScene, pilot: SkyPilot, state: VolleyState, machine: Machine): SceneChange | null {
	const moves = readMenuPads(machine);
	if (scene.mode === "demo") {
		if (moves.isAnyPressed) return { to: "title" };
		return state.sceneTicks >= DEMO_TICKS ? { to: "scores", row: -1, isAttract: true } : null;
	}
	if (moves.isBack) return { to: "title" };
	if (moves.isChosen && state.sceneTicks > 0) {
		setRouteShown(pilot, pilot.mind.route === null);
		clearRoute(machine);
	}
	return null;
}

/** What stands over the picture. @returns where to go when the game is over */
export function drawShow(scene: SkyScene, pilot: SkyPilot, machine: Machine): SceneChange | null {
	const { sky } = scene;
	if (sky.phase === "over" && sky.phaseTicks > 120) {
		return scene.mode === "demo" ? { to: "scores", row: -1, isAttract: true } : { to: "title" };
	}
	const { route } = pilot.mind;
	// The map is made in the middle of a plan: drawn once for each, in a tick that does little else.
	if (route !== null && pilot.mind.phase === PILOT.planTicks - 1) drawRoute(machine, route);
	const t = sky.gameTicks % BLINK_TICKS;
	if (scene.mode === "demo") {
		if (t === 1) print(machine, 8, LINE_ROW, "PRESS ANY BUTTON");
		else if (t === 61) machine.clearText(8, LINE_ROW, 16, 1);
	} else print(machine, 16, 26, route === null ? "A MAP  B BACK" : "A HIDE B BACK");
	return null;
}
