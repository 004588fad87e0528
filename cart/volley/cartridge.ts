/** VOLLEY: one cartridge, two games. */
import { defineCartridge, type Machine } from "colorburst";
import { tickLaboratory } from "./laboratory/laboratory-scene.ts";
import { tickPitchScene } from "./pitch/pitch-scene.ts";
import { loadSave } from "./scores/save-ram.ts";
import { tickHowTo } from "./screens/how-to-screen.ts";
import { tickInitials } from "./screens/initials-screen.ts";
import { tickOptions } from "./screens/options-screen.ts";
import { tickPracticeScreen } from "./screens/practice-screen.ts";
import { beginSceneOf, type SceneChange } from "./screens/scene-change.ts";
import { tickScores } from "./screens/scores-screen.ts";
import { firstPractice } from "./sky/practice.ts";
import { tickSkyScene } from "./sky/sky-scene.ts";
import { beginTitle, tickTitle } from "./title/title-scene.ts";
import type { VolleyState } from "./volley-state.ts";

export default defineCartridge<VolleyState>({
	id: "colorburst.volley",
	title: "VOLLEY",
	author: "Colorburst",
	ticksPerSecond: 60,

	boot(machine) {
		const { options, scores, stagesReached } = loadSave(machine);
		const scene = beginTitle(machine, 0);
		return { scene, sceneTicks: 0, options, scores, stagesReached, practice: firstPractice() };
	},

	tick(state, machine) {
		const change = tickScene(state, machine);
		state.sceneTicks += 1;
		if (change === null) return;
		state.scene = beginSceneOf(change, state, machine);
		state.sceneTicks = 0;
	},
});

/** @returns the scene to go on with, or null to stay */
function tickScene(state: VolleyState, machine: Machine): SceneChange | null {
	const { scene } = state;
	switch (scene.name) {
		case "title":
			return tickTitle(scene, state, machine);
		case "sky":
			return tickSkyScene(scene, state, machine);
		case "practice":
			return tickPracticeScreen(scene, state, machine);
		case "howTo":
			return tickHowTo(state, machine);
		case "laboratory":
			return tickLaboratory(scene, machine);
		case "pitch":
			return tickPitchScene(scene, state, machine);
		case "scores":
			return tickScores(scene, state, machine);
		case "options":
			return tickOptions(scene, state, machine);
		case "initials":
			return tickInitials(scene, state, machine);
	}
}
