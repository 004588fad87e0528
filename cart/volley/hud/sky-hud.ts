/** SKY's display: score, best, chain, ships, bombs, the boss's hit points and time, and messages. */
import type { Machine } from "colorburst";
import { phaseOf, planOf } from "../sky/boss.ts";
import { multiplierOf } from "../sky/scoring.ts";
import type { Ship, SkyState } from "../sky/sky-state.ts";
import { stageNumber, stageOf } from "../sky/stage-list.ts";
import { SKY_TUNING } from "../sky/tuning.ts";
import { drawEnding } from "./ending.ts";
import { digits, print, printCentred, printIcon } from "./print.ts";
import { drawResults } from "./results.ts";

const BOSS_BAR_CELLS = 20;
const BOSS_BAR_COLUMN = 6;
const BOSS_BAR_ROW = 4;
const TOP_ROW = 1;
const BOTTOM_ROW = 26;
const CHAIN_COLUMN = 11;
/** The chain's time as a bar of so many cells under it. */
const CHAIN_BAR_CELLS = 6;

/** @param isShort leaves the lower right to others, as when the demo is shown */
export function drawSkyHud(machine: Machine, sky: SkyState, best: number, isShort = false): void {
	print(machine, 1, TOP_ROW, digits(sky.score, 8));
	print(machine, 20, TOP_ROW, `HI ${digits(Math.max(best, sky.score), 8)}`);
	drawChain(machine, sky);
	const isAlone = sky.ships[1]!.mode === "absent";
	if (isAlone && !isShort) drawWideShipLine(machine, sky.ships[0]!);
	else {
		drawShipLine(machine, sky.ships[0]!, 1);
		if (!isAlone) {
			machine.clearText(11, BOTTOM_ROW, 10, 1);
			drawShipLine(machine, sky.ships[1]!, 21);
		}
	}
	drawBossBar(machine, sky);
	drawMessage(machine, sky);
}

/** Kills in a row, what they multiply, and how long the next may take. */
function drawChain(machine: Machine, sky: SkyState): void {
	if (sky.chain < 2) {
		machine.clearText(CHAIN_COLUMN, TOP_ROW, 9, 2);
		return;
	}
	printIcon(machine, CHAIN_COLUMN, TOP_ROW, "iconChain");
	print(machine, CHAIN_COLUMN + 1, TOP_ROW, `${digits(sky.chain, 3)} *${multiplierOf(sky.chain)}`.padEnd(8));
	const pixels = Math.ceil((sky.chainTicks / SKY_TUNING.chainTicks) * CHAIN_BAR_CELLS * 8);
	for (let cell = 0; cell < CHAIN_BAR_CELLS; cell++) {
		const fill = Math.max(0, Math.min(8, pixels - cell * 8));
		printIcon(machine, CHAIN_COLUMN + 1 + cell, TOP_ROW + 1, "bossBar", fill);
	}
}

/** One player has the whole line, and words. */
function drawWideShipLine(machine: Machine, ship: Ship): void {
	const row = BOTTOM_ROW;
	if (ship.mode === "out") {
		print(machine, 1, row, "GAME OVER".padEnd(30));
		return;
	}
	printIcon(machine, 1, row, "iconLife");
	print(machine, 2, row, `*${Math.min(9, ship.spareLives)} `);
	printIcon(machine, 6, row, "iconBomb");
	print(machine, 7, row, `*${ship.bombs} `);
	print(machine, 11, row, "SHOT");
	drawSteps(machine, 15, ship.shotLevel);
	print(machine, 20, row, "MISSILE");
	drawSteps(machine, 27, ship.missileLevel);
}

function drawSteps(machine: Machine, column: number, level: number): void {
	for (let step = 0; step < 3; step++) {
		printIcon(machine, column + step, BOTTOM_ROW, "iconStep", level > step ? 1 : 0);
	}
}

/** Two players share the line: icons only. */
function drawShipLine(machine: Machine, ship: Ship, column: number): void {
	const row = BOTTOM_ROW;
	if (ship.mode === "out") {
		print(machine, column, row, "GAME OVER ");
		return;
	}
	printIcon(machine, column, row, "iconLife");
	print(machine, column + 1, row, `${Math.min(9, ship.spareLives)} `);
	printIcon(machine, column + 3, row, "iconBomb");
	print(machine, column + 4, row, `${ship.bombs} `);
	printIcon(machine, column + 6, row, "iconPower");
	print(machine, column + 7, row, `${ship.shotLevel}`);
	printIcon(machine, column + 8, row, "iconMissile");
	print(machine, column + 9, row, `${ship.missileLevel}`);
}

function drawBossBar(machine: Machine, sky: SkyState): void {
	const fight = sky.boss;
	if (fight === null) {
		machine.clearText(BOSS_BAR_COLUMN - 1, BOSS_BAR_ROW, BOSS_BAR_CELLS + 6, 1);
		return;
	}
	const boss = sky.enemies[fight.enemy]!;
	const pixels = Math.ceil((Math.max(0, boss.hitPoints) / fight.phaseHitPoints) * BOSS_BAR_CELLS * 8);
	printIcon(machine, BOSS_BAR_COLUMN - 1, BOSS_BAR_ROW, "bossBarLeft");
	for (let cell = 0; cell < BOSS_BAR_CELLS; cell++) {
		const fill = Math.max(0, Math.min(8, pixels - cell * 8));
		printIcon(machine, BOSS_BAR_COLUMN + cell, BOSS_BAR_ROW, "bossBar", fill);
	}
	printIcon(machine, BOSS_BAR_COLUMN + BOSS_BAR_CELLS, BOSS_BAR_ROW, "bossBarRight");
	const seconds = Math.ceil((phaseOf(sky, fight).timeTicks - fight.phaseTicks) / 60);
	print(machine, BOSS_BAR_COLUMN + BOSS_BAR_CELLS + 2, BOSS_BAR_ROW, digits(seconds, 2));
}

const MESSAGE_ROW = 10;

function drawMessage(machine: Machine, sky: SkyState): void {
	const t = sky.phaseTicks;
	if (sky.phase === "flying" && sky.stageTicks <= 150) {
		if (sky.stageTicks === 1) {
			const number = stageNumber(sky);
			printCentred(machine, MESSAGE_ROW, `STAGE ${number}`);
			printCentred(machine, MESSAGE_ROW + 2, stageOf(sky.stage).name);
			// Whoever sits down for the first time sees what the buttons do.
			if (number === 1) printCentred(machine, MESSAGE_ROW + 6, "A FIRE   B BOMB   X SLOW");
		} else if (sky.stageTicks === 150) clearMessage(machine);
	} else if (sky.phase === "warning") {
		if (t >= SKY_TUNING.warningTicks - 1) clearMessage(machine);
		else if (t % 30 === 0) printCentred(machine, MESSAGE_ROW, "! WARNING !");
		else if (t % 30 === 20) clearMessage(machine);
	} else if (sky.phase === "boss") {
		if (sky.boss !== null && t === 20) printCentred(machine, MESSAGE_ROW + 4, planOf(sky, sky.boss).name);
		else if (t === 110) clearMessage(machine);
	} else if (sky.phase === "clear") drawResults(machine, sky);
	else if (sky.phase === "ending") drawEnding(machine, sky.loop, t);
	else if (sky.phase === "over" && t === 30) {
		clearMessage(machine);
		const isWon = sky.loop >= SKY_TUNING.rounds - 1 && sky.ships.some((ship) => ship.mode === "flying");
		printCentred(machine, MESSAGE_ROW + 2, isWon ? "THE SKY IS YOURS" : "GAME OVER");
	}
}

/** Takes messages, results and the pause menu off the screen. */
export function clearMessage(machine: Machine): void {
	machine.clearText(0, 5, 32, 17);
}
