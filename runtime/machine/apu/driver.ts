import type { Asset, PcmAsset } from "../../api/assets.ts";
import type { ChannelSpec } from "../../api/machine.ts";
import type { Memory } from "../memory.ts";
import { ADDRESS } from "../memory-map.ts";
import { ChannelWriter } from "./channel-writer.ts";
import { EFFECT_PLAYER_WORDS, type EffectOptions, EffectPlayer, type PlayableEffectBank } from "./effect-player.ts";
import { frequencyRegister, SOUND_CHANNEL } from "./registers.ts";
import { decodeEffectBank, decodeSong } from "./song-bytes.ts";
import { SoundDataError, type SoundTables } from "./song-format.ts";
import { type PlayableSong, SONG_PLAYER_WORDS, SongPlayer } from "./song-player.ts";

export interface SongOptions {
	/** From its start even when it plays already. */
	readonly restart?: boolean;
	/** 0–1. */
	readonly volume?: number;
}

const HEADER_WORDS = 16;
const WORD = {
	/** Not 0 once the registers have their power-on values. */
	powered: 0,
	/** Channels set by hand, a bit each. */
	manual: 1,
	/** Half steps of 15 by which the music is turned down now. */
	duckHalfSteps: 2,
} as const;

/**
 * The sound driver: plays songs and effects by writing the sound registers once a tick of 1/60 s. All its changing
 * state is memory, so that copying memory copies the sound. Who has a channel: the cartridge by hand before an
 * effect, an effect before the song.
 */
export class SoundDriver {
	private readonly header: Int16Array;
	private readonly writer: ChannelWriter;
	private readonly songs: SongPlayer;
	private readonly effects: EffectPlayer;

	/** @throws SoundDataError when a song or effect bank is damaged or wants a sample that the cartridge lacks */
	constructor(memory: Memory, assets: readonly Asset[]) {
		const words = memory.i16(ADDRESS.soundDriver, HEADER_WORDS + SONG_PLAYER_WORDS + EFFECT_PLAYER_WORDS);
		const effectsAt = HEADER_WORDS + SONG_PLAYER_WORDS;
		this.header = words.subarray(0, HEADER_WORDS);
		this.writer = new ChannelWriter(memory);
		const { songs, banks } = decodeAll(assets);
		this.songs = new SongPlayer(words.subarray(HEADER_WORDS, effectsAt), songs, this.writer);
		this.effects = new EffectPlayer(words.subarray(effectsAt), banks, this.writer);
		if (this.header[WORD.powered] === 0) this.powerOn();
	}

	private powerOn(): void {
		this.header[WORD.powered] = 1;
		this.writer.set("masterVolume", 0, 15);
	}

	/** Once every 1/60 s, before the registers are rendered. */
	tick(): void {
		const manual = this.header[WORD.manual]!;
		this.effects.tick();
		this.songs.tick(manual | this.effects.taken, this.ducked());
	}

	/** Down at once, up again by half a step a tick: 30 ticks from silence to full. */
	private ducked(): number {
		const wanted = 2 * this.effects.duck;
		const now = Math.max(wanted, this.header[WORD.duckHalfSteps]! - 1);
		this.header[WORD.duckHalfSteps] = now;
		return 1 - now / 30;
	}

	/** @throws RangeError when the bank holds no song */
	playSong(bank: number, options: SongOptions = {}): void {
		if (this.songs.bank !== bank || options.restart) {
			this.stopSong();
			this.songs.start(bank);
		}
		this.songs.setVolume(options.volume ?? 1);
	}

	stopSong(): void {
		this.songs.stop(this.header[WORD.manual]! | this.effects.taken);
	}

	/** @throws RangeError when the bank has no such effect */
	playEffect(bank: number, index: number, options: EffectOptions = {}): void {
		const taken = this.effects.play(bank, index, options, this.header[WORD.manual]!);
		if (taken & (1 << SOUND_CHANNEL.pcm)) this.songs.forgetNote(SOUND_CHANNEL.pcm);
	}

	/**
	 * Sets a channel by hand and keeps songs and effects off it; null silences it and gives it back to them. Each call
	 * begins a note: the decay starts anew, and so does `sample` when there is one.
	 */
	setChannel(channel: number, spec: ChannelSpec | null): void {
		const bit = 1 << channel;
		const { writer, header } = this;
		if (spec === null) {
			header[WORD.manual]! &= ~bit;
			writer.silence(channel);
			return;
		}
		header[WORD.manual]! |= bit;
		this.effects.drop(channel);
		writer.set("frequency", channel, frequencyRegister(spec.frequencyHz));
		writer.set("volume", channel, spec.volume);
		writer.set("pan", channel, spec.pan ?? 0);
		writer.set("attackTicks", channel, 0);
		writer.set("decayTicks", channel, spec.decayTicks ?? 0);
		writer.set("sweep", channel, 0);
		if (channel <= SOUND_CHANNEL.pulse2) writer.set("mode", channel, spec.duty ?? 2);
		if (channel === SOUND_CHANNEL.noise) writer.set("mode", channel, spec.shortNoise ? 1 : 0);
		if (channel === SOUND_CHANNEL.pcm) {
			this.songs.forgetNote(channel);
			if (spec.sample) writer.setSample(channel, spec.sample);
		}
		if (channel !== SOUND_CHANNEL.pcm || spec.sample) writer.trigger(channel);
	}

	/** Loads the wave table of channel 2 or 3. A song or effect that has the channel loads its own again. */
	setWave(channel: number, steps: ArrayLike<number>): void {
		this.writer.writeWave(channel, steps);
	}
}

function decodeAll(assets: readonly Asset[]) {
	const songs = new Map<number, PlayableSong>();
	const banks = new Map<number, PlayableEffectBank>();
	for (const asset of assets) {
		if (asset.kind === "song") {
			const song = decodeSong(asset.bytes);
			songs.set(asset.bank, { ...song, samples: findSamples(song, assets) });
		} else if (asset.kind === "effects") {
			const bank = decodeEffectBank(asset.bytes);
			banks.set(asset.bank, { ...bank, samples: findSamples(bank, assets) });
		}
	}
	return { songs, banks };
}

function findSamples(tables: SoundTables, assets: readonly Asset[]): PcmAsset[] {
	return tables.sampleNames.map((name) => {
		const found = assets.find((asset): asset is PcmAsset => asset.kind === "pcm" && isNamed(asset, name));
		if (found) return found;
		throw new SoundDataError(
			`A song or effect plays the sample "${name}", which the cartridge lacks: import it there ("./${name}?pcm").`,
		);
	});
}

/** By its path in the cartridge's folder, or the end of it. */
function isNamed(asset: PcmAsset, name: string): boolean {
	return asset.name === name || asset.name?.endsWith(`/${name}`) === true;
}
