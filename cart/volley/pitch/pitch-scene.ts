/** PITCH as a scene: one man, one ball, the whole pitch. */
import type { Machine, PadState } from "colorburst";
import { PITCH_PALETTES } from "../art/palettes.ts";
import pitchTiles from "../art/pitch.png?tiles";
import playerTiles from "../art/pitch-players.png?tiles";
import { print, printCentred } from "../hud/print.ts";
import type { SceneChange } from "../screens/scene-change.ts";
import { playPitchSong, playSound, startCrowd, stopCrowd } from "../sounds.ts";
import type { PitchScene, VolleyState } from "../volley-state.ts";
import { beginScene, loadSheet } from "../vram.ts";
import type { ManControls } from "./footballer.ts";
import { drawPitch } from "./pitch-picture.ts";
import { createPitch } from "./pitch-state.ts";
import { tickPitch } from "./pitch-tick.ts";
import { beginRadar } from "./radar.ts";

const STICK_REST = 24;
/** The help line goes after eight seconds: by then it has been read. */
const HELP_TICKS = 480;

export function beginPitch(machine: Machine): PitchScene {
	beginScene(machine, PITCH_PALETTES);
	machine.tiles(0, pitchTiles);
	loadSheet(machine, "pitch-players", playerTiles);
	machine.fill("a", 0);
	beginRadar(machine, pitchTiles.count);
	machine.layers({ a: true, b: true });
	print(machine, 1, 26, "A PASS  B SHOT  X LOB");
	playPitchSong(machine);
	startCrowd(machine);
	return { name: "pitch", pitch: createPitch() };
}

function controlsOf(pad: PadState): ManControls {
	const { held, pressed, released } = pad;
	let dx = (held.right ? 1 : 0) - (held.left ? 1 : 0);
	let dy = (held.down ? 1 : 0) - (held.up ? 1 : 0);
	if (dx === 0 && dy === 0 && (Math.abs(pad.stickX) > STICK_REST || Math.abs(pad.stickY) > STICK_REST)) {
		dx = pad.stickX / 127;
		dy = pad.stickY / 127;
	}
	return {
		dx,
		dy,
		isPassPressed: pressed.a,
		isShotHeld: held.b,
		isShotReleased: released.b,
		isLobPressed: pressed.x || pressed.y,
	};
}

export function tickPitchScene(scene: PitchScene, state: VolleyState, machine: Machine): SceneChange | null {
	const { pitch } = scene;
	const pad = machine.pad(0);
	if (state.sceneTicks > 0 && pad.pressed.select) {
		stopCrowd(machine);
		return { to: "title", cursor: 1 };
	}
	if (state.sceneTicks > 0 && pad.pressed.start) {
		pitch.isPaused = !pitch.isPaused;
		playSound(machine, pitch.isPaused ? "pause" : "unpause");
		if (pitch.isPaused) printCentred(machine, 12, "PAUSE");
		else machine.clearText(0, 12, 32, 1);
	}
	if (state.sceneTicks > 0) tickPitch(pitch, controlsOf(pad));
	if (!pitch.isPaused) for (const sound of pitch.sounds) playSound(machine, sound);
	drawPitch(machine, pitch);
	if (state.sceneTicks === HELP_TICKS) machine.clearText(0, 26, 32, 1);
	return null;
}
