import type { Machine } from "../../api/machine.ts";
import type { SoundDriver } from "../apu/driver.ts";
import type { CycleRegister } from "../cycle-register.ts";
import type { Instruction } from "../instructions.ts";
import type { Memory } from "../memory.ts";
import { STATUS_REGISTER } from "../memory-map.ts";
import type { VoiceTable } from "../voice-table.ts";
import { inputCalls } from "./input-calls.ts";
import { memoryCalls } from "./memory-calls.ts";
import { pictureCalls } from "./picture-calls.ts";
import { soundCalls } from "./sound-calls.ts";

/** Builds the machine as a cartridge sees it, over the given memory, sound and cycle register. */
export function createMachine(
	memory: Memory,
	sound: { readonly driver: SoundDriver; readonly voices: VoiceTable },
	cycles: CycleRegister,
	instruct: (instruction: Instruction) => void,
): Machine {
	const calls = {
		...pictureCalls(memory, cycles),
		...inputCalls(memory, cycles, instruct),
		...soundCalls(sound, cycles, instruct),
		...memoryCalls(memory, cycles, instruct),
	};
	return Object.freeze({
		get tick() {
			return memory.status[STATUS_REGISTER.tick >> 2]!;
		},
		cyclesLeft: () => cycles.budget - Math.ceil(cycles.used),
		...unmeteredCalls(calls, cycles),
	});
}

type Call = (...parameters: unknown[]) => unknown;

/** A call costs what its table says, whatever built-ins it is made with. */
function unmeteredCalls<C extends object>(calls: C, cycles: CycleRegister): C {
	const result: Record<string, Call> = {};
	for (const [name, call] of Object.entries(calls) as [string, Call][])
		result[name] = Object.freeze((...parameters: unknown[]) => cycles.unmetered(() => call(...parameters), name));
	return result as C;
}
