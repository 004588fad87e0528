/** The choice of teams: hosts, then guests, each with strengths, and its men on a small pitch in formation and kit. */
import type { Machine } from "colorburst";
import { TEAM_PITCH } from "../art/maps/team-pitch.ts";
import { kitPalette, PITCH_PALETTES, TITLE_PALETTES } from "../art/palettes.ts";
import playerTiles from "../art/pitch-players.png?tiles";
import teamPitchTiles from "../art/team-pitch.png?tiles";
import teamPitchMap from "../art/team-pitch.tmj?map";
import titleTiles from "../art/title-bg.png?tiles";
import { drawFrame } from "../hud/draw-frame.ts";
import { drawPanel, INK, printBar, printChip, printPlate, printPlateCentred } from "../hud/panel.ts";
import { readMenuPads, stepCursor } from "../screens/menu-pad.ts";
import { playSound } from "../sounds.ts";
import { loadSheet } from "../vram.ts";
import { beginDimBackdrop } from "./dim-backdrop.ts";
import { FORMATIONS } from "./formations.ts";
import type { PitchChoices } from "./pitch-choices.ts";
import { awayKitOf, keeperPalettes, TEAMS } from "./teams.ts";

const LIST = { column: 1, row: 4, columns: 16, rows: 10 } as const;
const SKILLS = { column: 1, row: 15, columns: 16, rows: 8 } as const;
/** Of the small pitch, in cells. */
const FIELD_AT = { column: 18, row: 5 } as const;
/** Palettes: hosts, guests, their keepers. */
const KIT_PALETTE = 8;
const KEEPER_PALETTE = 10;

export interface TeamChoice {
	/** 0: the hosts are chosen, 1: the guests. */
	step: 0 | 1;
	cursor: number;
}

export function beginTeamChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): void {
	beginDimBackdrop(machine);
	machine.tiles(titleTiles.count, teamPitchTiles);
	machine.palette(TEAM_PITCH.palette, TITLE_PALETTES[TEAM_PITCH.palette]!);
	machine.fill("a", 0);
	machine.map("a", teamPitchMap, { ...FIELD_AT, firstTile: titleTiles.count, palette: TEAM_PITCH.palette });
	machine.layers({ a: true });
	// Twelve stands for shadows.
	machine.palette(12, PITCH_PALETTES[12]!);
	keeperPalettes().forEach((palette, i) => {
		machine.palette(KEEPER_PALETTE + i, palette);
	});
	loadSheet(machine, "pitch-players", playerTiles);
	drawPanel(machine, LIST.column, LIST.row, LIST.columns, LIST.rows);
	drawPanel(machine, SKILLS.column, SKILLS.row, SKILLS.columns, SKILLS.rows);
	printPlateCentred(machine, 26, " A: TAKE THIS TEAM   B: BACK ");
	drawChoice(machine, choices, choice);
}

function drawChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): void {
	machine.clearText(0, 1, 32, 2);
	printPlateCentred(machine, 1, ` ${headline(choices, choice)} `, INK.gold);
	const isGuest = choice.step === 1;
	for (let i = 0; i < TEAMS.length; i++) {
		const isHost = isGuest && i === choices.clubs[0];
		const mark = i === choice.cursor ? ">" : isHost ? "*" : " ";
		const ink = i === choice.cursor ? INK.gold : isHost ? INK.cyan : INK.white;
		printPlate(machine, LIST.column + 1, LIST.row + 1 + i, `${mark}${TEAMS[i]!.name}`.padEnd(LIST.columns - 2), ink);
	}
	const team = TEAMS[choice.cursor]!;
	const left = SKILLS.column + 2;
	printPlate(machine, left, SKILLS.row + 1, `PLAYS ${team.formation}`);
	const rows = [
		["SPEED", team.speed],
		["KICK", team.kick],
		["TACKLE", team.tackle],
		["SIGHT", team.sight],
	] as const;
	rows.forEach(([name, value], i) => {
		printPlate(machine, left, SKILLS.row + 3 + i, name);
		printBar(machine, left + 7, SKILLS.row + 3 + i, 5, value, INK.gold);
	});
	const hosts = TEAMS[isGuest ? choices.clubs[0] : choice.cursor]!;
	machine.palette(KIT_PALETTE, kitPalette(hosts.kit));
	machine.palette(KIT_PALETTE + 1, kitPalette(isGuest ? awayKitOf(hosts, team) : team.awayKit));
	machine.clearText(FIELD_AT.column, FIELD_AT.row - 2, TEAM_PITCH.columns, 2);
	if (isGuest) nameAt(machine, FIELD_AT.row - 2, team.name, KIT_PALETTE + 1);
	machine.clearText(FIELD_AT.column, FIELD_AT.row + TEAM_PITCH.rows, TEAM_PITCH.columns, 1);
	nameAt(machine, FIELD_AT.row + TEAM_PITCH.rows, hosts.name, KIT_PALETTE);
}

function nameAt(machine: Machine, row: number, name: string, kit: number): void {
	const column = FIELD_AT.column + ((TEAM_PITCH.columns - name.length - 1) >> 1);
	printChip(machine, column, row, kit);
	printPlate(machine, column + 1, row, name);
}

/** Whose team it is, as far as that is known. */
function headline({ kind, players }: PitchChoices, { step }: TeamChoice): string {
	if (kind === "cup") return "YOUR TEAM IN THE CUP";
	if (players === "watch") return step === 0 ? "THE HOSTS" : "THE GUESTS";
	if (players === "versus") return step === 0 ? "PLAYER 1: YOUR TEAM" : "PLAYER 2: YOUR TEAM";
	return step === 0 ? "YOUR TEAM" : "AGAINST WHOM?";
}

/** @returns "go" when all teams are chosen */
export function tickTeamChoice(machine: Machine, choices: PitchChoices, choice: TeamChoice): "stay" | "back" | "go" {
	const moves = readMenuPads(machine);
	drawTeams(machine, choices, choice);
	if (moves.isBack) {
		playSound(machine, "menu-back");
		if (choice.step === 0) return "back";
		choice.step = 0;
		choice.cursor = choices.clubs[0];
		drawChoice(machine, choices, choice);
		return "stay";
	}
	const step = moves.line !== 0 ? moves.line : moves.side;
	if (step !== 0) {
		choice.cursor = stepCursor(choice.cursor, step, TEAMS.length);
		// Nobody plays against himself.
		if (choice.step === 1 && choice.cursor === choices.clubs[0]) {
			choice.cursor = stepCursor(choice.cursor, step, TEAMS.length);
		}
		playSound(machine, "menu-move");
		drawChoice(machine, choices, choice);
	}
	if (!moves.isChosen) return "stay";
	playSound(machine, "menu-select");
	choices.clubs[choice.step] = choice.cursor;
	if (choice.step === 1 || choices.kind === "cup") return "go";
	choice.step = 1;
	choice.cursor = stepCursor(choice.cursor, 1, TEAMS.length);
	drawChoice(machine, choices, choice);
	return "stay";
}

/** The hosts in the lower half, the guests above them. */
function drawTeams(machine: Machine, choices: PitchChoices, choice: TeamChoice): void {
	const hosts = choice.step === 0 ? choice.cursor : choices.clubs[0];
	drawTeam(machine, hosts, 0);
	if (choice.step === 1) drawTeam(machine, choice.cursor, 1);
}

function drawTeam(machine: Machine, club: number, side: 0 | 1): void {
	const left = FIELD_AT.column * 8 + 8;
	const top = FIELD_AT.row * 8;
	const width = TEAM_PITCH.columns * 8 - 16;
	const half = TEAM_PITCH.rows * 4;
	const places = FORMATIONS[TEAMS[club]!.formation];
	const stride = (machine.tick >> 4) & 1;
	// Who stands lower is in front.
	for (let n = 0; n < places.length; n++) {
		const i = side === 0 ? n : places.length - 1 - n;
		const place = places[i]!;
		const across = side === 0 ? place.across : 1 - place.across;
		const depth = 8 + place.depth * (half - 14);
		const y = side === 0 ? top + half * 2 - depth : top + depth;
		const isKeeper = place.role === "keeper";
		drawFrame(
			machine,
			1 + side * 16 + i,
			"footballer",
			(side === 0 ? 0 : 4) * 4 + ((stride + i) & 1),
			left + across * width,
			y - 4,
			{
				palette: isKeeper ? KEEPER_PALETTE + side : KIT_PALETTE + side,
				jump: true,
			},
		);
	}
}
