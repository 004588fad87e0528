import sin from "@stdlib/math-base-special-sin";

/**
 * The band-limited step: a table of impulses, one row for each position between two samples. Adding a row at every
 * edge of a wave and summing up gives the wave without what lies above half the sample rate.
 *
 * 24 taps under a Kaiser window (β = 6.5): flat to 0.35 of the sample rate (−3 dB at 0.43), stopped from 0.57 on. At
 * 48 kHz what folds back lands above 20 kHz. Rows are whole numbers with the same sum, so that adding them up
 * in any order gives the same bits and no offset stays behind.
 */
export const KERNEL_TAPS = 24;
/** Positions between two samples; the nearest is taken. */
export const KERNEL_POSITIONS = 2048;
/** Sum of each row. */
export const KERNEL_SUM = 2 ** 18;

const KAISER_BETA = 6.5;
/** The middle of the transition, as a part of half the sample rate. */
const CUTOFF = 0.86;

/** KERNEL_POSITIONS + 1 rows of KERNEL_TAPS whole numbers. */
export const STEP_KERNEL: Float32Array = buildKernel();

function buildKernel(): Float32Array {
	const kernel = new Float32Array((KERNEL_POSITIONS + 1) * KERNEL_TAPS);
	const row = new Float64Array(KERNEL_TAPS);
	for (let position = 0; position <= KERNEL_POSITIONS; position++) {
		let sum = 0;
		for (let tap = 0; tap < KERNEL_TAPS; tap++) {
			const x = tap - KERNEL_TAPS / 2 + 1 - position / KERNEL_POSITIONS;
			row[tap] = sinc(x * CUTOFF) * kaiser((2 * x) / KERNEL_TAPS);
			sum += row[tap]!;
		}
		let left = KERNEL_SUM;
		for (let tap = 0; tap < KERNEL_TAPS; tap++) {
			const whole = Math.round((row[tap]! / sum) * KERNEL_SUM);
			kernel[position * KERNEL_TAPS + tap] = whole;
			left -= whole;
		}
		// What rounding left over goes to a tap beside the middle, where it is smallest in proportion.
		kernel[position * KERNEL_TAPS + KERNEL_TAPS / 2 - 1]! += left;
	}
	return kernel;
}

function sinc(x: number): number {
	return x === 0 ? 1 : sin(Math.PI * x) / (Math.PI * x);
}

/** Kaiser window over −1..1. */
function kaiser(x: number): number {
	return x * x >= 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - x * x)) / besselI0(KAISER_BETA);
}

/** Modified Bessel function of order 0 by its power series. */
function besselI0(x: number): number {
	let sum = 1;
	let term = 1;
	for (let k = 1; k < 40; k++) {
		term *= (x / (2 * k)) * (x / (2 * k));
		sum += term;
	}
	return sum;
}
