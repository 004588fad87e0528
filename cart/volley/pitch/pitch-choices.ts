/** What is chosen in PITCH's menu, and the match's setup that follows from it. */
import type { CpuLevel, PassStyle, Weather } from "./brain/interface.ts";
import type { MatchSetup, Players } from "./match-state.ts";

export type MatchKind = "friendly" | "cup" | "shoot-out";

export interface PitchChoices {
	kind: MatchKind;
	players: Players;
	level: CpuLevel;
	/** Length of a half in half minutes: 2–10. */
	halfLength: number;
	weather: Weather | "any";
	isOffsideOn: boolean;
	passStyle: PassStyle;
	/** Indices in TEAMS. */
	clubs: [number, number];
}

export const KINDS: readonly MatchKind[] = ["friendly", "cup", "shoot-out"];
export const PLAYERS: readonly Players[] = ["one", "versus", "together", "watch"];
export const LEVELS: readonly CpuLevel[] = ["easy", "normal", "hard"];
export const HALF_LENGTHS: readonly number[] = [2, 3, 4, 6, 8, 10];
export const WEATHERS: readonly (Weather | "any")[] = ["clear", "rain", "fog", "snow", "any"];
export const PASS_STYLES: readonly PassStyle[] = ["ours", "faithful"];
const TICKS_A_HALF_MINUTE = 1800;

/** Three minutes a match. */
export function firstChoices(): PitchChoices {
	return {
		kind: "friendly",
		players: "one",
		level: "normal",
		halfLength: 3,
		weather: "clear",
		isOffsideOn: true,
		passStyle: "ours",
		clubs: [0, 1],
	};
}

/** @param chance 0 ≤ x < 1: chooses the weather if any will do */
export function setupOf(choices: PitchChoices, chance: number): MatchSetup {
	const weather = choices.weather === "any" ? WEATHERS[Math.floor(chance * 4)]! : choices.weather;
	const { level, passStyle } = choices;
	return {
		clubs: [choices.clubs[0], choices.clubs[1]],
		players: choices.players,
		// Together and alone the hosts' CPU men are as good as the players' own team deserves.
		levels: [choices.players === "watch" ? level : "normal", level],
		passStyles: [passStyle, passStyle],
		weather: weather === "any" ? "clear" : weather,
		halfTicks: choices.halfLength * TICKS_A_HALF_MINUTE,
		isOffsideOn: choices.isOffsideOn,
		isKnockOut: choices.kind === "cup",
		isShootOutOnly: choices.kind === "shoot-out",
	};
}
