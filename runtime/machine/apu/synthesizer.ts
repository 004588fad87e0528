import type { PcmAsset } from "../../api/assets.ts";
import { SOUND_BLOCK, SOUND_CHANNEL_COUNT } from "../memory-map.ts";
import { CHANNEL_STATE_SLOTS, type Channel } from "./channel.ts";
import { NoiseChannel } from "./noise-channel.ts";
import { PcmChannel } from "./pcm-channel.ts";
import { PulseChannel } from "./pulse-channel.ts";
import { SOUND_REGISTER } from "./registers.ts";
import { MIXER_SPAN, MIXER_STATE_SLOTS, StepMixer } from "./step-mixer.ts";
import { WaveChannel } from "./wave-channel.ts";

/**
 * The sound unit's output: registers over time → samples. The same blocks give the same bits in every engine, however
 * a block is split into calls. Output stays within ±1 (see `step-mixer.ts`) and comes 12 samples after the registers.
 */
export class Synthesizer {
	/** All that outlasts a call: the mixer's slots, then each channel's. */
	private readonly state: Float64Array<ArrayBuffer>;
	private readonly mixer: StepMixer;
	private readonly channels: readonly Channel[];

	/**
	 * @param sampleRateHz 8,000–192,000
	 * @param samples      PCM samples by bank
	 * @throws RangeError at another sample rate
	 */
	constructor(sampleRateHz: number, samples: ReadonlyMap<number, PcmAsset>) {
		if (!(sampleRateHz >= 8_000 && sampleRateHz <= 192_000)) {
			throw new RangeError(`Synthesizer: sample rate ${sampleRateHz} Hz; give one of 8000 to 192000.`);
		}
		this.state = new Float64Array(MIXER_STATE_SLOTS + SOUND_CHANNEL_COUNT * CHANNEL_STATE_SLOTS);
		const mixer = new StepMixer(this.state.subarray(0, MIXER_STATE_SLOTS), sampleRateHz);
		this.mixer = mixer;
		const slots = Array.from({ length: SOUND_CHANNEL_COUNT }, (_, channel) => {
			const start = MIXER_STATE_SLOTS + channel * CHANNEL_STATE_SLOTS;
			return this.state.subarray(start, start + CHANNEL_STATE_SLOTS);
		});
		this.channels = [
			new PulseChannel(slots[0]!, mixer, sampleRateHz),
			new PulseChannel(slots[1]!, mixer, sampleRateHz),
			new WaveChannel(slots[2]!, mixer, sampleRateHz),
			new WaveChannel(slots[3]!, mixer, sampleRateHz),
			new NoiseChannel(slots[4]!, mixer, sampleRateHz),
			new PcmChannel(slots[5]!, mixer, sampleRateHz, samples),
		];
	}

	/**
	 * Renders `count` samples of the 1/60 s whose registers are `soundBlock`, to `left` and `right` from `offset` on.
	 * May be called several times for one block; a trigger acts once.
	 */
	render(soundBlock: Uint8Array, left: Float32Array, right: Float32Array, offset: number, count: number): void {
		const block = new DataView(soundBlock.buffer, soundBlock.byteOffset, SOUND_BLOCK.sizeBytes);
		const master = Math.min(15, block.getUint8(SOUND_REGISTER.masterVolume.offset));
		for (let done = 0; done < count; done += MIXER_SPAN) {
			const span = Math.min(MIXER_SPAN, count - done);
			this.mixer.begin();
			for (let i = 0; i < SOUND_CHANNEL_COUNT; i++) this.channels[i]!.render(block, i, master, span);
			this.mixer.mix(left, right, offset + done, span);
		}
	}

	/** Everything the next samples depend on, beside the registers. */
	save(): Uint8Array {
		return new Uint8Array(this.state.buffer.slice(0));
	}

	/** @throws RangeError when the bytes aren't from `save` (our bug) */
	restore(bytes: Uint8Array): void {
		if (bytes.byteLength !== this.state.byteLength) {
			throw new RangeError(`Synthesizer.restore: ${bytes.byteLength} bytes; ${this.state.byteLength} are saved.`);
		}
		new Uint8Array(this.state.buffer).set(bytes);
	}
}
