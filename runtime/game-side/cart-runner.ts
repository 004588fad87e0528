import type { Asset } from "../api/assets.ts";
import type { Cartridge } from "../api/index.ts";
import type { Machine } from "../api/machine.ts";
import { SoundDriver } from "../machine/apu/driver.ts";
import { SoundDataError } from "../machine/apu/song-format.ts";
import { seedChance } from "../machine/chance.ts";
import { CallTrace, CPU_SLICES, type CpuUse } from "../machine/cpu-use.ts";
import { CycleRegister } from "../machine/cycle-register.ts";
import { noteArrivals } from "../machine/data-bank.ts";
import { CartFault, type FaultReport } from "../machine/fault.ts";
import { RunningHash } from "../machine/hash.ts";
import { INSTRUCTIONS_PER_TICK_MAX, type Instruction } from "../machine/instructions.ts";
import { badCall } from "../machine/machine-api/check.ts";
import { createMachine } from "../machine/machine-api/index.ts";
import { LAYERS_AT_POWER_ON } from "../machine/machine-api/picture-calls.ts";
import { Memory } from "../machine/memory.ts";
import { SOUND_BLOCK, STATUS_REGISTER, VIDEO_REGISTER } from "../machine/memory-map.ts";
import type { TickInput } from "../machine/pad-input.ts";
import { clearPresses, latchInput } from "../machine/pads.ts";
import { evaluateSpriteLines } from "../machine/ppu/index.ts";
import type { SavedMachine } from "../machine/save-state/save-state.ts";
import { decodeState, encodeState, StateEncoder } from "../machine/state-codec/index.ts";
import type { UnitMeter } from "../machine/unit-meter.ts";
import { VoiceTable } from "../machine/voice-table.ts";

/** Palette 0, colour 1: what text is written in unless a cartridge says otherwise. */
const TEXT_INK_COLOUR = 1;
const WHITE_RGB555 = 0x7fff;

/** Where in the author's files an error came from. `line` 0 and `file` "" when unknown. */
export interface ErrorPlace {
	readonly file: string;
	readonly line: number;
	readonly message: string;
}

export interface CartRunnerOptions {
	readonly cartridge: Cartridge;
	readonly assets: readonly Asset[];
	/** Any 32-bit number: seeds the machine's chance. */
	readonly seed: number;
	/** Save RAM as kept from before, 8 KiB, or nothing. */
	readonly saveRam?: Uint8Array | null;
	/** Finds the author's file and line of an error thrown in the cartridge. */
	readonly mapError: (error: unknown) => ErrorPlace;
	/** Counts the cartridge's own code; without it only calls on the machine cost cycles. */
	readonly meter?: UnitMeter;
}

/** What one tick did. */
export interface TickOutcome {
	/** Number of the tick, from 0. */
	readonly tick: number;
	/** The cartridge was not called: the tick paid off cycle debt. */
	readonly lag: boolean;
	readonly cycles: number;
	readonly fault: FaultReport | null;
	/** What the display side is to do, in order. */
	readonly instructions: readonly Instruction[];
	readonly saveRamChanged: boolean;
}

/**
 * A machine with a cartridge in it, run tick by tick. Pure: the same cartridge, seed, save RAM and inputs give the same
 * memory, state and instructions in every host.
 */
export class CartRunner {
	readonly memory = new Memory();
	/** The cartridge's state, as `boot` gave it and `tick` changed it. */
	state: unknown = null;
	fault: FaultReport | null = null;
	readonly driver: SoundDriver;
	/** The sampled voices that sound. */
	readonly voices: VoiceTable;
	readonly budgetCycles: number;
	/** Sound registers of each 1/60 s of the tick just run, one SOUND_BLOCK after another: 1, or 2 at 30 ticks a second. */
	readonly soundBlocks: Uint8Array<ArrayBuffer>;
	private readonly machine: Machine;
	private readonly cycles: CycleRegister;
	private readonly driverTicksPerTick: number;
	private instructions: Instruction[] = [];
	/** As encoded last; the encoder's own bytes, which it writes over after the next tick. */
	private stateBytes: Uint8Array | null = null;
	private readonly encoder = new StateEncoder();

	constructor(private readonly options: CartRunnerOptions) {
		const { memory } = this;
		this.cycles = new CycleRegister(memory.status, options.cartridge.ticksPerSecond, options.meter);
		this.budgetCycles = this.cycles.budget;
		this.driverTicksPerTick = 60 / options.cartridge.ticksPerSecond;
		this.soundBlocks = new Uint8Array(this.driverTicksPerTick * SOUND_BLOCK.sizeBytes);
		this.driver = this.makeDriver();
		this.voices = new VoiceTable(memory, options.assets, options.cartridge.ticksPerSecond);
		this.machine = createMachine(memory, this, this.cycles, (instruction) => this.instruct(instruction));
		seedChance(memory.chance, options.seed);
		memory.videoRegisters[VIDEO_REGISTER.layers] = LAYERS_AT_POWER_ON;
		// Ink, so that the first text of a first cartridge is seen before it knows of palettes.
		memory.videoRegisters[TEXT_INK_COLOUR] = WHITE_RGB555;
		if (options.saveRam) memory.saveRam.set(options.saveRam.subarray(0, memory.saveRam.length));
	}

	private instruct(instruction: Instruction): void {
		if (this.instructions.length >= INSTRUCTIONS_PER_TICK_MAX)
			throw badCall(instruction.op, `more than ${INSTRUCTIONS_PER_TICK_MAX} rumbles, voices and reads in one tick.`);
		this.instructions.push(instruction);
	}

	/** A cart file whose sounds don't fit together is a cartridge's fault, found before it runs. */
	private makeDriver(): SoundDriver {
		try {
			return new SoundDriver(this.memory, this.options.assets);
		} catch (error) {
			if (!(error instanceof SoundDataError)) throw error;
			this.fault = { tick: 0, file: "", line: 0, kind: "load", message: error.message };
			return new SoundDriver(this.memory, []);
		}
	}

	/** Powers on: runs the cartridge's `boot`. Gives the fault, if there was one. Call once. */
	boot(): FaultReport | null {
		if (this.fault) return this.fault;
		this.attempt(() => {
			this.state = this.options.cartridge.boot(this.machine);
		});
		return this.fault;
	}

	/** Runs one tick. After a fault the machine stands still and every tick reports that fault. */
	runTick(input: TickInput): TickOutcome {
		const { memory, cycles } = this;
		const tick = memory.status[STATUS_REGISTER.tick >> 2]!;
		if (this.fault) return this.outcome(tick, false);
		latchInput(memory, input);
		noteArrivals(memory, input.arrivals ?? []);
		const lag = cycles.debt > 0;
		if (lag) {
			cycles.payDebt();
		} else {
			this.clearTickLists();
			this.attempt(() => this.options.cartridge.tick(this.state as never, this.machine));
			cycles.endTick();
			clearPresses(memory);
		}
		for (let i = 0; i < this.driverTicksPerTick; i++) {
			this.driver.tick();
			this.soundBlocks.set(memory.soundBlock, i * SOUND_BLOCK.sizeBytes);
		}
		this.noteSpriteFlags();
		memory.status[STATUS_REGISTER.tick >> 2] = tick + 1;
		return this.outcome(tick, lag);
	}

	/** Whether `cpuUse` is wanted: when calls are made is noted from the next tick on. */
	set watchesCpu(watches: boolean) {
		const { cycles } = this;
		if (watches !== (cycles.trace !== null)) cycles.trace = watches ? new CallTrace(cycles.budget) : null;
	}

	/** What the processor did in the tick just run; null unless it was watched. */
	cpuUse({ lag, cycles: spent }: TickOutcome): CpuUse | null {
		const { cycles, memory } = this;
		if (!cycles.trace) return null;
		return {
			budget: cycles.budget,
			used: lag ? 0 : spent,
			paid: lag ? spent : 0,
			lagTicks: memory.status[STATUS_REGISTER.lagTicks >> 2]!,
			calls: lag ? new Uint16Array(CPU_SLICES) : cycles.trace.calls.slice(),
		};
	}

	/** Hash of the cartridge's state and the whole memory: equal in every engine after the same inputs. */
	stateHash(): string {
		const hash = new RunningHash();
		if (this.stateBytes) hash.update(this.stateBytes);
		return hash.update(this.memory.bytes).digest();
	}

	/** A copy of the cartridge's state as it was encoded last. @throws Error before the boot */
	get encodedState(): Uint8Array {
		if (!this.stateBytes) throw new Error("A machine that has not been booted has no state.");
		return this.stateBytes.slice();
	}

	/** Copies the machine as it stands between two ticks. @throws Error after a fault: half a tick is no state */
	save(): SavedMachine {
		if (this.fault || !this.stateBytes) throw new Error("A machine that stands on a fault can't be saved.");
		return { memory: this.memory.bytes.slice(), state: this.stateBytes.slice() };
	}

	/**
	 * Puts a saved machine back: the next tick is the one after the save. A fault is over.
	 * @throws Error when the bytes are damaged; nothing is changed then
	 */
	restore(saved: SavedMachine): void {
		if (saved.memory.length !== this.memory.bytes.length) throw new Error("The saved memory has another size.");
		this.state = decodeState(saved.state);
		this.stateBytes = saved.state;
		this.memory.bytes.set(saved.memory);
		this.memory.saveRamChanged = false;
		this.fault = null;
	}

	/**
	 * Runs on by some ticks as if the same buttons stayed down, shows the result, and takes it all back: what a display
	 * shows to win back latency. What those ticks would have said to the display side is dropped.
	 * @param look called while the machine stands in that future; not when a fault lies on the way there
	 */
	lookAhead(input: TickInput, ticks: number, look: () => void): void {
		const saved = this.save();
		const soundBlocks = this.soundBlocks.slice();
		const held = withoutTaps(input);
		for (let i = 0; i < ticks && !this.fault; i++) this.runTick(held);
		if (!this.fault) look();
		this.restore(saved);
		this.soundBlocks.set(soundBlocks);
	}

	private outcome(tick: number, lag: boolean): TickOutcome {
		const { instructions, memory } = this;
		this.instructions = [];
		const saveRamChanged = memory.saveRamChanged;
		memory.saveRamChanged = false;
		return {
			tick,
			lag,
			cycles: memory.status[STATUS_REGISTER.cyclesLast >> 2]!,
			fault: this.fault,
			instructions,
			saveRamChanged,
		};
	}

	/** Runs cartridge code; whatever it throws, or state that is not plain data, becomes the fault. */
	private attempt(run: () => void): void {
		const { cycles } = this;
		cycles.begin();
		try {
			run();
			cycles.check();
			// The state may have getters of the cartridge's: still its turn, but encoding costs nothing.
			this.stateBytes = cycles.unmetered(() => this.encode());
		} catch (thrown) {
			const error = cycles.judge(thrown);
			cycles.finish();
			const place = this.options.mapError(error);
			this.fault = {
				tick: this.memory.status[STATUS_REGISTER.tick >> 2]!,
				file: place.file,
				line: place.line,
				kind: error instanceof CartFault ? error.kind : "exception",
				message: place.message,
			};
		} finally {
			cycles.finish();
		}
	}

	/** Whatever boot gave is looked at field by field; later a part of it at each tick. */
	private encode(): Uint8Array {
		if (!this.stateBytes) return encodeState(this.state);
		return this.encoder.lend(this.state, this.memory.status[STATUS_REGISTER.tick >> 2]!);
	}

	/** Sprites, the copper list and picture flags are said anew by every tick. */
	private clearTickLists(): void {
		const registers = this.memory.videoRegisters;
		registers[VIDEO_REGISTER.spriteCount] = 0;
		registers[VIDEO_REGISTER.copperCount] = 0;
		registers[VIDEO_REGISTER.pictureFlags] = 0;
		this.memory.status[STATUS_REGISTER.spritesRefused >> 2] = 0;
	}

	private noteSpriteFlags(): void {
		const { status } = this.memory;
		const dropped = evaluateSpriteLines(this.memory.videoBlock).overflow ? 1 : 0;
		const refused = status[STATUS_REGISTER.spritesRefused >> 2]! > 0 ? 2 : 0;
		status[STATUS_REGISTER.flags >> 2] = dropped | refused;
	}
}

/** The same buttons held on: a tap that has been seen is not made again. */
function withoutTaps(input: TickInput): TickInput {
	return { pointer: input.pointer, pads: input.pads.map((pad) => ({ ...pad, tapped: 0 })) };
}
