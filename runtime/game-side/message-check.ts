import * as v from "valibot";
import { CPU_SLICES } from "../machine/cpu-use.ts";
import { INSTRUCTIONS_PER_TICK_MAX } from "../machine/instructions.ts";
import {
	BANK_COUNT,
	MEMORY_SIZE_BYTES,
	PAD_COUNT,
	SAVE_RAM_SIZE_BYTES,
	SOUND_BLOCK,
	VIDEO_BLOCK,
	VOICE_COUNT,
} from "../machine/memory-map.ts";
import { STATE_SIZE_MAX_BYTES } from "../machine/state-codec/index.ts";
import type { FromGameSide } from "./messages.ts";

/**
 * What comes from the game side comes from a stranger's thread: a cartridge that found a hole in its sandbox could
 * send anything. The page believes no field before it has been looked at here.
 */

const LONGEST_MESSAGE = 4000;
/** A minute of the quickest cartridge. */
export const MOST_CLIP_TICKS = 3600;
const MOST_CLIP_BYTES = 32 * 1024 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const buffer = (...sizesBytes: number[]) =>
	v.pipe(
		v.instance(ArrayBuffer),
		v.check((b) => sizesBytes.includes(b.byteLength), `a buffer must have ${sizesBytes.join(" or ")} bytes`),
	);
const text = v.pipe(
	v.string(),
	v.transform((t) => t.slice(0, LONGEST_MESSAGE)),
);
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const voice = {
	id: count,
	bank: count,
	volume: fraction,
	pan: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
	loop: v.boolean(),
};

const instruction = v.variant("op", [
	v.object({
		op: v.literal("rumble"),
		player: v.pipe(count, v.maxValue(PAD_COUNT - 1)),
		strength: fraction,
		durationTicks: count,
	}),
	v.object({ op: v.literal("play-voice"), ...voice }),
	v.object({ op: v.literal("stop-voice"), id: count }),
	v.object({
		op: v.literal("set-voices"),
		voices: v.pipe(
			v.array(v.object({ ...voice, startTick: count, forSeconds: v.pipe(v.number(), v.finite(), v.minValue(0)) })),
			v.maxLength(VOICE_COUNT),
		),
	}),
	v.object({ op: v.literal("read-bank"), bank: v.pipe(count, v.maxValue(BANK_COUNT - 1)) }),
]);

const snapshot = v.object({
	tick: v.pipe(v.number(), v.integer(), v.minValue(-1)),
	lag: v.boolean(),
	cycles: v.number(),
	stateHash: v.pipe(v.string(), v.maxLength(64)),
	video: buffer(VIDEO_BLOCK.sizeBytes),
	ahead: count,
	sound: buffer(SOUND_BLOCK.sizeBytes, 2 * SOUND_BLOCK.sizeBytes),
	instructions: v.pipe(v.array(instruction), v.maxLength(INSTRUCTIONS_PER_TICK_MAX)),
	saveRam: v.nullable(
		v.pipe(
			v.instance(Uint8Array),
			v.check((bytes) => bytes.length === SAVE_RAM_SIZE_BYTES, "save RAM has one size"),
		),
	),
	costMs: v.number(),
	cpu: v.nullish(
		v.object({
			budget: v.pipe(v.number(), v.minValue(1)),
			used: v.pipe(v.number(), v.minValue(0)),
			paid: v.pipe(v.number(), v.minValue(0)),
			lagTicks: count,
			calls: v.pipe(
				v.instance(Uint16Array),
				v.check((slices) => slices.length === CPU_SLICES, "a number for each slice"),
			),
		}),
	),
});

const tickNumber = v.pipe(v.number(), v.integer(), v.minValue(-1));
const bytes = (mostBytes: number) =>
	v.pipe(
		v.instance(Uint8Array),
		v.check((b) => b.length <= mostBytes, `at most ${mostBytes} bytes`),
	);

const fault = v.object({
	tick: count,
	file: text,
	line: count,
	kind: v.picklist(["exception", "bad-call", "cycles", "hang", "state", "load"]),
	message: text,
});

const paths = v.pipe(
	v.object({
		firstTick: tickNumber,
		ticks: v.pipe(count, v.maxValue(MOST_CLIP_TICKS + 1)),
		objectIds: v.instance(Uint16Array),
		points: v.instance(Int16Array),
	}),
	v.check((p) => p.points.length === p.objectIds.length * p.ticks * 2, "a point for each tick of each path"),
);

const historyAnswer = v.variant("op", [
	v.object({
		op: v.literal("saved"),
		machine: v.object({ memory: bytes(MEMORY_SIZE_BYTES), state: bytes(STATE_SIZE_MAX_BYTES) }),
	}),
	v.object({
		op: v.literal("restored"),
		snapshot,
		firstTick: tickNumber,
		lastTick: tickNumber,
		rerun: v.nullable(
			v.object({ paths, shapeChanges: v.pipe(v.array(text), v.maxLength(32)), fault: v.nullable(fault) }),
		),
	}),
	v.object({
		op: v.literal("clip"),
		movie: v.nullable(bytes(MOST_CLIP_BYTES)),
		paths,
		bootState: bytes(STATE_SIZE_MAX_BYTES),
	}),
	v.object({ op: v.literal("refused"), message: text }),
]);

const message = v.variant("type", [
	v.object({ type: v.literal("ready") }),
	v.object({ type: v.picklist(["booted", "tick"]), snapshot }),
	v.object({ type: v.literal("history"), number: count, answer: historyAnswer }),
	v.object({ type: v.literal("fault"), fault }),
]);

/** @returns the message, or null when it is none that an honest game side sends */
export function checkedMessage(data: unknown): FromGameSide | null {
	const result = v.safeParse(message, data);
	return result.success ? (result.output as FromGameSide) : null;
}
