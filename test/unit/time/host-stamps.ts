/** Synthetic time stamps of host frames: what browsers really give, without a browser. */
export interface HostStamps {
	readonly hz: number;
	readonly seconds: number;
	/** Greatest shift of a stamp from its true time, in ms, either way. */
	readonly jitterMs?: number;
	/** 1 in some browsers, 0.1 in others; 0: not quantized. */
	readonly quantumMs?: number;
	readonly startMs?: number;
	readonly seed?: number;
	/** Stalls: in the place of one frame, this many ms without a frame; at random places. */
	readonly stallMs?: number;
	readonly stallEverySeconds?: number;
}

/** Monitors that the console must follow, in Hz. */
export const RATES_HZ = [30, 48, 50, 59.94, 60, 72, 75, 90, 120, 144, 165, 240] as const;

export function hostStamps(options: HostStamps): number[] {
	const { hz, seconds, jitterMs = 0, quantumMs = 0, startMs = 1000, seed = 1, stallMs = 0 } = options;
	const chance = seeded(seed);
	const stallChance = stallMs > 0 ? 1 / ((options.stallEverySeconds ?? 2) * hz) : 0;
	const stamps: number[] = [];
	let stalledMs = 0;
	for (let i = 0; ; i++) {
		const trueMs = (i * 1000) / hz + stalledMs;
		if (trueMs >= seconds * 1000) return stamps;
		let ms = startMs + trueMs + (chance() * 2 - 1) * jitterMs;
		if (quantumMs > 0) ms = Math.floor(ms / quantumMs) * quantumMs;
		stamps.push(Math.max(ms, stamps.at(-1) ?? ms));
		if (chance() < stallChance) stalledMs += stallMs;
	}
}

/** A small generator (mulberry32) for tests: 0 ≤ x < 1. */
export function seeded(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
