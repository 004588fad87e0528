import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { hashBytes } from "../machine/hash.ts";

/** One copy of a cartridge's save RAM. */
interface SaveSlot {
	readonly bytes: Uint8Array;
	/** Of `bytes`: a copy cut off by a crash does not match it. */
	readonly hash: string;
	/** Counts up with every save; the higher sound slot is the newer. */
	readonly generation: number;
}

interface SavesSchema extends DBSchema {
	/** Key: cart id and slot, `volley/0` and `volley/1`. */
	saves: { key: string; value: SaveSlot };
}

const DEBOUNCE_MS = 500;

/** Tells the player of trouble with saving, in words. */
export type SaveTrouble = (message: string) => void;

/**
 * Save RAM by cart id, kept in IndexedDB. Two copies in turn, so that a save cut off half way leaves the older one.
 * When the browser refuses to keep anything, the player is told, once, and the game goes on.
 */
export class Saves {
	readonly #pending = new Map<string, Uint8Array>();
	/** What the browser refused to keep: it holds as long as the page is open, and can still be saved as a file. */
	readonly #refused = new Map<string, Uint8Array>();
	#timer: ReturnType<typeof setTimeout> | null = null;
	#database: Promise<IDBPDatabase<SavesSchema>> | null = null;
	#writing: Promise<void> = Promise.resolve();
	#told = false;
	#askedToPersist = false;

	constructor(private readonly onTrouble: SaveTrouble) {}

	/** The newest sound copy, or null without one. */
	async load(cartId: string): Promise<Uint8Array | null> {
		const pending = this.#pending.get(cartId);
		if (pending) return pending.slice();
		try {
			// A write on its way is the newest copy of all.
			await this.#writing;
			const refused = this.#refused.get(cartId);
			if (refused) return refused.slice();
			const database = await this.#open();
			const slots = await Promise.all([0, 1].map((slot) => database.get("saves", `${cartId}/${slot}`)));
			const newest = newestSound(slots);
			const damaged = slots.some((slot) => slot && !isSound(slot));
			if (damaged) {
				this.onTrouble(
					newest
						? `The newest save of “${cartId}” was damaged; the one before it is used.`
						: `The save of “${cartId}” is damaged and can't be used.`,
				);
			}
			return newest ? newest.bytes.slice() : null;
		} catch (error) {
			this.#tell(error);
			return null;
		}
	}

	/** Keeps a copy soon: changes that come in quick succession make one write. */
	keep(cartId: string, saveRam: Uint8Array): void {
		this.#pending.set(cartId, saveRam);
		this.#timer ??= setTimeout(() => void this.flush(), DEBOUNCE_MS);
	}

	/** Writes what waits, at once: when the page is hidden, or the cartridge taken out. */
	flush(): Promise<void> {
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = null;
		const work = [...this.#pending];
		this.#pending.clear();
		this.#writing = this.#writing.then(async () => {
			for (const [cartId, bytes] of work) await this.#write(cartId, bytes);
		});
		return this.#writing;
	}

	async #write(cartId: string, bytes: Uint8Array): Promise<void> {
		try {
			const database = await this.#open();
			// Looked at in the same transaction as the write: another tab may have saved this cartridge meanwhile.
			// Strict: done means on the disk, should the computer stop the moment after.
			const transaction = database.transaction("saves", "readwrite", { durability: "strict" });
			const slots = await Promise.all([0, 1].map((slot) => transaction.store.get(`${cartId}/${slot}`)));
			const generation = 1 + Math.max(0, ...slots.map((slot) => slot?.generation ?? 0));
			// The newest sound copy stays until this one is whole.
			const slot = newestSound(slots) === slots[0] && slots[0] ? 1 : 0;
			await transaction.store.put({ bytes, hash: hashBytes(bytes), generation }, `${cartId}/${slot}`);
			await transaction.done;
			this.#refused.delete(cartId);
			this.#askToPersist();
		} catch (error) {
			this.#refused.set(cartId, bytes);
			this.#tell(error);
		}
	}

	/** Once something is worth keeping, the browser is asked not to throw it away when its disk gets full. */
	#askToPersist(): void {
		if (this.#askedToPersist) return;
		this.#askedToPersist = true;
		// Refused or unknown, the saves are kept as well as any page's are.
		navigator.storage?.persist?.().catch(() => false);
	}

	#open(): Promise<IDBPDatabase<SavesSchema>> {
		this.#database ??= openDB<SavesSchema>("colorburst", 1, {
			upgrade(database) {
				database.createObjectStore("saves");
			},
		});
		return this.#database;
	}

	#tell(error: unknown): void {
		// The next save tries anew; the player is told once.
		this.#database = null;
		if (this.#told) return;
		this.#told = true;
		const name = error instanceof Error ? error.name : "";
		const why =
			name === "QuotaExceededError"
				? "the browser's storage for this page is full"
				: "the browser lets this page keep nothing (a private window, or storage switched off)";
		this.onTrouble(
			`Saves are not kept: ${why}. They will be gone when you close the page, unless you save them as a file (Memory card, V).`,
		);
	}
}

function isSound(slot: SaveSlot): boolean {
	return slot.bytes instanceof Uint8Array && hashBytes(slot.bytes) === slot.hash;
}

function newestSound(slots: readonly (SaveSlot | undefined)[]): SaveSlot | null {
	const sound = slots.filter((slot) => slot !== undefined).filter(isSound);
	return sound.reduce<SaveSlot | null>(
		(best, slot) => (!best || slot.generation > best.generation ? slot : best),
		null,
	);
}
