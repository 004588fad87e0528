/** Set pieces for tests of PITCH's rules: a match in play with everybody out of the way, and men who do as they're told. */
import { createIntents } from "../../../../cart/volley/pitch/brain/interface.ts";
import type { MatchSetup, MatchState } from "../../../../cart/volley/pitch/match-state.ts";
import { createMatch, tickMatch } from "../../../../cart/volley/pitch/match-tick.ts";
import type { PadWish } from "../../../../cart/volley/pitch/pads.ts";
import type { Chance } from "../../../../cart/volley/sky/chance.ts";
import { seededChance } from "./seeded-chance.ts";

export const SETUP: MatchSetup = {
	clubs: [0, 3],
	players: "watch",
	levels: ["normal", "normal"],
	passStyles: ["ours", "ours"],
	weather: "clear",
	halfTicks: 5400,
	isOffsideOn: true,
	isKnockOut: false,
	isShootOutOnly: false,
};

export function newMatch(more: Partial<MatchSetup> = {}, seed = 1): { match: MatchState; chance: Chance } {
	const chance = seededChance(seed);
	return { match: createMatch({ ...SETUP, ...more }, chance), chance };
}

/** In play, ball at rest on the centre spot, and all 22 on a line far to the left, where they lie for a long time. */
export function emptyField(more: Partial<MatchSetup> = {}): { match: MatchState; chance: Chance } {
	const { match, chance } = newMatch(more);
	match.moment = "play";
	match.next = null;
	match.momentTicks = 0;
	match.players.forEach((player, i) => {
		player.x = 1 + (i % 2);
		player.y = 20 + i * 3;
		player.vx = 0;
		player.vy = 0;
		player.downTicks = 10_000;
		player.isDown = true;
	});
	match.intents = createIntents();
	return { match, chance };
}

/** Puts a man on his feet somewhere. */
export function stand(match: MatchState, index: number, x: number, y: number): void {
	const player = match.players[index]!;
	player.x = x;
	player.y = y;
	player.vx = 0;
	player.vy = 0;
	player.downTicks = 0;
	player.isDown = false;
}

/** Rolls the ball from a place, last touched by `lastTouch`. */
export function roll(match: MatchState, x: number, y: number, vx: number, vy: number, lastTouch: number): void {
	const { ball } = match;
	ball.x = x;
	ball.y = y;
	ball.z = 0;
	ball.vx = vx;
	ball.vy = vy;
	ball.vz = 0;
	ball.holder = -1;
	ball.lastTouch = lastTouch;
}

export function run(
	match: MatchState,
	chance: Chance,
	ticks: number,
	until: (match: MatchState) => boolean = () => false,
	wishes: (tick: number) => readonly (PadWish | null)[] = () => [null, null],
): void {
	for (let i = 0; i < ticks && !until(match); i++) tickMatch(match, wishes(i), chance);
}

export const NO_WISH: PadWish = {
	dx: 0,
	dy: 0,
	isPass: false,
	isShotHeld: false,
	isShotReleased: false,
	isLob: false,
	isThrough: false,
	isSlide: false,
	isSwitch: false,
};
