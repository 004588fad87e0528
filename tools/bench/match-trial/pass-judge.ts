/**
 * Whether each CPU pass went to somebody whom the passer saw or had seen within his window: worked out from places and
 * the ways of the heads alone, with angles, and from a record of frames of its own. Nothing is asked of the brain.
 */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";

/** As the design states them: share of each man's angle and radius. */
const WEATHER: Readonly<Record<Weather, readonly [number, number]>> = {
	clear: [1, 1],
	rain: [0.85, 0.85],
	fog: [0.9, 0.45],
	snow: [0.75, 0.65],
};
const TIRED_LOSS = 0.3;
/** Rounding at the edge of a sector is nobody's fault. */
const EDGE_DEG = 0.2;
const EDGE_M = 0.01;

const MEN = 22;
/** Of each man: place, way of the head, full angle of view (below 0: he isn't on the pitch), radius. */
const NUMBERS_A_MAN = 6;
const NUMBERS_A_FRAME = MEN * NUMBERS_A_MAN;
/** Longer than any man's window. */
const FRAMES = 128;

export class PassJudge {
	judged = 0;
	blind = 0;
	/** Each blind pass: passer, receiver, tick. */
	readonly faults: string[] = [];
	readonly #frames = new Float64Array(FRAMES * NUMBERS_A_FRAME);
	#frame = 0;
	#targetBefore = -1;

	/** Before a tick: where everybody is in this frame and where he looks. */
	look(match: MatchState): void {
		if (match.replayTicks > 0) return;
		this.#frame += 1;
		const [angleShare, radiusShare] = WEATHER[match.setup.weather];
		let at = (this.#frame % FRAMES) * NUMBERS_A_FRAME;
		for (let man = 0; man < MEN; man++) {
			const player = match.players[man]!;
			const alphaDeg = player.viewAngleDeg * angleShare * (1 - TIRED_LOSS * (1 - player.energy));
			this.#frames[at] = player.x;
			this.#frames[at + 1] = player.y;
			this.#frames[at + 2] = match.minds.heads[man * 2]!;
			this.#frames[at + 3] = match.minds.heads[man * 2 + 1]!;
			this.#frames[at + 4] = player.isOnPitch ? alphaDeg : -1;
			this.#frames[at + 5] = player.viewRadiusM * radiusShare + EDGE_M;
			at += NUMBERS_A_MAN;
		}
		this.#targetBefore = match.ball.passTarget;
	}

	/** After the tick: whether a pass was played in it, and to whom. */
	judge(match: MatchState): void {
		const { kicker, kickTicks, passTarget } = match.ball;
		const isNew = passTarget >= 0 && kicker >= 0 && kickTicks <= 1 && passTarget !== this.#targetBefore;
		if (!isNew || match.replayTicks > 0 || match.players[kicker]!.pad >= 0) return;
		this.judged += 1;
		const { memoryTicks } = match.players[kicker]!;
		if (this.#framesSinceSeen(kicker, passTarget, memoryTicks) <= memoryTicks) return;
		this.blind += 1;
		this.faults.push(`tick ${match.tick}: ${kicker} to ${passTarget}, not seen for ${memoryTicks} frames`);
	}

	/** How many frames ago `seer` last had `seen` in view; more than `most` if that is longer ago. */
	#framesSinceSeen(seer: number, seen: number, most: number): number {
		const oldest = Math.min(most, this.#frame - 1, FRAMES - 1);
		for (let age = 0; age <= oldest; age++) {
			const frame = ((this.#frame - age) % FRAMES) * NUMBERS_A_FRAME;
			const [x, y, headX, headY, alphaDeg, radiusM] = this.#frames.subarray(frame + seer * NUMBERS_A_MAN);
			const [seenX, seenY, , , seenAlphaDeg] = this.#frames.subarray(frame + seen * NUMBERS_A_MAN);
			if (alphaDeg! < 0 || seenAlphaDeg! < 0) continue;
			const turn = Math.abs(Math.atan2(seenY! - y!, seenX! - x!) - Math.atan2(headY!, headX!));
			const betaDeg = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
			if (Math.hypot(seenX! - x!, seenY! - y!) <= radiusM! && betaDeg <= alphaDeg! / 2 + EDGE_DEG) return age;
		}
		return Number.POSITIVE_INFINITY;
	}
}
