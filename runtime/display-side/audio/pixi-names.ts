/**
 * The few names of pixi.js that @pixi/sound asks for. The build puts this file in pixi.js's place, so that the page
 * doesn't carry a renderer it never uses (see `vite.config.ts`; a browser test holds that the sound works with it).
 */
export { EventEmitter } from "eventemitter3";

/** @pixi/sound follows the progress of what plays by it; the console never asks for that. */
export const Ticker = { shared: { add() {}, remove() {} } };

/** Sounds are made of samples here, never fetched. */
export const DOMAdapter = {
	get(): never {
		throw new Error("Sounds are made of samples, not loaded from addresses: give soundOf the samples.");
	},
};

/** @pixi/sound registers a loader with pixi.js's asset manager, which isn't there. */
export const extensions = { add() {} };
export const ExtensionType = { Asset: "asset", LoadParser: "load-parser" } as const;
export const LoaderParserPriority = { High: 2 } as const;

/** A picture of a sound's wave would be drawn on it. */
export class CanvasSource {
	constructor() {
		throw new Error("The console draws no pictures of sounds.");
	}
}

/** Names of files, used for loading only. */
export const path = {
	extname: (name: string) => /\.[^./]*$/.exec(name)?.[0] ?? "",
	basename: (name: string, extension = "") => {
		const base = name.slice(name.lastIndexOf("/") + 1);
		return base.endsWith(extension) ? base.slice(0, base.length - extension.length) : base;
	},
};
