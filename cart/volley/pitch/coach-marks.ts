/**
 * The coach's marks on the men: a ring under who is seen, a ghost where the remembered are guessed, dots along the edges
 * of the view, and lines to the candidates of a pass with their ranks; the chosen one's runs.
 */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import type { CoachSight } from "./brain/coach-sight.ts";
import type { PassCandidate } from "./brain/pass-candidates.ts";
import type { Camera } from "./camera.ts";
import { groundX, groundY } from "./field.ts";
import type { MatchState } from "./match-state.ts";

/** Object ids. */
const ID = { seen: 300, ghost: 330, edge: 360, line: 400, rank: 480 } as const;
const RANKS = 5;
const EDGE_DOTS = 9;
/** Dots of a line stand so far apart; the chosen pass's run towards its end. */
const CHOSEN_EVERY_M = 2.2;
const OTHERS_DOTS = 4;
const RUN_TICKS = 24;
const CHOSEN_DOTS_MOST = 14;
const GOLD = 13;
const CYAN = 14;

export function drawCoachMarks(machine: Machine, match: MatchState, sight: CoachSight, camera: Camera): void {
	drawRanks(machine, sight, camera);
	drawLines(machine, match, sight, camera);
	for (const { man, x, y } of sight.seen) {
		draw(machine, ID.seen + man, "markRing", 0, x, y, 2, CYAN, camera);
	}
	for (const { man, x, y } of sight.remembered) {
		draw(machine, ID.ghost + man, "coachGhost", 0, x, y, -6, CYAN, camera);
	}
	drawEdges(machine, sight, camera);
}

/** Best first, as many as are shown. */
export function rankedCandidates(sight: CoachSight): PassCandidate[] {
	const { thought } = sight;
	if (thought === null) return [];
	const byScore = thought.candidates.slice().sort((a, b) => b.score - a.score);
	// Who was chosen is among them whatever else had a higher score.
	const shown = byScore.slice(0, RANKS);
	const chosen = byScore.find((candidate) => candidate.man === thought.chosen);
	if (chosen !== undefined && !shown.includes(chosen)) shown[RANKS - 1] = chosen;
	return shown;
}

function drawRanks(machine: Machine, sight: CoachSight, camera: Camera): void {
	rankedCandidates(sight).forEach((candidate, rank) => {
		const palette = candidate.man === sight.thought?.chosen ? GOLD : CYAN;
		draw(machine, ID.rank + rank, "coachRank", rank, candidate.x + 1.6, candidate.y, -14, palette, camera);
	});
}

function drawLines(machine: Machine, match: MatchState, sight: CoachSight, camera: Camera): void {
	const { x, y } = sight.sector;
	let id = ID.line;
	for (const candidate of rankedCandidates(sight)) {
		const dx = candidate.aimX - x;
		const dy = candidate.aimY - y;
		const far = Math.sqrt(dx * dx + dy * dy);
		const isChosen = candidate.man === sight.thought?.chosen;
		const dots = isChosen ? Math.min(CHOSEN_DOTS_MOST, Math.floor(far / CHOSEN_EVERY_M)) : OTHERS_DOTS;
		const run = isChosen ? (match.tick % RUN_TICKS) / RUN_TICKS : 0.5;
		for (let n = 0; n < dots; n++) {
			const share = (n + run) / dots;
			draw(
				machine,
				id,
				"coachDot",
				isChosen ? 2 : 1,
				x + dx * share,
				y + dy * share,
				0,
				isChosen ? GOLD : CYAN,
				camera,
			);
			id += 1;
		}
	}
}

/** Both edges of the sector, as far as he sees. */
function drawEdges(machine: Machine, { sector }: CoachSight, camera: Camera): void {
	const { x, y, wayX, wayY, cosHalf, radiusM } = sector;
	const sinHalf = Math.sqrt(Math.max(0, 1 - cosHalf * cosHalf));
	for (let side = 0; side < 2; side++) {
		const sin = side === 0 ? sinHalf : -sinHalf;
		const dx = wayX * cosHalf - wayY * sin;
		const dy = wayX * sin + wayY * cosHalf;
		for (let n = 1; n <= EDGE_DOTS; n++) {
			const far = (radiusM * n) / EDGE_DOTS;
			draw(machine, ID.edge + side * EDGE_DOTS + n, "coachDot", 0, x + dx * far, y + dy * far, 0, GOLD, camera);
		}
	}
}

function draw(
	machine: Machine,
	id: number,
	name: "markRing" | "coachGhost" | "coachDot" | "coachRank",
	n: number,
	x: number,
	y: number,
	downPx: number,
	palette: number,
	camera: Camera,
): void {
	drawFrame(machine, id, name, n, groundX(x) - camera.x, groundY(y) - camera.y + downPx, { palette, jump: true });
}
