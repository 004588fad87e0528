import { SOUND_CHANNEL_COUNT } from "../memory-map.ts";
import type { ChannelWriter, InstrumentSources } from "./channel-writer.ts";
import { NONE, type Song } from "./song-format.ts";
import { VOICE_WORDS, Voice, type VoiceSound } from "./voice.ts";

/** A song ready to play: its tables, with the samples found. */
export type PlayableSong = Song & InstrumentSources;

/** 16-bit words of memory: the position, then six voices. */
export const SONG_PLAYER_WORDS = 16 + SOUND_CHANNEL_COUNT * VOICE_WORDS;

const WORD = {
	/** Bank of the song + 1; 0: none plays. */
	bankPlusOne: 0,
	/** 0–255. */
	volume: 1,
	slot: 2,
	row: 3,
	tickInRow: 4,
	tempoTicks: 5,
} as const;

/** Plays one song. Row k of a song without tempo changes begins on tick k × tempo. All that changes is in memory. */
export class SongPlayer {
	private readonly voices: readonly Voice[];
	private readonly sound: VoiceSound = { pitchCents: 0, volume: 0, pan: 0, duty: 0, struck: false };

	constructor(
		private readonly words: Int16Array,
		private readonly songs: ReadonlyMap<number, PlayableSong>,
		private readonly writer: ChannelWriter,
	) {
		this.voices = Array.from(
			{ length: SOUND_CHANNEL_COUNT },
			(_, i) => new Voice(words.subarray(16 + i * VOICE_WORDS, 16 + (i + 1) * VOICE_WORDS)),
		);
	}

	/** Bank of the song that plays, or −1. */
	get bank(): number {
		return this.words[WORD.bankPlusOne]! - 1;
	}

	get song(): PlayableSong | undefined {
		return this.songs.get(this.bank);
	}

	setVolume(volume: number): void {
		this.words[WORD.volume] = Math.round(volume * 255);
	}

	start(bank: number): void {
		const song = this.songs.get(bank);
		if (!song) throw new RangeError(`playSong: bank ${bank} holds no song; give what import "./theme.song" gave.`);
		const { words } = this;
		words[WORD.bankPlusOne] = bank + 1;
		words[WORD.slot] = 0;
		words[WORD.row] = 0;
		words[WORD.tickInRow] = 0;
		words[WORD.tempoTicks] = song.tempoTicks;
		for (const voice of this.voices) voice.reset();
	}

	/** Silences the song's channels, but not those in `taken` (a bit a channel). */
	stop(taken: number): void {
		const { song } = this;
		this.words[WORD.bankPlusOne] = 0;
		if (!song) return;
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			if (usesChannel(song, channel) && !(taken & (1 << channel))) this.writer.silence(channel);
		}
	}

	/** What an effect does to the channel's sample can't be undone: the song waits for its next note there. */
	forgetNote(channel: number): void {
		this.voices[channel]!.silence();
	}

	/**
	 * One tick of the song.
	 * @param taken  channels that aren't the song's now, a bit each: it goes on there unheard
	 * @param ducked 0–1: how loud the music may be
	 */
	tick(taken: number, ducked: number): void {
		const { song, words } = this;
		if (!song) return;
		const loudness = (words[WORD.volume]! / 255) * ducked;
		this.playCells(song);
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			if (!usesChannel(song, channel)) continue;
			const voice = this.voices[channel]!;
			const sound = voice.tick(song.instruments, this.sound);
			if (taken & (1 << channel)) continue;
			const instrument = song.instruments[voice.instrument];
			if (sound && instrument) this.writer.writeVoice(channel, sound, instrument, song, loudness);
			else this.writer.silence(channel);
		}
		this.advance(song, taken);
	}

	private playCells(song: PlayableSong): void {
		const { words } = this;
		const slot = song.order[words[WORD.slot]!];
		if (!slot) return;
		for (let channel = 0; channel < SOUND_CHANNEL_COUNT; channel++) {
			const pattern = song.patterns[slot.patternOfChannel[channel]!]!;
			const cell = pattern.columns[channel]?.[words[WORD.row]! % pattern.rows];
			if (!cell) continue;
			if (cell.tempo !== NONE && words[WORD.tickInRow] === 0) words[WORD.tempoTicks] = cell.tempo;
			const wait = cell.wait === NONE ? 0 : Math.min(cell.wait, words[WORD.tempoTicks]! - 1);
			if (words[WORD.tickInRow] === wait) this.voices[channel]!.play(cell, song.instruments);
		}
	}

	private advance(song: PlayableSong, taken: number): void {
		const { words } = this;
		if (++words[WORD.tickInRow]! < words[WORD.tempoTicks]!) return;
		words[WORD.tickInRow] = 0;
		if (++words[WORD.row]! < (song.order[words[WORD.slot]!]?.rows ?? 0)) return;
		words[WORD.row] = 0;
		if (++words[WORD.slot]! < song.order.length) return;
		if (song.loopSlot >= 0) words[WORD.slot] = song.loopSlot;
		else this.stop(taken);
	}
}

const usedChannels = new WeakMap<Song, number>();

/** Whether any pattern has a column for the channel: the song leaves the others alone. */
function usesChannel(song: Song, channel: number): boolean {
	let used = usedChannels.get(song);
	if (used === undefined) {
		used = 0;
		for (const { columns } of song.patterns) {
			for (let i = 0; i < columns.length; i++) if (columns[i]) used |= 1 << i;
		}
		usedChannels.set(song, used);
	}
	return (used & (1 << channel)) !== 0;
}
