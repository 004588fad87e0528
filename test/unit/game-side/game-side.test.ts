import { expect, test } from "vitest";
import { defineCartridge, type Machine } from "../../../runtime/api/index.ts";
import { compileEffects } from "../../../runtime/cartridge/song-text/index.ts";
import { GameSide, type GameSideSurroundings } from "../../../runtime/game-side/game-side.ts";
import type { FromGameSide, Snapshot, ToGameSide } from "../../../runtime/game-side/messages.ts";
import { ADDRESS, BUTTON, SOUND_BLOCK, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";
import { readMovie } from "../../../runtime/machine/movie/movie-file.ts";
import { idleInput, type TickInput } from "../../../runtime/machine/pad-input.ts";
import type { UnitMeter } from "../../../runtime/machine/unit-meter.ts";

/** Its volume falls by one in each 1/60 s. */
const FALLING = {
	kind: "effects" as const,
	bank: 0,
	...compileEffects(
		"instrument slide\n  volume 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0\neffect fall\n  on pulse1\n  C-4 slide\n",
		"fall.effects",
	),
};

/** Moves sprite 1 by 3 px a tick while A is held; throws at tick 20; says what it does by rumble and sound. */
const runner = (ticksPerSecond: 60 | 30 = 60) =>
	defineCartridge({
		id: "test.ahead",
		title: "Ahead",
		ticksPerSecond,
		boot: () => ({ x: 0, luck: 0 }),
		tick(state, machine: Machine) {
			if (machine.tick >= 20) throw new Error("the end");
			if (machine.pad(0).held.a) state.x += 3;
			state.luck = machine.random();
			machine.sprite(1, { tile: 1, x: state.x, y: 0 });
			machine.rumble(0, 1, machine.tick + 1);
			if (machine.tick === 0) machine.playEffect(FALLING, "fall");
			machine.writeSave(0, [machine.tick]);
		},
	});

/** A meter of calls on the machine alone: these cartridges are no metered scripts. */
function plainMeter(): UnitMeter {
	let left = 0;
	return {
		unitsPerCycle: 1,
		begin: (units) => {
			left = units;
		},
		left: () => left,
		take: (units) => {
			left -= units;
		},
		check: () => {},
		end: () => {},
		pause: () => false,
		resume: () => {},
		judge: (error) => error,
	};
}

/** @param surroundings  how time passes, and what happens to work put off; by default none does, and at once */
function gameSideOf(cartridge = runner(), surroundings: Partial<Pick<GameSideSurroundings, "nowMs" | "later">> = {}) {
	const sent: FromGameSide[] = [];
	const gameSide = new GameSide({
		meter: plainMeter(),
		send: (message) => sent.push(message),
		nowMs: () => 0,
		later: (work) => work(),
		...surroundings,
		makeCartridge: () => cartridge as never,
		decodeAssets: () => [FALLING],
		errorMapper: () => (error) => ({ file: "", line: 0, message: String(error) }),
	});
	const manifest = {
		formatVersion: 1,
		apiVersion: 1,
		meterVersion: 1,
		id: "test.ahead",
		title: "Ahead",
		author: "",
	} as const;
	gameSide.receive({
		type: "boot",
		manifest: { ...manifest, ticksPerSecond: cartridge.ticksPerSecond },
		sourceMap: "",
		columns: new Int32Array(),
		banks: [],
		seed: 1,
		saveRam: null,
	} as never);
	let tick = 0;
	return {
		sent,
		receive: (message: ToGameSide) => gameSide.receive(message),
		run(ahead: number, held: number): Snapshot | null {
			const input: TickInput = idleInput();
			input.pads[0]!.held = held;
			gameSide.receive({ type: "tick", tick: tick++, input, ahead });
			const last = sent.at(-1)!;
			return last.type === "tick" ? last.snapshot : null;
		},
	};
}

const spriteX = ({ video }: Snapshot) => new DataView(video).getInt16(ADDRESS.sprites - VIDEO_BLOCK.address, true) / 16;

test("pictures ahead show where held buttons lead; state, sound, rumble and save are the tick's own", () => {
	const plain = gameSideOf();
	const ahead = gameSideOf();
	for (let tick = 0; tick < 12; tick++) {
		const held = tick >= 4 && tick < 9 ? BUTTON.a : 0;
		const here = plain.run(0, held)!;
		const there = ahead.run(2, held)!;
		expect(there.ahead).toBe(2);
		expect(spriteX(there)).toBe(spriteX(here) + (held ? 6 : 0));
		const { video: _, ahead: __, ...own } = there;
		const { video: ___, ahead: ____, ...same } = here;
		expect(own).toEqual(same);
		expect(own.instructions).toEqual([{ op: "rumble", player: 0, strength: 1, durationTicks: tick + 1 }]);
		expect([...own.saveRam!.subarray(0, 1)]).toEqual([tick]);
	}
});

test("with a fault on the way ahead the picture is the present one, and the fault comes at its own tick", () => {
	const side = gameSideOf();
	for (let tick = 0; tick < 17; tick++) expect(side.run(3, BUTTON.a)!.ahead).toBe(3);
	for (let tick = 17; tick < 20; tick++) {
		const snapshot = side.run(3, BUTTON.a)!;
		expect([snapshot.ahead, spriteX(snapshot)]).toEqual([0, 3 * (tick + 1)]);
	}
	expect(side.run(3, BUTTON.a)).toBeNull();
	expect(side.sent.at(-1)).toMatchObject({ type: "fault", fault: { tick: 20 } });
});

test.each([
	[60, 1],
	[30, 2],
] as const)("a tick of a cartridge of %d ticks a second has %d blocks of sound registers", (ticksPerSecond, blocks) => {
	const side = gameSideOf(runner(ticksPerSecond));
	const { sound } = side.run(0, 0)!;
	expect(sound.byteLength).toBe(blocks * SOUND_BLOCK.sizeBytes);
	// The driver has run once for each: a volume that falls has fallen between two.
	const [first, last] = [0, sound.byteLength - SOUND_BLOCK.sizeBytes].map((at) =>
		new Uint8Array(sound, at, SOUND_BLOCK.sizeBytes).join(),
	);
	expect(first === last).toBe(blocks === 1);
});

test("the last ticks become a movie while the game goes on: no tick waits for more than a slice of the work", () => {
	let nowMs = 0;
	const waiting: (() => void)[] = [];
	const side = gameSideOf(runner(), {
		// Each look at the clock is half a millisecond later: a slice is a few steps.
		nowMs: () => {
			nowMs += 0.5;
			return nowMs;
		},
		later: (work) => waiting.push(work),
	});
	for (let tick = 0; tick < 10; tick++) side.run(0, BUTTON.a);
	const identity = { cartId: "test.ahead", contentHash: "ab".repeat(32), title: "Ahead" };
	side.receive({ type: "history", number: 7, question: { op: "clip", ticks: 60, withPaths: false, identity } });
	side.receive({ type: "history", number: 8, question: { op: "save" } });
	const answers = () => side.sent.flatMap((message) => (message.type === "history" ? [message] : []));
	// What is asked later is not held up.
	expect(answers().map(({ number }) => number)).toEqual([8]);
	let slices = 0;
	for (; waiting.length > 0; slices++) {
		expect(waiting.length).toBe(1);
		waiting.shift()!();
		if (slices === 2) expect(side.run(0, 0)?.tick).toBe(10);
		if (slices === 3) side.receive({ type: "history", number: 9, question: { op: "rewind", tick: 4 } });
	}
	expect(slices).toBeGreaterThan(4);
	expect(answers().map(({ number }) => number)).toEqual([8, 9, 7]);
	const { answer } = answers()[2]!;
	if (answer.op !== "clip") throw new Error(`answered by ${answer.op}`);
	const movie = readMovie(answer.movie!);
	expect(movie.inputs.length).toBe(10);
	expect(movie.inputs.at(9).pads[0]!.held).toBe(BUTTON.a);
	expect(movie.trace?.hashes.length).toBe(10);
});
