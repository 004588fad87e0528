import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Asset } from "../../../../runtime/api/assets.ts";
import { compileEffects, compileSong } from "../../../../runtime/cartridge/song-text/index.ts";
import { SoundDriver } from "../../../../runtime/machine/apu/driver.ts";
import { Memory } from "../../../../runtime/machine/memory.ts";
import { pcm } from "./sound-block.ts";

const SONG_BANK = 3;
const EFFECTS_BANK = 5;

const INSTRUMENTS = `
wave step = 0123 4567 89ab cdef fedc ba98 7654 3210
instrument lead
  duty 1/4
instrument pluck
  volume 15 10 5 0
instrument organ
  volume 9 [12 6] 3 0
  wave step
instrument hit
  volume 12 [8]
  arp 12 0
instrument kick
  sample kick.wav
`;

const EFFECTS = `${INSTRUMENTS}
effect low
  on pulse1
  priority 10
  tempo 8
  C-2 lead
effect high
  on pulse1 noise
  priority 20
  tempo 4
  duck 6
  C-7 lead | C-5 hit
  C-8      | off
effect thump
  on pcm
  C-4 kick
effect tail
  on pulse2
  C-5 pluck
`;

/** A machine with a song and effects, and what one reads off its registers. */
function console(song: string, effects = EFFECTS, extra: Asset[] = []) {
	const memory = new Memory();
	const fx = compileEffects(effects, "test.effects");
	const assets: Asset[] = [
		{ kind: "song", bank: SONG_BANK, bytes: compileSong(song, "test.song") },
		{ kind: "effects", bank: EFFECTS_BANK, ...fx },
		{ ...pcm(9, new Array(1600).fill(50)), name: "sound/kick.wav" },
		...extra,
	];
	const driver = new SoundDriver(memory, assets);
	const effect = (name: string, options = {}) => driver.playEffect(EFFECTS_BANK, fx.names.indexOf(name), options);
	return { memory, driver, assets, effect, read: (channel: number) => readChannel(memory, channel) };
}

function readChannel(memory: Memory, channel: number) {
	const view = new DataView(memory.bytes.buffer, 0x20400 + channel * 32);
	return {
		hz: (view.getUint32(0, true) * 1_789_773) / 2 ** 32,
		volume: view.getUint8(4),
		pan: view.getInt8(5),
		trigger: view.getUint8(6),
		mode: view.getUint8(7),
	};
}

/** Semitones above A-4, rounded: 0 for A-4. */
const semitone = (hz: number) => Math.round(12 * Math.log2(hz / 440)) || 0;

test("row k of a song begins on tick k × tempo", () => {
	const rows = ["A-4 lead", "B-4", "C-5", "D-5", "E-5"];
	const { driver, read } = console(`tempo 7\nchannels pulse1\n${INSTRUMENTS}pattern aa\n${rows.join("\n")}\norder aa`);
	driver.playSong(SONG_BANK);
	const heard = [];
	for (let tick = 0; tick < 35; tick++) {
		driver.tick();
		heard.push(semitone(read(0).hz));
	}
	expect(heard).toEqual([0, 2, 3, 5, 7].flatMap((note) => Array(7).fill(note)));
});

test("a song without a loop ends after its last row and is silent", () => {
	const { driver, read } = console(`tempo 2\nchannels pulse1\n${INSTRUMENTS}pattern aa\nA-4 lead\n.\norder aa aa`);
	driver.playSong(SONG_BANK);
	const volumes = Array.from({ length: 10 }, () => {
		driver.tick();
		return read(0).volume;
	});
	expect(volumes).toEqual([15, 15, 15, 15, 15, 15, 15, 0, 0, 0]);
});

test("a song with a loop goes on at that place of its order", () => {
	const song = `tempo 1\nchannels pulse1\n${INSTRUMENTS}pattern one\nA-4 lead\npattern two\nB-4 lead\nC-5\norder one two one\nloop 2`;
	const { driver, read } = console(song);
	driver.playSong(SONG_BANK);
	const heard = Array.from({ length: 10 }, () => {
		driver.tick();
		return semitone(read(0).hz);
	});
	expect(heard).toEqual([0, 2, 3, 0, 2, 3, 0, 2, 3, 0]);
});

test("a channel with an order of its own plays that, cycling through lists and rows that are shorter", () => {
	const song = `tempo 1
channels pulse1 noise
${INSTRUMENTS}
pattern tune
A-4 lead
B-4
C-5
D-5
pattern beat
. | C-4 hit
. | C-5
pattern roll
. | C-6 hit
order tune tune tune
order noise beat roll`;
	const { driver, read } = console(song);
	driver.playSong(SONG_BANK);
	const heard = Array.from({ length: 12 }, () => {
		driver.tick();
		return semitone(read(4).hz / 64);
	});
	// "hit" begins an octave up (arp 12 0) and has one tick a note here. C-4 is 9 semitones below A-4.
	const [c4, c5, c6] = [3, 15, 27];
	expect(heard).toEqual([c4, c5, c4, c5, c6, c6, c6, c6, c4, c5, c4, c5]);
});

test("macros go a value a tick, loop while the note is held, and play their release on off", () => {
	const song = `tempo 6\nchannels wave1\n${INSTRUMENTS}pattern aa\nA-3 organ\noff\n.\norder aa`;
	const { driver, read } = console(song);
	driver.playSong(SONG_BANK);
	const volumes = Array.from({ length: 10 }, () => {
		driver.tick();
		return read(2).volume;
	});
	expect(volumes).toEqual([9, 12, 6, 12, 6, 12, 3, 0, 0, 0]);
});

test("arpeggio, pitch and vibrato bend the note by the semitones and cents they say", () => {
	const song = `tempo 8\nchannels pulse1
instrument chord
  arp [0 4 7]
instrument dive
  pitch 0 -50 -100
instrument singer
  vibrato 40 period 4 delay 2
pattern aa
A-4 chord
A-4 dive
A-4 singer
order aa`;
	const { driver, read } = console(song);
	driver.playSong(SONG_BANK);
	const cents = Array.from({ length: 24 }, () => {
		driver.tick();
		return Math.round(1200 * Math.log2(read(0).hz / 440)) || 0;
	});
	expect(cents.slice(0, 8)).toEqual([0, 400, 700, 0, 400, 700, 0, 400]);
	expect(cents.slice(8, 12)).toEqual([0, -50, -100, -100]);
	expect(cents.slice(16)).toEqual([0, 0, 0, 40, 0, -40, 0, 40]);
});

test("cell commands: volume, pan, slide, bend, fade, cut, wait and tempo", () => {
	const song = `tempo 6\nchannels pulse1\n${INSTRUMENTS}pattern aa
A-4 lead v9 p-3
A-5 s4
A-4 b-10
A-4 f-16
A-4 k2
B-4 w3
A-4 t2
C-5
order aa`;
	const { driver, read } = console(song);
	driver.playSong(SONG_BANK);
	const ticks = Array.from({ length: 40 }, () => {
		driver.tick();
		const { hz, volume, pan } = read(0);
		return { cents: Math.round(1200 * Math.log2(hz / 440)) || 0, volume, pan };
	});
	expect(ticks[0]).toEqual({ cents: 0, volume: 9, pan: -3 });
	expect(ticks.slice(6, 12).map((t) => t.cents)).toEqual([0, 300, 600, 900, 1200, 1200]);
	expect(ticks.slice(12, 18).map((t) => t.cents)).toEqual([0, -10, -20, -30, -40, -50]);
	expect(ticks.slice(18, 24).map((t) => t.volume)).toEqual([15, 14, 13, 12, 11, 10]);
	expect(ticks.slice(24, 30).map((t) => t.volume)).toEqual([15, 15, 0, 0, 0, 0]);
	expect(ticks.slice(30, 36).map((t) => [t.cents, t.volume])).toEqual([
		[0, 0],
		[0, 0],
		[0, 0],
		[200, 15],
		[200, 15],
		[200, 15],
	]);
	expect(ticks.slice(36, 40).map((t) => t.cents)).toEqual([0, 0, 300, 300]);
});

test("the same song goes on when it is asked for again, unless restarted", () => {
	const song = `tempo 1\nchannels pulse1\n${INSTRUMENTS}pattern aa\nA-4 lead\nB-4\nC-5\nD-5\norder aa`;
	const { driver, read } = console(song);
	const next = () => {
		driver.tick();
		return semitone(read(0).hz);
	};
	driver.playSong(SONG_BANK);
	expect([next(), next()]).toEqual([0, 2]);
	driver.playSong(SONG_BANK, { volume: 0.4 });
	expect(next()).toBe(3);
	expect(read(0).volume).toBe(6);
	driver.playSong(SONG_BANK, { restart: true });
	expect(next()).toBe(0);
	driver.stopSong();
	expect(read(0).volume).toBe(0);
});

const LONG_NOTE = `tempo 100\nchannels pulse1 wave1\n${INSTRUMENTS}pattern aa\nA-4 lead | A-3 organ\norder aa\nloop 1`;

test("an effect takes its channel from the song and gives it back when its rows are over", () => {
	const { driver, read, effect } = console(LONG_NOTE);
	driver.playSong(SONG_BANK);
	driver.tick();
	effect("low", { pan: 5, volume: 0.6 });
	const heard = Array.from({ length: 10 }, () => {
		driver.tick();
		return semitone(read(0).hz);
	});
	expect(heard.slice(0, 8)).toEqual(Array(8).fill(-33));
	expect(heard.slice(8)).toEqual([0, 0]);
	expect(read(0)).toMatchObject({ volume: 15, pan: 0 });
	effect("low", { pan: 5, volume: 0.6 });
	driver.tick();
	expect(read(0)).toMatchObject({ volume: 9, pan: 5 });
});

test("a higher priority takes over, an equal one restarts, a lower one is refused", () => {
	const { driver, read, effect } = console(LONG_NOTE);
	const note = () => semitone(read(0).hz);
	effect("low");
	driver.tick();
	expect(note()).toBe(-33);
	effect("high");
	driver.tick();
	expect(note()).toBe(27);
	effect("low");
	driver.tick();
	expect(note()).toBe(27);
	for (let i = 0; i < 3; i++) driver.tick();
	expect(note()).toBe(39);
	effect("high");
	driver.tick();
	expect(note()).toBe(27);
});

test("an effect's last note plays its volume macro out after the rows", () => {
	const { driver, read, effect } = console(LONG_NOTE);
	effect("tail");
	const volumes = Array.from({ length: 5 }, () => {
		driver.tick();
		return read(1).volume;
	});
	expect(volumes).toEqual([15, 10, 5, 0, 0]);
});

test("an effect's sample plays to its end: 1,600 samples at 16 kHz are 6 ticks", () => {
	const { driver, read, effect } = console(LONG_NOTE);
	effect("thump");
	const ticks = Array.from({ length: 9 }, () => {
		driver.tick();
		return read(5);
	});
	expect(ticks.map((t) => t.volume)).toEqual([15, 15, 15, 15, 15, 15, 0, 0, 0]);
	expect(ticks[0]!.hz).toBeCloseTo(16_000, 2);
	expect(ticks[0]!.trigger).toBe(1);
});

test("an effect with duck turns the music down at once, and up again over the ticks after it", () => {
	const { driver, read, effect } = console(`${LONG_NOTE.replace("A-3 organ", "A-3 organ v15")}`);
	driver.playSong(SONG_BANK);
	for (let i = 0; i < 3; i++) driver.tick();
	effect("high");
	const volumes = Array.from({ length: 24 }, () => {
		driver.tick();
		return read(2).volume;
	});
	// The organ alternates 12 and 6; 6 of 15 steps down leaves 0.6 of it.
	expect(volumes.slice(0, 4).sort()).toEqual([4, 4, 7, 7]);
	expect(volumes.slice(-2).sort()).toEqual([12, 6]);
	const louds = volumes.filter((_, i) => i % 2 === (volumes[0] === 7 ? 0 : 1));
	expect(louds).toEqual([...louds].sort((a, b) => a - b));
});

test("a channel set by hand is out of reach of song and effects until it is given back", () => {
	const { driver, read, effect } = console(LONG_NOTE);
	driver.playSong(SONG_BANK);
	driver.tick();
	driver.setChannel(0, { frequencyHz: 1000, volume: 4, pan: -2, duty: 3 });
	effect("high");
	for (let i = 0; i < 20; i++) driver.tick();
	expect(read(0).hz).toBeCloseTo(1000, 3);
	expect(read(0)).toMatchObject({ volume: 4, pan: -2, mode: 3 });
	driver.setChannel(0, null);
	expect(read(0).volume).toBe(0);
	driver.tick();
	expect(semitone(read(0).hz)).toBe(0);
	expect(read(0).volume).toBe(15);
});

test("a song leaves channels alone that it has no column for", () => {
	const { driver, memory } = console(LONG_NOTE);
	driver.playSong(SONG_BANK);
	memory.poke(0x20400 + 4 * 32 + 4, 9);
	for (let i = 0; i < 5; i++) driver.tick();
	expect(memory.peek(0x20400 + 4 * 32 + 4)).toBe(9);
});

test("a song or effect that wants a sample which the cartridge lacks is refused by name", () => {
	const bytes = compileSong(
		"channels pcm\ninstrument kick\nsample drums/kick.wav\npattern aa\nC-4 kick\norder aa",
		"a.song",
	);
	expect(() => new SoundDriver(new Memory(), [{ kind: "song", bank: 0, bytes }])).toThrow(
		/"drums\/kick\.wav", which the cartridge lacks/,
	);
});

test("a bank without a song, and an effect that isn't there, are refused", () => {
	const { driver } = console(LONG_NOTE);
	expect(() => driver.playSong(EFFECTS_BANK)).toThrow(/bank 5 holds no song/);
	expect(() => driver.playEffect(EFFECTS_BANK, 99)).toThrow(/bank 5 has no effect 99/);
});

const action = fc.oneof(
	fc.constant({ kind: "tick" as const }),
	fc.record({ kind: fc.constant("effect" as const), index: fc.nat(3), pan: fc.integer({ min: -7, max: 7 }) }),
	fc.record({ kind: fc.constant("song" as const), restart: fc.boolean() }),
	fc.record({ kind: fc.constant("hand" as const), channel: fc.nat(5), off: fc.boolean() }),
	fc.constant({ kind: "stop" as const }),
);

test("copying memory copies the sound: another driver goes on with the same registers", () => {
	const song = `tempo 3\n${INSTRUMENTS}pattern aa
A-4 lead b5 | C-5 pluck | A-3 organ | .         | C-5 hit | C-4 kick
B-4 s2 v8   | .         | off       | A-2 organ | .       | .
order aa*3\nloop 2`;
	fc.assert(
		fc.property(fc.array(action, { minLength: 5, maxLength: 60 }), fc.nat(), (actions, point) => {
			const first = console(song);
			const second = console(song);
			const at = point % actions.length;
			for (const [i, a] of actions.entries()) {
				if (i === at) second.memory.bytes.set(first.memory.bytes);
				for (const { driver } of i >= at ? [first, second] : [first]) {
					if (a.kind === "effect") driver.playEffect(EFFECTS_BANK, a.index, { pan: a.pan });
					else if (a.kind === "song") driver.playSong(SONG_BANK, { restart: a.restart });
					else if (a.kind === "hand") {
						driver.setChannel(a.channel, a.off ? null : { frequencyHz: 500, volume: 7, decayTicks: 9 });
					} else if (a.kind === "stop") driver.stopSong();
					driver.tick();
				}
				if (i >= at) expect(Buffer.compare(second.memory.bytes, first.memory.bytes)).toBe(0);
			}
		}),
		{ numRuns: 50 },
	);
});
