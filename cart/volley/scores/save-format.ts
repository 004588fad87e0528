/**
 * What VOLLEY keeps in save RAM, byte by byte: "VLY", version, options and stages reached, number of scores, the scores (three letters,
 * score in four bytes, stage), and a Fletcher checksum over all before it. Anything else there is taken for empty.
 */

import type { Options } from "../options.ts";
import { DIFFICULTY_NAMES, type Difficulty } from "../sky/tuning.ts";
import { type HighScore, INITIAL_LETTERS, INITIALS_LENGTH, SCORE_ROWS } from "./high-scores.ts";

export interface SaveData {
	options: Options;
	scores: HighScore[];
	/** 1–16. */
	stagesReached: number;
}

const MAGIC = [0x56, 0x4c, 0x59] as const;
const VERSION = 1;
const HEADER_BYTES = 6;
const ROW_BYTES = INITIALS_LENGTH + 5;
/** Bytes from save RAM's beginning that the format may use. */
export const SAVE_BYTES = HEADER_BYTES + ROW_BYTES * SCORE_ROWS + 2;

export function encodeSave(data: SaveData): number[] {
	const rows = data.scores.slice(0, SCORE_ROWS);
	const bytes: number[] = [...MAGIC, VERSION, optionBits(data), rows.length];
	for (const row of rows) {
		for (let i = 0; i < INITIALS_LENGTH; i++) bytes.push(row.initials.charCodeAt(i) & 255);
		for (let shift = 0; shift < 32; shift += 8) bytes.push((row.score >>> shift) & 255);
		bytes.push(Math.min(255, row.stage));
	}
	const sum = checksum(bytes);
	bytes.push(sum & 255, sum >>> 8);
	return bytes;
}

/** @returns what was saved, or null when the bytes are not ours, of another version, or damaged */
export function decodeSave(bytes: ArrayLike<number>): SaveData | null {
	if (bytes.length < SAVE_BYTES || MAGIC.some((byte, i) => bytes[i] !== byte) || bytes[3] !== VERSION) return null;
	const count = bytes[5]!;
	if (count > SCORE_ROWS) return null;
	const end = HEADER_BYTES + count * ROW_BYTES;
	const body = Array.from({ length: end }, (_, i) => bytes[i]!);
	if (checksum(body) !== bytes[end]! + bytes[end + 1]! * 256) return null;
	const scores: HighScore[] = [];
	for (let row = 0; row < count; row++) {
		const at = HEADER_BYTES + row * ROW_BYTES;
		let initials = "";
		for (let i = 0; i < INITIALS_LENGTH; i++) initials += String.fromCharCode(body[at + i]!);
		if ([...initials].some((letter) => !INITIAL_LETTERS.includes(letter))) return null;
		let score = 0;
		for (let i = 3; i >= 0; i--) score = score * 256 + body[at + INITIALS_LENGTH + i]!;
		scores.push({ initials, score, stage: body[at + ROW_BYTES - 1]! });
	}
	return { options: optionsOf(body[4]!), scores, stagesReached: (body[4]! >> REACHED_SHIFT) + 1 };
}

/** The upper half of the options' byte counts the stages reached after the first. */
const REACHED_SHIFT = 4;

function optionBits({ options, stagesReached }: SaveData): number {
	const bits = DIFFICULTY_NAMES.indexOf(options.difficulty) | (options.isShakeOn ? 4 : 0);
	return bits | (options.isMotionReduced ? 8 : 0) | (Math.max(0, Math.min(15, stagesReached - 1)) << REACHED_SHIFT);
}

function optionsOf(bits: number): Options {
	const difficulty: Difficulty = DIFFICULTY_NAMES[bits & 3] ?? "normal";
	return { difficulty, isShakeOn: (bits & 4) !== 0, isMotionReduced: (bits & 8) !== 0 };
}

/** Fletcher's sum of 16 bits: sees swapped bytes too, and needs no table. */
function checksum(bytes: readonly number[]): number {
	let low = 1;
	let high = 0;
	for (const byte of bytes) {
		low = (low + byte) % 255;
		high = (high + low) % 255;
	}
	return high * 256 + low;
}
