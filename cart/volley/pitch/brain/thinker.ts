/** What a man's decision is made with: gathered once a tick, handed to each part of the brain. */
import type { Intent, MatchView, PlayerView } from "./interface.ts";
import type { Brains, Mind } from "./mind.ts";
import { knownFoes } from "./pass-candidates.ts";
import type { KnownFoe } from "./pass-lane.ts";
import { advanceM } from "./situation.ts";
import { LEVELS, type LevelTuning } from "./tuning.ts";

export interface Thinker {
	readonly view: MatchView;
	readonly brains: Brains;
	readonly man: number;
	readonly player: PlayerView;
	readonly mind: Mind;
	readonly intent: Intent;
	readonly level: LevelTuning;
	readonly attack: 1 | -1;
	readonly chance: () => number;
}

export function thinkerOf(
	view: MatchView,
	brains: Brains,
	intents: readonly Intent[],
	man: number,
	chance: () => number,
): Thinker {
	const player = view.players[man]!;
	const team = view.teams[player.team]!;
	return {
		view,
		brains,
		man,
		player,
		mind: brains.minds[man]!,
		intent: intents[man]!,
		level: LEVELS[team.level],
		attack: team.attack,
		chance,
	};
}

export function foesOf(thinker: Thinker): KnownFoe[] {
	return knownFoes(thinker.view, thinker.brains.memory, thinker.man);
}

/** Metres from the own goal line. */
export function advanceOf(thinker: Thinker): number {
	return advanceM(thinker.attack, thinker.player.y);
}

export function distanceM(fromX: number, fromY: number, toX: number, toY: number): number {
	return Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
}

/** Looks at a spot from where he stands. */
export function lookAt(mind: Mind, player: PlayerView, x: number, y: number): void {
	mind.lookX = x - player.x;
	mind.lookY = y - player.y;
}

/** Looks over one shoulder, then over the other: each for a third of a second. */
export function lookAround(mind: Mind, player: PlayerView, tick: number): void {
	const side = Math.floor(tick / 20) % 2 === 0 ? 1 : -1;
	mind.lookX = -player.headingY * side;
	mind.lookY = player.headingX * side;
}
