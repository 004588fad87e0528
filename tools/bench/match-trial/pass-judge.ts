/**
 * Whether each CPU pass went to somebody whom the passer saw or had seen within his window: worked out from places and
 * the ways of the heads alone, with angles, and with a history of frames of its own. Nothing is asked of the brain.
 */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";

/** As the design states them: share of the angle and of 55 m. */
const WEATHER: Readonly<Record<Weather, readonly [number, number]>> = {
	clear: [1, 1],
	rain: [0.85, 0.85],
	fog: [0.9, 0.45],
	snow: [0.75, 0.65],
};
const RADIUS_M = 55;
const TIRED_LOSS = 0.3;
/** Rounding at the edge of a sector is nobody's fault. */
const EDGE_DEG = 0.2;
const EDGE_M = 0.01;

export class PassJudge {
	judged = 0;
	blind = 0;
	/** Each blind pass: passer, receiver, tick. */
	readonly faults: string[] = [];
	/** Frame in which `seer` last had `seen` in view, by seer × 22 + seen. */
	readonly #last: number[] = new Array<number>(22 * 22).fill(Number.NEGATIVE_INFINITY);
	#frame = 0;
	#targetBefore = -1;

	/** Before a tick: what everybody sees in this frame. */
	look(match: MatchState): void {
		if (match.replayTicks > 0) return;
		this.#frame += 1;
		const [angleShare, radiusShare] = WEATHER[match.setup.weather];
		for (let seer = 0; seer < 22; seer++) {
			const eyes = match.players[seer]!;
			if (!eyes.isOnPitch) continue;
			const alphaDeg = eyes.viewAngleDeg * angleShare * (1 - TIRED_LOSS * (1 - eyes.energy));
			const way = Math.atan2(match.minds.heads[seer * 2 + 1]!, match.minds.heads[seer * 2]!);
			for (let seen = 0; seen < 22; seen++) {
				const man = match.players[seen]!;
				if (seen === seer || !man.isOnPitch) continue;
				const far = Math.hypot(man.x - eyes.x, man.y - eyes.y);
				const turn = Math.abs(Math.atan2(man.y - eyes.y, man.x - eyes.x) - way);
				const betaDeg = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
				if (far > RADIUS_M * radiusShare + EDGE_M || betaDeg > alphaDeg / 2 + EDGE_DEG) continue;
				this.#last[seer * 22 + seen] = this.#frame;
			}
		}
		this.#targetBefore = match.ball.passTarget;
	}

	/** After the tick: whether a pass was played in it, and to whom. */
	judge(match: MatchState): void {
		const { kicker, kickTicks, passTarget } = match.ball;
		const isNew = passTarget >= 0 && kicker >= 0 && kickTicks <= 1 && passTarget !== this.#targetBefore;
		if (!isNew || match.replayTicks > 0 || match.players[kicker]!.pad >= 0) return;
		this.judged += 1;
		const age = this.#frame - this.#last[kicker * 22 + passTarget]!;
		if (age <= match.players[kicker]!.memoryTicks) return;
		this.blind += 1;
		this.faults.push(`tick ${match.tick}: ${kicker} to ${passTarget}, last seen ${age} frames ago`);
	}
}
