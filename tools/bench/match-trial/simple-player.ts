/**
 * A player of simple habits at the first pad: runs after the ball, runs at the goal with it, passes when somebody is in
 * his way and shoots when he is near. He looks at places on the pitch only, as who watches the screen does, and has a
 * beginner's hands: he looks up six times a second.
 */
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";
import type { PadWish } from "../../../cart/volley/pitch/pads.ts";

const LOOKS_EVERY_TICKS = 10;
const SHOOTS_FROM_M = 21;
/** So long he holds the button: a shot of middling force. */
const HOLDS_TICKS = 12;
/** Somebody nearer than this presses him: he looks for a mate. */
const PRESSED_M = 2.6;
/** A mate who has this much room, and as much on the way to him, is free. */
const ROOM_M = 2;
const TACKLES_FROM_M = 1.6;
const RESTART_AFTER_TICKS = 50;
/** Ways off the straight one that he thinks of, as slopes. */
const SWERVES = [0, 0.6, -0.6, 1.4, -1.4, 3, -3];

const NOTHING: PadWish = {
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

export class SimplePlayer {
	#wish: PadWish = NOTHING;
	#holds = 0;
	#ticks = 0;

	/** What his hands do in this tick. */
	wish(match: MatchState): PadWish {
		this.#ticks += 1;
		if (this.#holds > 0) return this.#hold(match);
		if (this.#ticks % LOOKS_EVERY_TICKS === 0) this.#wish = this.#decide(match);
		else this.#wish = { ...this.#wish, isPass: false, isSwitch: false };
		return this.#holds > 0 ? this.#hold(match) : this.#wish;
	}

	#decide(match: MatchState): PadWish {
		const { ball, pads } = match;
		const own = pads[0].player;
		const man = match.players[own];
		if (man === undefined) return NOTHING;
		const { attack } = match.sides[0];
		if (match.restartTaker === own) return this.#restart(match, attack);
		if (ball.holder !== own) return chase(match, own);
		const goalY = attack === 1 ? 105 : 0;
		const toGoal = Math.hypot(34 - man.x, goalY - man.y);
		if (toGoal < SHOOTS_FROM_M) {
			this.#holds = 1;
			return NOTHING;
		}
		if (nearestFoeM(match, man.x, man.y) < PRESSED_M) {
			const mate = freeMate(match, own, attack);
			if (mate !== null) return { ...NOTHING, ...mate, isPass: true };
		}
		return { ...NOTHING, ...freeWay(match, man.x, man.y, goalY) };
	}

	/** Button down, pointing at the corner that the keeper leaves; then up. */
	#hold(match: MatchState): PadWish {
		const man = match.players[match.pads[0].player];
		this.#holds += 1;
		const isDone = this.#holds > HOLDS_TICKS;
		if (isDone) this.#holds = 0;
		if (man === undefined) return NOTHING;
		const { attack } = match.sides[0];
		const keeper = match.players[11]!;
		const way = unit((keeper.x < 34 ? 37 : 31) - man.x, (attack === 1 ? 105 : 0) - man.y);
		return { ...NOTHING, ...way, isShotHeld: !isDone, isShotReleased: isDone };
	}

	#restart(match: MatchState, attack: 1 | -1): PadWish {
		if (match.momentTicks < RESTART_AFTER_TICKS) return NOTHING;
		if (match.moment === "penalty") {
			this.#holds = 1;
			return NOTHING;
		}
		const mate = freeMate(match, match.restartTaker, match.moment === "kick-off" ? -attack : attack);
		return { ...NOTHING, ...(mate ?? { dx: 0, dy: attack }), isPass: true };
	}
}

/** Between the ball and the goal, and at it; to the mate who is nearer, by the key for it. */
function chase(match: MatchState, own: number): PadWish {
	const { ball } = match;
	const man = match.players[own]!;
	const goalY = match.sides[0].attack === 1 ? 0 : 105;
	const isFoes = ball.holder >= 11;
	const home = unit(34 - ball.x, goalY - ball.y);
	const ahead = isFoes ? 1.2 : 0;
	// A ball that comes to him is met where its way is nearest; one that rolls off is run after.
	const speed = Math.hypot(ball.vx, ball.vy);
	const along = speed < 1 ? 0 : ((man.x - ball.x) * ball.vx + (man.y - ball.y) * ball.vy) / speed;
	const seconds = ball.holder < 0 && along > 1 ? (along * 0.8) / speed : 0.35;
	const dx = ball.x + ball.vx * seconds + home.dx * ahead - man.x;
	const dy = ball.y + ball.vy * seconds + home.dy * ahead - man.y;
	const far = Math.hypot(ball.x - man.x, ball.y - man.y);
	const isOthers = match.players.some((mate, i) => {
		const isField = i > 0 && i < 11 && i !== own && mate.isOnPitch;
		return isField && Math.hypot(ball.x - mate.x, ball.y - mate.y) < far - 3;
	});
	const isSwitch = isOthers && (ball.holder < 0 || isFoes) && ball.passTarget !== own;
	return { ...NOTHING, ...unit(dx, dy), isPass: isFoes && far < TACKLES_FROM_M, isSwitch };
}

function nearestFoeM(match: MatchState, x: number, y: number): number {
	let least = 99;
	for (let i = 11; i < 22; i++) {
		const foe = match.players[i]!;
		if (foe.isOnPitch) least = Math.min(least, Math.hypot(foe.x - x, foe.y - y));
	}
	return least;
}

/** Towards the goal, as far off the straight way as gives room. */
function freeWay(match: MatchState, x: number, y: number, goalY: number): { dx: number; dy: number } {
	const { dx, dy } = unit(34 - x, goalY - y);
	let best = { dx, dy };
	let most = Number.NEGATIVE_INFINITY;
	for (const swerve of SWERVES) {
		const way = unit(dx - dy * swerve, dy + dx * swerve);
		const toX = x + way.dx * 4;
		const toY = y + way.dy * 4;
		if (toX < 1 || toX > 67 || toY < 1 || toY > 104) continue;
		const worth = Math.min(6, nearestFoeM(match, toX, toY)) - Math.abs(swerve) * 0.5;
		if (worth <= most) continue;
		most = worth;
		best = way;
	}
	return best;
}

/** The way to the mate farthest on of those whom nobody is near, on the way neither; null when there is none. */
function freeMate(match: MatchState, own: number, attack: number): { dx: number; dy: number } | null {
	const man = match.players[own]!;
	let best: { dx: number; dy: number } | null = null;
	let most = -8;
	for (let i = 1; i < 11; i++) {
		const mate = match.players[i]!;
		const far = Math.hypot(mate.x - man.x, mate.y - man.y);
		const on = (mate.y - man.y) * attack;
		if (i === own || !mate.isOnPitch || far < 6 || far > 28 || on <= most) continue;
		const isFree = [0.35, 0.65, 1].every(
			(share) =>
				nearestFoeM(match, man.x + (mate.x - man.x) * share, man.y + (mate.y - man.y) * share) >
				ROOM_M + far * 0.35 * share,
		);
		if (!isFree) continue;
		most = on;
		best = unit(mate.x - man.x, mate.y - man.y);
	}
	return best;
}

function unit(dx: number, dy: number): { dx: number; dy: number } {
	const length = Math.max(0.01, Math.hypot(dx, dy));
	return { dx: dx / length, dy: dy / length };
}
