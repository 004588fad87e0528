import { BANK_COUNT, PAD_COUNT } from "../memory-map.ts";
import type { TickInput } from "../pad-input.ts";
import type { ByteReader } from "../saved-file/byte-reader.ts";
import type { ByteWriter } from "../saved-file/byte-writer.ts";

/** A pad: held, tapped (16 bits each), stick x, y (signed 8 bits). The pointer: x, y (signed 16 bits), flags. */
const PAD_BYTES = 6;
const POINTER_AT = PAD_COUNT * PAD_BYTES;
const FRAME_BYTES = POINTER_AT + 5;
const POINTER_HELD = 1;
const POINTER_INSIDE = 2;

/** Input tick by tick, without gaps: what a machine was given, exactly. */
export class InputTrack {
	private frames = new Uint8Array(FRAME_BYTES * 256);
	private count = 0;
	/** Banks of data that arrived, by tick; most ticks have none. */
	private readonly arrivals = new Map<number, readonly number[]>();

	/** Ticks in it. */
	get length(): number {
		return this.count;
	}

	push(input: TickInput): void {
		const at = this.count * FRAME_BYTES;
		if (at + FRAME_BYTES > this.frames.length) {
			const larger = new Uint8Array(this.frames.length * 2);
			larger.set(this.frames);
			this.frames = larger;
		}
		const view = new DataView(this.frames.buffer, at, FRAME_BYTES);
		for (let player = 0; player < PAD_COUNT; player++) {
			const pad = input.pads[player];
			view.setUint16(player * PAD_BYTES, pad?.held ?? 0, true);
			view.setUint16(player * PAD_BYTES + 2, pad?.tapped ?? 0, true);
			view.setInt8(player * PAD_BYTES + 4, pad?.stickX ?? 0);
			view.setInt8(player * PAD_BYTES + 5, pad?.stickY ?? 0);
		}
		const { x, y, held, inside } = input.pointer;
		view.setInt16(POINTER_AT, x, true);
		view.setInt16(POINTER_AT + 2, y, true);
		view.setUint8(POINTER_AT + 4, (held ? POINTER_HELD : 0) | (inside ? POINTER_INSIDE : 0));
		if (input.arrivals && input.arrivals.length > 0) this.arrivals.set(this.count, [...input.arrivals]);
		this.count++;
	}

	/** Always says what arrived, so that nothing else may. @param index 0 to `length` − 1 */
	at(index: number): TickInput {
		if (index < 0 || index >= this.count) throw new RangeError(`InputTrack.at: ${index} of ${this.count}`);
		const view = new DataView(this.frames.buffer, index * FRAME_BYTES, FRAME_BYTES);
		const flags = view.getUint8(POINTER_AT + 4);
		return {
			pads: Array.from({ length: PAD_COUNT }, (_, player) => ({
				held: view.getUint16(player * PAD_BYTES, true),
				tapped: view.getUint16(player * PAD_BYTES + 2, true),
				stickX: view.getInt8(player * PAD_BYTES + 4),
				stickY: view.getInt8(player * PAD_BYTES + 5),
			})),
			pointer: {
				x: view.getInt16(POINTER_AT, true),
				y: view.getInt16(POINTER_AT + 2, true),
				held: (flags & POINTER_HELD) !== 0,
				inside: (flags & POINTER_INSIDE) !== 0,
			},
			arrivals: this.arrivals.get(index) ?? [],
		};
	}

	/** Runs of equal frames: how many ticks, which bytes differ from the run before (a bit each), those bytes. */
	write(writer: ByteWriter): void {
		writer.count(this.count);
		let before: Uint8Array = new Uint8Array(FRAME_BYTES);
		for (let start = 0; start < this.count; ) {
			const frame = this.frame(start);
			let end = start + 1;
			while (end < this.count && sameBytes(this.frame(end), frame)) end++;
			writer.count(end - start);
			let mask = 0;
			for (let i = 0; i < FRAME_BYTES; i++) if (frame[i] !== before[i]) mask |= 1 << i;
			writer.count(mask >>> 0);
			for (let i = 0; i < FRAME_BYTES; i++) if (frame[i] !== before[i]) writer.u8(frame[i]!);
			before = frame;
			start = end;
		}
		writer.count(this.arrivals.size);
		for (const [tick, banks] of this.arrivals) {
			writer.count(tick);
			writer.block(Uint8Array.from(banks));
		}
	}

	/** @throws SavedFileError when it is damaged */
	static read(reader: ByteReader, mostTicks: number): InputTrack {
		const track = new InputTrack();
		const count = reader.count("the number of ticks", mostTicks);
		track.frames = new Uint8Array(Math.max(1, count) * FRAME_BYTES);
		track.count = count;
		const frame = new Uint8Array(FRAME_BYTES);
		for (let start = 0; start < count; ) {
			const length = reader.count("a run of ticks", count - start);
			if (length === 0) throw reader.damage("a run of no ticks");
			const mask = reader.count("a mask of changes", 2 ** FRAME_BYTES - 1);
			for (let i = 0; i < FRAME_BYTES; i++) if (mask & (1 << i)) frame[i] = reader.u8();
			for (let tick = start; tick < start + length; tick++) track.frames.set(frame, tick * FRAME_BYTES);
			start += length;
		}
		const arrivalCount = reader.count("the number of arrivals", count);
		for (let i = 0; i < arrivalCount; i++) {
			const tick = reader.count("the tick of an arrival", count - 1);
			track.arrivals.set(tick, [...reader.block("the banks that arrived", BANK_COUNT)]);
		}
		return track;
	}

	private frame(index: number): Uint8Array {
		return this.frames.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES);
	}
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
