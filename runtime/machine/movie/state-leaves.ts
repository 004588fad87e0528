import { MEMORY_MAP } from "../memory-map.ts";

/** A step on the way to a leaf: a key, an index, or a place in memory. */
export type PathStep = string | number;

/**
 * Told of every leaf of a machine.
 * @param pathHash   32 bits of where it is
 * @param valueHash  32 bits of what it is
 * @param path       the way to it; the array is the same one every time
 */
export type VisitLeaf = (pathHash: number, valueHash: number, path: readonly PathStep[]) => void;

/** Elements of a typed array that make one leaf. */
const ELEMENTS_A_LEAF = 16;
/** Bytes of memory that make one leaf. */
const MEMORY_LEAF_BYTES = 512;

/** Keeps addresses apart from the paths of the state. */
const MEMORY_SALT = 0x6d656d;

const DOUBLE = new Float64Array(1);
const DOUBLE_WORDS = new Int32Array(DOUBLE.buffer);

/** Goes through the cartridge's state, leaf by leaf. Arrays have their length as a leaf; objects their keys. */
export function visitStateLeaves(state: unknown, visit: VisitLeaf): void {
	new StateWalk(visit).value(state, hashText("state"));
}

/**
 * Goes through the memory, 512 bytes a leaf, by the regions of the memory map.
 * @param memory  at an address divisible by 4
 */
export function visitMemoryLeaves(memory: Uint8Array, visit: VisitLeaf): void {
	const words = new Int32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
	const path: [string, number] = ["", 0];
	for (const { name, address, sizeBytes } of MEMORY_MAP) {
		path[0] = name;
		for (let at = 0; at < sizeBytes; at += MEMORY_LEAF_BYTES) {
			path[1] = at;
			const end = address + Math.min(at + MEMORY_LEAF_BYTES, sizeBytes);
			let hash = 1;
			for (let word = (address + at) >> 2; word < end >> 2; word++) {
				hash = Math.imul(hash ^ words[word]!, 0x85ebca6b);
				hash ^= hash >>> 15;
			}
			visit(mixed(address + at, MEMORY_SALT), hash, path);
		}
	}
}

/** A leaf's path as people write it: `state.ships[3].x`, `memory planeA+0x200`. */
export function pathText([first, ...rest]: readonly PathStep[], inMemory: boolean): string {
	if (inMemory) return `memory ${first}+0x${Number(rest[0]).toString(16)}`;
	const steps = first === undefined ? rest : [first, ...rest];
	let text = "state";
	for (const step of steps) text += typeof step === "number" ? `[${step}]` : `.${step}`;
	return text;
}

class StateWalk {
	private readonly path: PathStep[] = [];
	private readonly seen = new Map<object, number>();

	constructor(private readonly visit: VisitLeaf) {}

	value(value: unknown, pathHash: number): void {
		if (typeof value === "object" && value !== null) this.object(value, pathHash);
		else this.visit(pathHash, hashOf(value), this.path);
	}

	private object(value: object, pathHash: number): void {
		const known = this.seen.get(value);
		if (known !== undefined) {
			this.visit(pathHash, mixed(known, 7), this.path);
			return;
		}
		this.seen.set(value, this.seen.size);
		if (Array.isArray(value)) {
			this.step("length", value.length, pathHash);
			for (let i = 0; i < value.length; i++) this.step(i, value[i], pathHash);
		} else if (ArrayBuffer.isView(value)) this.typedArray(value as Uint8Array, pathHash);
		else for (const [key, each] of Object.entries(value)) this.step(key, each, pathHash);
	}

	private typedArray(array: Uint8Array, pathHash: number): void {
		this.step("length", array.length, pathHash);
		for (let i = 0; i < array.length; i += ELEMENTS_A_LEAF) {
			const part = array.subarray(i, i + ELEMENTS_A_LEAF);
			let hash = 1;
			for (const element of part) hash = mixed(hash, hashOf(element));
			this.path.push(i);
			this.visit(mixed(pathHash, i), hash, this.path);
			this.path.pop();
		}
	}

	private step(step: PathStep, value: unknown, pathHash: number): void {
		this.path.push(step);
		this.value(value, mixed(pathHash, typeof step === "number" ? step : hashText(step)));
		this.path.pop();
	}
}

function hashOf(value: unknown): number {
	if (typeof value === "number") {
		DOUBLE[0] = Number.isNaN(value) ? Number.NaN : value;
		return Number.isNaN(value) ? 0x4e614e : mixed(DOUBLE_WORDS[0]!, DOUBLE_WORDS[1]!);
	}
	if (typeof value === "string") return mixed(hashText(value), 3);
	return value === undefined ? 11 : value === null ? 12 : value === true ? 13 : 14;
}

function hashText(text: string): number {
	let hash = 0x811c9dc5 | 0;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash;
}

/** Two 32-bit numbers to one, well stirred. */
export function mixed(a: number, b: number): number {
	let w = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
	w = Math.imul(w ^ (w >>> 15), 0x2c1b3c6d);
	return w ^ (w >>> 13);
}
