import shelfItems, { authorCartUrl } from "virtual:shelf";
import { computed, effect, signal } from "@preact/signals";
import { exposeHandle } from "../display-side/console-handle.ts";
import { ConsoleHost } from "../display-side/console-host.ts";
import { CONSOLE_AT_FIRST, type ConsoleState } from "../display-side/console-state.ts";
import type { ConsoleInput } from "../display-side/input/console-input.ts";
import type { PlayableCart } from "../display-side/playable-cart.ts";
import type { Presenter } from "../display-side/presenter.ts";
import { labelUrlOf } from "./label-pictures.ts";
import { notify } from "./notices.tsx";
import { OpenError, openCartFile, openCartUrl } from "./open-cart.ts";
import { openSavedFile } from "./open-saved-file.ts";
import { settings } from "./settings-store.ts";

/** A cartridge on the shelf. */
export interface ShelfItem {
	readonly id: string;
	readonly title: string;
	readonly url: string;
	/** Picture of its label: a cart file with one is that picture. */
	readonly labelUrl: string | null;
}

/** The cartridge in the slot. */
export interface Inserted {
	readonly cartId: string;
	readonly title: string;
	readonly labelUrl: string | null;
	/** Where on the shelf it came from, or null for a file. */
	readonly shelfUrl: string | null;
	/** Counts insertions, so that the slot can show the same cartridge going in again. */
	readonly insertion: number;
}

export const consoleState = signal<ConsoleState>(CONSOLE_AT_FIRST);
export const shelf: readonly ShelfItem[] = shelfItems.map(({ id, title, url }) => ({
	id,
	title,
	url,
	labelUrl: url.endsWith(".png") ? url : null,
}));
export const inserted = signal<Inserted | null>(null);
/** Running, with the volume up, and the browser still waits for a touch before it lets sound out. */
export const soundWaits = computed(
	() =>
		consoleState.value.power === "on" &&
		!consoleState.value.soundOn &&
		// A pause stops the sound, which is not the browser's doing.
		!consoleState.value.paused &&
		!settings.value.muted &&
		!consoleState.value.fault,
);

let host: ConsoleHost | null = null;
let insertions = 0;
/** The newest request to insert; older ones that finish later are dropped. */
let request = 0;

/** Plugs the console into the glass. Called once, when the page stands. */
export function connect(canvas: HTMLCanvasElement): ConsoleHost {
	const query = new URLSearchParams(location.search);
	const seed = Number(query.get("seed") ?? Number.NaN);
	host = new ConsoleHost({
		canvas,
		settings: settings.peek(),
		...(query.get("screen") === "canvas2d" ? { screenKind: "canvas2d" } : {}),
		forceFine: query.get("motion") === "fine",
		...(Number.isInteger(seed) ? { seed } : {}),
		keepsPast: import.meta.hot !== undefined,
		onState: (state) => {
			consoleState.value = state;
		},
		onTrouble: (text) => notify(text),
		onNews: (text) => notify(text, "news"),
	});
	effect(() => host?.configure(settings.value));
	exposeHandle(host);
	return host;
}

/** The presenter of the running cartridge, for the timing panel. */
export function presenterNow(): Presenter | null {
	return host?.running?.presenter ?? null;
}

export function consoleInput(): ConsoleInput {
	if (!host) throw new Error("the console is not connected yet");
	return host.input;
}

/** Puts in what the page was opened for: `?cart=`, the cartridge under work, or the first on the shelf. */
export async function insertFirst(): Promise<void> {
	const asked = new URLSearchParams(location.search).get("cart");
	if (asked && (await insertUrl(asked))) return;
	if (authorCartUrl && (await insertUrl(authorCartUrl))) return;
	for (const item of shelf) if (await insertFromShelf(item)) return;
	host?.showEmptySlot();
}

export async function insertFromShelf(item: ShelfItem): Promise<boolean> {
	return insert(() => openCartUrl(item.url, location.href), item.url);
}

export async function insertUrl(url: string): Promise<boolean> {
	const known = [authorCartUrl, ...shelf.map((item) => item.url)].find((address) => isSamePath(address, url));
	return insert(() => openCartUrl(url, location.href), known ?? null);
}

/** Whether two addresses name the same file of this page's server, however they are written. */
export function isSamePath(a: string | null, b: string | null): boolean {
	if (a === null || b === null || !URL.canParse(a, location.href) || !URL.canParse(b, location.href)) return false;
	return new URL(a, location.href).href.split("?")[0] === new URL(b, location.href).href.split("?")[0];
}

/** A cartridge goes into the slot; a movie, save-state or save file is used with the one that is there. */
export async function insertFile(file: File): Promise<boolean> {
	if (host && (await openSavedFile(host, file, cartridgeOnShelf))) return true;
	return insert(() => openCartFile(file), null);
}

/** Puts a cartridge in by its id, if the shelf has it. */
async function cartridgeOnShelf(cartId: string): Promise<boolean> {
	const item = shelf.find(({ id }) => id === cartId);
	return item ? insertFromShelf(item) : false;
}

/** @returns whether it went in; if not, all stays as it was and the player is told why */
async function insert(open: () => Promise<PlayableCart>, shelfUrl: string | null, goesOn = false): Promise<boolean> {
	const mine = ++request;
	let cart: PlayableCart;
	try {
		cart = await open();
	} catch (error) {
		if (!(error instanceof OpenError)) throw error;
		notify(error.message);
		return false;
	}
	if (mine !== request || !host) return false;
	inserted.value = {
		cartId: cart.file.manifest.id,
		title: cart.file.manifest.title,
		labelUrl: shelf.find((item) => item.url === shelfUrl)?.labelUrl ?? labelUrlOf(cart.file),
		shelfUrl,
		insertion: goesOn ? insertions : ++insertions,
	};
	await (goesOn ? host.replaceCart(cart) : host.insert(cart));
	return true;
}

/** Loads the cartridge in the slot again after its files changed: the new code goes on where the old one was. */
export async function insertChanged(url: string): Promise<void> {
	const address = `${url}${url.includes("?") ? "&" : "?"}changed=${Date.now()}`;
	await insert(() => openCartUrl(address, location.href), url, true);
}

export function consoleHost(): ConsoleHost | null {
	return host;
}

export function eject(): void {
	request++;
	host?.eject();
	inserted.value = null;
}

export function reset(): void {
	void host?.reset();
}

export function pauseOrGoOn(): void {
	if (consoleState.value.power === "on" && !consoleState.value.fault) host?.setPaused(!consoleState.value.paused);
}

export function powerCycle(): void {
	if (consoleState.value.power === "off") void host?.powerOn();
	else host?.powerOff();
}
