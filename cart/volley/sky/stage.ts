/** A stage is data: what comes when, over what ground, who waits at its end, and all that it looks and sounds like. */
import type { MapAsset, SongAsset, TileAsset } from "colorburst";
import type { SequenceName, SheetName } from "../art/frames.ts";
import type { ColourCycle } from "../art/palettes.ts";
import type { WaterMap } from "./boats.ts";
import type { Emitter } from "./emitters.ts";
import type { EnemyKind } from "./enemy-kinds.ts";
import type { PathName } from "./paths.ts";
import type { ItemName } from "./sky-state.ts";

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
	/** Guns of the hull (`part` −1) and of its parts; a part that is gone is silent. */
	readonly emitters: readonly Emitter[];
}

/** A piece of a boss's picture. */
export interface BossPiece {
	readonly sequence: SequenceName;
	/** Its middle, from the boss's own. */
	readonly offsetX: number;
	readonly offsetY: number;
	/** Its frame in each phase (the last holds on); −1 is none. Frame 0 in all by default. */
	readonly frameByPhase?: readonly number[];
	/** Flashes when the hull is hit. */
	readonly isCore?: boolean;
	readonly flipX?: boolean;
}

/** What can be shot off a boss by itself. What it loses, the hull loses too. */
export interface BossPart {
	/** Gives its hull, hit points and pay. */
	readonly kind: EnemyKind;
	readonly offsetX: number;
	readonly offsetY: number;
	/** The phases in which it's there, first and last. */
	readonly fromPhase: number;
	readonly toPhase: number;
	readonly sequence: SequenceName;
	/** The sequence is one frame a direction, and it turns after the ship. */
	readonly isTurning?: boolean;
	/** Under it, or what is left of it when it's gone. */
	readonly base?: SequenceName;
	readonly wreck?: SequenceName;
}

export interface BossPlan {
	readonly kind: EnemyKind;
	readonly name: string;
	/** The stage tick at which it comes; the stage's clock stands still until it is gone. */
	readonly at: number;
	readonly holdY: number;
	/** How fast the ground goes by under it, in sixteenths of a pixel a tick; it creeps by default. */
	readonly scrollSixteenths?: number;
	/** A train: it doesn't sway, and each phase's car comes down from so many pixels above into its place. */
	readonly carPx?: number;
	readonly phases: readonly BossPhase[];
	/** From front to back. */
	readonly pieces: readonly BossPiece[];
	readonly parts: readonly BossPart[];
	readonly sheet: SheetName;
	readonly tiles: TileAsset;
}

/** What a stage looks and sounds like; its boss brings its own tiles. */
export interface StageLook {
	/** Of the enemies that only this stage has. */
	readonly enemies?: { readonly sheet: SheetName; readonly tiles: TileAsset };
	/** Loaded at tile 0; with the larger boss it has to fit `STAGE_TILES` (vram.ts). */
	readonly tiles: TileAsset;
	/** All sixteen; 6 and 7 are kept for the second ship and for flashes. */
	readonly palettes: readonly ArrayLike<number>[];
	/** Colours that turn: water, lamps. Null: none. */
	readonly cycle: ColourCycle | null;
	/** Plane A: clouds, dust; 32 columns and 64 rows of the same tiles. */
	readonly overlay: MapAsset;
	/** How fast it goes by, in pixels a tick down and in ticks a pixel sideways. */
	readonly overlayPxPerTick: number;
	readonly overlayDriftTicks: number;
	/** Lightning and thunder. */
	readonly isStormy?: boolean;
	readonly song: SongAsset;
	readonly bossSong: SongAsset;
}

export interface Stage {
	readonly name: string;
	readonly waves: readonly Wave[];
	readonly midBoss: BossPlan;
	readonly boss: BossPlan;
	/** 32 columns; the stage begins at its lower end. Its objects of type "turret", "tank" and "boat" come in with it. */
	readonly ground: MapAsset;
	/** The map's upper rows that come again and again when its end is reached; 0: the ground stands there. */
	readonly loopRows: number;
	/** Where tanks can't drive (walls.ts); without it no tanks. */
	readonly walls?: Uint16Array;
	/** Where missile boats have room (boats.ts); without it no boats. */
	readonly water?: WaterMap;
	readonly look: StageLook;
}
