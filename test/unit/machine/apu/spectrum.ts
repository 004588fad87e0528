/** Measuring tools for sound: plain textbook transforms, independent of the synthesizer. */

/** Amplitude of one frequency over whole cycles (a single DFT bin). */
export function amplitudeAt(samples: ArrayLike<number>, hz: number, rateHz: number): number {
	let re = 0;
	let im = 0;
	for (let i = 0; i < samples.length; i++) {
		const angle = (2 * Math.PI * hz * i) / rateHz;
		re += samples[i]! * Math.cos(angle);
		im -= samples[i]! * Math.sin(angle);
	}
	return (2 * Math.hypot(re, im)) / samples.length;
}

/** Power of each bin 0..n/2 under a Blackman-Harris window (side lobes below −92 dB; main lobe ±4 bins). */
export function powerSpectrum(samples: Float32Array): Float64Array {
	const n = samples.length;
	const re = new Float64Array(n);
	const im = new Float64Array(n);
	for (let i = 0; i < n; i++) {
		const a = (2 * Math.PI * i) / n;
		const window = 0.35875 - 0.48829 * Math.cos(a) + 0.14128 * Math.cos(2 * a) - 0.01168 * Math.cos(3 * a);
		re[i] = samples[i]! * window;
	}
	fft(re, im);
	return Float64Array.from({ length: n / 2 + 1 }, (_, i) => re[i]! ** 2 + im[i]! ** 2);
}

/** In place, radix 2. */
function fft(re: Float64Array, im: Float64Array): void {
	const n = re.length;
	for (let i = 1, j = 0; i < n; i++) {
		let bit = n >> 1;
		for (; j & bit; bit >>= 1) j ^= bit;
		j ^= bit;
		if (i < j) {
			[re[i], re[j]] = [re[j]!, re[i]!];
			[im[i], im[j]] = [im[j]!, im[i]!];
		}
	}
	for (let size = 2; size <= n; size <<= 1) {
		for (let k = 0; k < size / 2; k++) {
			const wr = Math.cos((-2 * Math.PI * k) / size);
			const wi = Math.sin((-2 * Math.PI * k) / size);
			for (let at = k; at < n; at += size) {
				const b = at + size / 2;
				const tr = re[b]! * wr - im[b]! * wi;
				const ti = re[b]! * wi + im[b]! * wr;
				re[b] = re[at]! - tr;
				im[b] = im[at]! - ti;
				re[at]! += tr;
				im[at]! += ti;
			}
		}
	}
}

/** Frequency from the times between the first and the last upward zero crossing, each found between two samples. */
export function frequencyByCrossings(samples: Float32Array, rateHz: number): number {
	let first = -1;
	let last = -1;
	let count = 0;
	for (let i = 1; i < samples.length; i++) {
		const before = samples[i - 1]!;
		const after = samples[i]!;
		if (before >= 0 || after < 0) continue;
		const at = i - 1 + before / (before - after);
		if (first < 0) first = at;
		else count++;
		last = at;
	}
	return (count * rateHz) / (last - first);
}

export function rms(samples: Float32Array): number {
	let sum = 0;
	for (const sample of samples) sum += sample * sample;
	return Math.sqrt(sum / samples.length);
}

export function peak(samples: Float32Array): number {
	let most = 0;
	for (const sample of samples) most = Math.max(most, Math.abs(sample));
	return most;
}

export function decibels(ratioOfPowers: number): number {
	return 10 * Math.log10(ratioOfPowers);
}
