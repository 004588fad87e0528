/** The sampled sounds, made from oscillators and noise: nothing is recorded. */
export interface Sample {
	readonly name: string;
	readonly rateHz: number;
	readonly samples: Float64Array;
	readonly loopStart?: number;
}

type At = (seconds: number) => number;

function render(rateHz: number, seconds: number, at: At): Float64Array {
	const out = new Float64Array(Math.round(rateHz * seconds));
	for (let i = 0; i < out.length; i++) out[i] = at(i / rateHz);
	return out;
}

/** Noise of −1 to 1, the same every time. */
function noiseSource(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		return state / 2 ** 31;
	};
}

/** Two poles round a frequency: what lets a band of noise through. */
function bandPass(samples: Float64Array, rateHz: number, centreHz: number | At, width: number): Float64Array {
	const out = new Float64Array(samples.length);
	let low = 0;
	let band = 0;
	for (let i = 0; i < samples.length; i++) {
		const hz = typeof centreHz === "number" ? centreHz : centreHz(i / rateHz);
		const f = 2 * Math.sin((Math.PI * Math.min(hz, rateHz / 6)) / rateHz);
		low += f * band;
		band += f * (samples[i]! - low - width * band);
		out[i] = band * width;
	}
	return out;
}

function mix(...parts: readonly Float64Array[]): Float64Array {
	const out = new Float64Array(parts[0]!.length);
	for (const part of parts) for (let i = 0; i < out.length; i++) out[i] = out[i]! + (part[i] ?? 0);
	return out;
}

function shaped(samples: Float64Array, rateHz: number, gain: At): Float64Array {
	return samples.map((s, i) => s * gain(i / rateHz));
}

/** As loud as 8 bits allow, up to `peak`; a soft curve takes the tops off. */
function levelled(samples: Float64Array, peak: number, drive = 1): Float64Array {
	const driven = samples.map((s) => Math.tanh(s * drive));
	const most = driven.reduce((m, s) => Math.max(m, Math.abs(s)), 1e-9);
	return driven.map((s) => (s / most) * peak);
}

/** Phase of a tone whose pitch falls from one to another. */
function fallingTone(fromHz: number, toHz: number, fallSeconds: number): At {
	return (t) => Math.sin(2 * Math.PI * (toHz * t + (fromHz - toHz) * fallSeconds * (1 - Math.exp(-t / fallSeconds))));
}

function bassDrum(): Sample {
	const rateHz = 11025;
	const tone = fallingTone(190, 46, 0.035);
	const click = noiseSource(7);
	const samples = render(rateHz, 0.17, (t) => tone(t) * Math.exp(-t / 0.07) * 1.6 + (t < 0.006 ? click() * 0.6 : 0));
	return { name: "bass-drum", rateHz, samples: levelled(fadedOut(samples), 1, 1.3) };
}

function snareDrum(): Sample {
	const rateHz = 11025;
	const noise = noiseSource(21);
	const tone = fallingTone(260, 170, 0.03);
	const samples = render(rateHz, 0.16, (t) => noise() * Math.exp(-t / 0.05) * 0.8 + tone(t) * Math.exp(-t / 0.035));
	return { name: "snare-drum", rateHz, samples: levelled(fadedOut(samples), 1, 1.4) };
}

function tom(): Sample {
	const rateHz = 8000;
	const tone = fallingTone(220, 110, 0.06);
	const samples = render(rateHz, 0.22, (t) => tone(t) * Math.exp(-t / 0.09));
	return { name: "tom", rateHz, samples: levelled(fadedOut(samples), 0.95, 1.4) };
}

/** A boot against leather: a short thud with a slap before it. */
function ballKick(): Sample {
	const rateHz = 11025;
	const noise = noiseSource(33);
	const slap = bandPass(
		render(rateHz, 0.13, (t) => noise() * Math.exp(-t / 0.012)),
		rateHz,
		1500,
		0.6,
	);
	const tone = fallingTone(240, 80, 0.025);
	const thud = render(rateHz, 0.13, (t) => tone(t) * Math.exp(-t / 0.04));
	return {
		name: "ball-kick",
		rateHz,
		samples: levelled(
			fadedOut(
				mix(
					slap.map((s) => s * 2),
					thud,
				),
			),
			1,
			1.5,
		),
	};
}

/** A referee's whistle: two tones close together, fluttering as the pea turns. */
function whistle(): Sample {
	const rateHz = 16000;
	const noise = noiseSource(5);
	let phase = 0;
	const samples = render(rateHz, 0.62, (t) => {
		const pea = Math.sin(2 * Math.PI * 34 * t);
		phase += (2 * Math.PI * (2720 + 110 * pea)) / rateHz;
		const gain = Math.min(1, t / 0.015) * (0.72 + 0.28 * pea) * Math.min(1, Math.max(0, (0.6 - t) / 0.05));
		return (Math.sin(phase) + 0.4 * Math.sin(phase * 1.06) + noise() * 0.12) * gain;
	});
	return { name: "whistle", rateHz, samples: levelled(samples, 0.9) };
}

/** Many voices on open vowels: noise through the vowel's bands, with its own slow unrest. */
function voices(rateHz: number, seconds: number, seed: number, bend: At): Float64Array {
	const noise = noiseSource(seed);
	const white = render(rateHz, seconds, () => noise());
	const bands = [
		[430, 0.35, 1],
		[760, 0.3, 0.9],
		[1180, 0.25, 0.5],
		[2300, 0.3, 0.18],
	] as const;
	return mix(
		...bands.map(([hz, width, gain]) => bandPass(white, rateHz, (t) => hz * bend(t), width).map((s) => s * gain)),
	);
}

function crowdCheer(): Sample {
	const rateHz = 8000;
	const body = voices(rateHz, 1.9, 91, (t) => 0.9 + 0.28 * Math.min(1, t / 0.25));
	const gain: At = (t) =>
		Math.min(1, t / 0.12) ** 1.5 *
		(t < 0.9 ? 1 : Math.exp(-(t - 0.9) / 0.42)) *
		(0.86 + 0.14 * Math.sin(2 * Math.PI * 7 * t));
	return { name: "crowd-cheer", rateHz, samples: levelled(fadedOut(shaped(body, rateHz, gain)), 1, 2.2) };
}

/** "Ooh": a near miss. */
function crowdGroan(): Sample {
	const rateHz = 8000;
	const body = voices(rateHz, 1.1, 57, (t) => 1.02 - 0.34 * Math.min(1, t / 0.8));
	const gain: At = (t) => Math.min(1, t / 0.1) * Math.exp(-Math.max(0, t - 0.3) / 0.3);
	return { name: "crowd-groan", rateHz, samples: levelled(fadedOut(shaped(body, rateHz, gain)), 0.95, 2) };
}

/** The crowd's murmur, two seconds that join end to start: its end is blended into what comes before its start. */
function crowdLoop(): Sample {
	const rateHz = 8000;
	const seconds = 2;
	const blend = 0.5;
	const long = levelled(
		voices(rateHz, seconds + blend, 13, () => 0.92),
		0.9,
		1.2,
	);
	const count = rateHz * seconds;
	const over = rateHz * blend;
	const samples = new Float64Array(count);
	for (let i = 0; i < count; i++) {
		// The first half second fades in over the tail that follows the last sample.
		const share = i < over ? i / over : 1;
		samples[i] = long[i]! * Math.sqrt(share) + (i < over ? long[count + i]! * Math.sqrt(1 - share) : 0);
	}
	return { name: "crowd-loop", rateHz, samples: levelled(samples, 0.7), loopStart: 0 };
}

/** The last 5 ms go down to nothing, so that no click ends a sample. */
function fadedOut(samples: Float64Array): Float64Array {
	const tail = 60;
	return samples.map((s, i) => s * Math.min(1, (samples.length - 1 - i) / tail));
}

export function allSamples(): readonly Sample[] {
	return [bassDrum(), snareDrum(), tom(), ballKick(), whistle(), crowdCheer(), crowdGroan(), crowdLoop()];
}
