import {
	ADDRESS,
	MEMORY_MAP,
	MEMORY_SIZE_BYTES,
	SAVE_RAM_SIZE_BYTES,
	SOUND_BLOCK,
	STATUS_REGISTER,
	VIDEO_BLOCK,
	VIDEO_REGISTER_COUNT,
} from "./memory-map.ts";

/**
 * The machine's memory: one buffer, and typed views of it for the units that read whole regions.
 * Copying `bytes` copies the machine.
 */
export class Memory {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly view: DataView;
	/** VRAM to the last video register: what the picture is drawn from. */
	readonly videoBlock: Uint8Array<ArrayBuffer>;
	readonly soundBlock: Uint8Array<ArrayBuffer>;
	/** The 16-bit video registers by number: see `VIDEO_REGISTER`. */
	readonly videoRegisters: Uint16Array<ArrayBuffer>;
	readonly status: Uint32Array<ArrayBuffer>;
	readonly chance: Uint32Array<ArrayBuffer>;
	readonly saveRam: Uint8Array<ArrayBuffer>;
	/** Set by every write to save RAM; the host clears it once it has kept the bytes. Not part of the machine's state. */
	saveRamChanged = false;

	constructor() {
		const buffer = new ArrayBuffer(MEMORY_SIZE_BYTES);
		this.bytes = new Uint8Array(buffer);
		this.view = new DataView(buffer);
		this.videoBlock = new Uint8Array(buffer, VIDEO_BLOCK.address, VIDEO_BLOCK.sizeBytes);
		this.soundBlock = new Uint8Array(buffer, SOUND_BLOCK.address, SOUND_BLOCK.sizeBytes);
		this.videoRegisters = new Uint16Array(buffer, ADDRESS.palettes, VIDEO_REGISTER_COUNT);
		this.status = new Uint32Array(buffer, ADDRESS.status, 16);
		this.chance = new Uint32Array(buffer, ADDRESS.chance, 4);
		this.saveRam = this.bytes.subarray(ADDRESS.saveRam, ADDRESS.saveRam + SAVE_RAM_SIZE_BYTES);
	}

	/** A typed view of part of the memory. */
	u16(address: number, count: number): Uint16Array<ArrayBuffer> {
		return new Uint16Array(this.bytes.buffer, address, count);
	}

	i16(address: number, count: number): Int16Array<ArrayBuffer> {
		return new Int16Array(this.bytes.buffer, address, count);
	}

	/** A cartridge's read: reserved addresses, and any beyond the memory, give 0. */
	peek(address: number): number {
		return ACCESS[address] === undefined || ACCESS[address] === RESERVED ? 0 : this.bytes[address]!;
	}

	/** A cartridge's write: at reserved and read-only addresses it is ignored and counted. */
	poke(address: number, value: number): void {
		if (ACCESS[address] === READ_WRITE) {
			this.bytes[address] = value;
			if (address >= ADDRESS.saveRam) this.saveRamChanged = true;
		} else this.status[STATUS_REGISTER.ignoredWrites >> 2]!++;
	}
}

const RESERVED = 0;
const READ_ONLY = 1;
const READ_WRITE = 2;

/** Access right of each byte, worked out once from the map. */
const ACCESS: Uint8Array = (() => {
	const access = new Uint8Array(MEMORY_SIZE_BYTES);
	for (const r of MEMORY_MAP) {
		const right = r.access === "read-write" ? READ_WRITE : r.access === "read-only" ? READ_ONLY : RESERVED;
		access.fill(right, r.address, r.address + r.sizeBytes);
	}
	return access;
})();
