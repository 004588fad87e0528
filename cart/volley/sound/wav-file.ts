/** An 8-bit mono WAV from samples of −1 to 1; with a loop from `loopStart` to the end if that is given. */
export function wavFile(samples: Float64Array, rateHz: number, loopStart = -1): Uint8Array {
	const count = samples.length + (samples.length & 1);
	const loop = loopStart >= 0 ? 68 : 0;
	const out = new Uint8Array(44 + count + loop);
	const view = new DataView(out.buffer);
	const mark = (at: number, text: string) => {
		for (let i = 0; i < text.length; i++) out[at + i] = text.charCodeAt(i);
	};
	mark(0, "RIFF");
	view.setUint32(4, out.length - 8, true);
	mark(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rateHz, true);
	view.setUint32(28, rateHz, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	mark(36, "data");
	view.setUint32(40, count, true);
	for (let i = 0; i < count; i++) {
		const value = samples[Math.min(i, samples.length - 1)]!;
		out[44 + i] = Math.max(0, Math.min(255, Math.round(128 + value * 127)));
	}
	if (loop > 0) {
		const at = 44 + count;
		mark(at, "smpl");
		view.setUint32(at + 4, 60, true);
		view.setUint32(at + 8 + 28, 1, true);
		view.setUint32(at + 8 + 44, loopStart, true);
		view.setUint32(at + 8 + 48, samples.length - 1, true);
	}
	return out;
}
