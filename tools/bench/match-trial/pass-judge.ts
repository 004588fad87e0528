/**
 * Whether each CPU pass went to somebody whom the passer saw or had seen within his window: worked out from places and
 * the ways of the faces alone, as a match that is played again shows them, with angles, and from a record of frames of
 * its own. Nothing is asked of the brain, neither what it remembers nor what it takes to be in view.
 */
import type { MatchMoment, Weather } from "../../../cart/volley/pitch/brain/interface.ts";
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
/** Of each man: place, way of the face, full angle of view (below 0: he isn't on the pitch), radius. */
const NUMBERS_A_MAN = 6;
const NUMBERS_A_FRAME = MEN * NUMBERS_A_MAN;
/** Longer than any man's window. */
const FRAMES = 128;

export class PassJudge {
	/** Passes of the CPU that were meant for somebody, and those of them that he hadn't in view or in his window. */
	judged = 0;
	blind = 0;
	/** Balls that the statistics count as passes, and that were meant for nobody: hit away from a dead ball. */
	forNobody = 0;
	/** Each blind pass: tick, passer, receiver. */
	readonly faults: string[] = [];
	readonly #frames = new Float64Array(FRAMES * NUMBERS_A_FRAME);
	/** For how long yet each man is drawn kicking, as of the frame before: only a kick puts it up. */
	readonly #kicksShown = new Int32Array(MEN);
	#frame = 0;
	#moment: MatchMoment = "stopped";

	/** To be called before the first tick, and after each. */
	watch(match: MatchState): void {
		for (let man = 0; man < MEN; man++) {
			const { kickShownTicks } = match.players[man]!;
			if (this.#frame > 0 && kickShownTicks > this.#kicksShown[man]!) this.#judgeKick(match, man);
			this.#kicksShown[man] = kickShownTicks;
		}
		this.#moment = match.moment;
		// While a goal is shown again nobody looks about.
		if (match.replayTicks <= 0) this.#note(match);
	}

	#judgeKick(match: MatchState, kicker: number): void {
		const { pad, memoryTicks } = match.players[kicker]!;
		const { action, targetPlayer } = match.intents[kicker]!;
		if (pad >= 0) return;
		// Whom the ball is for, as the match has it; if somebody had it at once, whom it was for.
		const { ball } = match;
		const isOnItsWay = ball.kicker === kicker && ball.passTarget >= 0;
		// Whatever a man means to do with his hands, it is a throw.
		const isThrow = this.#moment === "throw-in";
		if (!isOnItsWay && !isThrow && (action === "shot" || action === "clear")) return;
		const target = isOnItsWay ? ball.passTarget : targetPlayer;
		if (target < 0) {
			this.forNobody += 1;
			return;
		}
		this.judged += 1;
		if (this.#framesSinceSeen(kicker, target, memoryTicks) <= memoryTicks) return;
		this.blind += 1;
		this.faults.push(`tick ${match.tick}: ${kicker} to ${target}, not seen for ${memoryTicks} frames`);
	}

	/** Where everybody is in this frame and where he looks: what the next tick begins with. */
	#note(match: MatchState): void {
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
