/** A WAV file can't be used; the message says what is wrong and what to do. */
export class WavError extends Error {
	override name = "WavError";
}

export interface DecodedWav {
	/** 8-bit signed mono. */
	readonly bytes: Int8Array<ArrayBuffer>;
	readonly rateHz: number;
	/** First sample of the first loop in the file's `smpl` chunk, or −1. */
	readonly loopStart: number;
}

interface WavFormat {
	readonly coding: number;
	readonly channels: number;
	readonly rateHz: number;
	readonly frameBytes: number;
	readonly bits: number;
}

const CODING_PCM = 1;
const CODING_FLOAT = 3;
const CODING_EXTENSIBLE = 0xfffe;

/**
 * Reads a WAV file: PCM of 8, 16, 24 or 32 bits or float of 32, any number of channels (their mean is taken). Unknown
 * chunks are skipped and a data chunk that claims more than the file has is taken as far as it goes.
 * What follows the loop's end is cut off, since the PCM channel loops from the end.
 * @throws WavError
 */
export function decodeWav(file: Uint8Array): DecodedWav {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	if (file.length < 12 || mark(view, 0) !== "RIFF" || mark(view, 8) !== "WAVE") {
		throw new WavError("it isn't a WAV file (no RIFF/WAVE mark); save it as WAV, 8 or 16 bits.");
	}
	let format: WavFormat | undefined;
	let data: DataView | undefined;
	let loop: { start: number; end: number } | undefined;
	for (let at = 12; at + 8 <= file.length; ) {
		const size = Math.min(view.getUint32(at + 4, true), file.length - at - 8);
		const chunk = new DataView(file.buffer, file.byteOffset + at + 8, size);
		const kind = mark(view, at);
		if (kind === "fmt ") format = readFormat(chunk);
		else if (kind === "data") data ??= chunk;
		else if (kind === "smpl") loop = readLoop(chunk);
		at += 8 + size + (size & 1);
	}
	if (!format) throw new WavError('it has no "fmt " chunk before its end; save it again as WAV.');
	if (!data) throw new WavError('it has no "data" chunk; save it again as WAV.');
	const count = Math.floor(data.byteLength / format.frameBytes);
	if (count === 0) throw new WavError("it has no samples; record something and save it again.");
	const loops = loop !== undefined && loop.start < count && loop.end > loop.start;
	const kept = loops ? Math.min(count, loop!.end) : count;
	const bytes = new Int8Array(kept);
	for (let i = 0; i < kept; i++) bytes[i] = sample8(frameMean(data, i * format.frameBytes, format));
	return { bytes, rateHz: format.rateHz, loopStart: loops ? loop!.start : -1 };
}

function mark(view: DataView, at: number): string {
	return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

function readFormat(chunk: DataView): WavFormat {
	if (chunk.byteLength < 16) throw new WavError('its "fmt " chunk is cut short; save it again as WAV.');
	const coding = chunk.getUint16(0, true);
	const format: WavFormat = {
		// An extensible format keeps the coding in the first two bytes of its GUID.
		coding: coding === CODING_EXTENSIBLE && chunk.byteLength >= 26 ? chunk.getUint16(24, true) : coding,
		channels: chunk.getUint16(2, true),
		rateHz: chunk.getUint32(4, true),
		frameBytes: chunk.getUint16(12, true),
		bits: chunk.getUint16(14, true),
	};
	const known =
		(format.coding === CODING_PCM && [8, 16, 24, 32].includes(format.bits)) ||
		(format.coding === CODING_FLOAT && format.bits === 32);
	if (!known) {
		throw new WavError(`its coding is ${format.coding} with ${format.bits} bits; save it as PCM of 8 or 16 bits.`);
	}
	if (format.channels === 0 || format.frameBytes !== (format.channels * format.bits) / 8) {
		throw new WavError(
			`${format.channels} channels don't fit ${format.frameBytes} bytes a frame; save it again as WAV.`,
		);
	}
	if (format.rateHz < 1000 || format.rateHz > 192_000) {
		throw new WavError(`its rate is ${format.rateHz} Hz; resample it to one of 1000 to 192000 Hz.`);
	}
	return format;
}

/** The first loop of a `smpl` chunk; its end is stored as the last sample. */
function readLoop(chunk: DataView): { start: number; end: number } | undefined {
	if (chunk.byteLength < 60 || chunk.getUint32(28, true) === 0) return undefined;
	return { start: chunk.getUint32(44, true), end: chunk.getUint32(48, true) + 1 };
}

function frameMean(data: DataView, at: number, { channels, bits, coding }: WavFormat): number {
	let sum = 0;
	for (let channel = 0; channel < channels; channel++) {
		sum += sampleAt(data, at + (channel * bits) / 8, bits, coding === CODING_FLOAT);
	}
	return sum / channels;
}

/** One sample as −1 to 1. */
function sampleAt(data: DataView, at: number, bits: number, float: boolean): number {
	if (float) return data.getFloat32(at, true);
	if (bits === 8) return (data.getUint8(at) - 128) / 128;
	if (bits === 16) return data.getInt16(at, true) / 32_768;
	if (bits === 24) return ((data.getUint16(at, true) << 8) | (data.getInt8(at + 2) << 24)) / 2 ** 31;
	return data.getInt32(at, true) / 2 ** 31;
}

/** Not a number (a float file may hold it) becomes silence. */
function sample8(value: number): number {
	return Number.isNaN(value) ? 0 : Math.max(-128, Math.min(127, Math.round(value * 128)));
}
