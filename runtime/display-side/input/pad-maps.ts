import { BUTTON, type ButtonName } from "../../machine/memory-map.ts";

/** Where on a pad a button's state is found. */
export type PadSource =
	| { readonly from: "button"; readonly index: number }
	| { readonly from: "axis"; readonly index: number; readonly sign: 1 | -1 }
	/** A hat told as one axis with eight values: −1 is up, and clockwise from there in steps of 2/7. */
	| { readonly from: "hat"; readonly index: number; readonly direction: HatDirection };

export type HatDirection = "up" | "right" | "down" | "left";
/** A button may have several places: both shoulder buttons of a side, d-pad and stick. */
export type PadMap = Readonly<Partial<Record<ButtonName, readonly PadSource[]>>>;

/** What a pad tells: values as gamepad.js gives them. */
export interface PadReadings {
	readonly axes: readonly number[];
	readonly buttons: readonly number[];
}

const AXIS_THRESHOLD = 0.5;
const BUTTON_THRESHOLD = 0.5;
/** Eighths of a turn, clockwise from up, at which a hat counts as pointing that way. */
const HAT_STEPS: Readonly<Record<HatDirection, readonly number[]>> = {
	up: [7, 0, 1],
	right: [1, 2, 3],
	down: [3, 4, 5],
	left: [5, 6, 7],
};

/** The W3C "standard" layout: buttons by place, A the lower one, as on most pads sold for browsers. */
export const STANDARD_PAD_MAP: PadMap = {
	a: [button(0)],
	b: [button(1)],
	x: [button(2)],
	y: [button(3)],
	l: [button(4), button(6)],
	r: [button(5), button(7)],
	select: [button(8)],
	start: [button(9)],
	up: [button(12), axis(1, -1)],
	down: [button(13), axis(1, 1)],
	left: [button(14), axis(0, -1)],
	right: [button(15), axis(0, 1)],
};

function button(index: number): PadSource {
	return { from: "button", index };
}

function axis(index: number, sign: 1 | -1): PadSource {
	return { from: "axis", index, sign };
}

/** The eighth of a turn that a hat's axis tells, or −1 at rest (which lies beyond 1). */
export function hatStep(value: number): number {
	const step = Math.round(((value + 1) * 7) / 2);
	return step >= 0 && step <= 7 && Math.abs(value - (step * 2) / 7 + 1) < 0.1 ? step : -1;
}

function isDown(source: PadSource, pad: PadReadings): boolean {
	if (source.from === "button") return (pad.buttons[source.index] ?? 0) > BUTTON_THRESHOLD;
	const value = pad.axes[source.index] ?? 0;
	if (source.from === "axis") return value * source.sign > AXIS_THRESHOLD;
	return HAT_STEPS[source.direction].includes(hatStep(value));
}

/** Button bits of a pad under a map. */
export function padBits(map: PadMap, pad: PadReadings): number {
	let bits = 0;
	for (const name of Object.keys(map) as ButtonName[]) {
		if (map[name]?.some((source) => isDown(source, pad))) bits |= BUTTON[name];
	}
	return bits;
}

/**
 * For the remap screen: what a person just did on a pad, against its state at rest.
 * @returns undefined when nothing was clearly pressed
 */
export function findPressed(rest: PadReadings, now: PadReadings): PadSource | undefined {
	const pressed = now.buttons.findIndex(
		(value, i) => value > BUTTON_THRESHOLD && (rest.buttons[i] ?? 0) <= BUTTON_THRESHOLD,
	);
	if (pressed >= 0) return button(pressed);
	for (const [index, value] of now.axes.entries()) {
		const before = rest.axes[index] ?? 0;
		// Only a hat rests outside of −1 to 1.
		if (Math.abs(before) > 1.05) {
			const direction = (["up", "right", "down", "left"] as const)[hatStep(value) / 2];
			if (direction) return { from: "hat", index, direction };
		} else if (Math.abs(value) > 0.7 && Math.abs(before) < 0.4) {
			return axis(index, value > 0 ? 1 : -1);
		}
	}
	return undefined;
}
