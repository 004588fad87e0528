/** A stage is data: what comes when, over what ground, and who waits at its end. */
import type { MapAsset } from "colorburst";
import type { Emitter } from "./emitters.ts";
import type { EnemyKind } from "./enemy-kinds.ts";
import type { PathName } from "./paths.ts";
import type { ItemName } from "./sky-state.ts";
import { STAGE_1 } from "./stage1.ts";

export interface Wave {
	/** Stage tick at which its first enemy comes. Waves stand in the order of `at`. */
	readonly at: number;
	readonly kind: EnemyKind;
	readonly path?: PathName;
	/** Where the first comes in; each further one `stepX` beside the last. */
	readonly x: number;
	readonly y?: number;
	/** 1 by default. More than one make a formation: all shot down give a medal. */
	readonly count?: number;
	readonly everyTicks?: number;
	readonly stepX?: number;
	/** Flies the path's mirror picture. */
	readonly isMirrored?: boolean;
	/** Dropped by the last of the wave. */
	readonly drop?: ItemName;
}

export interface BossPhase {
	readonly hitPoints: number;
	/** After this time the phase is over without pay. */
	readonly timeTicks: number;
	/** It sways this far to each side, once in so many ticks. */
	readonly swayPx: number;
	readonly swayTicks: number;
	readonly emitters: readonly Emitter[];
}

export interface BossPlan {
	readonly kind: "midBoss" | "boss";
	readonly name: string;
	/** The stage tick at which it comes; the stage's clock stands still until it is gone. */
	readonly at: number;
	readonly holdY: number;
	readonly phases: readonly BossPhase[];
}

export interface Stage {
	readonly name: string;
	readonly waves: readonly Wave[];
	readonly midBoss: BossPlan;
	readonly boss: BossPlan;
	/** 32 columns; the stage begins at its lower end. Its objects of type "turret" and "tank" are guns on the ground. */
	readonly ground: MapAsset;
}

export const STAGES: readonly Stage[] = [STAGE_1];

/** The stage of that number; after the last the first comes again. */
export function stageOf(index: number): Stage {
	return STAGES[index % STAGES.length]!;
}

/** What a player calls it: 1 for the first, counted on over the rounds. */
export function stageNumber(sky: { readonly stage: number; readonly loop: number }): number {
	return sky.loop * STAGES.length + sky.stage + 1;
}
