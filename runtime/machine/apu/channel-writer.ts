import type { PcmAsset } from "../../api/assets.ts";
import type { Memory } from "../memory.ts";
import { ADDRESS } from "../memory-map.ts";
import { noiseRegister, pcmRegister, toneRegister } from "./pitch.ts";
import { channelRegister, SOUND_CHANNEL, SOUND_REGISTER, type SoundRegisterName, WAVE_STEPS } from "./registers.ts";
import type { Instrument } from "./song-format.ts";
import type { VoiceSound } from "./voice.ts";

/** What an instrument refers to, found in the cartridge's banks. */
export interface InstrumentSources {
	readonly instruments: readonly Instrument[];
	readonly waves: readonly Uint8Array[];
	/** By the song's own sample number. */
	readonly samples: readonly PcmAsset[];
}

/** Writes the sound registers of one channel at a time. */
export class ChannelWriter {
	constructor(private readonly memory: Memory) {}

	/**
	 * @param loudness 0–1, of the song or effect as a whole
	 */
	writeVoice(
		channel: number,
		sound: VoiceSound,
		instrument: Instrument,
		sources: InstrumentSources,
		loudness: number,
	): void {
		this.set("volume", channel, Math.round((sound.volume / 15) * loudness));
		this.set("pan", channel, sound.pan);
		this.set("attackTicks", channel, 0);
		this.set("decayTicks", channel, 0);
		this.set("sweep", channel, 0);
		if (channel === SOUND_CHANNEL.pcm) this.writeSample(channel, sound, sources.samples[instrument.sample]);
		else if (channel === SOUND_CHANNEL.noise) {
			this.set("frequency", channel, noiseRegister(sound.pitchCents));
			this.set("mode", channel, instrument.shortNoise ? 1 : 0);
		} else {
			this.set("frequency", channel, toneRegister(sound.pitchCents));
			if (channel <= SOUND_CHANNEL.pulse2) this.set("mode", channel, sound.duty);
			else if (sources.waves[instrument.wave]) this.writeWave(channel, sources.waves[instrument.wave]!);
		}
		if (sound.struck) this.trigger(channel);
	}

	private writeSample(channel: number, sound: VoiceSound, sample: PcmAsset | undefined): void {
		if (!sample) {
			this.silence(channel);
			return;
		}
		this.set("frequency", channel, pcmRegister(sound.pitchCents, sample.rateHz));
		this.setSample(channel, sample);
	}

	setSample(channel: number, sample: PcmAsset): void {
		this.set("sampleBank", channel, sample.bank);
		this.set("sampleStart", channel, 0);
		this.set("sampleLength", channel, 0);
		this.set("sampleLoop", channel, Math.max(0, sample.loopStart));
		this.set("mode", channel, sample.loopStart >= 0 ? 1 : 0);
	}

	writeWave(channel: number, steps: ArrayLike<number>): void {
		const at = ADDRESS.soundRegisters + SOUND_REGISTER.wave.offset + (channel - SOUND_CHANNEL.wave1) * WAVE_STEPS;
		for (let i = 0; i < WAVE_STEPS; i++) this.memory.bytes[at + i] = steps[i]! & 15;
	}

	silence(channel: number): void {
		this.set("volume", channel, 0);
	}

	trigger(channel: number): void {
		this.memory.bytes[ADDRESS.soundRegisters + channelRegister("trigger", channel)]!++;
	}

	set(name: Exclude<SoundRegisterName, "wave">, channel: number, value: number): void {
		const at = ADDRESS.soundRegisters + channelRegister(name, channel);
		const size = SOUND_REGISTER[name].sizeBytes;
		if (size === 1) this.memory.view.setUint8(at, value);
		else if (size === 2) this.memory.view.setUint16(at, value, true);
		else this.memory.view.setUint32(at, value, true);
	}
}
