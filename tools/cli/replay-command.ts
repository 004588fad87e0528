import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CartFile } from "../../runtime/cartridge/index.ts";
import { differenceText, type MovieDifference } from "../../runtime/headless/movie-replay.ts";
import type { RunResult } from "../../runtime/headless/run-headless.ts";
import type { Movie } from "../../runtime/machine/movie/movie.ts";
import { MOVIE_MAX_TICKS, readMovie } from "../../runtime/machine/movie/movie-file.ts";
import { SavedFileError } from "../../runtime/machine/saved-file/saved-file-error.ts";
import { loadCart } from "./load-cart.ts";
import { FAULT_STATUS, writeRunFiles } from "./run-command.ts";
import { runInChild } from "./run-in-child.ts";
import { runRequest } from "./run-options.ts";
import { UsageError } from "./usage-error.ts";

/** Exit status of a verification that found a difference. */
const DIFFERENCE_STATUS = 1;
const MOVIE_FILE_MAX_BYTES = 256 * 1024 * 1024;
const OWN_CARTS = fileURLToPath(new URL("../../cart/", import.meta.url));

/** `colorburst replay FILE [CART]`: gives the exit status, 0, 1 for a difference (with --verify) or 3 for a fault. */
export async function replayCommand(
	file: string,
	cartPath: string | undefined,
	options: Readonly<Record<string, unknown>>,
): Promise<number> {
	const bytes = movieBytes(file);
	const movie = readMovieFile(file, bytes);
	const request = runRequest({ ...options, ticks: movie.inputs.length, seed: 0, standard: "ntsc" });
	const cart = await loadCart(cartPath ?? ownCart(movie));
	if (cart.manifest.id !== movie.cartId) {
		throw new UsageError(`${file} is a movie of “${movie.title}” (${movie.cartId}), not of ${cart.manifest.id}.`);
	}
	const {
		screenshots,
		wav,
		movie: _,
		...result
	} = await runInChild({
		cart,
		options: {
			ticks: MOVIE_MAX_TICKS,
			movie: bytes,
			screenshots: [...new Set(request.screenshots.map((screenshot) => screenshot.afterTicks))],
			wav: request.wavFile !== null,
		},
	});
	const written = writeRunFiles(request, { screenshots, wav });
	const verify = Boolean(options.verify);
	if (request.json) console.log(jsonLine(movie, cart, result));
	else console.log([...summary(movie, cart, result, verify), ...written].join("\n"));
	if (result.fault) return FAULT_STATUS;
	return verify && result.difference ? DIFFERENCE_STATUS : 0;
}

function movieBytes(file: string): Uint8Array {
	if (!existsSync(file) || statSync(file).isDirectory()) throw new UsageError(`There is no file ${file}.`);
	// A pipe or a device might never end.
	if (!statSync(file).isFile()) throw new UsageError(`${file} is no ordinary file: give the movie's file itself.`);
	if (statSync(file).size > MOVIE_FILE_MAX_BYTES) throw new UsageError(`${file} is too large to be a movie.`);
	return new Uint8Array(readFileSync(file));
}

function readMovieFile(file: string, bytes: Uint8Array): Movie {
	try {
		return readMovie(bytes);
	} catch (error) {
		throw error instanceof SavedFileError ? new SavedFileError(`${file}: ${error.message}`) : error;
	}
}

function ownCart(movie: Movie): string {
	// colorburst.volley lies in cart/volley; whether it is the right one is looked at once it is loaded.
	const name = movie.cartId.split(".").at(-1)!;
	const folder = join(OWN_CARTS, name);
	if (/^[a-z0-9-]+$/.test(name) && existsSync(join(folder, "cartridge.ts"))) return folder;
	throw new UsageError(
		`The movie is of “${movie.title}” (${movie.cartId}). Name its cartridge: colorburst replay FILE CART.`,
	);
}

function summary(movie: Movie, cart: CartFile, result: RunResult, verify: boolean): string[] {
	const { fault, difference } = result;
	const lines = [
		`${movie.title}: ${result.ticks} of ${movie.inputs.length} ticks, from ${movie.start.from === "state" ? "a state in play" : "power-on"}`,
	];
	if (cart.contentHash !== movie.contentHash) lines.push("  recorded with another build of the cartridge");
	lines.push(
		`  state      ${result.stateHash}`,
		`  picture    ${result.pictureHash}`,
		`  sound      ${result.soundHash}`,
	);
	if (fault) lines.push(`FAULT (${fault.kind}) in tick ${fault.tick}: ${fault.message}`);
	if (verify) lines.push(verdict(difference ?? null, result));
	return lines;
}

function verdict(difference: MovieDifference | null, result: RunResult): string {
	if (difference) return differenceText(difference);
	return result.fault ? "All is as recorded up to the fault." : "All is as recorded.";
}

function jsonLine(movie: Movie, cart: CartFile, result: RunResult): string {
	const { ticks, stateHash, pictureHash, soundHash, fault, difference = null } = result;
	return JSON.stringify({
		ticks,
		movieTicks: movie.inputs.length,
		sameBuild: cart.contentHash === movie.contentHash,
		stateHash,
		pictureHash,
		soundHash,
		difference,
		fault,
	});
}
