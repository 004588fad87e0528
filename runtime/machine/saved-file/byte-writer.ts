/** Writes the fields of a binary file one after another, little-endian. */
export class ByteWriter {
	private buffer = new Uint8Array(4096);
	private view = new DataView(this.buffer.buffer);
	private length = 0;

	/** A copy of all that was written. */
	finish(): Uint8Array<ArrayBuffer> {
		return this.buffer.slice(0, this.length);
	}

	/** Begins anew, with the room that is there. */
	clear(): void {
		this.length = 0;
	}

	u8(value: number): void {
		this.room(1);
		this.buffer[this.length++] = value;
	}

	u16(value: number): void {
		this.room(2);
		this.view.setUint16(this.length, value, true);
		this.length += 2;
	}

	u32(value: number): void {
		this.room(4);
		this.view.setUint32(this.length, value, true);
		this.length += 4;
	}

	/** A whole number below 2³²: 7 bits a byte, low first. */
	count(value: number): void {
		this.room(5);
		let rest = value >>> 0;
		while (rest > 127) {
			this.buffer[this.length++] = (rest & 127) | 128;
			rest >>>= 7;
		}
		this.buffer[this.length++] = rest;
	}

	/** Bytes whose number the reader knows. */
	bytes(bytes: Uint8Array): void {
		this.room(bytes.length);
		this.buffer.set(bytes, this.length);
		this.length += bytes.length;
	}

	/** How many, and the bytes. */
	block(bytes: Uint8Array): void {
		this.count(bytes.length);
		this.bytes(bytes);
	}

	/** How many UTF-16 code units, and the units. */
	text(text: string): void {
		this.count(text.length);
		for (let i = 0; i < text.length; i++) this.u16(text.charCodeAt(i));
	}

	private room(byteCount: number): void {
		const needed = this.length + byteCount;
		if (needed <= this.buffer.length) return;
		const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
		larger.set(this.buffer);
		this.buffer = larger;
		this.view = new DataView(larger.buffer);
	}
}
