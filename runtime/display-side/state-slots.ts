import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export const SLOT_COUNT = 4;

/** A save-state in its slot. */
export interface StateSlot {
	readonly file: Uint8Array<ArrayBuffer>;
	/** A small picture of the moment, as a data address. */
	readonly pictureUrl: string;
	/** When it was made: milliseconds since 1970. */
	readonly savedAtMs: number;
}

interface StatesSchema extends DBSchema {
	/** Key: cart id, content hash and slot. */
	states: { key: string; value: StateSlot };
}

/**
 * Save-states kept in IndexedDB, four a cartridge and build. They have a database of their own, so that whatever
 * happens to it the save RAM is safe.
 */
export class StateSlots {
	#database: Promise<IDBPDatabase<StatesSchema>> | null = null;
	/** What the browser refused to keep, by key: it holds as long as the page is open. */
	readonly #refused = new Map<string, StateSlot>();

	/** The slots of a build, empty ones as null. @throws DOMException when the browser lets none be read */
	async list(cartId: string, contentHash: string): Promise<(StateSlot | null)[]> {
		const keys = Array.from({ length: SLOT_COUNT }, (_, slot) => key(cartId, contentHash, slot));
		const refused = keys.map((each) => this.#refused.get(each) ?? null);
		try {
			const database = await this.#open();
			const kept = await Promise.all(keys.map((each) => database.get("states", each)));
			return refused.map((slot, i) => slot ?? kept[i] ?? null);
		} catch (error) {
			if (refused.every((slot) => slot === null)) throw error;
			return refused;
		}
	}

	/** @throws DOMException when the browser can't keep it; it is in its slot until the page is closed then */
	async put(cartId: string, contentHash: string, slot: number, state: StateSlot): Promise<void> {
		const place = key(cartId, contentHash, slot);
		try {
			const database = await this.#open();
			await database.put("states", state, place);
			this.#refused.delete(place);
		} catch (error) {
			this.#refused.set(place, state);
			throw error;
		}
	}

	#open(): Promise<IDBPDatabase<StatesSchema>> {
		this.#database ??= openDB<StatesSchema>("colorburst-states", 1, {
			upgrade(database) {
				database.createObjectStore("states");
			},
		}).catch((error: unknown) => {
			this.#database = null;
			throw error;
		});
		return this.#database;
	}
}

function key(cartId: string, contentHash: string, slot: number): string {
	return `${cartId}/${contentHash}/${slot}`;
}
