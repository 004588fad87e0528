import { ADDRESS, LAYER, VIDEO_BLOCK, VIDEO_REGISTER } from "../../../../runtime/machine/memory-map.ts";
import { glyphOf, PictureUnit } from "../../../../runtime/machine/ppu/index.ts";

export interface SceneSprite {
	x: number;
	y: number;
	tile: number;
	palette?: number;
	width?: number;
	height?: number;
	flipX?: boolean;
	flipY?: boolean;
	/** 0 behind the planes, 1 between, 2 before, 3 before all. */
	priority?: number;
}

export interface SceneCell {
	tile: number;
	palette?: number;
	flipX?: boolean;
	flipY?: boolean;
	high?: boolean;
}

/** One for all scenes: what it keeps of one picture must never show in another. */
const unit = new PictureUnit();

/** A video block filled by hand, bit by bit as the memory map says. All layers are on, line scroll and copper too. */
export class Scene {
	readonly video = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	private readonly view = new DataView(this.video.buffer);
	private spriteCount = 0;
	private copperCount = 0;

	constructor() {
		this.register("layers", 127);
	}

	put(address: number, value: number): this {
		this.view.setUint16(address - VIDEO_BLOCK.address, value & 0xffff, true);
		return this;
	}

	register(name: keyof typeof VIDEO_REGISTER, value: number): this {
		return this.put(ADDRESS.palettes + 2 * VIDEO_REGISTER[name], value);
	}

	/** A picture of 8×8 tiles from `first` on, 16 tiles further down a row: digits and letters are colours 0–15. */
	tiles(first: number, art: readonly string[]): this {
		art.forEach((row, y) => {
			[...row].forEach((char, x) => {
				const tile = first + (x >> 3) + 16 * (y >> 3);
				this.pixel(tile, x & 7, y & 7, parseInt(char.replace(".", "0"), 16));
			});
		});
		return this;
	}

	pixel(tile: number, x: number, y: number, colour: number): this {
		const at = tile * 32 + y * 4 + (x >> 1);
		const byte = this.video[at]!;
		this.video[at] = x & 1 ? (byte & 0x0f) | (colour << 4) : (byte & 0xf0) | colour;
		return this;
	}

	palette(index: number, colours: readonly number[]): this {
		colours.forEach((colour, k) => {
			this.put(ADDRESS.palettes + (index * 16 + k) * 2, colour);
		});
		return this;
	}

	cell(plane: "a" | "b", column: number, row: number, cell: SceneCell): this {
		const { tile, palette = 0, flipX = false, flipY = false, high = false } = cell;
		const word = tile | (palette << 10) | (+flipX << 13) | (+flipY << 14) | (+high << 15);
		return this.put((plane === "a" ? ADDRESS.planeA : ADDRESS.planeB) + ((row & 63) * 64 + (column & 63)) * 2, word);
	}

	scroll(plane: "a" | "b", x: number, y: number): this {
		this.register(plane === "a" ? "scrollAx" : "scrollBx", x * 16);
		return this.register(plane === "a" ? "scrollAy" : "scrollBy", y * 16);
	}

	lineScroll(plane: "a" | "b", line: number, x: number, y: number): this {
		const at = (plane === "a" ? ADDRESS.lineScrollA : ADDRESS.lineScrollB) + line * 4;
		return this.put(at, x * 16).put(at + 2, y * 16);
	}

	copper(line: number, register: number, value: number): this {
		const at = ADDRESS.copper + this.copperCount++ * 6;
		this.put(at, line)
			.put(at + 2, register)
			.put(at + 4, value);
		return this.register("copperCount", this.copperCount);
	}

	sprite(sprite: SceneSprite): this {
		const { x, y, tile, palette = 0, width = 1, height = 1, flipX = false, flipY = false, priority = 2 } = sprite;
		const at = ADDRESS.sprites + this.spriteCount++ * 8;
		this.put(at, Math.floor(x * 16)).put(at + 2, Math.floor(y * 16));
		this.put(at + 4, tile | (palette << 10) | (+flipX << 14) | (+flipY << 15));
		this.put(at + 6, (width - 1) | ((height - 1) << 3) | (priority << 6));
		return this.register("spriteCount", this.spriteCount);
	}

	text(column: number, row: number, text: string, palette = 0, shadow = true): this {
		[...text].forEach((char, k) => {
			const code = glyphOf(char);
			if (code === undefined) throw new Error(`the font has no "${char}"`);
			this.textCell(column + k, row, code | (palette << 10) | (+shadow << 15));
		});
		return this;
	}

	textCell(column: number, row: number, word: number): this {
		return this.put(ADDRESS.text + (row * 32 + column) * 2, word);
	}

	layersOff(...names: (keyof typeof LAYER)[]): this {
		return this.register(
			"layers",
			names.reduce((word, name) => word & ~LAYER[name], 127),
		);
	}

	picture(): Uint32Array {
		const pixels = new Uint32Array(256 * 224);
		unit.render(this.video, pixels);
		return pixels;
	}

	/** The colour at a pixel as RGB555, back from the picture's 8 bits a part. */
	colourAt(x: number, line: number): number {
		const word = this.picture()[line * 256 + x]!;
		return ((word >> 3) & 31) | (((word >> 11) & 31) << 5) | (((word >> 19) & 31) << 10);
	}
}

export function rgb(red: number, green: number, blue: number): number {
	return red | (green << 5) | (blue << 10);
}

/** A ramp of 15 colours from nearly black over `rgb` to nearly white, colour 0 unused. */
export function ramp(red: number, green: number, blue: number): number[] {
	const at = (level: number, k: number) => (k < 8 ? (level * k) >> 3 : level + (((31 - level) * (k - 8)) >> 3));
	return Array.from({ length: 16 }, (_, k) => rgb(at(red, k), at(green, k), at(blue, k)));
}
