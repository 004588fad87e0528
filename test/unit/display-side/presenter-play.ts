import { Presenter } from "../../../runtime/display-side/presenter.ts";
import type { PresenterSettings } from "../../../runtime/display-side/presenter-settings.ts";
import type { Snapshot } from "../../../runtime/game-side/messages.ts";
import type { Instruction } from "../../../runtime/machine/instructions.ts";
import { ADDRESS, SOUND_BLOCK, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";
import { TestBlock } from "../time/video-blocks.ts";

/** Speed of the one sprite, in pixels a tick. */
export const SPEED_PX = 3;

/** Where the sprite is at a tick (or between two), in sixteenths of a pixel: within the range of a sprite for 20 s. */
export function sixteenthsAt(tick: number): number {
	return 16 * (SPEED_PX * tick - 1500);
}

/**
 * The state after a tick of a game in which object 1 moves at constant speed; with one rumble that names the tick.
 */
export function stateOf(tick: number): Snapshot {
	const video = new TestBlock().sprites({ id: 1, x: sixteenthsAt(tick), y: 0 }).register(COLOUR, tick).bytes.buffer;
	const sound = new ArrayBuffer(SOUND_BLOCK.sizeBytes);
	new DataView(sound).setInt32(0, tick, true);
	const rumble: Instruction = { op: "rumble", player: 0, strength: 1, durationTicks: tick };
	const instructions = tick < 0 ? [] : [rumble];
	return {
		tick,
		lag: false,
		cycles: 0,
		stateHash: `${tick}`,
		ahead: 0,
		video,
		sound,
		instructions,
		saveRam: null,
		costMs: 0,
	};
}

/** A colour that says which tick's state a picture was made from: colours are never blended. */
const COLOUR = 37;

/** The tick whose state a picture has its colours from. */
export function tickOfColours(video: Uint8Array): number {
	return TestBlock.of(video).readRegister(COLOUR);
}

/** Where the sprite is in a picture, in sixteenths of a pixel. */
export function spriteSixteenths(video: Uint8Array): number {
	const offset = ADDRESS.sprites - VIDEO_BLOCK.address;
	return new DataView(video.buffer, video.byteOffset).getInt16(offset, true);
}

export interface Frame {
	readonly atMs: number;
	readonly due: number;
	readonly refreshed: boolean;
	readonly shown: { earlier: number; later: number; blend: number } | null;
	readonly x: number;
	readonly missed: boolean;
	readonly sounds: number[];
	readonly instructions: number[];
	readonly attentionUnits: number;
	readonly deltaUnits: number;
}

export interface Play {
	readonly stampsMs: readonly number[];
	readonly settings?: Partial<PresenterSettings>;
	readonly ticksPerSecond?: 60 | 30;
	/** Time from asking for a tick until its state is there, when the game side is free. */
	readonly costMs?: (tick: number) => number;
	/** Called before each frame. */
	readonly before?: (presenter: Presenter, frame: number, nowMs: number) => void;
}

/** Plays the game through a presenter with a game side that does one tick after the other. */
export function play({ stampsMs, settings, ticksPerSecond = 60, costMs = () => 0, before }: Play) {
	const presenter = new Presenter(ticksPerSecond, settings);
	presenter.start(stateOf(-1));
	const coming: { atMs: number; tick: number }[] = [];
	const frames: Frame[] = [];
	let freeAtMs = Number.NEGATIVE_INFINITY;
	let lastMs = Number.NEGATIVE_INFINITY;
	stampsMs.forEach((nowMs, i) => {
		if (nowMs < lastMs) {
			// The clock was set back; the game side's work doesn't take longer for it.
			freeAtMs -= lastMs - nowMs;
			for (const state of coming) state.atMs -= lastMs - nowMs;
		}
		if (Number.isFinite(nowMs)) lastMs = nowMs;
		const arrive = () => {
			while (coming[0] !== undefined && coming[0].atMs <= nowMs) {
				const { atMs, tick } = coming.shift()!;
				presenter.push(stateOf(tick), atMs);
			}
		};
		arrive();
		before?.(presenter, i, nowMs);
		const first = presenter.nextTick;
		const due = presenter.ticksDue(nowMs);
		for (let tick = first; tick < first + due; tick++) {
			freeAtMs = Math.max(nowMs, freeAtMs) + costMs(tick);
			coming.push({ atMs: freeAtMs, tick });
		}
		arrive();
		const p = presenter.present(nowMs);
		frames.push({
			atMs: nowMs,
			due,
			refreshed: p.refreshed,
			shown: p.shown,
			x: spriteSixteenths(p.video),
			missed: p.missed,
			sounds: p.sounds.map(({ sound }) => new DataView(sound).getInt32(0, true)),
			instructions: p.instructions.map(({ instruction }) =>
				instruction.op === "rumble" ? instruction.durationTicks : Number.NaN,
			),
			attentionUnits: p.attentionUnits,
			deltaUnits: presenter.status.deltaUnits,
		});
	});
	return { presenter, frames, refreshes: frames.filter((frame) => frame.refreshed) };
}

/** Differences between neighbours. */
export function steps(values: readonly number[]): number[] {
	return values.slice(1).map((value, i) => value - values[i]!);
}
