import type { PcmAsset } from "../../api/assets.ts";
import { Channel } from "./channel.ts";
import { MAX_PCM_HZ, SOUND_REGISTER } from "./registers.ts";
import type { StepMixer } from "./step-mixer.ts";

const STOPPED = -1;

/** Plays 8-bit samples, each held until the next, as a converter of the time did. */
export class PcmChannel extends Channel {
	private bytes: Int8Array | undefined;
	private end = 0;
	private loop = STOPPED;

	constructor(
		state: Float64Array,
		mixer: StepMixer,
		sampleRateHz: number,
		private readonly samples: ReadonlyMap<number, PcmAsset>,
	) {
		super(state, mixer, sampleRateHz, 1, 2, MAX_PCM_HZ, false);
		this.own[0] = STOPPED;
	}

	protected refresh(block: DataView, at: number, triggered: boolean): number {
		this.bytes = this.samples.get(block.getUint16(at + SOUND_REGISTER.sampleBank.offset, true))?.bytes;
		const size = this.bytes?.length ?? 0;
		const start = block.getUint32(at + SOUND_REGISTER.sampleStart.offset, true);
		const length = block.getUint32(at + SOUND_REGISTER.sampleLength.offset, true);
		this.end = length === 0 ? size : Math.min(size, start + length);
		const looping = (block.getUint8(at + SOUND_REGISTER.mode.offset) & 1) === 1;
		const loop = block.getUint32(at + SOUND_REGISTER.sampleLoop.offset, true);
		this.loop = looping && loop < this.end ? loop : STOPPED;
		if (triggered) this.own[0] = start;
		return this.level();
	}

	protected clock(): number {
		if (this.own[0] !== STOPPED) {
			const next = this.own[0]! + 1;
			this.own[0] = next < this.end ? next : this.loop;
		}
		return this.level();
	}

	private level(): number {
		const position = this.own[0]!;
		return position >= 0 && position < this.end ? this.bytes![position]! : 0;
	}
}
