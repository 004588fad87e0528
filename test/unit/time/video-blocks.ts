import { ADDRESS, VIDEO_BLOCK, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";

export interface TestSprite {
	readonly id: number;
	/** Sixteenths of a pixel. */
	readonly x: number;
	readonly y: number;
	readonly jump?: boolean;
	readonly tile?: number;
}

const offset = (address: number) => address - VIDEO_BLOCK.address;

/** Writes and reads a VIDEO_BLOCK by the addresses of the memory map, without the machine. */
export class TestBlock {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly view: DataView;

	/** @param buffer  of VIDEO_BLOCK's size, to write to as it is; a cleared one by default */
	constructor(buffer = new ArrayBuffer(VIDEO_BLOCK.sizeBytes)) {
		this.bytes = new Uint8Array(buffer);
		this.view = new DataView(buffer);
	}

	static of(bytes: Uint8Array): TestBlock {
		const block = new TestBlock();
		block.bytes.set(bytes);
		return block;
	}

	sprites(...sprites: TestSprite[]): this {
		this.register(VIDEO_REGISTER.spriteCount, sprites.length);
		sprites.forEach((sprite, i) => {
			const at = offset(ADDRESS.sprites) + 8 * i;
			this.view.setInt16(at, sprite.x, true);
			this.view.setInt16(at + 2, sprite.y, true);
			this.view.setUint16(at + 4, sprite.tile ?? 0, true);
			this.view.setUint16(at + 6, sprite.jump ? 1 << 8 : 0, true);
			this.view.setUint16(offset(ADDRESS.spriteObjectIds) + 2 * i, sprite.id, true);
		});
		return this;
	}

	register(number: number, value: number): this {
		this.view.setUint16(offset(ADDRESS.palettes) + 2 * number, value & 0xffff, true);
		return this;
	}

	readRegister(number: number): number {
		return this.view.getUint16(offset(ADDRESS.palettes) + 2 * number, true);
	}

	place(i: number): [number, number] {
		const at = offset(ADDRESS.sprites) + 8 * i;
		return [this.view.getInt16(at, true), this.view.getInt16(at + 2, true)];
	}

	line(table: "a" | "b", line: number, x: number, y: number): this {
		const at = offset(table === "a" ? ADDRESS.lineScrollA : ADDRESS.lineScrollB) + 4 * line;
		this.view.setInt16(at, x, true);
		this.view.setInt16(at + 2, y, true);
		return this;
	}

	readLine(table: "a" | "b", line: number): [number, number] {
		const at = offset(table === "a" ? ADDRESS.lineScrollA : ADDRESS.lineScrollB) + 4 * line;
		return [this.view.getInt16(at, true), this.view.getInt16(at + 2, true)];
	}
}
