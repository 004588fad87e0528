import { effect, signal } from "@preact/signals";
import * as v from "valibot";
import { DEFAULT_KEY_BINDINGS, type KeyBindings } from "../display-side/input/key-bindings.ts";
import type { PadMap } from "../display-side/input/pad-maps.ts";
import { BUTTON } from "../machine/memory-map.ts";

const buttonName = v.picklist(Object.keys(BUTTON) as (keyof typeof BUTTON)[]);
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const padSource = v.variant("from", [
	v.object({ from: v.literal("button"), index }),
	v.object({ from: v.literal("axis"), index, sign: v.picklist([1, -1]) }),
	v.object({ from: v.literal("hat"), index, direction: v.picklist(["up", "right", "down", "left"]) }),
]);

/** What a player chose, kept in the browser. Anything unknown or damaged falls back to the default, field by field. */
const settingsSchema = v.object({
	television: v.fallback(v.picklist(["ntsc", "pal", "ntsc-30", "pal-25", "host"]), "ntsc"),
	aspect: v.fallback(v.picklist(["authentic", "square", "whole"]), "authentic"),
	crt: v.fallback(v.boolean(), true),
	/** How far the picture is behind the game (ΔT). */
	delta: v.fallback(v.picklist(["automatic", "interval", "three-intervals"]), "automatic"),
	soundTiming: v.fallback(v.picklist(["picture", "immediate"]), "picture"),
	runAhead: v.fallback(v.picklist([0, 1, 2, 3]), 0),
	latestStateOnly: v.fallback(v.boolean(), false),
	wholePixels: v.fallback(v.boolean(), false),
	legacyPal: v.fallback(v.boolean(), false),
	reduceMotion: v.fallback(v.boolean(), false),
	/** What the processor does, line by line, at the screen's edge. */
	cpuBar: v.fallback(v.boolean(), false),
	/** 0–1. */
	volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.7),
	muted: v.fallback(v.boolean(), false),
	keys: v.fallback(
		v.record(
			v.string(),
			v.object({ player: v.picklist([0, 1, 2, 3]), button: buttonName }),
		) as v.GenericSchema<KeyBindings>,
		DEFAULT_KEY_BINDINGS,
	),
	padMaps: v.fallback(
		v.record(v.string(), v.record(buttonName, v.array(padSource))) as v.GenericSchema<Record<string, PadMap>>,
		{},
	),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const STORAGE_KEY = "colorburst.settings";

function readStored(): Settings {
	let stored: unknown = {};
	try {
		stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
	} catch {
		// Storage refused, or not our text: the defaults serve.
	}
	const asked = new URLSearchParams(location.search).get("television");
	const parsed = v.parse(settingsSchema, Object(stored));
	return asked === "ntsc" || asked === "pal" || asked === "host" ? { ...parsed, television: asked } : parsed;
}

export const settings = signal<Settings>(readStored());

effect(() => {
	const text = JSON.stringify(settings.value);
	try {
		localStorage.setItem(STORAGE_KEY, text);
	} catch {
		// Choices that can't be kept still hold for this visit.
	}
});

export function change(part: Partial<Settings>): void {
	settings.value = { ...settings.value, ...part };
}
