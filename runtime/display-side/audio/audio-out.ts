import type { webaudio } from "@pixi/sound";
import type { Asset } from "../../api/assets.ts";
import type { Instruction } from "../../machine/instructions.ts";
import workletText from "./apu-worklet.ts?script-text";
import { onGestures } from "./audio-unlock.ts";
import { type ConsoleSoundName, ConsoleSounds } from "./console-sounds.ts";
import { Voices } from "./voices.ts";
import type { ToWorklet, WorkletStats } from "./worklet-messages.ts";

type PixiSound = typeof import("@pixi/sound");

/** "locked": the browser waits for a gesture; "paused": by `pause`. */
export type AudioState = "locked" | "running" | "paused";

/**
 * The browser's sound: the sound unit in an AudioWorklet, sampled voices and the console's own noises, all in
 * @pixi/sound's graph, so that volume, mute and filters are one thing.
 */
export class AudioOut {
	private paused = false;
	private stateNow: AudioState = "locked";
	private lastStats: WorkletStats = { queueBlocks: 0, lateMs: 0, underruns: 0, dropped: 0, driftMs: 0 };
	private readonly voices: Voices;
	private readonly consoleSounds: ConsoleSounds;
	private readonly meter: AnalyserNode;
	private readonly meterSamples: Float32Array<ArrayBuffer>;
	/** Told whenever `state` changes. */
	onState: (state: AudioState) => void = () => {};

	/**
	 * Opens the sound. It is silent until `unlock` in a gesture; gestures on the window do that by themselves.
	 * @throws Error when the browser has no Web Audio or refuses the worklet: the console then runs without sound
	 */
	static async create(): Promise<AudioOut> {
		// Only here: @pixi/sound makes its context as it is imported, and throws where there is no window.
		const pixi = await import("@pixi/sound");
		if (!pixi.sound.supported) throw new Error("This browser has no Web Audio; the console runs without sound.");
		const context = pixi.sound.context as webaudio.WebAudioContext;
		pixi.sound.disableAutoPause = true;
		neutralize(context.compressor);
		const url = URL.createObjectURL(new Blob([workletText], { type: "text/javascript" }));
		try {
			await context.audioContext.audioWorklet.addModule(url);
		} finally {
			URL.revokeObjectURL(url);
		}
		const apu = new AudioWorkletNode(context.audioContext, "colorburst-apu", {
			numberOfInputs: 0,
			outputChannelCount: [2],
		});
		return new AudioOut(pixi, context, apu);
	}

	private constructor(
		private readonly pixi: PixiSound,
		private readonly context: webaudio.WebAudioContext,
		private readonly apu: AudioWorkletNode,
	) {
		const { audioContext } = context;
		const gain = audioContext.createGain();
		// @pixi/sound has no master gain: it tells each of its sounds to look at volume and mute anew, and so do we.
		const follow = () => gain.gain.setTargetAtTime(context.muted ? 0 : context.volume, audioContext.currentTime, 0.01);
		context.events.on("refresh", follow);
		follow();
		apu.connect(gain).connect(context.destination);
		apu.port.onmessage = ({ data }: MessageEvent<WorkletStats>) => {
			this.lastStats = data;
		};
		this.meter = audioContext.createAnalyser();
		this.meter.fftSize = 2048;
		this.meterSamples = new Float32Array(this.meter.fftSize);
		context.compressor.connect(this.meter);
		this.voices = new Voices(pixi);
		this.consoleSounds = new ConsoleSounds(pixi);
		audioContext.addEventListener("statechange", () => this.refreshState());
		onGestures(() => this.unlock());
		this.refreshState();
	}

	get state(): AudioState {
		return this.stateNow;
	}

	get sampleRateHz(): number {
		return this.context.audioContext.sampleRate;
	}

	/** Call in a key press, click or touch: before one, browsers keep pages silent. */
	unlock(): void {
		if (!this.paused && this.context.audioContext.state !== "running") void this.context.audioContext.resume();
	}

	/** Takes a cartridge's samples and the pace of its ticks; what played before ends. */
	loadCart(assets: readonly Asset[], ticksPerSecond: 60 | 30 = 60): void {
		this.voices.load(assets);
		const samples = assets.flatMap((asset) =>
			asset.kind === "pcm"
				? [{ bank: asset.bank, bytes: asset.bytes, rateHz: asset.rateHz, loopStart: asset.loopStart }]
				: [],
		);
		this.send({ type: "load", ticksPerSecond, samples });
	}

	/** The sound registers of the next 1/60 s, in order; they are copied. */
	pushBlock(soundBlock: Uint8Array): void {
		// A context that doesn't run would only pile them up and then drop them.
		if (this.stateNow === "running") this.send({ type: "block", block: soundBlock.slice() });
	}

	/** Carries out voice instructions; others aren't sound. */
	runInstruction(instruction: Instruction): void {
		if (instruction.op === "play-voice") this.voices.play(instruction);
		else if (instruction.op === "stop-voice") this.voices.stop(instruction.id);
		else if (instruction.op === "set-voices") this.voices.set(instruction.voices);
	}

	playConsoleSound(name: ConsoleSoundName): void {
		this.consoleSounds.play(name);
	}

	/** 0–1. */
	setVolume(volume: number): void {
		this.pixi.sound.volumeAll = volume;
	}

	setMuted(muted: boolean): void {
		if (muted) this.pixi.sound.muteAll();
		else this.pixi.sound.unmuteAll();
	}

	/** Stops the clock of all sound: it goes on later where it was. */
	pause(): void {
		this.paused = true;
		void this.context.audioContext.suspend();
		this.refreshState();
	}

	resume(): void {
		this.paused = false;
		this.unlock();
		this.refreshState();
	}

	/** To silence, as at power-on. */
	reset(): void {
		this.voices.stopAll();
		this.send({ type: "reset" });
	}

	stats(): WorkletStats {
		return this.lastStats;
	}

	/** Root mean square of the last 2,048 samples that went out, for tests. */
	captureLevel(): number {
		this.meter.getFloatTimeDomainData(this.meterSamples);
		let sum = 0;
		for (const sample of this.meterSamples) sum += sample * sample;
		return Math.sqrt(sum / this.meterSamples.length);
	}

	private send(message: ToWorklet): void {
		this.apu.port.postMessage(message);
	}

	private refreshState(): void {
		const running = this.context.audioContext.state === "running";
		const state = this.paused ? "paused" : running ? "running" : "locked";
		if (state === this.stateNow) return;
		this.stateNow = state;
		this.onState(state);
	}
}

/** At these settings a compressor passes everything through; as it comes, it lifts 0.25 to 0.335. */
function neutralize(compressor: DynamicsCompressorNode): void {
	compressor.threshold.value = 0;
	compressor.knee.value = 0;
	compressor.ratio.value = 1;
}
