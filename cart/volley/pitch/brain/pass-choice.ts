/** Decide, for a pass: one of the candidates, by the source's rule, by one of its variations, or by ours. */
import { dominanceAtS } from "./dominance.ts";
import { FIELD_LENGTH_M, FIELD_WIDTH_M, KICK_SPEEDS_MPS, type MatchView, type PassStyle } from "./interface.ts";
import type { Place, SightMemory } from "./memory.ts";
import { kickSpeedMps, rollTimeS, speedNowMps } from "./pace.ts";
import { knownFoes, leadX, leadY, type PassCandidate, passCandidates } from "./pass-candidates.ts";
import { type KnownFoe, type Lane, laneMarginS, type Takers } from "./pass-lane.ts";
import { aimOver } from "./pass-over.ts";
import { BRAIN_TUNING, OVER } from "./tuning.ts";

/** The last choice of a team, kept to be looked at: the coach view draws it. */
export interface PassThought {
	passer: number;
	tick: number;
	candidates: PassCandidate[];
	/** Man chosen, or −1: nobody was good enough. */
	chosen: number;
}

export interface PassQuestion {
	readonly view: MatchView;
	readonly memory: SightMemory;
	readonly passer: number;
	readonly style: PassStyle;
	/** Unit vector of the passer's sight: whom he looks straight at. */
	readonly sightX: number;
	readonly sightY: number;
	/** Lanes of a smaller margin are not taken (ours). */
	readonly marginLeastS: number;
	/** Fastest pass that the passer can hit, metres a second. */
	readonly passMostMps: number;
	/** Where no mate may be played to: beyond this y, in the direction of attack (offside); or null. */
	readonly offsideLineY: number | null;
	/** Whether balls into a mate's run are thought of (ours): not by hand. */
	readonly isThroughTried: boolean;
	/** How opponents take balls: what the lanes are reckoned with. */
	readonly takers: Takers;
}

/** @returns the whole thought, with the chosen man, or −1 as chosen when there is none to pass to */
export function choosePass(question: PassQuestion, chance: () => number): PassThought {
	const { view, memory, passer, style } = question;
	const candidates = passCandidates(view, memory, passer);
	const team = view.players[passer]!.team;
	for (const candidate of candidates) candidate.dominanceS = dominanceAtS(view, team, candidate.x, candidate.y);
	let chosen: PassCandidate | null = null;
	if (style === "ours") chosen = chooseOurs(question, candidates, chance);
	else {
		chosen = chooseByRule(question, candidates, chance);
		if (chosen !== null) aimPlainly(question, chosen);
	}
	return { passer, tick: view.tick, candidates, chosen: chosen === null ? -1 : chosen.man };
}

function chooseByRule(
	question: PassQuestion,
	candidates: readonly PassCandidate[],
	chance: () => number,
): PassCandidate | null {
	if (candidates.length === 0) return null;
	switch (question.style) {
		case "random-in-view":
			return candidates[Math.floor(chance() * candidates.length)]!;
		case "straight-ahead":
			return most(candidates, (candidate) => straightness(question, candidate));
		case "nearest-ahead":
			return nearestAhead(question, candidates);
		case "wrong-sign":
			return most(candidates, (candidate) => -candidate.dominanceS);
		default:
			return most(candidates, (candidate) => candidate.dominanceS);
	}
}

/** The candidate with the highest score; of equals the first. */
function most(candidates: readonly PassCandidate[], scoreOf: (candidate: PassCandidate) => number): PassCandidate {
	let best = candidates[0]!;
	best.score = scoreOf(best);
	for (let i = 1; i < candidates.length; i++) {
		const candidate = candidates[i]!;
		candidate.score = scoreOf(candidate);
		if (candidate.score > best.score) best = candidate;
	}
	return best;
}

/** Cosine of the angle off the middle of his sight: "near the front" of the source. */
function straightness(question: PassQuestion, candidate: PassCandidate): number {
	const passer = question.view.players[question.passer]!;
	const dx = candidate.x - passer.x;
	const dy = candidate.y - passer.y;
	const length = Math.sqrt(dx * dx + dy * dy);
	return length === 0 ? 1 : (dx * question.sightX + dy * question.sightY) / length;
}

/** The nearest of those who stand nearer to the other goal; if nobody does, the nearest. */
function nearestAhead(question: PassQuestion, candidates: readonly PassCandidate[]): PassCandidate {
	const passer = question.view.players[question.passer]!;
	return most(candidates, (candidate) => {
		const dx = candidate.x - passer.x;
		const dy = candidate.y - passer.y;
		const far = Math.sqrt(dx * dx + dy * dy);
		return candidate.progressM > 0 ? -far : -far - 200;
	});
}

/** A pass as the plain rules give it: to the man, led, at a speed that suits the distance. */
function aimPlainly(question: PassQuestion, candidate: PassCandidate): void {
	const friction = question.view.ball.groundFriction;
	const passer = question.view.players[question.passer]!;
	const far = distance(passer, candidate.x, candidate.y);
	const speed = Math.min(question.passMostMps, Math.max(leastPassMps(), kickSpeedMps(friction, far, far * 0.2 + 5)));
	aimAt(question, candidate, speed);
	candidate.marginS = 0;
}

/** Aims at where the ball of this speed meets him. @returns how long the ball takes */
function aimAt(question: PassQuestion, candidate: PassCandidate, speedMps: number): number {
	const friction = question.view.ball.groundFriction;
	const passer = question.view.players[question.passer]!;
	let time = rollTimeS(speedMps, friction, distance(passer, candidate.x, candidate.y));
	candidate.aimX = leadX(candidate, time);
	candidate.aimY = leadY(candidate, time);
	time = rollTimeS(speedMps, friction, distance(passer, candidate.aimX, candidate.aimY));
	candidate.aimX = leadX(candidate, time);
	candidate.aimY = leadY(candidate, time);
	candidate.speedMps = speedMps;
	return time;
}

/**
 * Margin filter, then dominance, progress and margin; each candidate is aimed at his best speed, to his feet and, if he
 * stands ahead, into his run, whichever is worth more.
 */
function chooseOurs(
	question: PassQuestion,
	candidates: readonly PassCandidate[],
	chance: () => number,
): PassCandidate | null {
	const { view, passer, marginLeastS } = question;
	const foes = knownFoes(view, question.memory, passer);
	const isOverTried = question.isThroughTried && chance() < OVER.chance;
	let best: PassCandidate | null = null;
	for (const candidate of candidates) {
		aimBest(question, candidate, foes);
		candidate.score = worth(candidate);
		if (question.isThroughTried && candidate.progressM > BRAIN_TUNING.throughFromM)
			tryThrough(question, candidate, foes);
		if (isOverTried && candidate.progressM > 0) tryOver(question, candidate, foes);
		const isSafe = candidate.kind === "lob" || candidate.marginS >= marginLeastS;
		if (!isSafe || isOffside(question, candidate)) continue;
		if (best === null || candidate.score > best.score) best = candidate;
	}
	return best;
}

function worth({ dominanceS, progressM, marginS }: PassCandidate): number {
	const { dominanceMostS, progressWorth, marginMostS, marginWorth } = BRAIN_TUNING;
	const dominance = Math.max(-dominanceMostS, Math.min(dominanceMostS, dominanceS));
	return dominance + progressM * progressWorth + Math.min(marginS, marginMostS) * marginWorth;
}

/** Into the run: to where he and the ball come at about the same time, if no opponent is there sooner. */
function tryThrough(question: PassQuestion, candidate: PassCandidate, foes: readonly KnownFoe[]): void {
	const { view } = question;
	const passer = view.players[question.passer]!;
	const runner = view.players[candidate.man]!;
	const { attack } = view.teams[passer.team]!;
	const throughAheadM = BRAIN_TUNING.throughAheadM + Math.max(0, candidate.vy * attack) * BRAIN_TUNING.throughRunS;
	// Slantwise, away from the passer's side: past the marker, not over him.
	const slant = Math.sign(candidate.x - passer.x) * BRAIN_TUNING.throughSlantM;
	const aimX = Math.max(2, Math.min(FIELD_WIDTH_M - 2, candidate.x + candidate.vx * 0.2 + slant));
	const aimY = candidate.y + attack * throughAheadM;
	if (aimY < 4 || aimY > FIELD_LENGTH_M - 4) return;
	const runS = distance(candidate, aimX, aimY) / speedNowMps(runner) + question.takers.reactionS;
	const way = distance(passer, aimX, aimY);
	const friction = view.ball.groundFriction;
	const speed = kickSpeedMps(friction, way, BRAIN_TUNING.throughArriveMps);
	if (speed > KICK_SPEEDS_MPS.through[1] || way > BRAIN_TUNING.passMostM) return;
	const rollS = rollTimeS(speed, friction, way);
	let margin = laneMarginS(laneTo(question, aimX, aimY, speed), foes);
	// A ball that waits for its man waits for opponents too.
	if (runS > rollS) margin -= runS - rollS;
	const progress = candidate.progressM + throughAheadM;
	const score = worth({ ...candidate, progressM: progress, marginS: margin });
	if (margin < question.marginLeastS + BRAIN_TUNING.throughSafetyS || score < candidate.score) return;
	candidate.kind = "through";
	candidate.aimX = aimX;
	candidate.aimY = aimY;
	candidate.speedMps = speed;
	candidate.marginS = margin;
	candidate.progressM = progress;
	candidate.score = score;
}

/** Over everybody, if that is worth more than along the ground. */
function tryOver(question: PassQuestion, candidate: PassCandidate, foes: readonly KnownFoe[]): void {
	const { view, passer, takers } = question;
	const from = view.players[passer]!;
	const over = { ...candidate };
	const { attack } = view.teams[from.team]!;
	// Who stands on the last man's shoulder starts with the kick.
	const isOnShoulder =
		question.offsideLineY !== null && (question.offsideLineY - candidate.y) * attack < OVER.shoulderM;
	const goesMps = isOnShoulder ? speedNowMps(view.players[candidate.man]!) * OVER.startShare : 0;
	if (!aimOver(from, over, goesMps, attack, foes, takers)) return;
	const score = worth(over);
	if (candidate.marginS >= question.marginLeastS && score < candidate.score) return;
	candidate.kind = over.kind;
	candidate.aimX = over.aimX;
	candidate.aimY = over.aimY;
	candidate.speedMps = over.speedMps;
	candidate.marginS = over.marginS;
	candidate.progressM = over.progressM;
	candidate.score = score;
}

function isOffside(question: PassQuestion, candidate: PassCandidate): boolean {
	if (question.offsideLineY === null) return false;
	const attack = question.view.teams[question.view.players[question.passer]!.team]!.attack;
	return (candidate.y - question.offsideLineY) * attack > 0;
}

/** Tries each speed and keeps the safest: who is passed to hard has less time, who is passed to softly is cut off. */
function aimBest(question: PassQuestion, candidate: PassCandidate, foes: readonly KnownFoe[]): void {
	const { view, passMostMps } = question;
	const passer = view.players[question.passer]!;
	const far = distance(passer, candidate.x, candidate.y);
	if (far < BRAIN_TUNING.passLeastM || far > BRAIN_TUNING.passMostM) {
		candidate.marginS = -9;
		return;
	}
	let bestMargin = -9;
	let bestSpeed = 0;
	for (const share of BRAIN_TUNING.passSpeedShares) {
		const speed = Math.max(leastPassMps(), passMostMps * share);
		const time = aimAt(question, candidate, speed);
		if (time === Number.POSITIVE_INFINITY) continue;
		const margin = laneMarginS(laneTo(question, candidate.aimX, candidate.aimY, speed), foes);
		if (margin <= bestMargin) continue;
		bestMargin = margin;
		bestSpeed = speed;
	}
	candidate.marginS = bestMargin;
	if (bestSpeed > 0) aimAt(question, candidate, bestSpeed);
}

function laneTo(question: PassQuestion, toX: number, toY: number, speedMps: number): Lane {
	const { x: fromX, y: fromY } = question.view.players[question.passer]!;
	return { fromX, fromY, toX, toY, speedMps, frictionMps2: question.view.ball.groundFriction, takers: question.takers };
}

function distance(from: Place, x: number, y: number): number {
	return Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
}

function leastPassMps(): number {
	return KICK_SPEEDS_MPS.pass[0];
}
