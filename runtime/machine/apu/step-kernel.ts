import sin from "@stdlib/math-base-special-sin";

/**
 * The band-limited step: a table of pulses, one row for each position between two samples. Adding a row at every edge
 * of a wave and summing up gives the wave without what lies above half the sample rate.
 *
 * A sinc under a Kaiser window (β = 6.5), averaged over one sample to undo the treble lift of summing. Flat within
 * 0.01 dB to 0.34 of the sample rate, −6 dB at 0.43, below −69 dB from 0.55 on: at 48 kHz what folds back lands above
 * 20 kHz. Rows are whole numbers with the same sum, so that adding them up in any order gives the same bits and
 * leaves no offset behind.
 */
export const KERNEL_TAPS = 24;
/** Positions between two samples; the nearest is taken. */
export const KERNEL_POSITIONS = 2048;
/** Sum of each row. */
export const KERNEL_SUM = 2 ** 18;

const KAISER_BETA = 6.5;
/** The middle of the transition, as a part of half the sample rate. */
const CUTOFF = 0.86;
/** The windowed sinc reaches this many samples to each side; the average over a sample adds half a one. */
const REACH = KERNEL_TAPS / 2 - 0.5;

/** KERNEL_POSITIONS + 1 rows of KERNEL_TAPS whole numbers. */
export const STEP_KERNEL: Float32Array = buildKernel();

function buildKernel(): Float32Array {
	const step = stepResponse();
	const stepAt = (x: number) => step[Math.min(step.length - 1, Math.max(0, (x + REACH) * KERNEL_POSITIONS))]!;
	const kernel = new Float32Array((KERNEL_POSITIONS + 1) * KERNEL_TAPS);
	for (let position = 0; position <= KERNEL_POSITIONS; position++) {
		let left = KERNEL_SUM;
		for (let tap = 0; tap < KERNEL_TAPS; tap++) {
			const x = tap - KERNEL_TAPS / 2 + 1 - position / KERNEL_POSITIONS;
			const whole = Math.round((stepAt(x + 0.5) - stepAt(x - 0.5)) * KERNEL_SUM);
			kernel[position * KERNEL_TAPS + tap] = whole;
			left -= whole;
		}
		// What rounding left over, a few units, goes to the tap that is largest or next to it.
		kernel[position * KERNEL_TAPS + KERNEL_TAPS / 2 - 1]! += left;
	}
	return kernel;
}

/** The smoothed step from 0 to 1 over −REACH..REACH, KERNEL_POSITIONS values a sample: the sum of the windowed sinc. */
function stepResponse(): Float64Array {
	const response = new Float64Array(2 * REACH * KERNEL_POSITIONS + 1);
	let sum = 0;
	for (let i = 0; i < response.length; i++) {
		const x = i / KERNEL_POSITIONS - REACH;
		const impulse = sinc(x * CUTOFF) * kaiser(x / REACH);
		// The trapezoidal rule: half of each value before its point, half after.
		response[i] = sum + impulse / 2;
		sum += impulse;
	}
	return response.map((value) => value / sum);
}

function sinc(x: number): number {
	return x === 0 ? 1 : sin(Math.PI * x) / (Math.PI * x);
}

/** Kaiser window over −1..1, without its constant factor. */
function kaiser(x: number): number {
	return besselI0(KAISER_BETA * Math.sqrt(1 - x * x));
}

/** Modified Bessel function of order 0 by its power series; 20 terms are exact up to 6.5. */
function besselI0(x: number): number {
	let sum = 1;
	let term = 1;
	for (let k = 1; k <= 20; k++) {
		term *= (x / (2 * k)) * (x / (2 * k));
		sum += term;
	}
	return sum;
}
