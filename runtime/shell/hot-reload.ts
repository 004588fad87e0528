import { authorCartUrl } from "virtual:shelf";
import { insertChanged, inserted, insertUrl, isSamePath } from "./console-store.ts";
import { notify } from "./notices.tsx";

interface ChangedCart {
	readonly url: string;
}
interface BuildTrouble extends ChangedCart {
	readonly message: string;
	/** The author's file, "" when the trouble is of the cartridge as a whole. */
	readonly file: string;
	readonly line: number;
}

/**
 * When serving for an author: a cartridge whose files changed goes into the slot again, and one that can't be built
 * says so while the old one plays on. The message goes when the cartridge builds again.
 */
export function listenForChangedCarts(): void {
	let putTroubleAway = () => {};
	import.meta.hot?.on("colorburst:cart-changed", ({ url }: ChangedCart) => {
		putTroubleAway();
		const slot = inserted.value?.shelfUrl ?? null;
		if (isSamePath(slot, url)) void insertChanged(url);
		// The author's cartridge could not be built when the page opened: it goes in as soon as it can.
		else if (isSamePath(authorCartUrl, url) && !authorsWasIn) void insertUrl(url);
		authorsWasIn ||= isSamePath(authorCartUrl, url);
	});
	import.meta.hot?.on("colorburst:cart-error", ({ message, file, line }: BuildTrouble) => {
		putTroubleAway();
		putTroubleAway = notify(file ? `${file}:${line}: ${message}` : message);
	});
	let authorsWasIn = false;
	inserted.subscribe((slot) => {
		authorsWasIn ||= isSamePath(authorCartUrl, slot?.shelfUrl ?? null);
	});
}
