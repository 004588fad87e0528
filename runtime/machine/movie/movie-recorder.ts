import type { TickInput } from "../pad-input.ts";
import type { CartIdentity } from "../save-state/save-state.ts";
import { LOCATOR_BYTES } from "./difference-locator.ts";
import { InputTrack } from "./input-track.ts";
import { CHECKPOINT_EVERY_TICKS, type Movie, type MovieStart, traceHash } from "./movie.ts";

/** What is noted of the machine after a tick. */
export interface TickNote {
	readonly stateHash: string;
	/** See `locatorOf`; null for a movie without a trace. */
	readonly locator: Uint8Array | null;
}

/** Makes a movie while a run goes on, or from what was kept of it. */
export class MovieRecorder {
	private readonly inputs = new InputTrack();
	private readonly checkpoints: string[];
	private readonly hashes: number[] = [];
	private locators = new Uint8Array(LOCATOR_BYTES * 64);
	private lastHash: string;
	private hasTrace = true;

	/** @param startHash  state hash of the machine at the start: after the boot, or of the saved machine */
	constructor(
		private readonly identity: CartIdentity,
		private readonly ticksPerSecond: 60 | 30,
		private readonly start: MovieStart,
		startHash: string,
	) {
		this.checkpoints = [startHash];
		this.lastHash = startHash;
	}

	/** The next tick: what it was given, and how the machine stood after it. */
	add(input: TickInput, { stateHash, locator }: TickNote): void {
		// A checkpoint at the very end is the last one, which `finish` adds.
		const { length } = this.inputs;
		if (length > 0 && length % CHECKPOINT_EVERY_TICKS === 0) this.checkpoints.push(this.lastHash);
		this.inputs.push(input);
		this.lastHash = stateHash;
		this.hashes.push(traceHash(stateHash));
		if (locator) this.addLocator(locator, length);
		else this.hasTrace = false;
	}

	finish(): Movie {
		const { inputs, hashes } = this;
		const trace = this.hasTrace
			? { hashes: Uint32Array.from(hashes), locators: this.locators.slice(0, inputs.length * LOCATOR_BYTES) }
			: null;
		const { cartId, contentHash, title } = this.identity;
		return {
			cartId,
			contentHash,
			title,
			ticksPerSecond: this.ticksPerSecond,
			start: this.start,
			inputs,
			checkpoints: inputs.length > 0 ? [...this.checkpoints, this.lastHash] : [...this.checkpoints],
			trace,
		};
	}

	private addLocator(locator: Uint8Array, index: number): void {
		const at = index * LOCATOR_BYTES;
		if (at + LOCATOR_BYTES > this.locators.length) {
			const larger = new Uint8Array(this.locators.length * 2);
			larger.set(this.locators);
			this.locators = larger;
		}
		this.locators.set(locator, at);
	}
}
