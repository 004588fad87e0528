import type { Buttons, Machine, PadState } from "../../api/machine.ts";
import type { CycleRegister } from "../cycle-register.ts";
import type { Instruction } from "../instructions.ts";
import type { Memory } from "../memory.ts";
import { ADDRESS, BUTTON, PAD_COUNT } from "../memory-map.ts";
import { PAD_OFFSET, PAD_SIZE_BYTES, POINTER_OFFSET } from "../pads.ts";
import { CALL_COST } from "./call-costs.ts";
import { numeric, whole } from "./check.ts";

export type InputCalls = Pick<Machine, "pad" | "pointer" | "rumble">;

/** The API's reads of pads and pointer, and rumble. */
export function inputCalls(memory: Memory, cycles: CycleRegister, instruct: (i: Instruction) => void): InputCalls {
	const { view } = memory;
	return {
		pad(player): PadState {
			whole("pad", "player", player, 0, PAD_COUNT - 1);
			cycles.charge(CALL_COST.pad.fixed);
			const at = ADDRESS.pads + player * PAD_SIZE_BYTES;
			return {
				held: buttons(view.getUint16(at + PAD_OFFSET.held, true)),
				pressed: buttons(view.getUint16(at + PAD_OFFSET.pressed, true)),
				released: buttons(view.getUint16(at + PAD_OFFSET.released, true)),
				stickX: view.getInt8(at + PAD_OFFSET.stickX),
				stickY: view.getInt8(at + PAD_OFFSET.stickY),
			};
		},

		pointer() {
			cycles.charge(CALL_COST.pointer.fixed);
			const flags = view.getUint8(ADDRESS.pointer + POINTER_OFFSET.buttons);
			return {
				x: view.getInt16(ADDRESS.pointer + POINTER_OFFSET.x, true),
				y: view.getInt16(ADDRESS.pointer + POINTER_OFFSET.y, true),
				held: (flags & 1) !== 0,
				pressed: (flags & 2) !== 0,
				inside: view.getUint8(ADDRESS.pointer + POINTER_OFFSET.inside) !== 0,
			};
		},

		rumble(player, strength, ticks) {
			whole("rumble", "player", player, 0, PAD_COUNT - 1);
			numeric("rumble", "strength", strength, 0, 1);
			whole("rumble", "ticks", ticks, 0, 600);
			cycles.charge(CALL_COST.rumble.fixed);
			view.setUint8(ADDRESS.pads + player * PAD_SIZE_BYTES + PAD_OFFSET.rumble, Math.round(strength * 255));
			instruct({ op: "rumble", player, strength, durationTicks: ticks });
		},
	};
}

function buttons(bits: number): Buttons {
	return {
		up: (bits & BUTTON.up) !== 0,
		down: (bits & BUTTON.down) !== 0,
		left: (bits & BUTTON.left) !== 0,
		right: (bits & BUTTON.right) !== 0,
		a: (bits & BUTTON.a) !== 0,
		b: (bits & BUTTON.b) !== 0,
		x: (bits & BUTTON.x) !== 0,
		y: (bits & BUTTON.y) !== 0,
		l: (bits & BUTTON.l) !== 0,
		r: (bits & BUTTON.r) !== 0,
		start: (bits & BUTTON.start) !== 0,
		select: (bits & BUTTON.select) !== 0,
	};
}
