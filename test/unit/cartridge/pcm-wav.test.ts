import { expect, test } from "vitest";
import { decodeWav } from "../../../runtime/cartridge/pcm-wav.ts";

/** A WAV file put together by hand. Source: Multimedia Programming Interface and Data Specifications 1.0, "WAVE". */
function wav(
	format: { coding?: number; channels?: number; rateHz?: number; bits: number },
	data: number[],
	more: number[] = [],
): Uint8Array {
	const { coding = 1, channels = 1, rateHz = 8000, bits } = format;
	const u16 = (v: number) => [v & 255, (v >> 8) & 255];
	const u32 = (v: number) => [...u16(v & 0xffff), ...u16(v >>> 16)];
	const mark = (text: string) => [...text].map((c) => c.charCodeAt(0));
	const frame = (channels * bits) / 8;
	const fmt = [...u16(coding), ...u16(channels), ...u32(rateHz), ...u32(rateHz * frame), ...u16(frame), ...u16(bits)];
	const pad = data.length & 1 ? [0] : [];
	const body = [
		...mark("WAVE"),
		...mark("fmt "),
		...u32(16),
		...fmt,
		...mark("data"),
		...u32(data.length),
		...data,
		...pad,
		...more,
	];
	return Uint8Array.from([...mark("RIFF"), ...u32(body.length), ...body]);
}

test("8 bits unsigned become signed, 16 bits keep their high byte", () => {
	expect(decodeWav(wav({ bits: 8 }, [0, 128, 255]))).toEqual({
		bytes: Int8Array.of(-128, 0, 127),
		rateHz: 8000,
		loopStart: -1,
	});
	expect([...decodeWav(wav({ bits: 16 }, [0, 0x40, 0, 0x80, 0, 0])).bytes]).toEqual([64, -128, 0]);
});

test("24 and 32 bits and float are read; channels are averaged", () => {
	expect([...decodeWav(wav({ bits: 24 }, [0, 0, 0x40, 0xff, 0xff, 0xff])).bytes]).toEqual([64, 0]);
	expect([...decodeWav(wav({ bits: 32 }, [0, 0, 0, 0xc0])).bytes]).toEqual([-64]);
	const floats = [...new Uint8Array(Float32Array.of(0.5, -1, 2, Number.NaN).buffer)];
	expect([...decodeWav(wav({ bits: 32, coding: 3 }, floats)).bytes]).toEqual([64, -128, 127, 0]);
	expect([...decodeWav(wav({ bits: 16, channels: 2 }, [0, 0x40, 0, 0x20])).bytes]).toEqual([48]);
});

test("the first loop of a smpl chunk is kept, and what follows its end is cut", () => {
	const smpl = new Uint8Array(8 + 60);
	const view = new DataView(smpl.buffer);
	smpl.set([..."smpl"].map((c) => c.charCodeAt(0)));
	view.setUint32(4, 60, true);
	view.setUint32(8 + 28, 1, true); // one loop
	view.setUint32(8 + 44, 2, true); // its first sample
	view.setUint32(8 + 48, 5, true); // its last
	const decoded = decodeWav(wav({ bits: 8 }, [128, 129, 130, 131, 132, 133, 134, 135], [...smpl]));
	expect(decoded.loopStart).toBe(2);
	expect([...decoded.bytes]).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a data chunk that claims more than the file has is taken as far as it goes", () => {
	const file = wav({ bits: 8 }, [128, 200, 128, 200]);
	new DataView(file.buffer).setUint32(40, 0xffff_fff0, true);
	expect(decodeWav(file).bytes).toHaveLength(4);
});

test.each([
	[Uint8Array.of(1, 2, 3), "it isn't a WAV file"],
	[wav({ bits: 4 }, [1, 2]), "its coding is 1 with 4 bits; save it as PCM of 8 or 16 bits"],
	[wav({ bits: 8, coding: 17 }, [1]), "its coding is 17"],
	[wav({ bits: 8, rateHz: 500 }, [1]), "its rate is 500 Hz; resample it"],
	[wav({ bits: 16 }, []), "it has no samples"],
	[wav({ bits: 8 }, [1]).slice(0, 36), 'it has no "data" chunk'],
	[wav({ bits: 8 }, [1]).slice(0, 12), 'it has no "fmt " chunk'],
])("a file that can't be used is refused with the reason (%#)", (file, message) => {
	expect(() => decodeWav(file)).toThrow(message);
});
