const HEADER_BYTES = 44;
const PCM_FORMAT = 1;

/**
 * A stereo WAV file of 16-bit samples.
 * @param left, right  samples of −1 to 1, equally many; what is beyond is clipped
 */
export function encodeWav16(left: Float32Array, right: Float32Array, rateHz: number): Uint8Array<ArrayBuffer> {
	if (left.length !== right.length) {
		throw new RangeError(`encodeWav16: ${left.length} samples left, ${right.length} right; give equally many.`);
	}
	const dataBytes = left.length * 4;
	const bytes = new Uint8Array(HEADER_BYTES + dataBytes);
	const view = new DataView(bytes.buffer);
	const mark = (at: number, text: string) => {
		for (let i = 0; i < 4; i++) bytes[at + i] = text.charCodeAt(i);
	};
	mark(0, "RIFF");
	view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
	mark(8, "WAVE");
	mark(12, "fmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, PCM_FORMAT, true);
	view.setUint16(22, 2, true);
	view.setUint32(24, rateHz, true);
	view.setUint32(28, rateHz * 4, true);
	view.setUint16(32, 4, true);
	view.setUint16(34, 16, true);
	mark(36, "data");
	view.setUint32(40, dataBytes, true);
	for (let i = 0; i < left.length; i++) {
		view.setInt16(HEADER_BYTES + i * 4, sample16(left[i]!), true);
		view.setInt16(HEADER_BYTES + i * 4 + 2, sample16(right[i]!), true);
	}
	return bytes;
}

function sample16(value: number): number {
	return Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767)));
}
