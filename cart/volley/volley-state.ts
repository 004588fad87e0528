/** The whole state of the cartridge: one scene at a time, and what all scenes share. */
import type { DetourPage } from "./laboratory/detour-page.ts";
import type { HomingPage } from "./laboratory/homing-page.ts";
import type { PilotsPage } from "./laboratory/pilots-page.ts";
import type { Options } from "./options.ts";
import type { SkyPilot } from "./pilot/sky-pilot.ts";
import type { Cup } from "./pitch/cup.ts";
import type { MatchScreen } from "./pitch/match-scene.ts";
import type { PitchChoices } from "./pitch/pitch-choices.ts";
import type { TeamChoice } from "./pitch/team-choice.ts";
import type { HighScore } from "./scores/high-scores.ts";
import type { Practice, PracticeChoices } from "./sky/practice.ts";
import type { SkyState } from "./sky/sky-state.ts";

export interface TitleScene {
	readonly name: "title";
	/** Line of the menu. */
	cursor: number;
	/** Ticks since the last button: the attract cycle begins after eight seconds. */
	idleTicks: number;
}

/** play: people, also in practice; demo: the pilot, in the attract cycle; watch: the pilot, on demand, with its map. */
export type SkyMode = "play" | "practice" | "demo" | "watch";

export interface SkyScene {
	readonly name: "sky";
	readonly mode: SkyMode;
	sky: SkyState;
	/** Flies player 1's ship in the demo and when watched. */
	pilot: SkyPilot | null;
	/** Line of the pause menu. */
	pauseCursor: number;
	/** In practice only. */
	practice: Practice | null;
	/** Times that a lost game was gone on with. */
	continuesUsed: number;
}

/** What to practise is chosen. */
export interface PracticeScene {
	readonly name: "practice";
	cursor: number;
}

/** How to play, as a turn of the attract cycle. */
export interface HowToScene {
	readonly name: "howTo";
}

export interface LaboratoryScene {
	readonly name: "laboratory";
	page: number;
	/** Of the page that is open; the others are null. */
	pilots: PilotsPage | null;
	homing: HomingPage | null;
	detour: DetourPage | null;
}

export interface PitchScene {
	readonly name: "pitch";
	screen: "menu" | "teams" | "match" | "cup" | "demo";
	choices: PitchChoices;
	menu: { cursor: number };
	teams: TeamChoice;
	/** Null in the menus. */
	match: MatchScreen | null;
	/** Null when no cup is under way. */
	cup: Cup | null;
}

export interface ScoresScene {
	readonly name: "scores";
	/** Row to be lit, or −1. */
	row: number;
	/** Shown by the attract cycle: goes back to the title by itself. */
	isAttract: boolean;
}

export interface OptionsScene {
	readonly name: "options";
	cursor: number;
}

export interface InitialsScene {
	readonly name: "initials";
	score: number;
	stage: number;
	/** Indices in INITIAL_LETTERS. */
	letters: number[];
	/** Letter being chosen, 0–2. */
	cursor: number;
	/** Ticks that up or down has been held. */
	repeatTicks: number;
}

export type Scene =
	| TitleScene
	| SkyScene
	| PracticeScene
	| HowToScene
	| LaboratoryScene
	| PitchScene
	| ScoresScene
	| OptionsScene
	| InitialsScene;

export interface VolleyState {
	scene: Scene;
	/** Ticks of this scene, 0 in its first. */
	sceneTicks: number;
	options: Options;
	scores: HighScore[];
	/** Stages that may be practised: 1 at first. */
	stagesReached: number;
	practice: PracticeChoices;
}
