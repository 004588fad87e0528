/** Substitutions: at a stop the most tired man makes room, three times at most. */
import { TEAM_SIZE } from "./brain/interface.ts";
import { caption, nameOf } from "./captions.ts";
import { createFootballer, type MatchState } from "./match-state.ts";
import { PITCH_TUNING } from "./tuning.ts";

/** The most tired man of a side who is on the pitch, the keeper left out; −1 when there is none. */
export function mostTired(match: MatchState, team: number): number {
	let best = -1;
	let least = 2;
	for (let i = team * TEAM_SIZE + 1; i < (team + 1) * TEAM_SIZE; i++) {
		const player = match.players[i]!;
		if (player.isOnPitch && player.energy < least) {
			least = player.energy;
			best = i;
		}
	}
	return best;
}

export function canSubstitute(match: MatchState, team: number): boolean {
	const side = match.sides[team as 0 | 1];
	return side.substitutions < PITCH_TUNING.substitutionsMost && side.bench.length > 0 && match.shootOut === null;
}

/** Called when the ball is laid ready: wishes are met, and tired men exchanged of a side that nobody plays for. */
export function substituteAtStop(match: MatchState): void {
	for (let team = 0; team < 2; team++) {
		const side = match.sides[team as 0 | 1];
		let off = side.wantsOff;
		side.wantsOff = -1;
		const isPlayedFor = match.pads.some((pad) => pad.team === team);
		if (off < 0 && !isPlayedFor) {
			const tired = mostTired(match, team);
			if (tired >= 0 && match.players[tired]!.energy < PITCH_TUNING.tiredEnergy) off = tired;
		}
		if (off >= 0 && match.players[off]!.isOnPitch && canSubstitute(match, team)) exchange(match, off);
	}
}

function exchange(match: MatchState, index: number): void {
	const old = match.players[index]!;
	const side = match.sides[old.team as 0 | 1];
	const name = nameOf(match, index);
	const fresh = createFootballer(side.club, old.team, index % TEAM_SIZE, side.bench.shift()!);
	fresh.x = old.x;
	fresh.y = old.y;
	fresh.headingX = old.headingX;
	fresh.headingY = old.headingY;
	fresh.direction = old.direction;
	fresh.homeX = old.homeX;
	fresh.homeY = old.homeY;
	fresh.pad = old.pad;
	match.players[index] = fresh;
	side.substitutions += 1;
	caption(match, `${nameOf(match, index)} FOR ${name}`);
}
