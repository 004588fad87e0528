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

	/** The slots of a build, empty ones as null. */
	async list(cartId: string, contentHash: string): Promise<(StateSlot | null)[]> {
		const database = await this.#open();
		const slots = Array.from({ length: SLOT_COUNT }, (_, slot) =>
			database.get("states", key(cartId, contentHash, slot)),
		);
		return (await Promise.all(slots)).map((slot) => slot ?? null);
	}

	/** @throws DOMException when the browser can't keep it */
	async put(cartId: string, contentHash: string, slot: number, state: StateSlot): Promise<void> {
		const database = await this.#open();
		await database.put("states", state, key(cartId, contentHash, slot));
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
