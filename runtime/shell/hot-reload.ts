import { insertChanged, inserted } from "./console-store.ts";
import { notify } from "./notices.tsx";

/**
 * When serving for an author: a cartridge whose files changed goes into the slot again, and one that can't be built
 * says so while the old one plays on.
 */
export function listenForChangedCarts(): void {
	import.meta.hot?.on("colorburst:cart-changed", ({ url }: { url: string }) => {
		if (inserted.value?.shelfUrl === url) void insertChanged(url);
	});
	import.meta.hot?.on("colorburst:cart-error", ({ message }: { message: string }) => notify(message));
}
