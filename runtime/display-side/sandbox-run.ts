import type { FromGameSide, Snapshot } from "../game-side/messages.ts";
import { DataReads } from "../headless/data-reads.ts";
import { SAMPLE_RATE_HZ } from "../headless/headless-console.ts";
import { InputPlayer, type InputScript } from "../headless/input-script.ts";
import { Synthesizer } from "../machine/apu/synthesizer.ts";
import type { FaultReport } from "../machine/fault.ts";
import { RunningHash } from "../machine/hash.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { PictureUnit } from "../machine/ppu/index.ts";
import { soundBlocksOf } from "./console-sound.ts";
import { GameSideLink } from "./game-side-link.ts";
import type { PlayableCart } from "./playable-cart.ts";

const SAMPLES_PER_BLOCK = SAMPLE_RATE_HZ / 60;

/** What a run in the page's own sandbox came to; the same as `RunResult` of the headless host where they overlap. */
export interface SandboxRun {
	readonly ticks: number;
	readonly stateHash: string;
	readonly pictureHash: string;
	readonly soundHash: string;
	readonly fault: FaultReport | null;
}

/**
 * Runs a cartridge the way the page does (sandbox, worker, messages, picture unit and synthesizer on the page), but as
 * fast as it can and with given input, to compare the page with the headless host.
 */
export function runInSandbox(
	cart: PlayableCart,
	run: { readonly ticks: number; readonly seed: number; readonly input: InputScript },
): Promise<SandboxRun> {
	const recording = new Recording(cart);
	const inputPlayer = new InputPlayer(run.input);
	const reads = new DataReads(1);
	return new Promise((resolve) => {
		const onMessage = (message: FromGameSide) => {
			if (message.type === "ready" || message.type === "history") return;
			if (message.type === "fault") finish(message.fault);
			else {
				recording.take(message.snapshot);
				reads.note(message.snapshot.instructions);
				const next = message.snapshot.tick + 1;
				if (next < run.ticks) link.sendTick(next, reads.addTo(inputPlayer.at(next)));
				else finish(null);
			}
		};
		const link = new GameSideLink({ cart, seed: run.seed, saveRam: null, onMessage });
		let watchedAtMs = performance.now();
		const watch = setInterval(() => {
			const nowMs = performance.now();
			link.watch(Math.min(nowMs - watchedAtMs, 500));
			watchedAtMs = nowMs;
		}, 250);
		const finish = (fault: FaultReport | null) => {
			clearInterval(watch);
			link.close();
			resolve({ ...recording.hashes(), fault });
		};
	});
}

/** Draws and sounds each tick, and hashes it. */
class Recording {
	#ticks = 0;
	#stateHash = "";
	readonly #pictureHash = new RunningHash();
	readonly #soundHash = new RunningHash();
	readonly #pictureUnit = new PictureUnit();
	readonly #pixels = new Uint32Array(SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX);
	readonly #synthesizer: Synthesizer;
	readonly #left: Float32Array;
	readonly #right: Float32Array;

	constructor(cart: PlayableCart) {
		const samplesPerTick = SAMPLE_RATE_HZ / cart.file.manifest.ticksPerSecond;
		const recordings = cart.assets.filter((asset) => asset.kind === "pcm");
		this.#synthesizer = new Synthesizer(SAMPLE_RATE_HZ, new Map(recordings.map((asset) => [asset.bank, asset])));
		this.#left = new Float32Array(samplesPerTick);
		this.#right = new Float32Array(samplesPerTick);
	}

	take({ tick, stateHash, video, sound }: Snapshot): void {
		this.#stateHash = stateHash;
		if (tick < 0) return;
		this.#ticks++;
		this.#pictureUnit.render(new Uint8Array(video), this.#pixels);
		this.#pictureHash.update(bytesOf(this.#pixels));
		for (const [i, block] of soundBlocksOf(sound).entries()) {
			this.#synthesizer.render(block, this.#left, this.#right, i * SAMPLES_PER_BLOCK, SAMPLES_PER_BLOCK);
		}
		this.#soundHash.update(bytesOf(this.#left)).update(bytesOf(this.#right));
	}

	hashes(): Omit<SandboxRun, "fault"> {
		return {
			ticks: this.#ticks,
			stateHash: this.#stateHash,
			pictureHash: this.#pictureHash.digest(),
			soundHash: this.#soundHash.digest(),
		};
	}
}

function bytesOf(words: Uint32Array | Float32Array): Uint8Array {
	return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
