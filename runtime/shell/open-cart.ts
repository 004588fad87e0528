import { byteCount, CART_LIMIT } from "../cartridge/cart-file-limits.ts";
import { CartFileError } from "../cartridge/cart-file-types.ts";
import { type PlayableCart, playableCart } from "../display-side/playable-cart.ts";

/** A larger file is refused before a byte of it is read. */
const FILE_LIMIT_BYTES = CART_LIMIT.fileBytes.value;

/** The cartridge can't be opened; the message is for the player. */
export class OpenError extends Error {
	override name = "OpenError";
}

/** Opens a cartridge that the player picked or dropped. */
export async function openCartFile(file: File): Promise<PlayableCart> {
	refuseBySize(file.size, file.name);
	let buffer: ArrayBuffer;
	try {
		buffer = await file.arrayBuffer();
	} catch {
		throw new OpenError(
			`“${file.name}” can't be read. If it was moved or deleted meanwhile, pick it again; a folder can't be opened.`,
		);
	}
	return decode(new Uint8Array(buffer), file.name);
}

/** Opens a cartridge from an address, as in `?cart=`. */
export async function openCartUrl(address: string, base: string): Promise<PlayableCart> {
	const url = parseAddress(address, base);
	const name = readableName(url);
	let response: Response;
	try {
		response = await fetch(url, { credentials: "omit" });
	} catch {
		throw new OpenError(
			url.origin === new URL(base).origin
				? `“${name}” can't be fetched: the server does not answer. Try again in a moment.`
				: `“${name}” can't be fetched from ${url.host}: either it does not answer, or it does not let other pages read its files (CORS). Download the file and drop it here instead.`,
		);
	}
	if (!response.ok) {
		const buildTrouble = await authorsMessage(response);
		if (buildTrouble) throw new OpenError(buildTrouble);
		throw new OpenError(
			`“${name}” can't be fetched: ${url.host} answers ${response.status} ${response.statusText}. Check the address.`,
		);
	}
	refuseBySize(Number(response.headers.get("content-length") ?? 0), name);
	return decode(await readBounded(response, name), name);
}

/** While an author works, the server answers with what is wrong in the cartridge's files. */
async function authorsMessage(response: Response): Promise<string | null> {
	if (!response.headers.get("content-type")?.includes("application/json")) return null;
	const { message, file, line } = Object(await response.json().catch(() => null));
	if (typeof message !== "string") return null;
	return file ? `${file}:${line}: ${message}` : message;
}

function parseAddress(address: string, base: string): URL {
	let url: URL;
	try {
		url = new URL(address, base);
	} catch {
		throw new OpenError(`“${address}” is no address. It should look like https://example.org/game.cart.png`);
	}
	if (url.protocol !== "https:" && url.protocol !== "http:") {
		throw new OpenError(`A cartridge can be fetched by http or https, not by “${url.protocol}”.`);
	}
	return url;
}

/** The last part of an address, as people write it; an address may hold escapes that are none. */
function readableName(url: URL): string {
	const last = url.pathname.split("/").pop() || url.host;
	try {
		return decodeURIComponent(last);
	} catch {
		return last;
	}
}

function refuseBySize(sizeBytes: number, name: string): void {
	if (sizeBytes <= FILE_LIMIT_BYTES) return;
	throw new OpenError(
		`“${name}” is too large: it has ${byteCount(sizeBytes)}, and a cartridge file has ${byteCount(FILE_LIMIT_BYTES)} at most. This is probably not a cartridge.`,
	);
}

/** A server need not say how long its answer is, or may say less: count while reading. */
async function readBounded(response: Response, name: string): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	const reader = response.body?.getReader();
	if (!reader) return new Uint8Array(await response.arrayBuffer());
	for (;;) {
		const { done, value } = await reader.read().catch(() => {
			throw new OpenError(`“${name}” broke off while it was fetched. Try again.`);
		});
		if (done) break;
		length += value.length;
		if (length > FILE_LIMIT_BYTES) {
			await reader.cancel();
			refuseBySize(length, name);
		}
		parts.push(value);
	}
	const whole = new Uint8Array(length);
	let offset = 0;
	for (const part of parts) {
		whole.set(part, offset);
		offset += part.length;
	}
	return whole;
}

function decode(bytes: Uint8Array, name: string): PlayableCart {
	try {
		return playableCart(bytes);
	} catch (error) {
		if (error instanceof CartFileError) throw new OpenError(`“${name}” can't be played. ${error.message}`);
		throw error;
	}
}
