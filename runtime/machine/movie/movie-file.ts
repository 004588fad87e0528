import { MEMORY_SIZE_BYTES, SAVE_RAM_SIZE_BYTES } from "../memory-map.ts";
import { readIdentity, readMachine, writeIdentity, writeMachine } from "../save-state/save-state.ts";
import { ByteReader } from "../saved-file/byte-reader.ts";
import { ByteWriter } from "../saved-file/byte-writer.ts";
import {
	isSealedFile,
	openSealedFile,
	readHash,
	type SealedFileKind,
	sealFileSteps,
	writeHash,
} from "../saved-file/sealed-file.ts";
import { STATE_SIZE_MAX_BYTES } from "../state-codec/index.ts";
import { finished, type Steps } from "../steps.ts";
import { LOCATOR_BYTES } from "./difference-locator.ts";
import { InputTrack } from "./input-track.ts";
import { checkpointTicks, type Movie, type MovieStart, type MovieTrace } from "./movie.ts";

/** Ten hours at 60 ticks a second. */
export const MOVIE_MAX_TICKS = 2_160_000;
/** A trace of more ticks would make files that nobody wants to send: half an hour. */
export const TRACE_MAX_TICKS = 108_000;

const MOVIE: SealedFileKind = {
	magic: "CBMV",
	version: 1,
	name: "movie",
	contentMaxBytes:
		MEMORY_SIZE_BYTES + STATE_SIZE_MAX_BYTES + MOVIE_MAX_TICKS * 40 + TRACE_MAX_TICKS * (LOCATOR_BYTES + 4),
};
const START_POWER_ON = 0;
const START_POWER_ON_WITH_SAVE_RAM = 1;
const START_STATE = 2;

export function isMovieFile(bytes: Uint8Array): boolean {
	return isSealedFile(MOVIE, bytes);
}

/** Makes the file of a movie. The same movie gives the same bytes. */
export function writeMovie(movie: Movie): Uint8Array<ArrayBuffer> {
	return finished(writeMovieSteps(movie));
}

/** `writeMovie` in steps of some milliseconds. */
export function* writeMovieSteps(movie: Movie): Steps<Uint8Array<ArrayBuffer>> {
	const writer = new ByteWriter();
	writeIdentity(writer, movie);
	writer.u8(movie.ticksPerSecond);
	writeStart(writer, movie.start);
	movie.inputs.write(writer);
	for (const hash of movie.checkpoints) writeHash(writer, hash);
	writer.u8(movie.trace ? 1 : 0);
	if (movie.trace) writeTrace(writer, movie.trace);
	return yield* sealFileSteps(MOVIE, writer.finish());
}

/** Reads the file of a movie, and looks through all of it. @throws SavedFileError for the player */
export function readMovie(bytes: Uint8Array): Movie {
	const reader = new ByteReader(openSealedFile(MOVIE, bytes), MOVIE.name);
	const identity = readIdentity(reader);
	const ticksPerSecond = reader.u8();
	if (ticksPerSecond !== 60 && ticksPerSecond !== 30) throw reader.damage(`${ticksPerSecond} ticks a second`);
	const start = readStart(reader);
	const inputs = InputTrack.read(reader, MOVIE_MAX_TICKS);
	const checkpoints = checkpointTicks(inputs.length).map(() => readHash(reader));
	const trace = reader.u8() === 0 ? null : readTrace(reader, inputs.length);
	reader.end();
	return { ...identity, ticksPerSecond, start, inputs, checkpoints, trace };
}

function writeStart(writer: ByteWriter, start: MovieStart): void {
	if (start.from === "state") {
		writer.u8(START_STATE);
		writeMachine(writer, start.machine);
		return;
	}
	writer.u8(start.saveRam ? START_POWER_ON_WITH_SAVE_RAM : START_POWER_ON);
	writer.u32(start.seed);
	if (start.saveRam) writer.bytes(start.saveRam);
}

function readStart(reader: ByteReader): MovieStart {
	const kind = reader.u8();
	if (kind === START_STATE) return { from: "state", machine: readMachine(reader) };
	if (kind !== START_POWER_ON && kind !== START_POWER_ON_WITH_SAVE_RAM) throw reader.damage(`start of kind ${kind}`);
	const seed = reader.u32();
	return {
		from: "power-on",
		seed,
		saveRam: kind === START_POWER_ON_WITH_SAVE_RAM ? reader.bytes(SAVE_RAM_SIZE_BYTES) : null,
	};
}

function writeTrace(writer: ByteWriter, trace: MovieTrace): void {
	for (const hash of trace.hashes) writer.u32(hash);
	// What changed since the tick before: mostly nothing, which deflate makes small.
	writer.bytes(trace.locators.map((byte, i) => byte - (trace.locators[i - LOCATOR_BYTES] ?? 0)));
}

function readTrace(reader: ByteReader, length: number): MovieTrace {
	if (length > TRACE_MAX_TICKS) throw reader.damage(`a trace of ${length} ticks`);
	const hashes = Uint32Array.from({ length }, () => reader.u32());
	const locators = reader.bytes(length * LOCATOR_BYTES);
	for (let i = LOCATOR_BYTES; i < locators.length; i++) {
		locators[i] = (locators[i]! + locators[i - LOCATOR_BYTES]!) & 0xff;
	}
	return { hashes, locators };
}
