import { Saves } from "../../../runtime/display-side/saves.ts";
import { SAVE_RAM_SIZE_BYTES } from "../../../runtime/machine/memory-map.ts";

const CART_ID = "test.kill";

/** Every word of a save is its number: a save made of two would show. */
function saveOf(number: number): Uint8Array {
	return new Uint8Array(new Uint32Array(SAVE_RAM_SIZE_BYTES / 4).fill(number).buffer);
}

/** Saves without pause, from a number on, and tells before and after each; for a test that ends the page meanwhile. */
export async function saveForever(
	from: number,
	tell: { begun(number: number): void; done(number: number): void },
): Promise<void> {
	const saves = new Saves(() => {});
	await saves.load(CART_ID);
	for (let number = from; ; number++) {
		tell.begun(number);
		saves.keep(CART_ID, saveOf(number));
		await saves.flush();
		tell.done(number);
	}
}

/** @returns the number of the save that is there, null without one; whether it is whole; and what the player was told */
export async function findSave(): Promise<{ number: number | null; isWhole: boolean; troubles: string[] }> {
	const troubles: string[] = [];
	const bytes = await new Saves((message) => troubles.push(message)).load(CART_ID);
	if (!bytes) return { number: null, isWhole: true, troubles };
	const words = new Uint32Array(bytes.slice().buffer);
	return { number: words[0]!, isWhole: words.every((word) => word === words[0]), troubles };
}
