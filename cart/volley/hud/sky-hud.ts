/** SKY's display: score, best, chain, ships, bombs, the boss's hit points and time, and messages. */
import type { Machine } from "colorburst";
import { phaseOf, planOf } from "../sky/boss.ts";
import { killPercent, resultsBonus } from "../sky/director.ts";
import { multiplierOf } from "../sky/scoring.ts";
import type { Ship, SkyState } from "../sky/sky-state.ts";
import { stageNumber, stageOf } from "../sky/stage-list.ts";
import { SKY_TUNING } from "../sky/tuning.ts";
import { drawEnding } from "./ending.ts";
import { digits, print, printCentred, printIcon } from "./print.ts";

const BOSS_BAR_CELLS = 20;
const BOSS_BAR_COLUMN = 6;
const BOSS_BAR_ROW = 3;

export function drawSkyHud(machine: Machine, sky: SkyState, best: number): void {
	print(machine, 1, 1, digits(sky.score, 8));
	print(machine, 20, 1, `HI ${digits(Math.max(best, sky.score), 8)}`);
	drawChain(machine, sky);
	drawShipLine(machine, sky.ships[0]!, 1);
	drawShipLine(machine, sky.ships[1]!, 21);
	drawBossBar(machine, sky);
	drawMessage(machine, sky);
}

function drawChain(machine: Machine, sky: SkyState): void {
	if (sky.chain < 2) {
		print(machine, 1, 2, "         ");
		return;
	}
	printIcon(machine, 1, 2, "iconChain");
	print(machine, 2, 2, `${digits(sky.chain, 3)} *${multiplierOf(sky.chain)} `);
}

function drawShipLine(machine: Machine, ship: Ship, column: number): void {
	const row = 26;
	if (ship.mode === "absent") {
		if (ship.player === 1) print(machine, column, row, "          ");
		return;
	}
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
		} else if (sky.stageTicks === 150) clearMessage(machine);
	} else if (sky.phase === "warning") {
		if (t >= SKY_TUNING.warningTicks - 1) clearMessage(machine);
		else if (t % 30 === 0) printCentred(machine, MESSAGE_ROW, "! WARNING !");
		else if (t % 30 === 20) clearMessage(machine);
	} else if (sky.phase === "boss") {
		if (sky.boss !== null && t === 20) printCentred(machine, MESSAGE_ROW + 4, planOf(sky, sky.boss).name);
		else if (t === 110) clearMessage(machine);
	} else if (sky.phase === "clear" && t === 30) drawResults(machine, sky);
	else if (sky.phase === "ending") drawEnding(machine, sky.loop, t);
	else if (sky.phase === "over" && t === 30) {
		clearMessage(machine);
		const isWon = sky.loop >= SKY_TUNING.rounds - 1 && sky.ships.some((ship) => ship.mode === "flying");
		printCentred(machine, MESSAGE_ROW + 2, isWon ? "THE SKY IS YOURS" : "GAME OVER");
	}
}

function drawResults(machine: Machine, sky: SkyState): void {
	clearMessage(machine);
	printCentred(machine, 7, "STAGE CLEAR");
	print(machine, 8, 10, `SHOT DOWN   ${digits(killPercent(sky), 3)}%`);
	print(machine, 8, 12, `MEDALS      ${digits(sky.medals, 3)}`);
	print(machine, 8, 14, `BEST CHAIN  ${digits(sky.chainBest, 3)}`);
	print(machine, 8, 16, `GRAZES      ${digits(sky.grazes, 3)}`);
	print(machine, 8, 19, `BONUS    ${digits(resultsBonus(sky), 7)}`);
}

/** Takes messages, results and the pause menu off the screen. */
export function clearMessage(machine: Machine): void {
	machine.clearText(0, 6, 32, 16);
}
