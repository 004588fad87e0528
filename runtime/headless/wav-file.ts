const HEADER_SIZE_BYTES = 44;
const CHANNEL_COUNT = 2;
const BYTES_PER_SAMPLE = 2;

/**
 * Makes a WAV file: stereo, 16 bits. Samples past ±1 are cut off at the largest value.
 * Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft 1991), "WAVE".
 * @param left   −1 to 1
 * @param right  as many as `left`
 */
export function writeWav(left: Float32Array, right: Float32Array, sampleRateHz: number): Uint8Array {
	if (left.length !== right.length) throw new RangeError(`${left.length} samples on the left, ${right.length} right`);
	const frameBytes = CHANNEL_COUNT * BYTES_PER_SAMPLE;
	const dataBytes = left.length * frameBytes;
	const bytes = new Uint8Array(HEADER_SIZE_BYTES + dataBytes);
	const view = new DataView(bytes.buffer);
	const name = (at: number, text: string) => {
		for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
	};
	name(0, "RIFF");
	view.setUint32(4, bytes.length - 8, true);
	name(8, "WAVEfmt ");
	view.setUint32(16, 16, true); // size of the format chunk
	view.setUint16(20, 1, true); // PCM
	view.setUint16(22, CHANNEL_COUNT, true);
	view.setUint32(24, sampleRateHz, true);
	view.setUint32(28, sampleRateHz * frameBytes, true);
	view.setUint16(32, frameBytes, true);
	view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
	name(36, "data");
	view.setUint32(40, dataBytes, true);
	for (let i = 0; i < left.length; i++) {
		view.setInt16(HEADER_SIZE_BYTES + i * frameBytes, toInt16(left[i]!), true);
		view.setInt16(HEADER_SIZE_BYTES + i * frameBytes + BYTES_PER_SAMPLE, toInt16(right[i]!), true);
	}
	return bytes;
}

function toInt16(sample: number): number {
	return Math.round(Math.max(-1, Math.min(1, sample)) * 32767);
}
