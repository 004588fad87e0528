import { VIDEO_BLOCK } from "../machine/memory-map.ts";

/**
 * The picture's way from the worker to the page. A browser that runs the sandbox in a process of its own takes over a
 * millisecond of the page's time to hand over the whole VIDEO_BLOCK, which is past the size that goes with a message
 * itself. From one tick to the next little of it changes: only the pages that did are sent.
 *
 * On the wire a picture is a bitmap of the pages that follow (bit p & 7 of byte p >> 3 is page p), then those pages.
 */

const PAGE_BYTES = 256;
const PAGES = VIDEO_BLOCK.sizeBytes / PAGE_BYTES;
const PAGE_WORDS = PAGE_BYTES / 4;
const BITMAP_BYTES = Math.ceil(PAGES / 8);

/** The worker's end. */
export class PictureSender {
	/** As the page has it: cleared at first, as its own end is. */
	readonly #sent = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	readonly #sentWords = new Int32Array(this.#sent.buffer);

	/** @param video  a VIDEO_BLOCK */
	changes(video: ArrayBuffer): ArrayBuffer {
		const words = new Int32Array(video);
		const bitmap = new Uint8Array(BITMAP_BYTES);
		let count = 0;
		for (let page = 0; page < PAGES; page++) {
			if (!this.#differs(words, page)) continue;
			bitmap[page >> 3]! |= 1 << (page & 7);
			count++;
		}
		const message = new Uint8Array(BITMAP_BYTES + count * PAGE_BYTES);
		message.set(bitmap);
		let at = BITMAP_BYTES;
		for (let page = 0; page < PAGES; page++) {
			if ((bitmap[page >> 3]! & (1 << (page & 7))) === 0) continue;
			message.set(new Uint8Array(video, page * PAGE_BYTES, PAGE_BYTES), at);
			at += PAGE_BYTES;
		}
		this.#sentWords.set(words);
		return message.buffer;
	}

	#differs(words: Int32Array, page: number): boolean {
		const end = (page + 1) * PAGE_WORDS;
		for (let i = page * PAGE_WORDS; i < end; i++) if (words[i] !== this.#sentWords[i]) return true;
		return false;
	}
}

/**
 * A picture that came stays as it is until so many later ones have come: three times what the longest queue of states
 * holds. New buffers for each would cost more than all else that the page does with a tick.
 */
export const PICTURES_KEPT = 32;

/** The page's end. It believes nothing that comes from a stranger's thread. */
export class PictureReceiver {
	readonly #pictures: Uint8Array<ArrayBuffer>[] = [];
	#newest = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	#count = 0;

	/**
	 * @returns the whole VIDEO_BLOCK, which is written over after `PICTURES_KEPT` more; or null when this is nothing that
	 *   a `PictureSender` sends
	 */
	picture(changes: unknown): ArrayBuffer | null {
		if (!(changes instanceof ArrayBuffer) || changes.byteLength < BITMAP_BYTES) return null;
		const message = new Uint8Array(changes);
		const pages: number[] = [];
		for (let page = 0; page < BITMAP_BYTES * 8; page++) {
			if ((message[page >> 3]! & (1 << (page & 7))) !== 0) pages.push(page);
		}
		const last = pages[pages.length - 1] ?? 0;
		if (last >= PAGES || message.length !== BITMAP_BYTES + pages.length * PAGE_BYTES) return null;
		const picture = this.#pictures[this.#count % PICTURES_KEPT] ?? new Uint8Array(VIDEO_BLOCK.sizeBytes);
		this.#pictures[this.#count++ % PICTURES_KEPT] = picture;
		picture.set(this.#newest);
		let at = BITMAP_BYTES;
		for (const page of pages) {
			picture.set(message.subarray(at, at + PAGE_BYTES), page * PAGE_BYTES);
			at += PAGE_BYTES;
		}
		this.#newest = picture;
		return picture.buffer;
	}
}
