import { ADDRESS, LAYER, VIDEO_BLOCK, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";

/** How sprite and scroll positions fall. */
export type Positions = "whole-pixels" | "any";

/**
 * A video block full of chance: every cell, sprite, palette, line table and a copper list, so that every rule of the
 * picture meets every other. The same seed gives the same block.
 */
export function randomVideo(seed: number, positions: Positions): Uint8Array<ArrayBuffer> {
	let word = Math.imul(seed + 1, 0x9e3779b9);
	const random = (below: number) => {
		word = (Math.imul(word, 1664525) + 1013904223) | 0;
		return ((word >>> 8) * below) >>> 24;
	};
	const step = positions === "whole-pixels" ? 16 : 1;
	const video = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	for (let at = 0; at < video.length; at++) video[at] = random(256);
	// Half of all tile rows are empty, so that what lies behind is seen.
	for (let row = 0; row < 8192; row++) if (random(2) === 0) video.fill(0, row * 4, row * 4 + 4);
	const at = (address: number) => address - VIDEO_BLOCK.address;
	const text = new Uint16Array(video.buffer, at(ADDRESS.text), 32 * 28);
	for (let k = 0; k < text.length; k++) if (random(4) > 0) text[k] = 0;
	for (const table of [ADDRESS.lineScrollA, ADDRESS.lineScrollB]) {
		const entries = new Int16Array(video.buffer, at(table), 448);
		for (let k = 0; k < 448; k++) entries[k] = (random(64) - 32) * step;
	}
	const sprites = new Int16Array(video.buffer, at(ADDRESS.sprites), 512);
	for (let sprite = 0; sprite < 128; sprite++) {
		sprites[sprite * 4] = (random(288) - 32) * 16 + (step === 16 ? 0 : random(16));
		sprites[sprite * 4 + 1] = (random(256) - 32) * 16 + (step === 16 ? 0 : random(16));
		sprites[sprite * 4 + 3] = random(0x200) & (random(3) === 0 ? 0x1ff : 0x1c9);
	}
	const registers = new Uint16Array(video.buffer, at(ADDRESS.palettes), 272);
	registers[VIDEO_REGISTER.layers] = LAYER.copper | random(64) | (random(4) > 0 ? 15 : 0);
	for (let k = VIDEO_REGISTER.scrollAx; k <= VIDEO_REGISTER.scrollBy; k++)
		registers[k] = random(512) * 16 + (step === 16 ? 0 : random(16));
	registers[VIDEO_REGISTER.spriteCount] = random(129);
	const copperCount = random(2) * random(200);
	registers[VIDEO_REGISTER.copperCount] = copperCount;
	const copper = new Uint16Array(video.buffer, at(ADDRESS.copper), 512 * 3);
	for (let k = 0; k < copperCount; k++) {
		const register = random(3) === 0 ? VIDEO_REGISTER.layers + random(5) : random(257);
		copper[k * 3] = random(224);
		copper[k * 3 + 1] = register;
		copper[k * 3 + 2] = register >= VIDEO_REGISTER.scrollAx ? random(512) * 16 : random(0x8000);
		if (register === VIDEO_REGISTER.layers) copper[k * 3 + 2] = random(64) | LAYER.copper;
	}
	return video;
}
