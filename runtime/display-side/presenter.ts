import type { Snapshot } from "../game-side/messages.ts";
import type { Instruction } from "../machine/instructions.ts";
import { VIDEO_BLOCK } from "../machine/memory-map.ts";
import { attentionDelta, worstGap } from "../time/attention.ts";
import { InstructionQueues } from "../time/instruction-queues.ts";
import { interpolateInto } from "../time/interpolate.ts";
import { RecentHigh } from "../time/recent-high.ts";
import { REFRESH_EARLY, RefreshClock } from "../time/refresh-clock.ts";
import { queueLength, SnapshotQueue, type StatePair } from "../time/snapshot-queue.ts";
import { TELEVISIONS } from "../time/televisions.ts";
import { TickClock } from "../time/tick-clock.ts";
import { LEGACY_PAL_TICK_UNITS, msToUnits, TICK_UNITS, type TicksPerSecond } from "../time/time-base.ts";
import type { Timeline } from "../time/timeline.ts";
import { TimelineLog } from "../time/timeline-log.ts";
import type { DueSound, Presentation, PresenterStatus } from "./presentation.ts";
import { DEFAULT_PRESENTER_SETTINGS, type PresenterSettings } from "./presenter-settings.ts";

export type { DueSound, Presentation, PresenterStatus } from "./presentation.ts";

/** Ticks that may be on their way at once: 100 ms worth, as the tick clock allows after a stall. */
const MAX_OUTSTANDING_UNITS = 30;
/** The part of its time that the game side may be busy with ticks and the ticks ahead of them. */
const BUSY_AT_MOST = 0.8;
const ROUNDING_UNITS = 1e-6;
/**
 * A newest state this little before TC is TC's: 0.67 ms, two sixteenths of a pixel at 3 pixels a tick. Stamps are not
 * known better than that, and a ΔT of a whole tick more would be a high price for it.
 */
const MISSING_TOLERANCE_UNITS = 0.2;

/**
 * The display side's half of time: says which ticks are due, takes the states they give, and at each host frame says
 * what to show, to sound and to shake. All time comes in as arguments, of one clock: `performance.now()` or the stamp
 * of an animation frame.
 *
 * ```ts
 * const presenter = new Presenter(cart.manifest.ticksPerSecond, { television: "pal" });
 * // on "booted":            presenter.start(message.snapshot);
 * // on "tick":              presenter.push(message.snapshot, performance.now());
 * // on reset, fault, close: presenter.stop();
 * function frame(nowMs: number) {
 *   const first = presenter.nextTick;
 *   const due = presenter.ticksDue(nowMs);
 *   for (let i = 0; i < due; i++) link.sendTick(first + i, pads.read());
 *   const p = presenter.present(nowMs);
 *   for (const { instruction } of p.instructions) carryOut(instruction);
 *   for (const { sound } of p.sounds) audio.push(sound);
 *   if (p.refreshed) screen.draw(p.video);
 *   requestAnimationFrame(frame);
 * }
 * ```
 */
export class Presenter {
	readonly #ticksPerSecond: TicksPerSecond;
	#settings: PresenterSettings;
	#clock: TickClock;
	#refreshClock: RefreshClock;
	#queue = new SnapshotQueue<Snapshot>(3);
	#instructions = new InstructionQueues<Instruction>((instruction) => instruction.op === "read-bank");
	#sounds: { atUnits: number; due: DueSound }[] = [];
	/** How long after its own time a tick's state is there: its cost, the way here, and what it was asked for late by. */
	readonly #lateness = new RecentHigh();
	/** What the game side needs for a tick, or for one it looks ahead by: three of four keep to it. */
	readonly #tickCost = new RecentHigh(0.25);
	readonly #log = new TimelineLog();
	/** Ticks asked for and not there yet, with their game time. */
	#asked: { tick: number; atUnits: number }[] = [];
	readonly #out = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	/** The state whose memory #out was filled from. */
	#outTick: number | null = null;
	#shown: Presentation["shown"] = null;
	#running = false;
	#deltaUnits = 0;
	#refreshUnits = 0;
	#refreshes = 0;
	#missedRefreshes = 0;

	constructor(ticksPerSecond: TicksPerSecond, settings: Partial<PresenterSettings> = {}) {
		this.#ticksPerSecond = ticksPerSecond;
		this.#settings = { ...DEFAULT_PRESENTER_SETTINGS, ...settings };
		this.#clock = new TickClock(this.#tickUnits());
		this.#refreshClock = new RefreshClock(TELEVISIONS[this.#settings.television].refreshUnits);
		this.#updateDelta();
	}

	get settings(): PresenterSettings {
		return this.#settings;
	}

	/** Changes some settings, in play too: neither the state nor the sound has a break. */
	configure(change: Partial<PresenterSettings>): void {
		const before = this.#settings;
		this.#settings = { ...before, ...change };
		if (this.#settings.television !== before.television) {
			this.#refreshClock = new RefreshClock(TELEVISIONS[this.#settings.television].refreshUnits);
		}
		this.#clock.intervalUnits = this.#tickUnits();
		this.#updateDelta();
	}

	/** A new run: `state` (of the boot, or of a save-state) is shown until later ones come; the next tick follows it. */
	start(state: Snapshot): void {
		const tickUnits = this.#tickUnits();
		this.#clock = new TickClock(tickUnits, state.tick + 1);
		this.#refreshClock = new RefreshClock(TELEVISIONS[this.#settings.television].refreshUnits);
		this.#forget();
		this.#running = true;
		this.#updateDelta();
		this.#queue.push(state.tick, -tickUnits, state);
		this.#queueInstructions(state, -tickUnits);
	}

	/** No ticks are due and nothing new is shown until the next `start`. */
	stop(): void {
		this.#forget();
		this.#running = false;
	}

	/** Stops game time, and with it picture, sound and rumble. */
	pause(): void {
		this.#clock.pause();
	}

	resume(nowMs: number): void {
		this.#clock.resume(nowMs);
	}

	get paused(): boolean {
		return this.#clock.paused;
	}

	/** Number of the next tick to ask for: read it before `ticksDue`. */
	get nextTick(): number {
		return this.#clock.nextTick;
	}

	/** How many ticks to ask the game side for at this host frame; they count as asked for. */
	ticksDue(nowMs: number): number {
		if (!this.#running) return 0;
		const most = Math.max(0, Math.floor(MAX_OUTSTANDING_UNITS / this.#clock.intervalUnits) - this.#asked.length);
		return this.#noteAsked(this.#clock.ticksDue(nowMs, most));
	}

	/** While paused: one tick to ask for, by hand (frame advance). 0 when not paused. */
	step(): number {
		return this.#running ? this.#noteAsked(this.#clock.step()) : 0;
	}

	/**
	 * Takes a tick's state. One that was not asked for since `start` (left over from before a reset) is ignored.
	 * @param arrivedMs  when it came, on the same clock as `present`: from it the automatic ΔT is made
	 */
	push(state: Snapshot, arrivedMs: number): void {
		const index = this.#asked.findIndex((asked) => asked.tick === state.tick);
		if (index < 0) return;
		const { atUnits } = this.#asked[index]!;
		this.#asked.splice(0, index + 1);
		const arrivedUnits = this.#clock.unitsAt(arrivedMs);
		if (!this.#clock.paused) {
			this.#lateness.observe(arrivedUnits - atUnits);
			this.#tickCost.observe(msToUnits(state.costMs) / (1 + state.ahead));
		}
		this.#log.arrived(state.tick, arrivedUnits, state.costMs);
		this.#queue.push(state.tick, atUnits, state);
		this.#queueInstructions(state, atUnits);
		this.#sounds.push({ atUnits, due: { tick: state.tick, sound: state.sound } });
	}

	/** What to do at a host frame: first the instructions and sounds that are due, then the picture. */
	present(nowMs: number): Presentation {
		const refreshUnits = this.#running ? this.#refreshClock.at(this.#clock.unitsAt(nowMs)) : null;
		this.#updateDelta();
		if (refreshUnits !== null) this.#refreshUnits = refreshUnits;
		const attentionUnits = this.#refreshUnits - this.#deltaUnits;
		const pair = refreshUnits === null ? null : this.#statesAt(attentionUnits);
		const missed =
			pair?.held === "newest" &&
			!this.#settings.latestStateOnly &&
			attentionUnits - pair.earlier.atUnits > MISSING_TOLERANCE_UNITS;
		if (pair !== null) {
			this.#refreshes++;
			if (missed) this.#missedRefreshes++;
			this.#draw(pair);
			this.#logRefresh(pair, this.#clock.unitsAt(nowMs), attentionUnits, missed);
		}
		const soundUpTo = this.#soundUpTo(refreshUnits, attentionUnits);
		return {
			refreshed: pair !== null,
			shown: this.#shown,
			refreshUnits: this.#refreshUnits,
			attentionUnits,
			video: this.#out,
			instructions: this.#instructions.drain(soundUpTo),
			sounds: this.#drainSounds(soundUpTo),
			missed,
		};
	}

	/** A data read that `present` handed out is done: what was read goes to the game side with the next tick. */
	finishRead(number: number): void {
		this.#instructions.finish(number);
	}

	/**
	 * By how many ticks the next tick's picture should be ahead of it: what the player chose, but never past the present
	 * (ΔT in whole ticks), and no more than the game side has the time for: each tick ahead costs one more.
	 */
	get ticksAhead(): number {
		const tickUnits = this.#clock.intervalUnits;
		const affordable = Math.floor((BUSY_AT_MOST * tickUnits) / Math.max(this.#tickCost.units, ROUNDING_UNITS)) - 1;
		return Math.max(0, Math.min(this.#settings.runAhead, Math.floor(this.#deltaUnits / tickUnits), affordable));
	}

	get status(): PresenterStatus {
		return {
			tickUnits: this.#clock.intervalUnits,
			refreshUnits: this.#refreshClock.intervalUnits,
			deltaUnits: this.#deltaUnits,
			askedTick: this.#clock.nextTick - 1,
			shown: this.#shown,
			latenessUnits: this.#lateness.units,
			ticksAhead: this.ticksAhead,
			readsWaiting: this.#instructions.lasting,
			queuedTicks: this.#queue.states.map((state) => state.tick),
			queueLength: queueLength(this.#clock.intervalUnits, this.#deltaUnits),
			outstanding: this.#asked.length,
			refreshes: this.#refreshes,
			missedRefreshes: this.#missedRefreshes,
			droppedMs: this.#clock.droppedMs,
		};
	}

	/** For the timing panel: what happened in the last second, as marks to draw, and its figures. */
	timeline(spanUnits?: number): Timeline {
		return this.#log.marks(this.#clock.nowUnits, spanUnits);
	}

	#tickUnits(): number {
		return (this.#settings.legacyPal ? LEGACY_PAL_TICK_UNITS : TICK_UNITS)[this.#ticksPerSecond];
	}

	#noteAsked(count: number): number {
		const { nextTick, nextTickUnits, intervalUnits } = this.#clock;
		for (let back = count; back >= 1; back--) {
			const asked = { tick: nextTick - back, atUnits: nextTickUnits - back * intervalUnits };
			this.#asked.push(asked);
			this.#log.asked(asked.tick, asked.atUnits, this.#clock.nowUnits);
		}
		return count;
	}

	#updateDelta(): void {
		const tickUnits = this.#clock.intervalUnits;
		const refreshUnits = this.#refreshClock.intervalUnits;
		const gapUnits = this.#worstGap(tickUnits);
		this.#deltaUnits = attentionDelta(this.#settings.delta, tickUnits, refreshUnits, this.#lateness.units, gapUnits);
		// A television's refresh is drawn at the host frame that follows it, up to one refresh later, and meanwhile newer
		// states come in: what is counted from TC is ΔT and that refresh.
		const length = queueLength(tickUnits, this.#deltaUnits + refreshUnits);
		if (length !== this.#queue.length) {
			this.#queue.resize(length);
		}
	}

	/** The longest way from a TC to its later state, with what a refresh may come early by; any phase on a monitor's own. */
	#worstGap(tickUnits: number): number {
		const { refreshUnits } = TELEVISIONS[this.#settings.television];
		if (refreshUnits === null) return tickUnits - MISSING_TOLERANCE_UNITS;
		return worstGap(tickUnits, refreshUnits, this.#clock.nextTickUnits) + REFRESH_EARLY * refreshUnits;
	}

	#statesAt(attentionUnits: number): StatePair<Snapshot> | null {
		const { newest } = this.#queue;
		if (!this.#settings.latestStateOnly || newest === undefined) return this.#queue.at(attentionUnits);
		return { earlier: newest, later: newest, blend: 0, held: null };
	}

	#draw({ earlier, later, blend }: StatePair<Snapshot>): void {
		const from = new Uint8Array(earlier.payload.video);
		if (this.#outTick !== earlier.tick) this.#out.set(from);
		this.#outTick = earlier.tick;
		const { wholePixels } = this.#settings;
		interpolateInto(from, new Uint8Array(later.payload.video), blend, this.#out, { wholePixels });
		this.#shown = { earlier: earlier.tick, later: later.tick, blend };
	}

	#logRefresh(pair: StatePair<Snapshot>, hostUnits: number, attentionUnits: number, missed: boolean): void {
		const { earlier, later, blend } = pair;
		this.#log.refreshed({
			atUnits: this.#refreshUnits,
			hostUnits,
			attentionUnits,
			earlier: { tick: earlier.tick, atUnits: earlier.atUnits },
			later: { tick: later.tick, atUnits: later.atUnits },
			blend,
			missed,
			queued: this.#queue.size,
			queueLength: queueLength(this.#clock.intervalUnits, this.#deltaUnits),
		});
	}

	/** Up to which game time sounds and instructions are due at this host frame. */
	#soundUpTo(refreshUnits: number | null, attentionUnits: number): number {
		if (this.#settings.soundTiming === "immediate") return Number.POSITIVE_INFINITY;
		if (refreshUnits === null) return Number.NEGATIVE_INFINITY;
		return this.#settings.latestStateOnly ? Number.POSITIVE_INFINITY : attentionUnits;
	}

	#drainSounds(upToUnits: number): DueSound[] {
		let count = 0;
		while (count < this.#sounds.length && this.#sounds[count]!.atUnits <= upToUnits) count++;
		return this.#sounds.splice(0, count).map(({ due }) => due);
	}

	#queueInstructions(state: Snapshot, atUnits: number): void {
		for (const instruction of state.instructions) this.#instructions.add(instruction);
		this.#instructions.completeTick(state.tick, atUnits);
	}

	#forget(): void {
		this.#queue.clear();
		this.#instructions.clear();
		this.#sounds = [];
		this.#asked = [];
		this.#lateness.forget();
		this.#tickCost.forget();
		this.#log.clear();
		this.#outTick = null;
		this.#shown = null;
		this.#refreshUnits = 0;
	}
}
