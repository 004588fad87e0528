import type { Sound } from "@pixi/sound";
import { soundOf } from "./voices.ts";

type PixiSound = typeof import("@pixi/sound");

/** Noises of the console itself, made here. */
export const CONSOLE_SOUNDS = ["cartridge-in", "cartridge-out", "power-switch"] as const;
export type ConsoleSoundName = (typeof CONSOLE_SOUNDS)[number];

const RATE_HZ = 32_000;

/** A short knock: a burst of noise through a resonance, dying away. */
interface Knock {
	readonly atSeconds: number;
	readonly hz: number;
	/** Time in which the ringing falls to a third. */
	readonly ringSeconds: number;
	readonly level: number;
	/** 0: all ringing; 1: all noise. */
	readonly noise: number;
}

const KNOCKS: Readonly<Record<ConsoleSoundName, readonly Knock[]>> = {
	// The edge slides along the guides, then the contacts give and the shell meets the frame.
	"cartridge-in": [
		{ atSeconds: 0, hz: 2400, ringSeconds: 0.018, level: 0.12, noise: 0.9 },
		{ atSeconds: 0.05, hz: 1700, ringSeconds: 0.012, level: 0.25, noise: 0.7 },
		{ atSeconds: 0.085, hz: 240, ringSeconds: 0.035, level: 0.7, noise: 0.25 },
		{ atSeconds: 0.092, hz: 980, ringSeconds: 0.01, level: 0.35, noise: 0.4 },
	],
	"cartridge-out": [
		{ atSeconds: 0, hz: 760, ringSeconds: 0.014, level: 0.4, noise: 0.4 },
		{ atSeconds: 0.02, hz: 2100, ringSeconds: 0.03, level: 0.15, noise: 0.9 },
	],
	"power-switch": [
		{ atSeconds: 0, hz: 3100, ringSeconds: 0.004, level: 0.5, noise: 0.5 },
		{ atSeconds: 0.004, hz: 420, ringSeconds: 0.022, level: 0.55, noise: 0.15 },
		{ atSeconds: 0.03, hz: 2600, ringSeconds: 0.003, level: 0.2, noise: 0.6 },
	],
};

/** The samples of a console sound, mono, at 32 kHz. */
export function consoleSoundSamples(name: ConsoleSoundName): Float32Array<ArrayBuffer> {
	const samples = new Float32Array(Math.round(0.3 * RATE_HZ));
	let seed = 0x2545_f491;
	for (const { atSeconds, hz, ringSeconds, level, noise } of KNOCKS[name]) {
		const from = Math.round(atSeconds * RATE_HZ);
		for (let i = from; i < samples.length; i++) {
			const seconds = (i - from) / RATE_HZ;
			seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
			const tone = Math.sin(2 * Math.PI * hz * seconds) * (1 - noise) + (seed / 2 ** 31) * noise;
			samples[i]! += tone * level * Math.exp(-seconds / ringSeconds);
		}
	}
	return samples;
}

/** Plays the console's own noises. */
export class ConsoleSounds {
	private readonly sounds = new Map<ConsoleSoundName, Sound>();

	constructor(pixi: PixiSound) {
		for (const name of CONSOLE_SOUNDS) this.sounds.set(name, soundOf(pixi, consoleSoundSamples(name), RATE_HZ));
	}

	play(name: ConsoleSoundName): void {
		this.sounds.get(name)?.play({ volume: 0.6 });
	}
}
