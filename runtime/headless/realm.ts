/**
 * All of a console without a page, for a realm that holds nothing else. Whatever comes in is copied: an object of
 * another realm leads there by its constructor, and a cartridge must not find one.
 */
import "./realm-texts.ts";
import type { CartFile } from "../cartridge/index.ts";
import type { CycleProfile } from "../cartridge/meter/profile/cycle-profile.ts";
import type { EvaluateScript } from "./cart-in-console.ts";
import { type ProfileOptions, profileHeadless } from "./profile-run.ts";
import { type RunFiles, type RunOptions, type RunResult, runHeadless } from "./run-headless.ts";

/** See `runHeadless`. */
export function runCart(cart: CartFile, evaluate: EvaluateScript, options: RunOptions): RunResult & RunFiles {
	return runHeadless(copy(cart), evaluate, copy(options));
}

/** See `profileHeadless`. */
export function profileCart(cart: CartFile, evaluate: EvaluateScript, options: ProfileOptions): CycleProfile {
	return profileHeadless(copy(cart), evaluate, copy(options));
}

/** A copy of plain data, bytes included, made of this realm's own objects. Functions are the host's and stay. */
function copy<T>(value: T): T {
	return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return Array.from(value, copyOf);
	if (ArrayBuffer.isView(value)) return new Uint8Array(value as Uint8Array);
	const result: Record<string, unknown> = {};
	for (const key of Object.keys(value)) result[key] = copyOf((value as Record<string, unknown>)[key]);
	return result;
}
