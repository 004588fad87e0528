/** How the game's pilot is set for the test fields. */
import { FIELD_PX, type Field } from "../../../cart/volley/laboratory/patterns.ts";
import { PILOT, type PilotTuning } from "../../../cart/volley/pilot/pilot-tuning.ts";

export const FIELD_BOUNDS = { leftPx: 1, rightPx: FIELD_PX - 1, topPx: 1, bottomPx: FIELD_PX - 1 };
/** Bullets that one plan heeds at most. */
export const FIELD_THREATS = 320;
/** The fields are three times as dense as the game: a gap is chosen before what leads into it can be seen to close. */
export const FIELD_TUNING: PilotTuning = { ...PILOT, steps: 40, planTicks: 6 };

/** Where it would like to be: under the rings' emitter; with bullets from all sides in the middle, else below it. */
export function wishIn(field: Field): { readonly x: number; readonly y: number } {
	return {
		x: field.pattern === "rings" ? field.emitters[0]! : FIELD_PX / 2,
		y: FIELD_PX * (field.pattern === "cross" ? 0.5 : 0.6),
	};
}
