/** Texts as UTF-8, for a realm that has nothing but the language: libraries ask for these classes when they load. */

class Encoder {
	encode(text = ""): Uint8Array {
		const bytes: number[] = [];
		for (const character of text) {
			const code = character.codePointAt(0)!;
			if (code < 0x80) bytes.push(code);
			else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
			else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
			else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
		}
		return Uint8Array.from(bytes);
	}
}

class Decoder {
	/** Well-formed UTF-8 only: all texts here were made by an encoder. */
	decode(bytes: Uint8Array = new Uint8Array(0)): string {
		let text = "";
		for (let at = 0; at < bytes.length; ) {
			const first = bytes[at++]!;
			const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
			let code = more === 0 ? first : first & (0x3f >> more);
			for (let k = 0; k < more; k++) code = (code << 6) | (bytes[at++]! & 63);
			text += String.fromCodePoint(code);
		}
		return text;
	}
}

const scope = globalThis as Record<string, unknown>;
scope["TextEncoder"] ??= Encoder;
scope["TextDecoder"] ??= Decoder;
