import { SOUND_CHANNEL_COUNT, SOUND_CLOCK_HZ } from "../memory-map.ts";

/**
 * The sound registers: the one table of the 512-byte SOUND_BLOCK, from which the synthesizer, the driver, the
 * inspector's labels and `docs/hardware.md` come. Multi-byte values are little-endian.
 */
export interface SoundRegister {
	/** Byte offset in the block of the first one. */
	readonly offset: number;
	readonly sizeBytes: 1 | 2 | 4;
	readonly signed: boolean;
	/** How many there are, `strideBytes` apart: one a channel, or one a wave step. */
	readonly count: number;
	readonly strideBytes: number;
	readonly meaning: string;
}

/** Bytes of one channel's registers. */
export const SOUND_CHANNEL_SIZE_BYTES = 32;
export const WAVE_STEPS = 32;

/** Channel numbers by the names that song texts use for them. */
export const SOUND_CHANNEL = { pulse1: 0, pulse2: 1, wave1: 2, wave2: 3, noise: 4, pcm: 5 } as const;
export type SoundChannelName = keyof typeof SOUND_CHANNEL;

export const SOUND_REGISTER = {
	frequency: perChannel(
		0,
		4,
		false,
		"Added to a 32-bit phase at every sound clock (1,789,773 Hz): pitch = value × 1789773 ÷ 2³² Hz, in steps of 0.0004 Hz. Pulse and wave: cycles (above 20 kHz silent); noise: shifts of its register (at most 447,443 Hz); PCM: samples (at most 96,000 Hz).",
	),
	volume: perChannel(4, 1, false, "0–15; more counts as 15. 0 is silence."),
	pan: perChannel(5, 1, true, "−7 (left) to 7 (right), equal power."),
	trigger: perChannel(
		6,
		1,
		false,
		"Counter: a tick that changes it starts the envelope and the sweep anew, and the PCM sample from its start.",
	),
	mode: perChannel(
		7,
		1,
		false,
		"Pulse: duty, 0 ⅛, 1 ¼, 2 ½, 3 ¾. Noise: bit 0 short sequence (93 long; else 32,767). PCM: bit 0 loop.",
	),
	attackTicks: perChannel(8, 2, false, "Ticks from a trigger until the full volume; 0: at once. In 4 steps a tick."),
	decayTicks: perChannel(10, 2, false, "Ticks from then until silence, in a straight line; 0: it stays."),
	sweep: perChannel(
		12,
		2,
		true,
		"Pulse and wave: every ¼ tick the frequency grows by this many 65,536ths of itself; from a trigger or a new frequency on.",
	),
	sampleBank: perChannel(14, 2, false, "PCM: bank of the sample."),
	sampleStart: perChannel(16, 4, false, "PCM: first sample played."),
	sampleLength: perChannel(20, 4, false, "PCM: samples played; 0: to the end."),
	sampleLoop: perChannel(24, 4, false, "PCM: sample at which a loop goes on after the end."),
	wave: {
		offset: SOUND_CHANNEL_COUNT * SOUND_CHANNEL_SIZE_BYTES,
		sizeBytes: 1,
		signed: false,
		count: 2 * WAVE_STEPS,
		strideBytes: 1,
		meaning: "The wave tables of channels 2 and 3: 32 steps each, 0–15 (the low 4 bits).",
	},
	masterVolume: {
		offset: 0x100,
		sizeBytes: 1,
		signed: false,
		count: 1,
		strideBytes: 1,
		meaning: "0–15, over all six channels; 15 at power-on.",
	},
} as const satisfies Record<string, SoundRegister>;

export type SoundRegisterName = keyof typeof SOUND_REGISTER;

function perChannel<Size extends 1 | 2 | 4>(offset: number, sizeBytes: Size, signed: boolean, meaning: string) {
	return {
		offset,
		sizeBytes,
		signed,
		count: SOUND_CHANNEL_COUNT,
		strideBytes: SOUND_CHANNEL_SIZE_BYTES,
		meaning,
	} as const;
}

/** Byte offset in the block of a register of channel `channel` (0–5). */
export function channelRegister(name: SoundRegisterName, channel: number): number {
	return SOUND_REGISTER[name].offset + channel * SOUND_CHANNEL_SIZE_BYTES;
}

/** Phase units of the frequency register per hertz. */
export const FREQUENCY_UNITS_PER_HZ = 2 ** 32 / SOUND_CLOCK_HZ;
/** Pulse and wave channels are silent above this. */
export const MAX_TONE_HZ = 20_000;
/** Fastest noise: a quarter of the sound clock. */
export const MAX_NOISE_HZ = SOUND_CLOCK_HZ / 4;
export const MAX_PCM_HZ = 96_000;

/** The frequency register's value for a pitch in Hz, 0 to 894,886; the error is below 0.00021 Hz. */
export function frequencyRegister(hz: number): number {
	return Math.min(0xffff_ffff, Math.max(0, Math.round(hz * FREQUENCY_UNITS_PER_HZ)));
}
