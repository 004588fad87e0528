import { Presenter } from "../../runtime/display-side/presenter.ts";
import type { Snapshot } from "../../runtime/game-side/messages.ts";
import { ADDRESS, SOUND_BLOCK, SPRITE_COUNT, VIDEO_BLOCK, VIDEO_REGISTER } from "../../runtime/machine/memory-map.ts";
import { interpolateInto, interpolateVideo } from "../../runtime/time/interpolate.ts";
import { type BenchResult, brokenFloors } from "./bench.ts";
import { medianCpuMs } from "./cpu-time.ts";
import { measurePageCpu } from "./timing/page-cpu.ts";

const FRAMES_A_TURN = 2000;
const TURNS = { warmUpTurns: 3, turns: 15 };
/** Microseconds a frame may take for 128 sprites and 224 lines of two planes, each x and y. */
const MOST_US = 10;
/** Milliseconds of processor time that the whole display side may take a frame. */
const MOST_PAGE_MS = 2;
/** Of PAL's 50: with fewer the computer was short of time. */
const LEAST_PICTURES_A_SECOND = 45;

/**
 * What time costs on the page: interpolation of a full picture (128 sprites in a different order in both states, 224×4
 * line scrolls, both planes' scroll), and all that the presenter does at a frame: taking a state, the queue, the
 * instructions, interpolation. Then the whole of the page's main thread in a Chromium on a monitor of 60 Hz, an animation
 * frame: NTSC, PAL, and PAL with quarters of a pixel.
 */
export async function run(): Promise<BenchResult> {
	const a = fullPicture(0);
	const b = fullPicture(1);
	const out = a.slice();
	const blends = [0.2, 0.4, 0.6, 0.8];
	const frames = (frame: (i: number) => void) => () => {
		for (let i = 0; i < FRAMES_A_TURN; i++) frame(i);
	};
	const presenter = presenterAtWork();
	const ms = medianCpuMs(
		{
			into: frames((i) => interpolateInto(a, b, blends[i & 3]!, out)),
			whole: frames((i) => interpolateVideo(a, b, blends[i & 3]!, out)),
			present: frames(presenter),
		},
		TURNS,
	);
	const perFrameUs = (turnMs: number) => (turnMs * 1000) / FRAMES_A_TURN;
	const [ntsc, pal, fine] = await measurePageCpu([
		{ television: "ntsc", motion: "whole" },
		{ television: "pal", motion: "whole" },
		{ television: "pal", motion: "fine" },
	]);
	const figures = {
		interpolateUs: perFrameUs(ms.into),
		interpolateAndCopyUs: perFrameUs(ms.whole),
		presentUs: perFrameUs(ms.present),
		ntscPageCpuMs: ntsc!.cpuMsAFrame,
		ntscPicturesASecond: ntsc!.picturesASecond,
		palPageCpuMs: pal!.cpuMsAFrame,
		palPicturesASecond: pal!.picturesASecond,
		finePageCpuMs: fine!.cpuMsAFrame,
		finePagePicturesASecond: fine!.picturesASecond,
	};
	// Without a graphics card quarters of a pixel come at a tenth of the rate, each with the messages of ten ticks: the
	// console itself then draws whole pixels, and the figure says nothing of anyone's play.
	const isFineInTime = fine!.picturesASecond >= LEAST_PICTURES_A_SECOND;
	const floors = {
		interpolateUsAtMost: MOST_US,
		interpolateAndCopyUsAtMost: MOST_US,
		presentUsAtMost: 2 * MOST_US,
		ntscPageCpuMsAtMost: MOST_PAGE_MS,
		palPageCpuMsAtMost: MOST_PAGE_MS,
		...(isFineInTime && { finePageCpuMsAtMost: MOST_PAGE_MS }),
	};
	return { figures, floors, ok: fine!.isFine && brokenFloors({ figures, floors }).length === 0 };
}

/** A VIDEO_BLOCK in which everything that can move has moved since `moment` − 1. */
function fullPicture(moment: number): Uint8Array<ArrayBuffer> {
	const block = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	const words = new Int16Array(block.buffer);
	const word = (address: number) => (address - VIDEO_BLOCK.address) / 2;
	for (let i = 0; i < SPRITE_COUNT; i++) {
		const id = moment === 0 ? i + 1 : SPRITE_COUNT - i;
		const at = word(ADDRESS.sprites) + 4 * i;
		words[at] = id * 24 + moment * 37;
		words[at + 1] = id * 13 - moment * 21;
		words[word(ADDRESS.spriteObjectIds) + i] = id * 251;
	}
	for (let i = 0; i < 448; i++) {
		words[word(ADDRESS.lineScrollA) + i] = i * 5 + moment * (i & 63);
		words[word(ADDRESS.lineScrollB) + i] = i * 3 - moment * (i & 31);
	}
	const registers = word(ADDRESS.palettes);
	words[registers + VIDEO_REGISTER.spriteCount] = SPRITE_COUNT;
	words[registers + VIDEO_REGISTER.scrollAx] = 8180 + moment * 40;
	words[registers + VIDEO_REGISTER.scrollBy] = 100 - moment * 60;
	return block;
}

/** A presenter on a 60 Hz monitor with a PAL picture, so that nearly all frames blend. */
function presenterAtWork(): (i: number) => void {
	const presenter = new Presenter(60, { television: "pal" });
	const pictures = [fullPicture(0), fullPicture(1)];
	const sound = new ArrayBuffer(SOUND_BLOCK.sizeBytes);
	const stateOf = (tick: number, video: ArrayBuffer): Snapshot => ({
		tick,
		lag: false,
		cycles: 0,
		stateHash: "",
		ahead: 0,
		video,
		sound,
		instructions: [{ op: "rumble", player: 0, strength: 0.5, durationTicks: 4 }],
		saveRam: null,
		costMs: 0.4,
	});
	presenter.start(stateOf(-1, pictures[0]!.buffer));
	let frame = 0;
	return () => {
		const nowMs = (frame++ * 1000) / 60;
		const first = presenter.nextTick;
		const due = presenter.ticksDue(nowMs);
		for (let tick = first; tick < first + due; tick++) presenter.push(stateOf(tick, pictures[tick & 1]!.buffer), nowMs);
		presenter.present(nowMs);
	};
}
