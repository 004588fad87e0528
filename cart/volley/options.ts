import type { Difficulty } from "./sky/tuning.ts";

/** What a player sets once; kept in save RAM. */
export interface Options {
	difficulty: Difficulty;
	/** The picture shakes on large explosions. */
	isShakeOn: boolean;
	/** No shaking, no swaying, no flashing. */
	isMotionReduced: boolean;
}

export function firstOptions(): Options {
	return { difficulty: "normal", isShakeOn: true, isMotionReduced: false };
}
