/** Effects and songs by the names that the rules use. */
import type { Machine, SongAsset } from "colorburst";
import crowdLoop from "./sound/crowd-loop.wav?pcm";
import pitchSong from "./sound/pitch.song";
import resultsSong from "./sound/results.song";
import titleSong from "./sound/title.song";
import effects from "./sound/volley.effects";

export function playSound(machine: Machine, name: string): void {
	machine.playEffect(effects, name);
}

/** A stage's or a boss's own. */
export function playSong(machine: Machine, song: SongAsset): void {
	machine.playSong(song);
}

export function playResultsSong(machine: Machine): void {
	machine.playSong(resultsSong);
}

export function playTitleSong(machine: Machine): void {
	machine.playSong(titleSong);
}

export function playPitchSong(machine: Machine): void {
	machine.playSong(pitchSong);
}

/** Id of the crowd's voice. */
const CROWD_VOICE = 1;

/** The crowd murmurs behind PITCH until it is told to stop. */
export function startCrowd(machine: Machine): void {
	machine.playVoice(CROWD_VOICE, crowdLoop, { volume: 0.35, loop: true });
}

export function stopCrowd(machine: Machine): void {
	machine.stopVoice(CROWD_VOICE);
}
