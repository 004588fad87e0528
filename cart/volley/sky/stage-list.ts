/** The stages in the order in which they are flown. After the last comes the first again, harder. */
import type { Stage } from "./stage.ts";
import { STAGE_1 } from "./stage1.ts";
import { STAGE_2 } from "./stage2.ts";
import { STAGE_3 } from "./stage3.ts";

export const STAGES: readonly Stage[] = [STAGE_1, STAGE_2, STAGE_3];

/** The stage of that number, 0 the first; past the last they are counted round. */
export function stageOf(index: number): Stage {
	return STAGES[index % STAGES.length]!;
}

/** What a player calls it: 1 for the first, counted on over the rounds. */
export function stageNumber(sky: { readonly stage: number; readonly loop: number }): number {
	return sky.loop * STAGES.length + sky.stage + 1;
}

export function isLastStage(stage: number): boolean {
	return stage === STAGES.length - 1;
}
