import { computed, signal } from "@preact/signals";
import * as v from "valibot";
import type { SpritePaths } from "../game-side/sprite-paths.ts";
import { inserted } from "./console-store.ts";

/** Objects are chosen only where code is edited while it runs. */
export const CAN_CHOOSE_OBJECTS = import.meta.hot !== undefined;

export const objectChooserOpen = signal(false);

/** Object ids are a cartridge's own. A choice outlives edits, and a reload of the page in this tab. */
const choiceSchema = v.object({ cartId: v.string(), objectIds: v.array(v.pipe(v.number(), v.integer())) });
type Choice = v.InferOutput<typeof choiceSchema>;
const STORAGE_KEY = "colorburst.ghosts";
const choice = signal<Choice>(storedChoice());

/** Whose ways are drawn after an edit, ascending; empty: every object's. */
export const chosenObjects = computed<readonly number[]>(() =>
	inserted.value?.cartId === choice.value.cartId ? choice.value.objectIds : [],
);

export function toggleObjectChooser(): void {
	if (CAN_CHOOSE_OBJECTS) objectChooserOpen.value = !objectChooserOpen.value;
}

/** Takes an object into the choice, or out of it. */
export function toggleObject(objectId: number): void {
	const now = chosenObjects.value;
	choose(now.includes(objectId) ? now.filter((id) => id !== objectId) : [...now, objectId].sort((a, b) => a - b));
}

export function chooseEveryObject(): void {
	choose([]);
}

function choose(objectIds: readonly number[]): void {
	if (!inserted.value) return;
	choice.value = { cartId: inserted.value.cartId, objectIds: [...objectIds] };
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice.value));
	} catch {
		// A choice that can't be kept still holds until the page is loaded anew.
	}
}

function storedChoice(): Choice {
	try {
		return v.parse(choiceSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ""));
	} catch {
		// Nothing kept, storage refused, or not our text.
		return { cartId: "", objectIds: [] };
	}
}

/** Which objects are drawn, in words. */
export function drawnObjectsText(ghosts: { readonly before: SpritePaths; readonly after: SpritePaths } | null): string {
	const chosen = chosenObjects.value;
	if (chosen.length === 0) return ghosts ? `every object (${pathObjects(ghosts).length})` : "every object";
	const ids = chosen.map((id) => `#${id}`);
	const shown = ids.length > 4 ? [...ids.slice(0, 4), `${ids.length - 4} more`] : ids;
	return `${ids.length === 1 ? "object" : "objects"} ${shown.join(", ")}`;
}

/** Ids of the objects that have a way before or after the edit, ascending. */
export function pathObjects(ghosts: { readonly before: SpritePaths; readonly after: SpritePaths }): number[] {
	return [...new Set([...ghosts.before.objectIds, ...ghosts.after.objectIds])].sort((a, b) => a - b);
}
