/** Effects and songs by the names that the rules use. */
import type { Machine, SongAsset } from "colorburst";
import crowdLoop from "./sound/crowd-loop.wav?pcm";
import cupFinalSong from "./sound/cup-final.song";
import endingSong from "./sound/ending.song";
import fullTimeSong from "./sound/full-time.song";
import halfTimeSong from "./sound/half-time.song";
import loseSong from "./sound/lose.song";
import pitchSong from "./sound/pitch.song";
import pitchMenuSong from "./sound/pitch-menu.song";
import resultsSong from "./sound/results.song";
import titleSong from "./sound/title.song";
import effects from "./sound/volley.effects";
import winSong from "./sound/win.song";

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

export function playEndingSong(machine: Machine): void {
	machine.playSong(endingSong);
}

export function playTitleSong(machine: Machine): void {
	machine.playSong(titleSong);
}

const PITCH_SONGS = {
	menu: pitchMenuSong,
	match: pitchSong,
	final: cupFinalSong,
	"half-time": halfTimeSong,
	win: winSong,
	lose: loseSong,
	draw: fullTimeSong,
} as const;

export function playPitchSong(machine: Machine, name: keyof typeof PITCH_SONGS): void {
	machine.playSong(PITCH_SONGS[name]);
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
