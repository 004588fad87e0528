import * as v from "valibot";
import type { CartBank } from "../cart-file-types.ts";
import { issueText } from "../manifest-schema.ts";
import { BankError } from "./bank-error.ts";

/** A bank's small fields, checked. */
export function parseMeta<T extends v.GenericSchema>(schema: T, bank: CartBank): v.InferOutput<T> {
	const result = v.safeParse(schema, bank.meta);
	if (!result.success) throw new BankError(issueText(result.issues));
	return result.output;
}

/** A whole number from `min` to `max`. */
export function wholeNumber(name: string, min: number, max: number) {
	const message = `${name} must be a whole number from ${min} to ${max}`;
	return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}
