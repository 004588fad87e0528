/** Three missiles after one ship that weaves: the lesson's own law, the right one, and proportional navigation. */
import type { Machine } from "colorburst";
import type { Moving } from "../homing/proportional.ts";
import { LESSON_SEEKER, SEEKER, type SeekerLaw, stepSeeker } from "../homing/seeker.ts";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits, print } from "../hud/print.ts";
import { drawBox, drawDot, printInk, RIVAL, type Rival, SPRITE_PALETTE } from "./board.ts";

interface Entrant {
	readonly law: SeekerLaw;
	readonly name: string;
	readonly rival: Rival;
	readonly column: number;
}

const ENTRANTS: readonly Entrant[] = [
	{ law: "literal", name: "LESSON", rival: RIVAL.seed, column: 2 },
	{ law: "right", name: "RIGHT", rival: RIVAL.naive, column: 11 },
	{ law: "proportional", name: "PROPORTION", rival: RIVAL.ours, column: 20 },
];
const BOX = { column: 1, row: 5, columns: 30, rows: 16 } as const;
const START: Moving = { x: 128, y: 52, vx: 0, vy: 2 };
const SHIP_Y = 150;
const HIT_PX = 5;
/** Places of a trail that are kept, one each four ticks. */
const TRAIL = 18;
const ROUND_TICKS = 240;
const SHIP_DOES = ["WEAVES", "STANDS", "RUNS"] as const;

export interface HomingPage {
	ticks: number;
	rounds: number;
	readonly missiles: { at: Moving; isFlying: boolean }[];
	/** x, y, x, y… of each. */
	readonly trails: number[][];
	readonly hits: number[];
	ship: Moving;
}

export function createHomingPage(machine: Machine): HomingPage {
	drawBox(machine, BOX.column, BOX.row, BOX.columns, BOX.rows);
	return {
		ticks: 0,
		rounds: 1,
		missiles: ENTRANTS.map(() => ({ at: { ...START }, isFlying: true })),
		trails: ENTRANTS.map(() => []),
		hits: [0, 0, 0],
		ship: { x: 128, y: SHIP_Y, vx: 0, vy: 0 },
	};
}

export function tickHoming(page: HomingPage, machine: Machine): void {
	page.ticks += 1;
	if (page.ticks % ROUND_TICKS === 0) beginRound(page);
	// Each round the ship does something else.
	const does = SHIP_DOES[page.rounds % 3]!;
	const swing = does === "STANDS" ? 0 : does === "RUNS" ? 84 : 30;
	const x = 128 + Math.sin((page.ticks % ROUND_TICKS) / (does === "RUNS" ? 55 : 18)) * swing;
	page.ship = { x, y: SHIP_Y, vx: x - page.ship.x, vy: 0 };
	ENTRANTS.forEach(({ law }, i) => {
		const missile = page.missiles[i]!;
		if (!missile.isFlying) return;
		const tuning = law === "literal" ? { ...LESSON_SEEKER, speed: 2 } : { ...SEEKER, speed: 2 };
		missile.at = stepSeeker(missile.at, page.ship, law, tuning, page.ticks);
		if (page.ticks % 4 === 0) {
			page.trails[i]!.push(missile.at.x, missile.at.y);
			if (page.trails[i]!.length > TRAIL * 2) page.trails[i]!.splice(0, 2);
		}
		const dx = missile.at.x - page.ship.x;
		const dy = missile.at.y - page.ship.y;
		if (dx * dx + dy * dy < HIT_PX * HIT_PX) {
			page.hits[i]! += 1;
			missile.isFlying = false;
		}
	});
	draw(page, machine, does);
}

function beginRound(page: HomingPage): void {
	page.rounds += 1;
	for (const missile of page.missiles) {
		missile.at = { ...START };
		missile.isFlying = true;
	}
	for (const trail of page.trails) trail.length = 0;
}

function isInBox(x: number, y: number): boolean {
	const { column, row, columns, rows } = BOX;
	return x > column * 8 + 6 && x < (column + columns) * 8 - 6 && y > row * 8 + 6 && y < (row + rows) * 8 - 6;
}

function draw(page: HomingPage, machine: Machine, does: string): void {
	const jump = page.ticks % ROUND_TICKS === 0;
	drawFrame(machine, 1, "player", 2, page.ship.x, page.ship.y, { jump });
	ENTRANTS.forEach(({ name, rival, column }, i) => {
		const { at, isFlying } = page.missiles[i]!;
		if (isFlying && isInBox(at.x, at.y)) {
			const turn = Math.round((Math.atan2(at.vy, at.vx) / (2 * Math.PI)) * 16 + 20) % 16;
			drawFrame(machine, 10 + i, "playerMissile", turn, at.x, at.y, { jump, palette: SPRITE_PALETTE[rival] });
		}
		const trail = page.trails[i]!;
		for (let k = 0; k < trail.length; k += 2) {
			if (isInBox(trail[k]!, trail[k + 1]!)) drawDot(machine, 0, rival, trail[k]!, trail[k + 1]!);
		}
		drawDot(machine, 0, rival, column * 8 - 6, 180);
		if (page.ticks % 15 !== i + 1) return;
		printInk(machine, column, 22, name, rival);
		printInk(machine, column, 24, `${digits(page.hits[i]!, 2)} OF ${digits(page.rounds, 2)}`, rival);
	});
	if (page.ticks % 15 === 4) print(machine, 3, 6, `THE SHIP ${does} `);
}
