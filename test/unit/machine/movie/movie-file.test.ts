import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCATOR_BYTES } from "../../../../runtime/machine/movie/difference-locator.ts";
import { InputTrack } from "../../../../runtime/machine/movie/input-track.ts";
import { checkpointTicks } from "../../../../runtime/machine/movie/movie.ts";
import { readMovie, writeMovie } from "../../../../runtime/machine/movie/movie-file.ts";
import { MovieRecorder } from "../../../../runtime/machine/movie/movie-recorder.ts";
import { idleInput, type TickInput } from "../../../../runtime/machine/pad-input.ts";
import { ByteReader } from "../../../../runtime/machine/saved-file/byte-reader.ts";
import { ByteWriter } from "../../../../runtime/machine/saved-file/byte-writer.ts";
import { SavedFileError } from "../../../../runtime/machine/saved-file/saved-file-error.ts";

const IDENTITY = { cartId: "sample", contentHash: "ab".repeat(32), title: "Sample" };
const hashOf = (tick: number) => (tick + 1).toString(16).padStart(16, "0");

const anyInput: fc.Arbitrary<TickInput> = fc.record({
	pads: fc.tuple(
		...[0, 1, 2, 3].map(() =>
			fc.record({
				held: fc.nat(0xfff),
				tapped: fc.nat(0xfff),
				stickX: fc.integer({ min: -127, max: 127 }),
				stickY: fc.integer({ min: -127, max: 127 }),
			}),
		),
	),
	pointer: fc.record({
		x: fc.integer({ min: -32768, max: 32767 }),
		y: fc.integer({ min: -32768, max: 32767 }),
		held: fc.boolean(),
		inside: fc.boolean(),
	}),
	arrivals: fc.oneof(fc.constant([]), fc.uniqueArray(fc.nat(255), { maxLength: 4 })),
});

function recorded(ticks: number, withTrace: boolean, saveRam: Uint8Array | null = null) {
	const recorder = new MovieRecorder(IDENTITY, 60, { from: "power-on", seed: 0xfedcba98, saveRam }, hashOf(-1));
	for (let tick = 0; tick < ticks; tick++) {
		const input = idleInput();
		input.pads[0]!.held = tick & 0xf0;
		const locator = withTrace ? new Uint8Array(LOCATOR_BYTES).fill(tick & 0xff) : null;
		recorder.add(input, { stateHash: hashOf(tick), locator });
	}
	return recorder.finish();
}

test("any input comes back tick by tick from its bytes", () => {
	const runs = fc.array(fc.tuple(anyInput, fc.integer({ min: 1, max: 5 })), { maxLength: 20 });
	fc.assert(
		fc.property(runs, (parts) => {
			const inputs = parts.flatMap(([input, times]) => Array.from({ length: times }, () => input));
			const track = new InputTrack();
			for (const input of inputs) track.push(input);
			const writer = new ByteWriter();
			track.write(writer);
			const read = InputTrack.read(new ByteReader(writer.finish(), "movie"), 1000);
			expect(read.length).toBe(inputs.length);
			expect(inputs.map((_, i) => read.at(i))).toEqual(inputs);
		}),
	);
});

test("a player who keeps still costs nothing: ten minutes of one input take a few bytes", () => {
	const track = new InputTrack();
	for (let tick = 0; tick < 36_000; tick++) track.push(idleInput());
	const writer = new ByteWriter();
	track.write(writer);
	expect(writer.finish().length).toBeLessThan(12);
});

test.each([0, 1, 59, 60, 61, 120, 150])("a movie of %i ticks comes back whole, with a hash every 60 ticks", (ticks) => {
	for (const withTrace of [true, false]) {
		const movie = recorded(ticks, withTrace, withTrace ? Uint8Array.from({ length: 8192 }, (_, i) => i & 0xff) : null);
		const read = readMovie(writeMovie(movie));
		expect({ ...read, inputs: null }).toEqual({ ...movie, inputs: null });
		for (let i = 0; i < ticks; i++) expect(read.inputs.at(i)).toEqual(movie.inputs.at(i));
		// The hash of tick k stands for a machine that has run k + 1 ticks.
		expect(read.checkpoints).toEqual(checkpointTicks(ticks).map((after) => hashOf(after - 1)));
	}
	expect(checkpointTicks(150)).toEqual([0, 60, 120, 150]);
	expect(checkpointTicks(120)).toEqual([0, 60, 120]);
});

test("a damaged movie is refused with a message, never with anything else", () => {
	const file = writeMovie(recorded(100, true));
	fc.assert(
		fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
			const changed = file.slice();
			changed[at]! ^= flip;
			try {
				readMovie(changed);
			} catch (error) {
				expect(error).toBeInstanceOf(SavedFileError);
			}
			expect(() => readMovie(file.subarray(0, at))).toThrow(SavedFileError);
		}),
		{ numRuns: 60 },
	);
});
