/** A man's picture as a small number: what he does × 64 + frame. Kept in replays, turned into a sprite by drawing. */
import type { Footballer } from "./match-state.ts";

export const POSE = { run: 0, slide: 1, fallen: 2, dive: 3, gloves: 4, cheer: 5 } as const;
export const POSE_STEP = 64;

/** Feet together; and a step of each leg, the feet passing each other between. */
const STANDING = 0;
const STRIDE = [1, 0, 2, 0] as const;
/** Metres of a stride's picture. */
const STRIDE_PICTURE_M = 0.85;

/** @returns −1 for a man who is off the pitch */
export function pictureOf(player: Footballer): number {
	if (!player.isOnPitch) return -1;
	if (player.role === "keeper" && player.slideTicks > 0) {
		const stretched = player.slideTicks < 32 ? 1 : 0;
		const way = (player.vy > 0 ? 2 : 0) + (player.vx < 0 ? 4 : 0);
		return POSE.dive * POSE_STEP + stretched + way;
	}
	if (player.slideTicks > 0) return POSE.slide * POSE_STEP + player.direction;
	if (player.downTicks > 24) return POSE.fallen * POSE_STEP;
	if (player.role === "keeper" && player.ranM < 0 && player.kickShownTicks === 0) {
		return POSE.gloves * POSE_STEP + player.direction;
	}
	const phase = player.kickShownTicks > 0 || player.lungeTicks > 0 ? 3 : phaseOf(player.ranM);
	return POSE.run * POSE_STEP + player.direction * 4 + phase;
}

/** Frame of the run, 0–2, after so many metres; −1: he stands. */
export function phaseOf(ranM: number): number {
	return ranM < 0 ? STANDING : STRIDE[Math.floor(ranM / STRIDE_PICTURE_M) & 3]!;
}
