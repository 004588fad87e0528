import { CartFault } from "../machine/fault.ts";

/**
 * Names that a cartridge must not reach, with what to use instead. They'd give other results from run to run, or lead
 * out of the machine. Using one is a fault that says so.
 */
export const REFUSED_WITH_REMEDY: Readonly<Record<string, string>> = {
	Date: "count machine.tick: 60 ticks are a second",
	performance: "count machine.tick: 60 ticks are a second",
	Intl: "write the text with machine.text",
	setTimeout: "keep a countdown in the state and lower it in tick",
	setInterval: "keep a countdown in the state and lower it in tick",
	setImmediate: "do it in tick",
	clearTimeout: "keep a countdown in the state",
	clearInterval: "keep a countdown in the state",
	requestAnimationFrame: "tick is called for every picture",
	cancelAnimationFrame: "tick is called for every picture",
	queueMicrotask: "do it in tick",
	Promise: "tick is synchronous; assets are there before it runs",
	fetch: "import the file as an asset",
	XMLHttpRequest: "import the file as an asset",
	WebSocket: "a cartridge has no network",
	EventSource: "a cartridge has no network",
	WebTransport: "a cartridge has no network",
	BroadcastChannel: "a cartridge has no network",
	localStorage: "use machine.writeSave and machine.readSave",
	sessionStorage: "use machine.writeSave and machine.readSave",
	indexedDB: "use machine.writeSave and machine.readSave",
	caches: "use machine.writeSave and machine.readSave",
	crypto: "use Math.random, which is seeded",
	Worker: "a cartridge is one thread",
	SharedWorker: "a cartridge is one thread",
	SharedArrayBuffer: "use ArrayBuffer",
	Atomics: "a cartridge is one thread",
	WeakRef: "keep what you need in the state",
	FinalizationRegistry: "keep what you need in the state",
	WebAssembly: "write it in TypeScript",
	Function: "write the function out",
	importScripts: "import the module when building",
	require: "import the module when building",
	AudioContext: "use machine.playSong and machine.playEffect",
	Audio: "use machine.playSong and machine.playEffect",
	Image: "import the picture as tiles",
	alert: "use machine.text",
	structuredClone: "copy the fields that you need",
	JSON: "put what you need into a data asset, and write text with machine.text",
	RegExp: "use includes, startsWith, indexOf or split",
	BigInt: "numbers are exact up to 2 to the power of 53",
	BigInt64Array: "use Float64Array",
	BigUint64Array: "use Float64Array",
	Proxy: "write a function that gives the value",
	Reflect: "use Object.keys and plain fields",
	WeakMap: "keep the value in the object that it belongs to, in the state",
	WeakSet: "keep a field in the object, in the state",
	Iterator: "use arrays",
	AsyncIterator: "use arrays",
	encodeURIComponent: "use charCodeAt",
	decodeURIComponent: "use String.fromCharCode",
	encodeURI: "use charCodeAt",
	decodeURI: "use String.fromCharCode",
	escape: "use charCodeAt",
	unescape: "use String.fromCharCode",
	TextEncoder: "use charCodeAt",
	TextDecoder: "use String.fromCharCode",
};

/**
 * Names that are simply not there (`typeof` gives "undefined"), as portable modules ask for them to find out where
 * they run.
 */
export const ABSENT = [
	"globalThis",
	"self",
	"window",
	"frames",
	"parent",
	"top",
	"global",
	"process",
	"module",
	"exports",
	"document",
	"location",
	"navigator",
	"history",
	"postMessage",
	"onmessage",
	"onmessageerror",
	"addEventListener",
	"removeEventListener",
	"dispatchEvent",
	"MessageChannel",
	"MessagePort",
	"Buffer",
	"URL",
	"Blob",
	"close",
	"name",
	"origin",
	"Deno",
	"Bun",
] as const;

/** A value that faults at whatever a cartridge does with it: calls it, makes one, reads a field. */
export function refusedGlobal(name: string, remedy: string): unknown {
	const refuse = (): never => {
		throw new CartFault("bad-call", `A cartridge has no ${name}: ${remedy}.`);
	};
	// Arrow functions have no [[Construct]]: `new Date()` would fail before the trap runs.
	return new Proxy(function refused() {}, {
		apply: refuse,
		construct: refuse,
		get: refuse,
		set: refuse,
		has: refuse,
		getPrototypeOf: refuse,
		defineProperty: refuse,
		deleteProperty: refuse,
		ownKeys: refuse,
		getOwnPropertyDescriptor: refuse,
	});
}
