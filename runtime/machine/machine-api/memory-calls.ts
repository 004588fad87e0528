import type { Machine } from "../../api/machine.ts";
import { nextFraction } from "../chance.ts";
import type { CycleRegister } from "../cycle-register.ts";
import { hasArrived, storedBytes } from "../data-bank.ts";
import type { Instruction } from "../instructions.ts";
import type { Memory } from "../memory.ts";
import { SAVE_RAM_SIZE_BYTES } from "../memory-map.ts";
import { CALL_COST } from "./call-costs.ts";
import { asset, badCall, list, whole } from "./check.ts";

export type MemoryCalls = Pick<
	Machine,
	"peek" | "poke" | "readSave" | "writeSave" | "readBank" | "random" | "randomInt"
>;

/** The API's bytes: memory, save RAM, banks of data and the seeded generator. */
export function memoryCalls(
	memory: Memory,
	cycles: CycleRegister,
	instruct: (instruction: Instruction) => void,
): MemoryCalls {
	return {
		peek(address) {
			whole("peek", "address", address, 0, 0xffffff);
			cycles.charge(CALL_COST.peek.fixed);
			return memory.peek(address);
		},

		poke(address, value) {
			whole("poke", "address", address, 0, 0xffffff);
			whole("poke", "value", value, 0, 255);
			cycles.charge(CALL_COST.poke.fixed);
			memory.poke(address, value);
		},

		readSave(offset, length) {
			whole("readSave", "offset", offset, 0, SAVE_RAM_SIZE_BYTES);
			whole("readSave", "length", length, 0, SAVE_RAM_SIZE_BYTES - offset);
			cycles.charge(CALL_COST.readSave.fixed + CALL_COST.readSave.perByte * length);
			return memory.saveRam.slice(offset, offset + length);
		},

		writeSave(offset, bytes) {
			whole("writeSave", "offset", offset, 0, SAVE_RAM_SIZE_BYTES);
			list("writeSave", "bytes", bytes);
			whole("writeSave", "the number of bytes", bytes.length, 0, SAVE_RAM_SIZE_BYTES);
			if (offset + bytes.length > SAVE_RAM_SIZE_BYTES)
				throw badCall(
					"writeSave",
					`${bytes.length} bytes from ${offset} on end past the ${SAVE_RAM_SIZE_BYTES} of save RAM.`,
				);
			// All checked before any is written: a save is never half-changed.
			for (let i = 0; i < bytes.length; i++) whole("writeSave", `byte ${i}`, bytes[i], 0, 255);
			cycles.charge(CALL_COST.writeSave.fixed + CALL_COST.writeSave.perByte * bytes.length);
			memory.saveRam.set(bytes, offset);
			memory.saveRamChanged = true;
		},

		readBank(data, from = 0, length) {
			asset("readBank", data, "data", 'import level from "./level.bin?bank"');
			const bytes = storedBytes(data);
			if (!bytes) throw badCall("readBank", "the asset isn't one that an import gave; pass the import itself.");
			whole("readBank", "from", from, 0, bytes.length);
			const count = length ?? bytes.length - from;
			whole("readBank", "length", count, 0, bytes.length - from);
			cycles.charge(CALL_COST.readBank.fixed);
			if (!hasArrived(memory, data.bank)) {
				instruct({ op: "read-bank", bank: data.bank });
				return null;
			}
			cycles.charge(CALL_COST.readBank.perByte * count);
			return bytes.slice(from, from + count);
		},

		random() {
			cycles.charge(CALL_COST.random.fixed);
			return nextFraction(memory.chance);
		},

		randomInt(n) {
			whole("randomInt", "n", n, 1, 0x7fffffff);
			cycles.charge(CALL_COST.random.fixed);
			return Math.floor(nextFraction(memory.chance) * n);
		},
	};
}
