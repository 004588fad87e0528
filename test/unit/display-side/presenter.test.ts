import { expect, test } from "vitest";
import { Presenter } from "../../../runtime/display-side/presenter.ts";
import type { PresenterSettings } from "../../../runtime/display-side/presenter-settings.ts";
import type { Snapshot } from "../../../runtime/game-side/messages.ts";
import type { Instruction } from "../../../runtime/machine/instructions.ts";
import { ADDRESS, SOUND_BLOCK, VIDEO_BLOCK, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";

const SPRITE_X = ADDRESS.sprites - VIDEO_BLOCK.address;

/** A state whose first sprite (object 1) stands at `xPx`. */
function stateOf(tick: number, xPx: number, instructions: readonly Instruction[] = []): Snapshot {
	const video = new ArrayBuffer(VIDEO_BLOCK.sizeBytes);
	const view = new DataView(video);
	view.setUint16(ADDRESS.spriteObjectIds - VIDEO_BLOCK.address, 1, true);
	view.setUint16(ADDRESS.palettes - VIDEO_BLOCK.address + 2 * VIDEO_REGISTER.spriteCount, 1, true);
	view.setInt16(SPRITE_X, xPx * 16, true);
	const sound = new ArrayBuffer(SOUND_BLOCK.sizeBytes);
	return { tick, lag: false, cycles: 0, stateHash: "", video, sound, instructions, saveRam: null, costMs: 0 };
}

function spriteX(video: Uint8Array): number {
	return new DataView(video.buffer).getInt16(SPRITE_X, true) / 16;
}

interface Shown {
	atMs: number;
	x: number;
	earlier: number;
	later: number;
	blend: number;
	missed: boolean;
	sounds: number[];
	instructions: number[];
}

/** Plays with host frames at given times; tick k's state has its sprite at 3·k px and comes `costMs` after it was asked for. */
function play(stampsMs: Iterable<number>, settings: Partial<PresenterSettings>, costMs = 0, tps: 60 | 30 = 60) {
	const presenter = new Presenter(tps, settings);
	presenter.start(stateOf(-1, -3));
	const arriving: { atMs: number; tick: number }[] = [];
	const frames: Shown[] = [];
	const issued: number[] = [];
	for (const nowMs of stampsMs) {
		const arrive = (): void => {
			while (arriving[0] !== undefined && arriving[0].atMs <= nowMs) {
				const { atMs, tick } = arriving.shift()!;
				const rumble = { op: "rumble", player: 0, strength: 1, durationTicks: tick } as const;
				presenter.push(stateOf(tick, 3 * tick, [rumble]), atMs);
			}
		};
		arrive();
		const first = presenter.nextTick;
		const due = presenter.ticksDue(nowMs);
		issued.push(due);
		for (let i = 0; i < due; i++) {
			arriving.push({ atMs: Math.max(nowMs, arriving.at(-1)?.atMs ?? 0) + costMs, tick: first + i });
		}
		arrive();
		const p = presenter.present(nowMs);
		if (p.refreshed && p.shown) {
			frames.push({
				atMs: nowMs,
				x: spriteX(p.video),
				...p.shown,
				missed: p.missed,
				sounds: p.sounds.map((s) => s.tick),
				instructions: p.instructions.map((i) => i.tick),
			});
		}
	}
	return { presenter, frames, issued };
}

function rate(hz: number, seconds: number, startMs = 1000): number[] {
	return Array.from({ length: Math.round(hz * seconds) }, (_, i) => startMs + (i * 1000) / hz);
}

test("PAL with the first refresh in phase: refreshes 1 to 4 show TA0, TA1+.2, TA2+.4, TA3+.6", () => {
	const { frames } = play(rate(50, 0.1), { television: "pal", delta: "interval" });
	expect(frames[0]).toMatchObject({ earlier: -1 });
	expect(frames.slice(1, 5).map((f) => [f.earlier, Math.round(f.blend * 1000) / 1000])).toEqual([
		[0, 0],
		[1, 0.2],
		[2, 0.4],
		[3, 0.6],
	]);
});
