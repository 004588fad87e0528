import type { Asset } from "../api/assets.ts";
import type { Instruction } from "../machine/instructions.ts";
import { SOUND_BLOCK } from "../machine/memory-map.ts";
import { AudioOut, type ConsoleSoundName } from "./audio/index.ts";
import type { WorkletStats } from "./audio/worklet-messages.ts";

export interface ConsoleSoundOptions {
	/** Whether sound goes out has changed. */
	onRunning(running: boolean): void;
	/** There will be no sound; why, for the player. */
	onTrouble(message: string): void;
}

/**
 * The console's sound from the first moment on: what is wanted before the browser has opened its sound is kept, and
 * without any the console plays on silently.
 */
export class ConsoleSound {
	#out: AudioOut | null = null;
	#assets: readonly Asset[] = [];
	#ticksPerSecond: 60 | 30 = 60;
	#volume = 1;
	#muted = false;
	#paused = false;

	constructor(options: ConsoleSoundOptions) {
		AudioOut.create().then(
			(out) => {
				this.#out = out;
				out.onState = (state) => options.onRunning(state === "running");
				out.loadCart(this.#assets, this.#ticksPerSecond);
				out.setVolume(this.#volume);
				out.setMuted(this.#muted);
				if (this.#paused) out.pause();
				options.onRunning(out.state === "running");
			},
			(error: unknown) => options.onTrouble(error instanceof Error ? error.message : String(error)),
		);
	}

	get isRunning(): boolean {
		return this.#out?.state === "running";
	}

	/** Root mean square of what goes out, 0–1. */
	level(): number {
		return this.#out?.captureLevel() ?? 0;
	}

	/** How the sound's queue does; null before the browser has opened its sound. */
	get stats(): WorkletStats | null {
		return this.#out?.stats() ?? null;
	}

	/** A cartridge has booted: silence, then its own sound. */
	start(assets: readonly Asset[], ticksPerSecond: 60 | 30): void {
		this.#assets = assets;
		this.#ticksPerSecond = ticksPerSecond;
		this.#out?.reset();
		this.#out?.loadCart(assets, ticksPerSecond);
	}

	stop(): void {
		this.#out?.reset();
	}

	/** The sound registers of the next tick: see `Snapshot.sound`. */
	push(sound: ArrayBuffer): void {
		for (const block of soundBlocksOf(sound)) this.#out?.pushBlock(block);
	}

	carryOut(instruction: Instruction): void {
		this.#out?.runInstruction(instruction);
	}

	/** A noise of the console's own. */
	play(name: ConsoleSoundName): void {
		this.#out?.playConsoleSound(name);
	}

	setVolume(volume: number, muted: boolean): void {
		this.#volume = volume;
		this.#muted = muted;
		this.#out?.setVolume(volume);
		this.#out?.setMuted(muted);
	}

	setPaused(paused: boolean): void {
		if (paused === this.#paused) return;
		this.#paused = paused;
		if (paused) this.#out?.pause();
		else this.#out?.resume();
	}
}

/** The blocks of a tick's sound, 1/60 s each. */
export function soundBlocksOf(sound: ArrayBuffer): Uint8Array[] {
	const count = sound.byteLength / SOUND_BLOCK.sizeBytes;
	return Array.from(
		{ length: count },
		(_, i) => new Uint8Array(sound, i * SOUND_BLOCK.sizeBytes, SOUND_BLOCK.sizeBytes),
	);
}
