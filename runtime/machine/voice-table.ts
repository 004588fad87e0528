import type { Asset } from "../api/assets.ts";
import type { Memory } from "./memory.ts";
import { ADDRESS, STATUS_REGISTER, VOICE_COUNT, VOICE_SIZE_BYTES } from "./memory-map.ts";

/** What a cartridge asks for by `playVoice`. */
export interface VoiceWish {
	/** 0–65,535: the cartridge's own name for it. */
	readonly id: number;
	/** Bank of the sample. */
	readonly bank: number;
	/** 0–1. */
	readonly volume: number;
	/** −1 to 1. */
	readonly pan: number;
	readonly loop: boolean;
}

/** A voice in the midst of sounding. */
export interface SoundingVoice extends VoiceWish {
	/** Number of the tick that began it. */
	readonly startTick: number;
	/** Seconds of game time since. */
	readonly forSeconds: number;
}

/** Byte offsets in an entry. */
const ENTRY = { id: 0, bank: 2, flags: 3, volume: 4, pan: 6, startTick: 8, ticks: 12 } as const;
const FLAG = { taken: 1, loop: 2 } as const;
const VOLUME_ONE = 0xffff;
const PAN_ONE = 0x7fff;

/**
 * Which sampled voices sound, as memory: the display side plays them, and a machine that is put back to a saved moment
 * tells it from here which ones it should be playing. Beyond 32 at once, the one begun first is no longer remembered.
 */
export class VoiceTable {
	private readonly bytes: Uint8Array;
	private readonly view: DataView;
	private readonly secondsOfBank: ReadonlyMap<number, number>;

	constructor(
		private readonly memory: Memory,
		assets: readonly Asset[],
		private readonly ticksPerSecond: 60 | 30,
	) {
		const { buffer } = memory.bytes;
		this.bytes = new Uint8Array(buffer, ADDRESS.voices, VOICE_COUNT * VOICE_SIZE_BYTES);
		this.view = new DataView(buffer, ADDRESS.voices, VOICE_COUNT * VOICE_SIZE_BYTES);
		this.secondsOfBank = new Map(
			assets.flatMap((asset) =>
				asset.kind === "pcm" ? [[asset.bank, asset.bytes.length / asset.rateHz] as const] : [],
			),
		);
	}

	/** Begins in the running tick; the voice of the same id ends. A bank without a sample is silent, and not noted. */
	play({ id, bank, volume, pan, loop }: VoiceWish): void {
		this.stop(id);
		const seconds = this.secondsOfBank.get(bank);
		if (seconds === undefined) return;
		const { view } = this;
		const at = this.freeEntry();
		view.setUint16(at + ENTRY.id, id, true);
		view.setUint8(at + ENTRY.bank, bank);
		view.setUint8(at + ENTRY.flags, FLAG.taken | (loop ? FLAG.loop : 0));
		view.setUint16(at + ENTRY.volume, Math.round(volume * VOLUME_ONE), true);
		view.setInt16(at + ENTRY.pan, Math.round(pan * PAN_ONE), true);
		view.setUint32(at + ENTRY.startTick, this.nowTick, true);
		view.setUint32(at + ENTRY.ticks, loop ? 0 : Math.ceil(seconds * this.ticksPerSecond), true);
	}

	stop(id: number): void {
		for (let at = 0; at < this.bytes.length; at += VOICE_SIZE_BYTES) {
			if (this.isTaken(at) && this.view.getUint16(at + ENTRY.id, true) === id) {
				this.bytes.fill(0, at, at + VOICE_SIZE_BYTES);
			}
		}
	}

	/** Those that have not come to their end, by their place in the table. */
	sounding(): SoundingVoice[] {
		const { view, nowTick } = this;
		const voices: SoundingVoice[] = [];
		for (let at = 0; at < this.bytes.length; at += VOICE_SIZE_BYTES) {
			if (!this.isTaken(at) || this.isOver(at)) continue;
			const startTick = view.getUint32(at + ENTRY.startTick, true);
			voices.push({
				id: view.getUint16(at + ENTRY.id, true),
				bank: view.getUint8(at + ENTRY.bank),
				volume: view.getUint16(at + ENTRY.volume, true) / VOLUME_ONE,
				pan: Math.max(-1, view.getInt16(at + ENTRY.pan, true) / PAN_ONE),
				loop: (view.getUint8(at + ENTRY.flags) & FLAG.loop) !== 0,
				startTick,
				// A file may say anything.
				forSeconds: Math.max(0, nowTick - startTick) / this.ticksPerSecond,
			});
		}
		return voices;
	}

	private get nowTick(): number {
		return this.memory.status[STATUS_REGISTER.tick >> 2]!;
	}

	private isTaken(at: number): boolean {
		return (this.view.getUint8(at + ENTRY.flags) & FLAG.taken) !== 0;
	}

	private isOver(at: number): boolean {
		const ticks = this.view.getUint32(at + ENTRY.ticks, true);
		return ticks > 0 && this.nowTick - this.view.getUint32(at + ENTRY.startTick, true) >= ticks;
	}

	/** The first that is free, or whose voice is over; else that of the voice begun first. */
	private freeEntry(): number {
		let oldest = 0;
		for (let at = 0; at < this.bytes.length; at += VOICE_SIZE_BYTES) {
			if (!this.isTaken(at) || this.isOver(at)) return at;
			const started = (entry: number) => this.view.getUint32(entry + ENTRY.startTick, true);
			if (started(at) < started(oldest)) oldest = at;
		}
		return oldest;
	}
}
