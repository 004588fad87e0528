import type { filters as Filters, IMediaInstance, Sound } from "@pixi/sound";
import type { Asset, PcmAsset } from "../../api/assets.ts";
import type { SoundingVoice, VoiceWish } from "../../machine/voice-table.ts";

type PixiSound = typeof import("@pixi/sound");

/** Sampled sounds beside the six channels: a cartridge's PCM assets as @pixi/sound sounds, each named by the cart's id. */
export class Voices {
	private sounds = new Map<number, { sound: Sound; pcm: PcmAsset }>();
	private readonly playing = new Map<number, IMediaInstance>();

	constructor(private readonly pixi: PixiSound) {}

	load(assets: readonly Asset[]): void {
		this.stopAll();
		for (const { sound } of this.sounds.values()) sound.destroy();
		this.sounds = new Map();
		for (const asset of assets) {
			if (asset.kind !== "pcm") continue;
			this.sounds.set(asset.bank, { sound: soundOf(this.pixi, samplesOf(asset), asset.rateHz), pcm: asset });
		}
	}

	/** @param fromSeconds  how long it would have been sounding already */
	play({ id, bank, volume, pan, loop }: VoiceWish, fromSeconds = 0): void {
		this.stop(id);
		const voice = this.sounds.get(bank);
		if (!voice) return;
		const { sound, pcm } = voice;
		const panning: Filters.StereoFilter[] = pan === 0 ? [] : [new this.pixi.filters.StereoFilter(pan)];
		const loopStart = Math.max(0, pcm.loopStart) / pcm.rateHz;
		const start = loop ? placeInLoop(fromSeconds, loopStart, sound.duration) : fromSeconds;
		if (start >= sound.duration) return;
		const instance = sound.play({ volume, loop, start, end: sound.duration, filters: panning });
		if (instance instanceof Promise) return;
		if (loop) loopFrom(instance, loopStart);
		this.playing.set(id, instance);
		instance.once("end", () => {
			if (this.playing.get(id) === instance) this.playing.delete(id);
		});
	}

	/** Plays these and no others, each from where it would be by now. */
	set(voices: readonly SoundingVoice[]): void {
		this.stopAll();
		for (const voice of voices) this.play(voice, voice.forSeconds);
	}

	stop(id: number): void {
		const instance = this.playing.get(id);
		this.playing.delete(id);
		instance?.stop();
	}

	stopAll(): void {
		for (const id of [...this.playing.keys()]) this.stop(id);
	}

	/** Voices that sound now. */
	get count(): number {
		return this.playing.size;
	}
}

/** A mono sound from samples of −1 to 1. The browser resamples it from `rateHz`, 3,000 to 768,000. */
export function soundOf(pixi: PixiSound, samples: Float32Array<ArrayBuffer>, rateHz: number): Sound {
	const { audioContext } = pixi.sound.context as import("@pixi/sound").webaudio.WebAudioContext;
	const buffer = audioContext.createBuffer(1, Math.max(1, samples.length), rateHz);
	buffer.copyToChannel(samples, 0);
	return pixi.Sound.from({ source: buffer as unknown as ArrayBuffer, preload: true });
}

function samplesOf(pcm: PcmAsset): Float32Array<ArrayBuffer> {
	return Float32Array.from(pcm.bytes, (value) => value / 128);
}

function placeInLoop(seconds: number, loopStart: number, end: number): number {
	return seconds < end ? seconds : loopStart + ((seconds - loopStart) % (end - loopStart));
}

/** @pixi/sound loops between the places given to `play`, so that a loop after an attack is set on its node. */
function loopFrom(instance: IMediaInstance, startSeconds: number): void {
	const node = (instance as unknown as { _source: AudioBufferSourceNode })._source;
	node.loopStart = startSeconds;
}
