/** Puts one way of choosing passes to the snapshots. */
import type { PassStyle } from "../../../cart/volley/pitch/brain/interface.ts";
import { createMemory, perceiveAll } from "../../../cart/volley/pitch/brain/memory.ts";
import { choosePass, type PassThought } from "../../../cart/volley/pitch/brain/pass-choice.ts";
import { createHeads } from "../../../cart/volley/pitch/brain/sight.ts";
import { isCompleted } from "./play-pass.ts";
import { type PassSnapshot, passSnapshot, seededRandom } from "./snapshots.ts";

/** "margin-only" takes the safest lane, whatever comes of it. */
export type TrialStyle = PassStyle | "margin-only";

export interface TrialFigures {
	/** Share of the passes that a mate gets, percent. */
	completionPercent: number;
	/** Metres won towards the other goal, a pass; nothing for a pass that is lost. */
	progressM: number;
	/** Share of the snapshots in which there was nobody to pass to, percent. */
	nobodyPercent: number;
	passes: number;
}

const PASS_MOST_MPS = 24;
/** What "ours" asks of a lane. */
const MARGIN_LEAST_S = 0.15;

function think(snapshot: PassSnapshot, style: TrialStyle): PassThought {
	const { view, passer, faceX, faceY } = snapshot;
	const memory = createMemory();
	perceiveAll(memory, view, createHeads(view), "face");
	const thought = choosePass(
		{
			view,
			memory,
			passer,
			style: style === "margin-only" ? "ours" : style,
			sightX: faceX,
			sightY: faceY,
			// Whoever has a candidate passes, so that all styles answer for the same moments.
			marginLeastS: MARGIN_LEAST_S,
			passMostMps: PASS_MOST_MPS,
			offsideLineY: null,
			isThroughTried: false,
			takers: { reactionS: 0.3, reachM: 1 },
		},
		seededRandom(snapshot.seed),
	);
	const isUndecided = style === "margin-only" || (style === "ours" && thought.chosen === -1);
	if (isUndecided && thought.candidates.length > 0) {
		thought.chosen = thought.candidates.reduce((best, each) => (each.marginS > best.marginS ? each : best)).man;
	}
	return thought;
}

export function trial(style: TrialStyle, snapshots: number): TrialFigures {
	let passes = 0;
	let completed = 0;
	let progressM = 0;
	let nobody = 0;
	for (let n = 1; n <= snapshots; n++) {
		const snapshot = passSnapshot(n * 31 + 7);
		const { candidates, chosen } = think(snapshot, style);
		const candidate = candidates.find(({ man }) => man === chosen);
		if (candidate === undefined) {
			nobody += 1;
			continue;
		}
		passes += 1;
		const { aimX, aimY, speedMps } = candidate;
		const pass = { receiver: chosen, aimX, aimY, speedMps };
		if (!isCompleted(snapshot.view, snapshot.passer, pass, seededRandom(snapshot.seed ^ 0x5f3759df))) continue;
		completed += 1;
		progressM += candidate.progressM;
	}
	return {
		completionPercent: (100 * completed) / passes,
		progressM: progressM / passes,
		nobodyPercent: (100 * nobody) / snapshots,
		passes,
	};
}
