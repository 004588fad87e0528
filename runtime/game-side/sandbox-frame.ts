/**
 * The room a cartridge runs in: an invisible frame of opaque origin whose policy allows one script of ours and workers
 * from blobs, and in it one worker. Nothing in it can reach a network, the page, its storage or another cartridge.
 * To stop it, the frame is removed: that quiets a busy worker ten times sooner than `terminate()`.
 */
export interface SandboxFrame {
	/** Straight to the worker; the frame sees none of it. */
	readonly port: MessagePort;
	/** Ends the worker, whatever it is doing. */
	remove(): void;
}

export interface SandboxOptions {
	/** The worker's whole script: see `gameSideWorkerText`. */
	readonly workerText: string;
	/** The worker's script failed as a whole: a syntax error, or an error at its top level. */
	onScriptError(error: { message: string; line: number; column: number }): void;
}

/** The frame's only script: makes the worker and hands it its port. */
const FRAME_SCRIPT = `
addEventListener("message", (event) => {
	if (event.source !== parent) return;
	const url = URL.createObjectURL(new Blob([event.data], { type: "text/javascript" }));
	const worker = new Worker(url, { name: "colorburst game side" });
	worker.onerror = (e) => {
		e.preventDefault();
		parent.postMessage({ message: String(e.message), line: e.lineno | 0, column: e.colno | 0 }, "*");
	};
	worker.postMessage(0, event.ports);
}, { once: true });`;

/** Builds the frame and its worker in this page. */
export function openSandbox(options: SandboxOptions): SandboxFrame {
	const nonce = newNonce();
	const frame = document.createElement("iframe");
	frame.setAttribute("sandbox", "allow-scripts");
	frame.title = "Where the cartridge runs (nothing to see)";
	frame.hidden = true;
	frame.tabIndex = -1;
	frame.setAttribute("aria-hidden", "true");
	frame.srcdoc = frameDocument(nonce);

	const { port1, port2 } = new MessageChannel();
	const onMessage = (event: MessageEvent) => {
		// Only the frame itself can send this; a cartridge has no way to it. Still, trust no field's type.
		if (event.source !== frame.contentWindow) return;
		const { message, line, column } = Object(event.data);
		options.onScriptError({ message: String(message), line: Number(line) || 0, column: Number(column) || 0 });
	};
	window.addEventListener("message", onMessage);
	frame.addEventListener("load", () => frame.contentWindow?.postMessage(options.workerText, "*", [port2]), {
		once: true,
	});
	document.body.append(frame);
	return {
		port: port1,
		remove() {
			window.removeEventListener("message", onMessage);
			port1.close();
			frame.remove();
		},
	};
}

function frameDocument(nonce: string): string {
	const policy = `default-src 'none'; script-src 'nonce-${nonce}'; worker-src blob:`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cartridge</title><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><script nonce="${nonce}">${FRAME_SCRIPT}</script></body></html>`;
}

function newNonce(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
