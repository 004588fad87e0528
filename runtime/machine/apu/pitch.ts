import pow from "@stdlib/math-base-special-pow";
import { FREQUENCY_UNITS_PER_HZ, frequencyRegister } from "./registers.ts";

const CENTS_PER_OCTAVE = 1200;
/** The highest pitch: a semitone above B-8. */
export const MAX_PITCH_CENTS = 9 * CENTS_PER_OCTAVE;
/** A-4, 440 Hz, in cents above C-0. */
const A4_CENTS = 5700;
/** At C-4 a sample plays at its own rate. */
export const C4_CENTS = 4800;
/** A noise note shifts the register this many times as often as the note's pitch: C-4 at 16.7 kHz. */
export const NOISE_SHIFTS_PER_CYCLE = 64;

/** Hz of the 1,200 cents of octave 8; an octave down is half, without rounding. */
const TOP_OCTAVE_HZ = Float64Array.from(
	{ length: CENTS_PER_OCTAVE },
	(_, cents) => 440 * pow(2, (8 * CENTS_PER_OCTAVE + cents - A4_CENTS) / CENTS_PER_OCTAVE),
);

/** Pitch in Hz of a number of cents above C-0 (16.35 Hz), in equal temperament with A-4 = 440 Hz. */
export function pitchHz(cents: number): number {
	const bounded = Math.min(MAX_PITCH_CENTS, Math.max(0, Math.round(cents)));
	const octave = Math.floor(bounded / CENTS_PER_OCTAVE);
	return TOP_OCTAVE_HZ[bounded % CENTS_PER_OCTAVE]! / 2 ** (8 - octave);
}

export function toneRegister(cents: number): number {
	return frequencyRegister(pitchHz(cents));
}

export function noiseRegister(cents: number): number {
	return frequencyRegister(pitchHz(cents) * NOISE_SHIFTS_PER_CYCLE);
}

export function pcmRegister(cents: number, rateHz: number): number {
	const hz = (rateHz * pitchHz(cents)) / pitchHz(C4_CENTS);
	return Math.min(0xffff_ffff, Math.round(hz * FREQUENCY_UNITS_PER_HZ));
}
