/**
 * The coach's view: what the man at the ball sees and remembers, and whom he would pass to. Rings: who is in view.
 * Arrows: who is remembered, where he is guessed to be. Dots: the edges of the view. Numbers: scores of pass candidates,
 * the chosen one lit.
 */
import type { Machine } from "colorburst";
import { drawFrame } from "../hud/draw-frame.ts";
import { print } from "../hud/print.ts";
import { guessPlace, knows, seesNow } from "./brain/memory.ts";
import { viewAngleNowDeg, viewRadiusNowM } from "./brain/sight.ts";
import type { Camera } from "./camera.ts";
import { nameOf } from "./captions.ts";
import { groundX, groundY } from "./field.ts";
import { type MatchState, teamOf } from "./match-state.ts";

const ID = { mark: 300, edge: 330 } as const;
const EDGE_DOTS = 7;
const SCORE_ROW = 4;
const SCORES_SHOWN = 5;
const SCORE_COLUMNS = 14;

/** Whose mind is shown: the man at the ball, else who touched it last; −1 before anybody has. */
export function watchedMan(match: MatchState): number {
	const { holder, lastTouch } = match.ball;
	return holder >= 0 ? holder : match.restartTaker >= 0 ? match.restartTaker : lastTouch;
}

export function drawCoachView(machine: Machine, match: MatchState, camera: Camera): void {
	const watched = watchedMan(match);
	const seer = match.players[watched];
	if (seer === undefined || !seer.isOnPitch) return;
	drawEdges(machine, match, camera, watched);
	const { memory } = match.minds;
	for (let i = 0; i < match.players.length; i++) {
		const other = match.players[i]!;
		if (i === watched || !other.isOnPitch) continue;
		if (seesNow(memory, watched, i, match.tick)) {
			mark(machine, ID.mark + i, "markRing", other.x, other.y, 2, camera);
		} else if (knows(memory, watched, i, match.tick, seer.memoryTicks)) {
			const guess = guessPlace(memory, watched, i, match.tick);
			mark(machine, ID.mark + i, "markArrow", guess.x, guess.y, -4, camera);
		}
	}
	if (match.tick % 6 === 0) printThoughts(machine, match, watched);
}

function mark(
	machine: Machine,
	id: number,
	name: "markRing" | "markArrow",
	x: number,
	y: number,
	downPx: number,
	camera: Camera,
): void {
	drawFrame(machine, id, name, 0, groundX(x) - camera.x, groundY(y) - camera.y + downPx, { palette: 14, jump: true });
}

/** Both edges of the sector, as far as he sees. */
function drawEdges(machine: Machine, match: MatchState, camera: Camera, watched: number): void {
	const seer = match.players[watched]!;
	const heading = match.minds.heads;
	const half = (viewAngleNowDeg(seer, match.setup.weather) * Math.PI) / 360;
	const reach = Math.min(viewRadiusNowM(match.setup.weather), 30);
	const faceX = heading[watched * 2]!;
	const faceY = heading[watched * 2 + 1]!;
	for (let side = 0; side < 2; side++) {
		const sin = Math.sin(side === 0 ? half : -half);
		const cos = Math.cos(half);
		const dx = faceX * cos - faceY * sin;
		const dy = faceX * sin + faceY * cos;
		for (let n = 1; n <= EDGE_DOTS; n++) {
			const far = (reach * n) / EDGE_DOTS;
			const x = groundX(seer.x + dx * far) - camera.x;
			const y = groundY(seer.y + dy * far) - camera.y;
			drawFrame(machine, ID.edge + side * EDGE_DOTS + n, "radarDot", 3, x, y, { jump: true });
		}
	}
}

/** The last choice of his side: each candidate's number, score and lane margin. */
function printThoughts(machine: Machine, match: MatchState, watched: number): void {
	machine.clearText(0, SCORE_ROW - 1, SCORE_COLUMNS + 4, SCORES_SHOWN + 1);
	print(machine, 1, SCORE_ROW - 1, nameOf(match, watched));
	const thought = match.minds.thoughts[teamOf(watched) as 0 | 1];
	if (thought === null || thought.passer !== watched) return;
	const best = thought.candidates.slice().sort((a, b) => b.score - a.score);
	for (let i = 0; i < Math.min(SCORES_SHOWN, best.length); i++) {
		const candidate = best[i]!;
		const lit = candidate.man === thought.chosen ? ">" : " ";
		const margin = Math.round(candidate.marginS * 10) / 10;
		const name = nameOf(match, candidate.man).slice(0, 7).padEnd(7);
		print(machine, 1, SCORE_ROW + i, `${lit}${name} ${candidate.isSeen ? "S" : "R"} ${margin}`);
	}
}

/** Takes the coach's text off. */
export function clearCoachView(machine: Machine): void {
	machine.clearText(0, SCORE_ROW - 1, SCORE_COLUMNS + 4, SCORES_SHOWN + 1);
}
