import { SavedFileError } from "./saved-file-error.ts";

/** Reads what a `ByteWriter` wrote, and believes none of it. Every method throws SavedFileError past the end. */
export class ByteReader {
	private readonly view: DataView;
	private at = 0;

	/** @param fileKind  what the bytes are, for messages: "movie" */
	constructor(
		private readonly data: Uint8Array,
		private readonly fileKind: string,
	) {
		this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	}

	u8(): number {
		return this.data[this.take(1)]!;
	}

	u16(): number {
		return this.view.getUint16(this.take(2), true);
	}

	u32(): number {
		return this.view.getUint32(this.take(4), true);
	}

	/** @param most  a larger number is damage */
	count(what: string, most: number): number {
		let value = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			const byte = this.u8();
			value += (byte & 127) * 2 ** shift;
			if (byte < 128) {
				if (value > most) throw this.damage(`${what} is ${value}, and ${most} is the most`);
				return value;
			}
		}
		throw this.damage(`${what} has no end`);
	}

	/** A copy of the next bytes. */
	bytes(byteCount: number): Uint8Array<ArrayBuffer> {
		const start = this.take(byteCount);
		return this.data.slice(start, start + byteCount);
	}

	block(what: string, mostBytes: number): Uint8Array<ArrayBuffer> {
		return this.bytes(this.count(what, mostBytes));
	}

	text(what: string, mostUnits: number): string {
		const length = this.count(what, mostUnits);
		let text = "";
		for (let i = 0; i < length; i++) text += String.fromCharCode(this.u16());
		return text;
	}

	end(): void {
		if (this.at !== this.data.length) throw this.damage("it goes on after its end");
	}

	damage(what: string): SavedFileError {
		return new SavedFileError(`This ${this.fileKind} is damaged: ${what} (at byte ${this.at} of its content).`);
	}

	private take(byteCount: number): number {
		const start = this.at;
		if (start + byteCount > this.data.length) throw this.damage("it ends early");
		this.at = start + byteCount;
		return start;
	}
}
