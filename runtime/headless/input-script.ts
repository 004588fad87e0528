import * as v from "valibot";
import { BUTTON, type ButtonName, PAD_COUNT, SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { idleInput, type TickInput } from "../machine/pad-input.ts";

/** From `tick` on, the player holds these buttons and no others. A field left out keeps what it was. */
export interface InputChange {
	/** Number of the tick, from 0. */
	readonly tick: number;
	/** 0–3. */
	readonly player: number;
	readonly buttons?: readonly ButtonName[];
	/** −127 to 127. */
	readonly stickX?: number;
	readonly stickY?: number;
	/** The console has one pointer, whichever player moves it. */
	readonly pointer?: { readonly x: number; readonly y: number; readonly held: boolean };
}

/** What the players do in a run, in order of ticks. */
export type InputScript = readonly InputChange[];

/** An input list that can't be used; the message says what, where and what to do. */
export class InputScriptError extends Error {
	override name = "InputScriptError";
}

const BUTTON_NAMES = Object.keys(BUTTON) as ButtonName[];
const CHANGES_MAX = 1_000_000;
const STICK_MAX = 127;

const wholeNumber = (least: number, most: number, what: string) =>
	v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));

const button = v.pipe(
	v.string("a button is a name in quotes"),
	v.toLowerCase(),
	v.picklist(BUTTON_NAMES, (issue) => `${issue.received} is no button. The buttons are ${BUTTON_NAMES.join(", ")}`),
);
const stickAxis = v.optional(wholeNumber(-STICK_MAX, STICK_MAX, `a stick's axis is a whole number, −127 to 127`));

const changeSchema = v.strictObject(
	{
		tick: wholeNumber(0, Number.MAX_SAFE_INTEGER, "a tick is a whole number, 0 or more"),
		player: wholeNumber(0, PAD_COUNT - 1, `a player is a whole number, 0 to ${PAD_COUNT - 1}`),
		buttons: v.optional(v.array(button, "buttons are a list of names")),
		stickX: stickAxis,
		stickY: stickAxis,
		pointer: v.optional(
			v.strictObject({
				x: wholeNumber(-32768, 32767, "a pointer's x is a whole number of pixels"),
				y: wholeNumber(-32768, 32767, "a pointer's y is a whole number of pixels"),
				held: v.boolean("a pointer's held is true or false"),
			}),
		),
	},
	(issue) =>
		issue.expected === "never"
			? `the field ${issue.received} is unknown. A change has tick, player, buttons, stickX, stickY, pointer`
			: issue.expected === "Object"
				? 'a change looks like { "tick": 60, "player": 0, "buttons": ["right", "a"] }'
				: `the field ${issue.expected} is missing`,
);
const scriptSchema = v.pipe(
	v.array(changeSchema, 'an input file is a list: [{ "tick": 60, "player": 0, "buttons": ["right"] }]'),
	v.maxLength(CHANGES_MAX, `more than ${CHANGES_MAX} changes`),
);

/**
 * Checks an input list, as an input file holds it.
 * @param source  name of the file, for messages
 * @param lineOf  line of the file on which an entry begins, if it is known
 * @throws InputScriptError naming the entry and what it should be
 */
export function parseInputScript(list: unknown, source: string, lineOf?: (entry: number) => number): InputScript {
	const fail = (entry: unknown, message: string): never => {
		const line = lineOf && typeof entry === "number" ? `:${lineOf(entry)}` : "";
		throw new InputScriptError(`${source}${line}: ${message}`);
	};
	const result = v.safeParse(scriptSchema, list);
	if (!result.success) {
		const [{ path = [], message }] = result.issues;
		return fail(path[0]?.key, `${place(path)}${message}.`);
	}
	let lastTick = 0;
	let ofTick = new Map<number, number>();
	for (const [index, { tick, player }] of result.output.entries()) {
		if (tick < lastTick) {
			fail(
				index,
				`[${index}]: tick ${tick} stands after tick ${lastTick}. Put the changes in the order of their ticks.`,
			);
		}
		if (tick > lastTick) ofTick = new Map();
		lastTick = tick;
		const before = ofTick.get(player);
		if (before !== undefined) {
			fail(index, `[${before}] and [${index}] both change player ${player} at tick ${tick}. Make them one.`);
		}
		ofTick.set(player, index);
	}
	return result.output as InputScript;
}

function place(path: readonly { readonly key?: unknown }[]): string {
	let text = "";
	for (const { key } of path) text += typeof key === "number" ? `[${key}]` : `.${String(key)}`;
	return text === "" ? "" : `${text}: `;
}

/** Plays an input script tick by tick. */
export class InputPlayer {
	private next = 0;
	private readonly input: TickInput = idleInput();

	constructor(private readonly script: InputScript) {}

	/** The input of a tick; ticks are asked for in order. The object is the same one every time. */
	at(tick: number): TickInput {
		for (const pad of this.input.pads) pad.tapped = 0;
		for (let change = this.script[this.next]; change && change.tick <= tick; change = this.script[this.next]) {
			this.apply(change);
			this.next++;
		}
		return this.input;
	}

	private apply(change: InputChange): void {
		const pad = this.input.pads[change.player]!;
		if (change.buttons) {
			let held = 0;
			for (const name of change.buttons) held |= BUTTON[name];
			pad.tapped = held & ~pad.held;
			pad.held = held;
		}
		pad.stickX = change.stickX ?? pad.stickX;
		pad.stickY = change.stickY ?? pad.stickY;
		if (change.pointer) {
			const { x, y, held } = change.pointer;
			const inside = x >= 0 && x < SCREEN_WIDTH_PX && y >= 0 && y < SCREEN_HEIGHT_PX;
			this.input.pointer = { x, y, held, inside };
		}
	}
}
