/**
 * The cup in save RAM, from byte 4096 on, far behind the scores: "CUP", version, own club, round, then each match (two
 * clubs, two goals, winner; 255 for −1), and a sum. Anything else there is no cup.
 */
import type { Machine } from "colorburst";
import { CUP_MATCHES, CUP_TEAMS, type Cup, type CupMatch } from "./cup.ts";

const CUP_AT = 4096;
const MAGIC = [0x43, 0x55, 0x50, 1] as const;
const MATCH_BYTES = 5;
export const CUP_BYTES = MAGIC.length + 2 + CUP_MATCHES * MATCH_BYTES + 2;

export function encodeCup(cup: Cup): number[] {
	const bytes: number[] = [...MAGIC, cup.own, cup.round];
	for (const { clubs, goals, winner } of cup.matches) {
		bytes.push(clubs[0] & 255, clubs[1] & 255, Math.min(99, goals[0]), Math.min(99, goals[1]), winner & 255);
	}
	const sum = sumOf(bytes);
	bytes.push(sum & 255, sum >> 8);
	return bytes;
}

export function decodeCup(bytes: ArrayLike<number>): Cup | null {
	if (bytes.length < CUP_BYTES || MAGIC.some((byte, i) => bytes[i] !== byte)) return null;
	const body = Array.from({ length: CUP_BYTES - 2 }, (_, i) => bytes[i]!);
	if (sumOf(body) !== bytes[CUP_BYTES - 2]! + bytes[CUP_BYTES - 1]! * 256) return null;
	const club = (byte: number) => (byte === 255 ? -1 : byte);
	const matches: CupMatch[] = [];
	for (let i = 0; i < CUP_MATCHES; i++) {
		const at = MAGIC.length + 2 + i * MATCH_BYTES;
		const clubs: [number, number] = [club(body[at]!), club(body[at + 1]!)];
		matches.push({ clubs, goals: [body[at + 2]!, body[at + 3]!], winner: club(body[at + 4]!) });
	}
	const own = body[MAGIC.length]!;
	const round = body[MAGIC.length + 1]!;
	const isFit =
		own < CUP_TEAMS &&
		round <= 3 &&
		matches.every((m) => m.clubs[0] < CUP_TEAMS && m.clubs[1] < CUP_TEAMS && m.winner < CUP_TEAMS);
	return isFit ? { own, round, matches } : null;
}

function sumOf(bytes: readonly number[]): number {
	let low = 1;
	let high = 0;
	for (const byte of bytes) {
		low = (low + byte) % 251;
		high = (high + low) % 251;
	}
	return high * 256 + low;
}

export function loadCup(machine: Machine): Cup | null {
	return decodeCup(machine.readSave(CUP_AT, CUP_BYTES));
}

export function storeCup(machine: Machine, cup: Cup): void {
	machine.writeSave(CUP_AT, encodeCup(cup));
}

/** An ended or given up cup leaves nothing behind. */
export function clearCup(machine: Machine): void {
	machine.writeSave(CUP_AT, [0, 0, 0, 0]);
}
