import { signal } from "@preact/signals";
import { type StateSlot, StateSlots } from "../display-side/state-slots.ts";
import { identityOf } from "../display-side/time-travel.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { PictureUnit } from "../machine/ppu/index.ts";
import { SavedFileError } from "../machine/saved-file/saved-file-error.ts";
import { consoleHost } from "./console-store.ts";
import { notify } from "./notices.tsx";
import { saveAsFile } from "./save-as-file.ts";

export const memoryCardOpen = signal(false);
/** The slots of the cartridge in the console; empty ones as null. */
export const slots = signal<readonly (StateSlot | null)[]>([]);

const store = new StateSlots();
const NOT_KEPT = "the browser keeps nothing for this page (a private window, a full disk, or storage switched off)";

/** Reads the slots anew, as when the card is opened. */
export async function readSlots(): Promise<void> {
	const cart = consoleHost()?.cart;
	if (!cart) {
		slots.value = [];
		return;
	}
	const { cartId, contentHash } = identityOf(cart);
	try {
		slots.value = await store.list(cartId, contentHash);
	} catch {
		notify(`Save-states can't be read: ${NOT_KEPT}.`);
	}
}

export function saveToSlot(slot: number): Promise<void> {
	return attempt(async () => {
		const host = consoleHost();
		const cart = host?.cart;
		if (!host || !cart) return;
		const { file, video } = await host.time.saveState();
		const { cartId, contentHash } = identityOf(cart);
		try {
			await store.put(cartId, contentHash, slot, { file, pictureUrl: smallPicture(video), savedAtMs: Date.now() });
		} catch {
			await readSlots();
			throw new SavedFileError(
				`Slot ${slot + 1} holds only until you close the page: ${NOT_KEPT}. Save it as a file (Memory card, V).`,
			);
		}
		await readSlots();
		notify(`Saved in slot ${slot + 1}.`, "news");
	});
}

export function loadFromSlot(slot: number): Promise<void> {
	return attempt(async () => {
		await readSlots();
		const kept = slots.value[slot];
		if (!kept) {
			notify(`Slot ${slot + 1} is empty.`, "news");
			return;
		}
		await consoleHost()?.time.loadState(kept.file);
		memoryCardOpen.value = false;
	});
}

export function saveSlotAsFile(slot: number): void {
	const kept = slots.value[slot];
	if (kept) saveAsFile(kept.file, `${fileTitle()}-${slot + 1}.state`);
}

/** The last minute as a movie: what to send with the report of a bug. */
export function saveClip(): Promise<void> {
	return attempt(async () => {
		const movie = await consoleHost()?.time.clip();
		if (!movie) return;
		saveAsFile(movie, `${fileTitle()}.movie`);
		notify(
			"The last minute is saved as a movie. Drop it on this page to see it, or send it with a bug report.",
			"news",
		);
	});
}

export function saveRamAsFile(): Promise<void> {
	return attempt(async () => {
		const file = await consoleHost()?.saveRamFile();
		if (file) saveAsFile(file, `${fileTitle()}.save`);
		else notify("This cartridge has saved nothing yet.", "news");
	});
}

async function attempt(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!(error instanceof SavedFileError)) throw error;
		notify(error.message);
	}
}

function fileTitle(): string {
	const title = consoleHost()?.cart?.file.manifest.title ?? "colorburst";
	return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Half the size of the picture. */
function smallPicture(video: Uint8Array): string {
	const pixels = new Uint32Array(SCREEN_WIDTH_PX * SCREEN_HEIGHT_PX);
	new PictureUnit().render(video, pixels);
	const full = document.createElement("canvas");
	full.width = SCREEN_WIDTH_PX;
	full.height = SCREEN_HEIGHT_PX;
	const image = new ImageData(new Uint8ClampedArray(pixels.buffer), SCREEN_WIDTH_PX, SCREEN_HEIGHT_PX);
	full.getContext("2d")?.putImageData(image, 0, 0);
	const small = document.createElement("canvas");
	small.width = SCREEN_WIDTH_PX / 2;
	small.height = SCREEN_HEIGHT_PX / 2;
	small.getContext("2d")?.drawImage(full, 0, 0, small.width, small.height);
	return small.toDataURL("image/png");
}
