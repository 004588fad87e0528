import type { PcmAsset } from "../../../../runtime/api/assets.ts";
import { Synthesizer } from "../../../../runtime/machine/apu/synthesizer.ts";

/** Registers of one channel, written at the offsets that the hardware manual states (docs/hardware.md). */
export interface ChannelRegisters {
	hz?: number;
	volume?: number;
	pan?: number;
	trigger?: number;
	mode?: number;
	attackTicks?: number;
	decayTicks?: number;
	sweep?: number;
	bank?: number;
	start?: number;
	length?: number;
	loop?: number;
}

/** A 512-byte block with master volume 15 and these channels. */
export function soundBlock(channels: Record<number, ChannelRegisters>, waves: number[] = []): Uint8Array {
	const block = new Uint8Array(512);
	const view = new DataView(block.buffer);
	block[0x100] = 15;
	block.set(waves, 0xc0);
	for (const [number, c] of Object.entries(channels)) {
		const at = Number(number) * 32;
		view.setUint32(at, Math.round(((c.hz ?? 0) * 2 ** 32) / 1_789_773), true);
		view.setUint8(at + 4, c.volume ?? 15);
		view.setInt8(at + 5, c.pan ?? 0);
		view.setUint8(at + 6, c.trigger ?? 0);
		view.setUint8(at + 7, c.mode ?? 0);
		view.setUint16(at + 8, c.attackTicks ?? 0, true);
		view.setUint16(at + 10, c.decayTicks ?? 0, true);
		view.setInt16(at + 12, c.sweep ?? 0, true);
		view.setUint16(at + 14, c.bank ?? 0, true);
		view.setUint32(at + 16, c.start ?? 0, true);
		view.setUint32(at + 20, c.length ?? 0, true);
		view.setUint32(at + 24, c.loop ?? 0, true);
	}
	return block;
}

export function pcm(bank: number, bytes: ArrayLike<number>, rateHz = 16_000): PcmAsset {
	return { kind: "pcm", bank, bytes: Int8Array.from(Array.from(bytes)), rateHz, loopStart: -1 };
}

/** Renders one block for `count` samples, leaving out the first `skip` (start-up of filters). */
export function rendered(
	block: Uint8Array,
	count: number,
	{ rateHz = 48_000, samples = [] as PcmAsset[], skip = 0 } = {},
): { left: Float32Array; right: Float32Array } {
	const synthesizer = new Synthesizer(rateHz, new Map(samples.map((sample) => [sample.bank, sample])));
	const left = new Float32Array(skip + count);
	const right = new Float32Array(skip + count);
	synthesizer.render(block, left, right, 0, skip + count);
	return { left: left.subarray(skip), right: right.subarray(skip) };
}

/** A sine in 32 steps of 4 bits. */
export const SINE_WAVE = Array.from({ length: 32 }, (_, i) => Math.round(7.5 + 7.4 * Math.sin((2 * Math.PI * i) / 32)));
