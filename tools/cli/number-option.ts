import { UsageError } from "./usage-error.ts";

/** Reads a whole number from the command line. @throws UsageError naming the option and its range */
export function numberOption(name: string, value: unknown, least: number, most: number): number {
	const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
	if (Array.isArray(value) || !Number.isInteger(number) || number < least || number > most) {
		throw new UsageError(`${name} is a whole number from ${least} to ${most}, not "${String(value)}".`);
	}
	return number;
}
