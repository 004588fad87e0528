import { CartFault } from "../fault.ts";

/** Checks of call arguments. Each throws a `CartFault` of kind "bad-call" that says what was wrong and what is right. */

export function badCall(call: string, what: string): CartFault {
	return new CartFault("bad-call", `${call}: ${what}`);
}

/** A whole number from `min` to `max`. */
export function whole(call: string, name: string, value: unknown, min: number, max: number): number {
	if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
		throw badCall(call, `${name} is ${show(value)}; it must be a whole number from ${min} to ${max}.`);
	return value;
}

/** A number from `min` to `max`; NaN is refused. */
export function numeric(call: string, name: string, value: unknown, min: number, max: number): number {
	if (typeof value !== "number" || !(value >= min && value <= max))
		throw badCall(call, `${name} is ${show(value)}; it must be a number from ${min} to ${max}.`);
	return value;
}

/** true or false, and nothing that only counts as one of them. */
export function onOrOff(call: string, name: string, value: unknown): boolean {
	if (typeof value !== "boolean") throw badCall(call, `${name} is ${show(value)}; it must be true or false.`);
	return value;
}

export function object(call: string, name: string, value: unknown): void {
	if (typeof value !== "object" || value === null)
		throw badCall(call, `${name} is ${show(value)}; it must be an object.`);
}

/** Something with a length and numbered items. */
export function list(call: string, name: string, value: unknown): void {
	if (typeof value !== "object" || value === null || typeof (value as ArrayLike<number>).length !== "number")
		throw badCall(call, `${name} is ${show(value)}; it must be an array.`);
}

export function asset(call: string, value: unknown, kind: string, how: string): void {
	if (typeof value !== "object" || value === null || (value as { kind?: unknown }).kind !== kind)
		throw badCall(call, `expects an asset of kind "${kind}" (${how}), not ${show(value)}.`);
}

function show(value: unknown): string {
	if (typeof value === "string") return `"${value.slice(0, 40)}"`;
	if (typeof value === "function") return "a function";
	if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
	return String(value);
}
