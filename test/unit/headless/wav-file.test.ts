import { expect, test } from "vitest";
import { writeWav } from "../../../runtime/headless/wav-file.ts";

test("a WAV file has the header and samples that the format's specification gives", () => {
	const bytes = writeWav(Float32Array.of(0, 1, -1), Float32Array.of(0.5, 2, -2), 48000);
	const view = new DataView(bytes.buffer);
	const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
	expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
	expect(view.getUint32(4, true)).toBe(bytes.length - 8);
	expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint32(24, true)]).toEqual([1, 2, 48000]);
	expect(view.getUint32(28, true)).toBe(192000); // 48,000 × 2 channels × 2 bytes
	expect([view.getUint16(32, true), view.getUint16(34, true), view.getUint32(40, true)]).toEqual([4, 16, 12]);
	const samples = Array.from({ length: 6 }, (_, i) => view.getInt16(44 + i * 2, true));
	expect(samples).toEqual([0, 16384, 32767, 32767, -32767, -32767]);
});

test("sides of different lengths are refused", () => {
	expect(() => writeWav(new Float32Array(2), new Float32Array(3), 48000)).toThrow(RangeError);
});
