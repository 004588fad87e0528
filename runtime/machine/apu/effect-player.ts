import { SOUND_CHANNEL_COUNT } from "../memory-map.ts";
import type { ChannelWriter, InstrumentSources } from "./channel-writer.ts";
import { type Effect, type EffectBank, NONE } from "./song-format.ts";
import { VOICE_WORDS, Voice, type VoiceSound } from "./voice.ts";

export type PlayableEffectBank = EffectBank & InstrumentSources;

const TRACK_WORDS = 16;

/** 16-bit words of memory: six tracks, one a channel, each with its voice. */
export const EFFECT_PLAYER_WORDS = SOUND_CHANNEL_COUNT * (TRACK_WORDS + VOICE_WORDS);

const WORD = {
	/** Bank of the effect + 1; 0: none on this channel. */
	bankPlusOne: 0,
	effect: 1,
	row: 2,
	tickInRow: 3,
	tempoTicks: 4,
	/** 0–255. */
	volume: 5,
	pan: 6,
} as const;

export interface EffectOptions {
	/** −7 to 7, added to the effect's own. */
	readonly pan?: number;
	/** 0–1. */
	readonly volume?: number;
}

/**
 * Plays effects, at most one a channel. An effect takes the channels it has columns for, each for itself: from the
 * song always, from another effect when its priority is as high. It gives a channel back when its rows are over and
 * its last note has faded. All that changes is in memory.
 */
export class EffectPlayer {
	private readonly tracks: readonly { readonly words: Int16Array; readonly voice: Voice }[];
	private readonly sound: VoiceSound = { pitchCents: 0, volume: 0, pan: 0, duty: 0, struck: false };

	constructor(
		words: Int16Array,
		private readonly banks: ReadonlyMap<number, PlayableEffectBank>,
		private readonly writer: ChannelWriter,
	) {
		this.tracks = Array.from({ length: SOUND_CHANNEL_COUNT }, (_, channel) => {
			const at = channel * (TRACK_WORDS + VOICE_WORDS);
			const voice = new Voice(words.subarray(at + TRACK_WORDS, at + TRACK_WORDS + VOICE_WORDS));
			return { words: words.subarray(at, at + TRACK_WORDS), voice };
		});
	}

	/** Channels that effects hold, a bit each. */
	get taken(): number {
		let mask = 0;
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			if (this.tracks[channel]!.words[WORD.bankPlusOne] !== 0) mask |= 1 << channel;
		}
		return mask;
	}

	/** Steps of 15 by which the effects that play turn the music down. */
	get duck(): number {
		let duck = 0;
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			duck = Math.max(duck, this.effectOn(channel)?.duck ?? 0);
		}
		return duck;
	}

	/** Channels taken, a bit each; those in `closed` are out of reach. */
	play(bank: number, index: number, options: EffectOptions, closed: number): number {
		const effects = this.banks.get(bank);
		const effect = effects?.effects[index];
		if (!effects || !effect) {
			throw new RangeError(`playEffect: bank ${bank} has no effect ${index}; give what import "./game.effects" gave.`);
		}
		let mask = 0;
		const { columns } = effects.patterns[effect.pattern]!;
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			if (!columns[channel] || closed & (1 << channel)) continue;
			if ((this.effectOn(channel)?.priority ?? 0) > effect.priority) continue;
			const { words, voice } = this.tracks[channel]!;
			words[WORD.bankPlusOne] = bank + 1;
			words[WORD.effect] = index;
			words[WORD.row] = 0;
			words[WORD.tickInRow] = 0;
			words[WORD.tempoTicks] = effect.tempoTicks;
			words[WORD.volume] = Math.round((options.volume ?? 1) * 255);
			words[WORD.pan] = options.pan ?? 0;
			voice.reset();
			mask |= 1 << channel;
		}
		return mask;
	}

	/** Ends what plays on a channel. */
	drop(channel: number): void {
		this.tracks[channel]!.words[WORD.bankPlusOne] = 0;
	}

	/** One tick of all effects. */
	tick(): void {
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) this.tickTrack(channel);
	}

	private effectOn(channel: number): Effect | undefined {
		const { words } = this.tracks[channel]!;
		return this.banks.get(words[WORD.bankPlusOne]! - 1)?.effects[words[WORD.effect]!];
	}

	private tickTrack(channel: number): void {
		const { words, voice } = this.tracks[channel]!;
		const bank = this.banks.get(words[WORD.bankPlusOne]! - 1);
		const effect = this.effectOn(channel);
		if (!bank || !effect) return;
		const pattern = bank.patterns[effect.pattern]!;
		const cell = pattern.columns[channel]?.[words[WORD.row]!];
		if (cell) {
			if (cell.tempo !== NONE && words[WORD.tickInRow] === 0) words[WORD.tempoTicks] = cell.tempo;
			const wait = cell.wait === NONE ? 0 : Math.min(cell.wait, words[WORD.tempoTicks]! - 1);
			if (words[WORD.tickInRow] === wait) voice.play(cell, bank.instruments);
		} else if (voice.isOver(bank.instruments, sampleSeconds(bank, voice))) {
			this.drop(channel);
			this.writer.silence(channel);
			return;
		}
		const sound = voice.tick(bank.instruments, this.sound);
		const instrument = bank.instruments[voice.instrument];
		if (sound && instrument) {
			sound.pan = Math.min(7, Math.max(-7, sound.pan + words[WORD.pan]!));
			this.writer.writeVoice(channel, sound, instrument, bank, words[WORD.volume]! / 255);
		} else this.writer.silence(channel);
		if (cell && ++words[WORD.tickInRow]! >= words[WORD.tempoTicks]!) {
			words[WORD.tickInRow] = 0;
			words[WORD.row]!++;
		}
	}
}

/** How long a sample instrument's sample is at C-4; 0 for other instruments. A looped one never ends: 0 too. */
function sampleSeconds(bank: PlayableEffectBank, voice: Voice): number {
	const sample = bank.samples[bank.instruments[voice.instrument]?.sample ?? -1];
	return sample && sample.loopStart < 0 ? sample.bytes.length / sample.rateHz : 0;
}
