/** Three missiles after one ship that weaves: the lesson's own law, the right one, and proportional navigation. */
import type { Machine } from "colorburst";
import type { Moving } from "../homing/proportional.ts";
import { LESSON_SEEKER, SEEKER, type SeekerLaw, stepSeeker } from "../homing/seeker.ts";
import { drawFrame } from "../hud/draw-frame.ts";
import { digits, print } from "../hud/print.ts";

const LAWS: readonly SeekerLaw[] = ["literal", "right", "proportional"];
const NAMES = ["LESSON", "RIGHT", "PROPORTIONAL"] as const;
const COLUMNS = [1, 11, 20] as const;
const START: Moving = { x: 128, y: 48, vx: 0, vy: 2 };
const HIT_PX = 5;
/** Places of a trail that are kept, one each four ticks. */
const TRAIL = 18;
const ROUND_TICKS = 240;

export interface HomingPage {
	ticks: number;
	rounds: number;
	readonly missiles: { at: Moving; isFlying: boolean }[];
	/** x, y, x, y… of each. */
	readonly trails: number[][];
	readonly hits: number[];
	ship: Moving;
}

export function createHomingPage(): HomingPage {
	return {
		ticks: 0,
		rounds: 1,
		missiles: LAWS.map(() => ({ at: START, isFlying: true })),
		trails: LAWS.map(() => []),
		hits: [0, 0, 0],
		ship: { x: 128, y: 176, vx: 0, vy: 0 },
	};
}

export function tickHoming(page: HomingPage, machine: Machine): void {
	page.ticks += 1;
	if (page.ticks % ROUND_TICKS === 0) beginRound(page);
	// Each round the ship does something else: stands, runs to and fro, weaves.
	const kind = (page.rounds + 1) % 3;
	const swing = kind === 1 ? 0 : kind === 2 ? 84 : 30;
	const x = 128 + Math.sin((page.ticks % ROUND_TICKS) / (kind === 2 ? 55 : 18)) * swing;
	page.ship = { x, y: 176, vx: x - page.ship.x, vy: 0 };
	LAWS.forEach((law, i) => {
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
	draw(page, machine);
}

function beginRound(page: HomingPage): void {
	page.rounds += 1;
	for (const missile of page.missiles) {
		missile.at = START;
		missile.isFlying = true;
	}
	for (const trail of page.trails) trail.length = 0;
}

const SPRITES = ["bulletLarge", "pickupMissile", "playerMissile"] as const;
const DOTS = ["bulletSmall", "debris", "shotHit"] as const;

function draw(page: HomingPage, machine: Machine): void {
	drawFrame(machine, 1, "player", 2, page.ship.x, page.ship.y, { jump: page.ticks % ROUND_TICKS === 0 });
	LAWS.forEach((_, i) => {
		const { at, isFlying } = page.missiles[i]!;
		if (isFlying) {
			const turn = Math.round((Math.atan2(at.vy, at.vx) / (2 * Math.PI)) * 16 + 20) % 16;
			drawFrame(machine, 10 + i, SPRITES[i]!, i === 2 ? turn : 0, at.x, at.y, { jump: page.ticks % ROUND_TICKS === 0 });
		}
		const trail = page.trails[i]!;
		for (let k = 0; k < trail.length; k += 2) drawFrame(machine, 0, DOTS[i]!, 0, trail[k]!, trail[k + 1]!);
		if (page.ticks % 15 !== 1) return;
		print(machine, COLUMNS[i]!, 24, NAMES[i]!);
		print(machine, COLUMNS[i]!, 25, `${digits(page.hits[i]!, 2)} OF ${digits(page.rounds, 2)}`);
	});
}
