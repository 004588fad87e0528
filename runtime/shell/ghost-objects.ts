import { computed, signal } from "@preact/signals";
import type { SpritePaths } from "../game-side/sprite-paths.ts";
import { inserted } from "./console-store.ts";

/** Objects are chosen only where code is edited while it runs. */
export const CAN_CHOOSE_OBJECTS = import.meta.hot !== undefined;

export const objectChooserOpen = signal(false);

/** Ids are a cartridge's own: a choice ends when another cartridge goes in, and outlives its edits. */
const choice = signal<{ readonly insertion: number; readonly objectIds: readonly number[] }>({
	insertion: 0,
	objectIds: [],
});

/** Whose ways are drawn after an edit, ascending; empty: every object's. */
export const chosenObjects = computed<readonly number[]>(() =>
	inserted.value && inserted.value.insertion === choice.value.insertion ? choice.value.objectIds : [],
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
	if (inserted.value) choice.value = { insertion: inserted.value.insertion, objectIds };
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
