/** How scenes begin: each sets up its own picture and gives its own state. */
import type { Machine } from "colorburst";
import { beginLaboratory } from "../laboratory/laboratory-scene.ts";
import { beginPitch, beginPitchDemo } from "../pitch/pitch-scene.ts";
import { beginSky } from "../sky/sky-scene.ts";
import { beginTitle } from "../title/title-scene.ts";
import type { Scene, SkyMode, VolleyState } from "../volley-state.ts";
import { beginHowTo } from "./how-to-screen.ts";
import { beginInitials } from "./initials-screen.ts";
import { beginOptions } from "./options-screen.ts";
import { beginPracticeScreen } from "./practice-screen.ts";
import { beginScores } from "./scores-screen.ts";

/** What a scene asks for when it is over. */
export type SceneChange =
	| { readonly to: "title"; readonly cursor?: number }
	| { readonly to: "sky"; readonly mode?: SkyMode }
	| { readonly to: "practice" }
	| { readonly to: "howTo" }
	| { readonly to: "laboratory" }
	| { readonly to: "pitch"; readonly isDemo?: boolean }
	| { readonly to: "options" }
	| { readonly to: "scores"; readonly row: number; readonly isAttract: boolean }
	| { readonly to: "initials"; readonly score: number; readonly stage: number };

export function beginSceneOf(change: SceneChange, state: VolleyState, machine: Machine): Scene {
	switch (change.to) {
		case "title":
			return beginTitle(machine, change.cursor ?? 0);
		case "sky":
			return beginSky(machine, state, change.mode ?? "play");
		case "practice":
			return beginPracticeScreen(machine, state);
		case "howTo":
			return beginHowTo(machine);
		case "laboratory":
			return beginLaboratory(machine);
		case "pitch":
			return change.isDemo ? beginPitchDemo(machine) : beginPitch(machine);
		case "options":
			return beginOptions(machine, state);
		case "scores":
			return beginScores(machine, state, change.row, change.isAttract);
		case "initials":
			return beginInitials(machine, change.score, change.stage);
	}
}
