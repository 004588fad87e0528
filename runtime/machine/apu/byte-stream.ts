import { SoundDataError } from "./song-format.ts";

/** Writes 8- and 16-bit values one after another, little-endian. */
export class ByteWriter {
	private readonly bytes: number[] = [];

	u8(value: number): void {
		this.bytes.push(value & 0xff);
	}

	i16(value: number): void {
		this.bytes.push(value & 0xff, (value >> 8) & 0xff);
	}

	text(text: string): void {
		const bytes = new TextEncoder().encode(text);
		this.u8(bytes.length);
		this.bytes.push(...bytes);
	}

	all(bytes: Iterable<number>): void {
		for (const byte of bytes) this.u8(byte);
	}

	done(): Uint8Array {
		return Uint8Array.from(this.bytes);
	}
}

/** Reads them back; nothing is believed: every read and every count is bounded. */
export class ByteReader {
	private at = 0;

	constructor(private readonly bytes: Uint8Array) {}

	u8(what: string): number {
		const value = this.bytes[this.at++];
		if (value === undefined) throw new SoundDataError(`the bytes end at ${this.bytes.length}, before ${what}`);
		return value;
	}

	i16(what: string): number {
		const low = this.u8(what);
		return ((low | (this.u8(what) << 8)) << 16) >> 16;
	}

	/** @throws SoundDataError when the value is not within min..max */
	bounded(what: string, min: number, max: number): number {
		const value = this.i16(what);
		if (value < min || value > max) throw new SoundDataError(`${what} is ${value}; it goes from ${min} to ${max}`);
		return value;
	}

	text(what: string): string {
		const length = this.u8(what);
		return new TextDecoder().decode(Uint8Array.from({ length }, () => this.u8(what)));
	}

	expect(magic: string): void {
		for (const char of magic) {
			if (this.u8("its mark") !== char.charCodeAt(0)) throw new SoundDataError(`it doesn't begin with "${magic}"`);
		}
	}

	end(): void {
		if (this.at !== this.bytes.length) {
			throw new SoundDataError(`${this.bytes.length - this.at} bytes too many after byte ${this.at}`);
		}
	}
}
