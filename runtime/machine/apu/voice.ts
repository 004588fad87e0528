import { hasRunOut, macroValue, nextPosition, releasePosition } from "./macro-cursor.ts";
import { C4_CENTS, MAX_PITCH_CENTS, pitchHz } from "./pitch.ts";
import { type Cell, type Instrument, MACRO_NAMES, NONE, NOTE_OFF } from "./song-format.ts";

/** 16-bit words of memory that one voice takes. */
export const VOICE_WORDS = 32;

const WORD = {
	sounding: 0,
	instrument: 1,
	pitchCents: 2,
	/** Where a slide goes, and how far a tick. */
	targetCents: 3,
	slideCents: 4,
	bendCents: 5,
	/** Sixteenths of a volume step, 0–240. */
	volume: 6,
	pan: 7,
	/** Sixteenths a tick. */
	fade: 8,
	released: 9,
	ageTicks: 10,
	/** Ticks until the note is cut; −1: it isn't. */
	cutIn: 11,
	/** A note begins at this tick. */
	struck: 12,
	/** Positions of the macros, in the order of MACRO_NAMES. */
	macros: 16,
} as const;

const MACRO_WORD = { volume: 16, arp: 17, pitch: 18, duty: 19, pan: 20 } as const;

const MAX_AGE_TICKS = 32_767;

/** What a voice asks of its channel in one tick. */
export interface VoiceSound {
	pitchCents: number;
	/** 0–225: column volume times macro volume, both 0–15. */
	volume: number;
	pan: number;
	duty: number;
	struck: boolean;
}

/** One note at a time, shaped by its instrument. All that changes is in `words`, a part of the machine's memory. */
export class Voice {
	constructor(private readonly words: Int16Array) {}

	get instrument(): number {
		return this.words[WORD.instrument]!;
	}

	get sounding(): boolean {
		return this.words[WORD.sounding] === 1;
	}

	silence(): void {
		this.words[WORD.sounding] = 0;
	}

	reset(): void {
		this.words.fill(0);
		this.words[WORD.cutIn] = -1;
	}

	/** Takes over a cell: a note, a release, or a change to the note that sounds. */
	play(cell: Cell, instruments: readonly Instrument[]): void {
		const { words } = this;
		if (cell.note === NOTE_OFF) this.release(instruments);
		else if (cell.note !== NONE) this.strike(cell);
		if (cell.volume !== NONE) words[WORD.volume] = cell.volume * 16;
		if (cell.pan !== NONE) words[WORD.pan] = cell.pan;
		if (cell.bend !== NONE) words[WORD.bendCents] = cell.bend;
		if (cell.fade !== NONE) words[WORD.fade] = cell.fade;
		if (cell.cut !== NONE) words[WORD.cutIn] = cell.cut;
	}

	private strike(cell: Cell): void {
		const { words } = this;
		const target = cell.note * 100;
		words[WORD.targetCents] = target;
		words[WORD.bendCents] = 0;
		words[WORD.fade] = 0;
		words[WORD.cutIn] = -1;
		words[WORD.volume] = 240;
		const slides = cell.slide !== NONE && this.sounding;
		if (slides) {
			const distance = Math.abs(target - words[WORD.pitchCents]!);
			words[WORD.slideCents] = Math.ceil(distance / cell.slide);
			return;
		}
		words[WORD.sounding] = 1;
		words[WORD.instrument] = cell.instrument;
		words[WORD.pitchCents] = target;
		words[WORD.slideCents] = 0;
		words[WORD.pan] = 0;
		words[WORD.released] = 0;
		words[WORD.ageTicks] = 0;
		words[WORD.struck] = 1;
		words.fill(0, WORD.macros, WORD.macros + MACRO_NAMES.length);
	}

	private release(instruments: readonly Instrument[]): void {
		const { words } = this;
		const instrument = instruments[this.instrument];
		if (!this.sounding || words[WORD.released] === 1 || !instrument) return;
		if (releasePosition(instrument.macros.volume) < 0) {
			this.silence();
			return;
		}
		words[WORD.released] = 1;
		for (const name of MACRO_NAMES) {
			const position = releasePosition(instrument.macros[name]);
			if (position >= 0) words[MACRO_WORD[name]] = position;
		}
	}

	/** What sounds in this tick, then on to the next. Undefined: silence. */
	tick(instruments: readonly Instrument[], sound: VoiceSound): VoiceSound | undefined {
		const { words } = this;
		const instrument = instruments[this.instrument];
		if (words[WORD.cutIn] === 0) this.silence();
		if (words[WORD.cutIn]! >= 0) words[WORD.cutIn]!--;
		if (!this.sounding || !instrument) return undefined;
		const { macros } = instrument;
		const cents =
			words[WORD.pitchCents]! +
			100 * macroValue(macros.arp, words[MACRO_WORD.arp]!, 0) +
			macroValue(macros.pitch, words[MACRO_WORD.pitch]!, 0) +
			vibratoCents(instrument, words[WORD.ageTicks]!);
		sound.pitchCents = Math.min(MAX_PITCH_CENTS, Math.max(0, cents));
		sound.volume = (words[WORD.volume]! * macroValue(macros.volume, words[MACRO_WORD.volume]!, 15)) / 16;
		sound.pan = Math.min(7, Math.max(-7, words[WORD.pan]! + macroValue(macros.pan, words[MACRO_WORD.pan]!, 0)));
		sound.duty = macroValue(macros.duty, words[MACRO_WORD.duty]!, 2);
		sound.struck = words[WORD.struck] === 1;
		this.advance(instrument);
		return sound;
	}

	private advance({ macros }: Instrument): void {
		const { words } = this;
		const released = words[WORD.released] === 1;
		for (const name of MACRO_NAMES) {
			const word = MACRO_WORD[name];
			words[word] = nextPosition(macros[name], words[word]!, released);
		}
		words[WORD.struck] = 0;
		words[WORD.ageTicks] = Math.min(MAX_AGE_TICKS, words[WORD.ageTicks]! + 1);
		words[WORD.volume] = Math.min(240, Math.max(0, words[WORD.volume]! + words[WORD.fade]!));
		const bent = words[WORD.pitchCents]! + words[WORD.bendCents]!;
		words[WORD.pitchCents] = Math.min(MAX_PITCH_CENTS, Math.max(0, bent));
		this.slideOn();
	}

	private slideOn(): void {
		const { words } = this;
		const step = words[WORD.slideCents]!;
		if (step === 0) return;
		const left = words[WORD.targetCents]! - words[WORD.pitchCents]!;
		words[WORD.pitchCents]! += Math.max(-step, Math.min(step, left));
		if (Math.abs(left) <= step) words[WORD.slideCents] = 0;
	}

	/**
	 * Whether the note is over by itself: let go and faded, or at its volume macro's end; a sample at its own end.
	 * @param sampleSeconds length of the sample at C-4, or 0 for other instruments
	 */
	isOver(instruments: readonly Instrument[], sampleSeconds: number): boolean {
		const { words } = this;
		const instrument = instruments[this.instrument];
		if (!this.sounding || !instrument) return true;
		const macro = instrument.macros.volume;
		if (macro.values.length === 0 && sampleSeconds > 0) {
			const speed = pitchHz(words[WORD.pitchCents]!) / pitchHz(C4_CENTS);
			return (words[WORD.ageTicks]! / 60) * speed >= sampleSeconds;
		}
		// A note still held in a loop would never end: it is cut.
		const held = macro.loopStart < macro.loopEnd && words[WORD.released] === 0;
		return held || hasRunOut(macro, words[MACRO_WORD.volume]!, words[WORD.released] === 1);
	}
}

/** A triangle about the pitch, starting upwards after the delay. */
function vibratoCents(instrument: Instrument, ageTicks: number): number {
	const { vibratoDelayTicks, vibratoDepthCents, vibratoPeriodTicks } = instrument;
	if (vibratoPeriodTicks === 0 || ageTicks < vibratoDelayTicks) return 0;
	const quarters = (4 * ((ageTicks - vibratoDelayTicks) % vibratoPeriodTicks)) / vibratoPeriodTicks;
	const triangle = quarters < 1 ? quarters : quarters < 3 ? 2 - quarters : quarters - 4;
	return Math.round(vibratoDepthCents * triangle);
}
