import type { Rerun } from "../game-side/history-messages.ts";
import type { Movie } from "../machine/movie/movie.ts";
import { readMovie } from "../machine/movie/movie-file.ts";
import { SavedFileError } from "../machine/saved-file/saved-file-error.ts";
import type { MoviePlayer } from "./movie-player.ts";
import type { PlayableCart } from "./playable-cart.ts";
import type { RunningCart } from "./running-cart.ts";
import type { KeptRun } from "./time-travel.ts";

/** What is told to the person at the page. */
interface Tell {
	onTrouble(message: string): void;
	onNews(message: string): void;
}

/**
 * Runs a cartridge's last ticks again under its changed code, with the same input, and says how that went.
 * @returns null when the changed code can't go on there, and starts anew
 */
export async function rerunKept(running: RunningCart | null, kept: KeptRun, tell: Tell): Promise<Rerun | null> {
	const { movie, bootState } = kept;
	const answer = await running?.ask({ op: "movie", movie, run: true, bootState });
	if (answer?.op !== "restored" || !answer.rerun) {
		const why = answer?.op === "refused" ? ` ${answer.message}` : "";
		tell.onTrouble(`The changed cartridge can't go on where the old one was, and starts anew.${why}`);
		return null;
	}
	const { shapeChanges } = answer.rerun;
	if (shapeChanges.length > 0) {
		tell.onTrouble(
			`The state has another shape now: ${shapeChanges.join("; ")}. The kept state is still the old one; Reset starts with the new.`,
		);
	} else tell.onNews("Changed code, same state: the last seconds were run again.");
	return answer.rerun;
}

/** Reads a movie for the cartridge in the slot. @throws SavedFileError when it can't be read or is of another */
export function movieForCart(file: Uint8Array, cart: PlayableCart | null, onTrouble: Tell["onTrouble"]): Movie {
	const movie = readMovie(file);
	if (cart?.file.manifest.id !== movie.cartId) {
		throw new SavedFileError(`This is a movie of “${movie.title}”. Put that cartridge in first, then drop it again.`);
	}
	if (cart.file.contentHash !== movie.contentHash) {
		onTrouble(`The movie was made with another version of “${movie.title}”: it may go another way.`);
	}
	return movie;
}

/** Puts a booted run where a movie begins. @returns why that couldn't be done, or null */
export async function putInMovie(running: RunningCart | null, movieFile: Uint8Array): Promise<string | null> {
	const answer = await running?.ask({ op: "movie", movie: movieFile, run: false, bootState: null });
	return answer?.op === "refused" ? answer.message : null;
}

/** @param tick  after which it ended: before its last when the player has taken over */
export function movieEndText({ movie, lastTick, differsAtTick }: MoviePlayer, tick: number): string {
	const seconds = (movie.inputs.length / movie.ticksPerSecond).toFixed(0);
	const over =
		tick < lastTick ? "The movie has stopped: you play on." : `The movie of ${seconds} seconds is over: you play on.`;
	return differsAtTick === null ? over : `${over} It went another way than recorded from tick ${differsAtTick} on.`;
}
