/** The lines of PITCH's menu: name, value and a sentence of help, of 30 letters at most. */
import type { PitchChoices } from "./pitch-choices.ts";

export interface MenuLine {
	readonly name: string;
	/** "" for the line that only leads on. */
	readonly value: string;
	readonly help: string;
}

const KIND_HELP = {
	friendly: "ONE MATCH",
	cup: "EIGHT TEAMS, THREE ROUNDS",
	"shoot-out": "NOTHING BUT PENALTIES",
} as const;
const PLAYERS_SAY = { one: "1 PLAYER", versus: "2 VERSUS", together: "2 TOGETHER", watch: "WATCH" } as const;
const PLAYERS_HELP = {
	one: "YOU AGAINST THE CONSOLE",
	versus: "PAD 1 AGAINST PAD 2",
	together: "BOTH PADS IN ONE TEAM",
	watch: "SELECT SHOWS WHAT THEY SEE",
} as const;
const LEVEL_HELP = {
	easy: "SLOW TO REACT, SOFT KEEPER",
	normal: "A FAIR MATCH",
	hard: "QUICK, CLOSE, FEW GIFTS",
} as const;
const WEATHER_HELP = {
	clear: "EVERYBODY SEES FAR",
	rain: "FAST BALL, NARROWER VIEW",
	fog: "NOBODY SEES FAR",
	snow: "SLOW BALL, LOW BOUNCE",
	any: "AS IT COMES",
} as const;

/** @param line 0–7 from the top */
export function lineOf(choices: PitchChoices, line: number): MenuLine {
	const minutes = choices.halfLength / 2;
	switch (line) {
		case 0:
			return { name: "PLAY", value: choices.kind.toUpperCase(), help: KIND_HELP[choices.kind] };
		case 1:
			return { name: "WHO", value: PLAYERS_SAY[choices.players], help: PLAYERS_HELP[choices.players] };
		case 2:
			return { name: "CPU", value: choices.level.toUpperCase(), help: LEVEL_HELP[choices.level] };
		case 3:
			return {
				name: "HALVES",
				value: `${Math.floor(minutes)}:${choices.halfLength % 2 === 1 ? "30" : "00"}`,
				help: `${choices.halfLength} MINUTES A MATCH`,
			};
		case 4:
			return { name: "WEATHER", value: choices.weather.toUpperCase(), help: WEATHER_HELP[choices.weather] };
		case 5:
			return {
				name: "OFFSIDE",
				value: choices.isOffsideOn ? "ON" : "OFF",
				help: choices.isOffsideOn ? "BY THE LAWS" : "GOAL-HANGERS WELCOME",
			};
		case 6:
			return choices.passStyle === "ours"
				? { name: "PASSING", value: "BY LANES", help: "CPU LOOKS FOR SAFE LANES" }
				: { name: "PASSING", value: "BY SPACE", help: "CPU LOOKS FOR OPEN SPACE" };
		default:
			return { name: "CHOOSE THE TEAMS", value: "", help: "A DOES THIS ON EVERY LINE" };
	}
}
