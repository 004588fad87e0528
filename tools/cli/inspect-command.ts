import { statSync } from "node:fs";
import { loadCartFile } from "./load-cart.ts";

/** `colorburst inspect FILE`: what a cart file holds. Reads it only; its script is not run. */
export function inspectCommand(path: string, options: { readonly json?: unknown }): void {
	const cart = loadCartFile(path);
	const { formatVersion, id, title, author, ticksPerSecond, apiVersion } = cart.manifest;
	const facts = {
		id,
		title,
		author,
		ticksPerSecond,
		formatVersion,
		apiVersion,
		contentHash: cart.contentHash,
		fileBytes: statSync(path).size,
		scriptBytes: new TextEncoder().encode(cart.script).length,
		hasSourceMap: cart.sourceMap !== "",
		hasLabel: cart.labelPng !== undefined,
		banks: cart.banks.map(({ kind, name, bytes }, bank) => ({ bank, kind, name, bytes: bytes.length })),
	};
	if (options.json) {
		console.log(JSON.stringify(facts));
		return;
	}
	const lines: [string, string | number][] = [
		["title", title],
		["author", author],
		["id", id],
		["ticks a second", ticksPerSecond],
		["content", cart.contentHash],
		["format", `${formatVersion} (API ${apiVersion})`],
		["file", `${facts.fileBytes} bytes${facts.hasLabel ? ", with a label" : ""}`],
		["script", `${facts.scriptBytes} bytes${facts.hasSourceMap ? ", with a source map" : ""}`],
		["banks", facts.banks.length],
	];
	for (const [name, value] of lines) console.log(`${name.padEnd(15)} ${value}`);
	for (const bank of facts.banks) {
		console.log(
			`  ${String(bank.bank).padStart(3)}  ${bank.kind.padEnd(8)} ${String(bank.bytes).padStart(7)} bytes  ${bank.name}`,
		);
	}
}
