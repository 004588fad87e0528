/** How men move: runs, turns, slides, lunges, lying down, and who is in whose way. */
import type { Intent } from "./brain/interface.ts";
import { clamp } from "./field.ts";
import type { Footballer, MatchState } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

const TICK_S = 1 / PITCH_TUNING.ticksPerSecond;

/** Moves a man by one tick as he wants, as far as he can. */
export function runFootballer(match: MatchState, player: Footballer, intent: Intent, hasBall: boolean): void {
	if (player.kickShownTicks > 0) player.kickShownTicks -= 1;
	if (player.kickPauseTicks > 0) player.kickPauseTicks -= 1;
	if (player.downTicks > 0) {
		player.downTicks -= 1;
		player.vx *= 0.85;
		player.vy *= 0.85;
	} else if (player.slideTicks > 0) {
		player.slideTicks -= 1;
		player.vx *= 0.955;
		player.vy *= 0.955;
		if (player.slideTicks === 0) player.downTicks = 12;
	} else if (player.lungeTicks > 0) {
		player.lungeTicks -= 1;
		if (player.lungeTicks === 0) player.downTicks = PITCH_TUNING.tackleRestTicks;
	} else steer(match, player, intent, hasBall);
	player.isDown = player.downTicks > 0;
	const { vx, vy } = player;
	player.x = clamp(player.x + vx * TICK_S, -4, 72);
	player.y = clamp(player.y + vy * TICK_S, -4, 109);
	const speed = Math.sqrt(vx * vx + vy * vy);
	if (speed < 0.8) player.ranM = -1;
	else player.ranM = (Math.max(0, player.ranM) + speed * TICK_S) % 4096;
	const effort = speed / player.speedMps;
	const cost = (PITCH_TUNING.energyPerMatch * effort * effort) / (match.setup.halfTicks * 2 * player.stamina);
	player.energy = Math.max(0, player.energy - (player.role === "keeper" ? 0 : cost));
}

function steer(match: MatchState, player: Footballer, intent: Intent, hasBall: boolean): void {
	const { withBallFactor, accelerationPerTick, tiredSpeedShare } = PITCH_TUNING;
	const length = Math.sqrt(intent.moveX * intent.moveX + intent.moveY * intent.moveY);
	const freshness = tiredSpeedShare + (1 - tiredSpeedShare) * player.energy;
	const ground = match.setup.weather === "snow" ? 0.93 : 1;
	const top = player.speedMps * freshness * ground * (hasBall ? withBallFactor : 1);
	const scale = length > 1 ? top / length : top;
	const dx = intent.moveX * scale - player.vx;
	const dy = intent.moveY * scale - player.vy;
	const change = Math.sqrt(dx * dx + dy * dy);
	const grip = match.setup.weather === "clear" || match.setup.weather === "fog" ? 1 : 0.75;
	const share = change > accelerationPerTick * grip ? (accelerationPerTick * grip) / change : 1;
	player.vx += dx * share;
	player.vy += dy * share;
	if (intent.faceX !== 0 || intent.faceY !== 0) turnTo(player, intent.faceX, intent.faceY);
	else if (length > 0.2) turnTo(player, intent.moveX, intent.moveY);
}

/** Turns the body most of the way at once. */
function turnTo(player: Footballer, dx: number, dy: number): void {
	const length = Math.sqrt(dx * dx + dy * dy);
	const x = player.headingX * 0.55 + (dx / length) * 0.45;
	const y = player.headingY * 0.55 + (dy / length) * 0.45;
	const turned = Math.sqrt(x * x + y * y);
	if (turned < 0.05) {
		// Right about: over the side.
		player.headingX = -dy / length;
		player.headingY = dx / length;
	} else {
		player.headingX = x / turned;
		player.headingY = y / turned;
	}
	player.direction = directionOf(player.headingX, player.headingY);
}

/** 0–7 clockwise from up: the eighth of the circle in which (dx, dy) lies. */
export function directionOf(dx: number, dy: number): number {
	const isSteep = Math.abs(dx) < Math.abs(dy) * 0.4142;
	const isFlat = Math.abs(dy) < Math.abs(dx) * 0.4142;
	if (isSteep) return dy < 0 ? 0 : 4;
	if (isFlat) return dx < 0 ? 6 : 2;
	if (dx > 0) return dy < 0 ? 1 : 3;
	return dy < 0 ? 7 : 5;
}

/** Looks at a spot at once, as in a dead ball. */
export function faceSpot(player: Footballer, x: number, y: number): void {
	const dx = x - player.x;
	const dy = y - player.y;
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length < 0.01) return;
	player.headingX = dx / length;
	player.headingY = dy / length;
	player.direction = directionOf(dx, dy);
}

/**
 * Men who stand in each other are moved apart, each by half.
 * @param order numbers of all men, as they stood along the field a tick ago; put in order anew
 */
export function keepApart(players: readonly Footballer[], order: number[]): void {
	const gap = PITCH_TUNING.bodyGapM;
	sortAlong(players, order);
	for (let i = 0; i < order.length; i++) {
		const a = players[order[i]!]!;
		if (!a.isOnPitch || a.slideTicks > 0) continue;
		for (let j = i + 1; j < order.length; j++) {
			const b = players[order[j]!]!;
			const dy = b.y - a.y;
			// Who comes after him in the order is farther still, but for who was pushed just now.
			if (dy > gap) break;
			const dx = b.x - a.x;
			if (dx > gap || dx < -gap || !b.isOnPitch || b.slideTicks > 0) continue;
			const distance = Math.sqrt(dx * dx + dy * dy);
			if (distance >= gap) continue;
			const share = distance < 0.01 ? 0 : (gap - distance) / distance / 2;
			const pushX = distance < 0.01 ? gap / 2 : dx * share;
			a.x -= pushX;
			b.x += pushX;
			a.y -= dy * share;
			b.y += dy * share;
		}
	}
}

/** Few pass each other in a tick: each is moved on past the one or two who are now behind him. */
function sortAlong(players: readonly Footballer[], order: number[]): void {
	for (let i = 1; i < order.length; i++) {
		const man = order[i]!;
		const { y } = players[man]!;
		let at = i - 1;
		while (at >= 0 && players[order[at]!]!.y > y) {
			order[at + 1] = order[at]!;
			at -= 1;
		}
		order[at + 1] = man;
	}
}

/** A slide (of a keeper: a dive) along (dx, dy). */
export function startSlide(player: Footballer, dx: number, dy: number, isDive: boolean): void {
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length < 0.01) return;
	const speed = isDive ? PITCH_TUNING.diveMps : PITCH_TUNING.slideStartMps;
	player.slideTicks = isDive ? PITCH_TUNING.diveTicks : PITCH_TUNING.slideTicks;
	player.vx = (dx / length) * speed;
	player.vy = (dy / length) * speed;
	player.isChallengeSpent = false;
	if (!isDive) {
		player.headingX = dx / length;
		player.headingY = dy / length;
		player.direction = directionOf(dx, dy);
	}
}

/** A standing tackle: a lunge towards the ball. */
export function startLunge(player: Footballer, dx: number, dy: number): void {
	const length = Math.sqrt(dx * dx + dy * dy);
	if (length < 0.01) return;
	player.lungeTicks = PITCH_TUNING.tackleTicks;
	player.vx = (dx / length) * player.speedMps * 1.1;
	player.vy = (dy / length) * player.speedMps * 1.1;
	player.isChallengeSpent = false;
}
