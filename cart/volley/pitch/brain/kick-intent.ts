/** Kicks as intents, with the errors that a level adds to its men's skill. */
import { PITCH_TUNING } from "../tuning.ts";
import { FIELD_LENGTH_M, FIELD_WIDTH_M, type IntentAction, KICK_SPEEDS_MPS } from "./interface.ts";
import type { PassThought } from "./pass-choice.ts";
import { foesOf, type Thinker } from "./thinker.ts";
import { HOLD } from "./tuning.ts";

/** The power that gives a kind of kick this speed. */
function powerFor(kind: "pass" | "through" | "shot", speedMps: number): number {
	const [least, most] = KICK_SPEEDS_MPS[kind];
	return Math.max(0, Math.min(1, (speedMps - least) / (most - least)));
}

/** Turns a kick's aim by chance, up to the level's error to either side. */
function aim(thinker: Thinker, action: IntentAction, x: number, y: number, power: number): void {
	const { intent, player, level, chance } = thinker;
	const turn = ((chance() + chance() - 1) * level.aimErrorDeg * Math.PI) / 180;
	const dx = x - player.x;
	const dy = y - player.y;
	intent.action = action;
	// Small angles: the sine is the angle, and the cosine one.
	intent.targetX = player.x + dx - dy * turn;
	intent.targetY = player.y + dy + dx * turn;
	intent.power = power;
}

/** Carries out a thought: passes to the chosen one. */
export function passAsThought(thinker: Thinker, thought: PassThought): void {
	const chosen = thought.candidates.find((candidate) => candidate.man === thought.chosen);
	if (chosen === undefined) return;
	const power = chosen.kind === "lob" ? -1 : powerFor(chosen.kind, chosen.speedMps);
	aim(thinker, chosen.kind, chosen.aimX, chosen.aimY, power);
	thinker.intent.targetPlayer = chosen.man;
}

/** High to a mate at a place. */
export function lobTo(thinker: Thinker, mate: number, x: number, y: number): void {
	aim(thinker, "lob", x, y, -1);
	thinker.intent.targetPlayer = mate;
}

/** Just away: upfield and to the nearer side, or over its line. */
export function clearAway(thinker: Thinker): void {
	const { player, attack, view } = thinker;
	// Near the touch line into touch: a throw-in is no danger.
	const side = player.x < FIELD_WIDTH_M / 2 ? 0 : FIELD_WIDTH_M;
	const inwards = view.moment === "play" && Math.abs(player.x - side) < HOLD.touchM ? -6 : 5;
	const x = side + (side === 0 ? inwards : -inwards);
	const y = Math.max(5, Math.min(FIELD_LENGTH_M - 5, player.y + attack * 42));
	aim(thinker, "clear", x, y, 1);
}

/** At the corner that the keeper leaves open, as hard as the distance asks for. */
export function shoot(thinker: Thinker, power: number): void {
	const { view, player, attack, chance } = thinker;
	const goalY = attack === 1 ? FIELD_LENGTH_M : 0;
	const half = PITCH_TUNING.goalWidthM / 2;
	const middle = FIELD_WIDTH_M / 2;
	const keeper = view.players[player.team === 0 ? 11 : 0]!;
	const open = keeper.isOnPitch ? middle - keeper.x : 0;
	const side = Math.abs(open) > 0.7 ? Math.sign(open) : chance() < 0.5 ? 1 : -1;
	aim(thinker, "shot", middle + side * half * (0.6 + 0.36 * chance()), goalY, power);
}

/** How well the goal can be shot at from here: the angle between its posts, radians, and nothing if the way is barred. */
export function shotChance(thinker: Thinker): number {
	const { player, attack } = thinker;
	const goalY = attack === 1 ? FIELD_LENGTH_M : 0;
	const dx = FIELD_WIDTH_M / 2 - player.x;
	const dy = goalY - player.y;
	const square = dx * dx + dy * dy;
	const angle = (PITCH_TUNING.goalWidthM * Math.abs(dy)) / Math.max(1, square);
	const far = Math.sqrt(square);
	let barred = 0;
	for (const foe of foesOf(thinker)) {
		const foeX = foe.x - player.x;
		const foeY = foe.y - player.y;
		const along = (foeX * dx + foeY * dy) / far;
		const off = Math.abs(foeX * dy - foeY * dx) / far;
		// The keeper stands at the end of the way: he is the shot's affair.
		if (along > 0.3 && along < far - 5 && off < 1.5) barred += 1;
	}
	return barred === 0 ? angle : angle / (1 + barred * HOLD.barredShare);
}
