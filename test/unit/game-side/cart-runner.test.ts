import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cartridge, Machine } from "../../../runtime/api/index.ts";
import { CartRunner } from "../../../runtime/game-side/cart-runner.ts";
import {
	ADDRESS,
	BUTTON,
	CYCLES_PER_TICK_60,
	STATUS_REGISTER,
	VIDEO_REGISTER,
} from "../../../runtime/machine/memory-map.ts";
import { idleInput } from "../../../runtime/machine/pad-input.ts";
import { PictureUnit } from "../../../runtime/machine/ppu/index.ts";

interface Options<S> extends Partial<Cartridge<S>> {
	seed?: number;
	saveRam?: Uint8Array;
}

function runnerOf<S>(options: Options<S>): CartRunner {
	const { seed = 1, saveRam, ...cartridge } = options;
	return new CartRunner({
		cartridge: {
			id: "test.cart",
			title: "Test",
			ticksPerSecond: 60,
			boot: () => ({}),
			tick: () => {},
			...cartridge,
		} as Cartridge,
		assets: [],
		seed,
		saveRam: saveRam ?? null,
		mapError: (error) => ({ file: "cartridge.ts", line: 7, message: (error as Error).message }),
	});
}

function padTick(held: number, tapped = 0) {
	const input = idleInput();
	input.pads[0]!.held = held;
	input.pads[0]!.tapped = tapped;
	return input;
}

const status = (runner: CartRunner, register: number) => runner.memory.status[register >> 2]!;

/** Uses about as many cycles as asked, by API calls alone. */
function burn(machine: Machine, cycles: number): void {
	const target = machine.cyclesLeft() - cycles;
	while (machine.cyclesLeft() > target) machine.random();
}

test("the cartridge's tick runs once a tick, with the tick number it is in", () => {
	const runner = runnerOf({
		boot: (): number[] => [],
		tick: (ticks, machine) => {
			ticks.push(machine.tick);
		},
	});
	expect(runner.boot()).toBeNull();
	for (let i = 0; i < 5; i++) runner.runTick(idleInput());
	expect(runner.state).toEqual([0, 1, 2, 3, 4]);
});

test("a tick over budget finishes, and lag ticks pay the excess one budget at a time", () => {
	const runner = runnerOf({
		boot: () => ({ calls: 0 }),
		tick: (state, machine) => {
			state.calls++;
			if (state.calls === 1) burn(machine, CYCLES_PER_TICK_60 * 3.5);
		},
	});
	runner.boot();
	const lags = Array.from({ length: 6 }, () => runner.runTick(idleInput()).lag);
	// 3.5 budgets used: 2.5 owed, paid by three lag ticks.
	expect(lags).toEqual([false, true, true, true, false, false]);
	expect(runner.state).toEqual({ calls: 3 });
	expect(status(runner, STATUS_REGISTER.lagTicks)).toBe(3);
	expect(status(runner, STATUS_REGISTER.cyclesMax)).toBeGreaterThan(CYCLES_PER_TICK_60 * 3.5);
});

test("a cartridge of 30 ticks a second has two budgets a tick", () => {
	const runner = runnerOf({ ticksPerSecond: 30, tick: (_, machine) => burn(machine, CYCLES_PER_TICK_60 * 1.9) });
	runner.boot();
	expect(runner.runTick(idleInput()).lag).toBe(false);
	expect(runner.runTick(idleInput()).lag).toBe(false);
});

test("past sixteen budgets in one tick the cartridge is stopped, even if it catches the fault", () => {
	const runner = runnerOf({
		tick: (_, machine) => {
			for (;;) {
				try {
					for (;;) machine.random();
				} catch {
					machine.random();
				}
			}
		},
	});
	runner.boot();
	expect(runner.runTick(idleInput()).fault).toMatchObject({ kind: "cycles", tick: 0, line: 7 });
});

test("what the cartridge throws becomes a fault, and the machine then stands still", () => {
	const runner = runnerOf({
		boot: () => ({ n: 0 }),
		tick: (state) => {
			if (++state.n === 3) throw new TypeError("no such enemy");
		},
	});
	runner.boot();
	runner.runTick(idleInput());
	runner.runTick(idleInput());
	const fault = { tick: 2, file: "cartridge.ts", line: 7, kind: "exception", message: "no such enemy" };
	expect(runner.runTick(idleInput()).fault).toEqual(fault);
	const hash = runner.stateHash();
	expect(runner.runTick(idleInput()).fault).toEqual(fault);
	expect(runner.stateHash()).toBe(hash);
});

test("state that is not plain data is a fault of the tick that made it", () => {
	const runner = runnerOf({
		boot: () => ({ onHit: null as unknown }),
		tick: (state) => {
			state.onHit = () => {};
		},
	});
	expect(runner.boot()).toBeNull();
	expect(runner.runTick(idleInput()).fault).toMatchObject({
		kind: "state",
		message: expect.stringContaining("state.onHit is a function"),
	});
	expect(runnerOf({ boot: () => () => {} }).boot()).toMatchObject({ kind: "state" });
});

test("a press is seen once, a release once, and a tap between two ticks is held for one", () => {
	const runner = runnerOf({
		boot: (): string[] => [],
		tick: (log, machine) => {
			const { held, pressed, released } = machine.pad(0);
			log.push(`${held.a ? "h" : "-"}${pressed.a ? "p" : "-"}${released.a ? "r" : "-"}`);
		},
	});
	runner.boot();
	for (const held of [0, BUTTON.a, BUTTON.a, 0, 0]) runner.runTick(padTick(held));
	runner.runTick(padTick(0, BUTTON.a));
	runner.runTick(padTick(0));
	runner.runTick(padTick(0));
	expect(runner.state).toEqual(["---", "hp-", "h--", "--r", "---", "hp-", "--r", "---"]);
});

test("a press during lag ticks reaches the next tick that runs", () => {
	const runner = runnerOf({
		boot: () => ({ calls: 0, presses: 0 }),
		tick: (state, machine) => {
			if (machine.pad(0).pressed.start) state.presses++;
			if (state.calls++ === 0) burn(machine, CYCLES_PER_TICK_60 * 2.5);
		},
	});
	runner.boot();
	for (const held of [0, BUTTON.start, 0, 0, 0]) runner.runTick(padTick(held));
	expect(runner.state).toEqual({ calls: 3, presses: 1 });
});

test("sprites, copper and cut are said anew each tick; text, cells and scroll stay", () => {
	const runner = runnerOf({
		boot: () => ({ first: true }),
		tick: (state, machine) => {
			if (!state.first) return;
			state.first = false;
			machine.sprite(1, { tile: 1, x: 10, y: 10 });
			machine.copper(5, "backdrop", 31);
			machine.cut();
			machine.text(0, 0, "A");
			machine.cell("a", 3, 2, { tile: 9, palette: 5, flipX: true, priority: true });
			machine.scroll("b", -1, 512.5);
		},
	});
	runner.boot();
	const registers = runner.memory.videoRegisters;
	const tickLists = () =>
		[VIDEO_REGISTER.spriteCount, VIDEO_REGISTER.copperCount, VIDEO_REGISTER.pictureFlags].map((r) => registers[r]);
	runner.runTick(idleInput());
	expect(tickLists()).toEqual([1, 1, 1]);
	runner.runTick(idleInput());
	expect(tickLists()).toEqual([0, 0, 0]);
	// Text cell: code 65, palette 0, shadow. Plane cell: tile 9, palette 5, flip x, priority.
	expect(runner.memory.view.getUint16(ADDRESS.text, true)).toBe(0x8041);
	expect(runner.memory.view.getUint16(ADDRESS.planeA + 2 * (2 * 64 + 3), true)).toBe(9 | (5 << 10) | 0x2000 | 0x8000);
	// −1 px is 511 px, 512.5 px is half a pixel, in sixteenths.
	expect([registers[VIDEO_REGISTER.scrollBx], registers[VIDEO_REGISTER.scrollBy]]).toEqual([511 * 16, 8]);
});

test("the 129th sprite is refused, and a status bit says so", () => {
	const runner = runnerOf({
		tick: (_, machine) => {
			for (let i = 0; i < 130; i++) machine.sprite(i + 1, { tile: 0, x: i * 2, y: (i % 28) * 8 });
		},
	});
	runner.boot();
	runner.runTick(idleInput());
	expect(runner.memory.videoRegisters[VIDEO_REGISTER.spriteCount]).toBe(128);
	expect(status(runner, STATUS_REGISTER.spritesRefused)).toBe(2);
	expect(status(runner, STATUS_REGISTER.flags) & 2).toBe(2);
});

test("writes to reserved and read-only addresses are ignored and counted; reserved ones read 0", () => {
	const runner = runnerOf({
		boot: (machine) => {
			machine.poke(0x24000, 9);
			machine.poke(ADDRESS.pads, 9);
			machine.poke(ADDRESS.workRam + 5, 200);
			return [machine.peek(0x24000), machine.peek(ADDRESS.pads), machine.peek(5)];
		},
	});
	runner.boot();
	expect(runner.state).toEqual([0, 0, 200]);
	expect(status(runner, STATUS_REGISTER.ignoredWrites)).toBe(2);
});

test("save RAM is what was kept, and a write to it is reported once", () => {
	const kept = new Uint8Array(8192);
	kept[3] = 77;
	const runner = runnerOf({
		saveRam: kept,
		tick: (_, machine) => {
			if (machine.tick === 1) machine.writeSave(4, [1, 2, machine.readSave(3, 1)[0]!]);
		},
	});
	runner.boot();
	const reports = Array.from({ length: 3 }, () => runner.runTick(idleInput()).saveRamChanged);
	expect(reports).toEqual([false, true, false]);
	expect([...runner.memory.saveRam.subarray(3, 7)]).toEqual([77, 1, 2, 77]);
});

const BAD_CALLS: [string, (machine: Machine) => void, RegExp][] = [
	[
		"a sprite at NaN",
		(m) => m.sprite(1, { tile: 0, x: Number.NaN, y: 0 }),
		/^sprite: x is NaN; it must be a number from/,
	],
	["a sprite of tile 1024", (m) => m.sprite(1, { tile: 1024, x: 0, y: 0 }), /^sprite: tile is 1024; .* 0 to 1023/],
	["an object id of 70000", (m) => m.sprite(70000, { tile: 0, x: 0, y: 0 }), /objectId is 70000/],
	["a priority that isn't one", (m) => m.sprite(1, { tile: 0, x: 0, y: 0, priority: "top" as never }), /before-all/],
	["a plane that isn't one", (m) => m.scroll("c" as never, 0, 0), /it must be "a" or "b"/],
	["palette 8 on a plane", (m) => m.cell("a", 0, 0, { tile: 0, palette: 8 }), /palette is 8; .* 0 to 7/],
	["half a tile", (m) => m.tiles(0, new Uint8Array(16)), /a tile takes 32/],
	["tiles past the last", (m) => m.tiles(1023, new Uint8Array(64)), /end past the last/],
	["a colour of 16 bits", (m) => m.backdrop(0x8000), /0 to 32767/],
	["text that is a number", (m) => m.text(0, 0, 5 as never), /must be a string/],
	["text off the screen", (m) => m.text(32, 0, "x"), /column is 32/],
	["a character the font lacks", (m) => m.text(0, 0, "漢"), /no "漢"/],
	["pad 4", (m) => m.pad(4), /player is 4/],
	["a copper line past the picture", (m) => m.copper(224, "backdrop", 0), /line is 224/],
	["a save that ends past the RAM", (m) => m.writeSave(8191, [1, 2]), /end past/],
	["a song that isn't one", (m) => m.playSong({ kind: "tiles" } as never), /asset of kind "song"/],
	[
		"a voice that loops by a word",
		(m) => m.playVoice(1, { kind: "pcm", bank: 0 } as never, { loop: "yes" as never }),
		/loop is "yes"; it must be true or false/,
	],
	["a layer that is a word", (m) => m.layers({ a: "no" as never }), /must be true or false/],
	["a save of a made-up length", (m) => m.writeSave(0, { length: -1e8 } as never), /number of bytes is -100000000/],
	[
		"a priority that only objects have",
		(m) => m.sprite(1, { tile: 0, x: 0, y: 0, priority: "toString" as never }),
		/before-all/,
	],
	["a copper register that only objects have", (m) => m.copper(0, "constructor" as never, 1), /scrollAx/],
	["randomInt of 0", (m) => m.randomInt(0), /n is 0/],
];

test.each(BAD_CALLS)("%s is a bad call that says what is right, and changes nothing", (_what, call, message) => {
	const runner = runnerOf({ tick: (_, machine) => call(machine) });
	runner.boot();
	const before = runner.memory.videoBlock.slice();
	const { fault } = runner.runTick(idleInput());
	expect(fault).toMatchObject({ kind: "bad-call" });
	expect(fault?.message).toMatch(message);
	expect(runner.memory.videoBlock).toEqual(before);
});

test("the same seed and inputs give the same hashes; another seed, or one other press, does not", () => {
	const play = (seed: number, held: readonly number[]) => {
		const runner = runnerOf({
			seed,
			boot: () => ({ x: 0, chance: 0 }),
			tick: (state, machine) => {
				if (machine.pad(0).held.right) state.x += 1.5;
				state.chance = machine.random();
				machine.sprite(1, { tile: 3, x: state.x, y: state.chance * 100 });
			},
		});
		runner.boot();
		return held.map((h) => {
			runner.runTick(padTick(h));
			return runner.stateHash();
		});
	};
	fc.assert(
		fc.property(
			fc.integer(),
			fc.array(fc.integer({ min: 0, max: 0xfff }), { minLength: 1, maxLength: 30 }),
			(seed, held) => {
				const hashes = play(seed, held);
				expect(play(seed, held)).toEqual(hashes);
				expect(play(seed + 1, held).at(-1)).not.toBe(hashes.at(-1));
				const other = [...held.slice(0, -1), held.at(-1)! ^ BUTTON.right];
				expect(play(seed, other).at(-1)).not.toBe(hashes.at(-1));
			},
		),
		{ numRuns: 25 },
	);
});

/** A game that uses chance, sprites, text and its own state. */
const drifter: Options<{ xs: number[]; age: number }> = {
	boot: (machine) => ({ xs: [machine.random()], age: 0 }),
	tick: (state, machine) => {
		state.age++;
		if (machine.pad(0).pressed.a) state.xs.push(machine.random() * 200);
		state.xs.forEach((x, k) => {
			machine.sprite(k + 1, { tile: k & 7, x: x + state.age * 0.25, y: 50 });
		});
		machine.text(0, 0, `${state.age}`);
	},
};

test("a machine put back to a saved tick runs on as if it had never stopped", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 0xfff }), { minLength: 2, maxLength: 40 }), fc.nat(), (held, at) => {
			const runner = runnerOf(drifter);
			runner.boot();
			const stop = at % held.length;
			let saved = runner.save();
			const hashes = held.map((h, tick) => {
				if (tick === stop) saved = runner.save();
				runner.runTick(padTick(h));
				return runner.stateHash();
			});
			runner.restore(saved);
			const again = held.slice(stop).map((h) => {
				runner.runTick(padTick(h));
				return runner.stateHash();
			});
			expect(again).toEqual(hashes.slice(stop));
		}),
		{ numRuns: 50 },
	);
});

test("what was saved stays as it was while the machine runs on", () => {
	const runner = runnerOf({
		boot: () => ({ n: 0 }),
		tick: (state) => {
			state.n++;
		},
	});
	runner.boot();
	runner.runTick(idleInput());
	const saved = [runner.save().state, runner.encodedState].map((bytes) => [bytes, bytes.slice()] as const);
	for (let i = 0; i < 4; i++) runner.runTick(idleInput());
	for (const [bytes, before] of saved) expect(bytes).toEqual(before);
	expect(runner.encodedState).not.toEqual(saved[0]![1]);
});

test("more than 256 rumbles, voices and reads in a tick are a bad call", () => {
	const rumbles = (count: number) => {
		const runner = runnerOf({
			tick: (_, machine) => {
				for (let i = 0; i < count; i++) machine.rumble(0, 1, 1);
			},
		});
		runner.boot();
		return runner.runTick(idleInput());
	};
	expect(rumbles(256)).toMatchObject({ fault: null, instructions: { length: 256 } });
	expect(rumbles(257).fault).toMatchObject({ kind: "bad-call", message: expect.stringContaining("more than 256") });
});

test("looking ahead shows the future of the held buttons and changes nothing", () => {
	const runner = runnerOf(drifter);
	runner.boot();
	for (let i = 0; i < 5; i++) runner.runTick(padTick(0));
	const before = runner.stateHash();
	let seen = "";
	runner.lookAhead(padTick(BUTTON.a, BUTTON.a), 3, () => {
		seen = runner.stateHash();
	});
	expect(runner.stateHash()).toBe(before);
	for (let i = 0; i < 3; i++) runner.runTick(padTick(BUTTON.a));
	expect(runner.stateHash()).toBe(seen);
});

test("looking ahead into a fault leaves the present running", () => {
	const runner = runnerOf({
		boot: () => ({ n: 0 }),
		tick: (state) => {
			if (++state.n > 2) throw new Error("later");
		},
	});
	runner.boot();
	runner.runTick(idleInput());
	runner.lookAhead(idleInput(), 4, () => {});
	expect(runner.fault).toBeNull();
	expect(runner.runTick(idleInput()).fault).toBeNull();
});

test("text is readable before a cartridge has set a palette: white ink on black", () => {
	const runner = runnerOf({ boot: (machine) => machine.text(0, 0, "HI") });
	runner.boot();
	const picture = new Uint32Array(256 * 224);
	new PictureUnit().render(runner.memory.videoBlock, picture);
	expect(new Set(picture)).toEqual(new Set([0xff000000, 0xffffffff]));
});
