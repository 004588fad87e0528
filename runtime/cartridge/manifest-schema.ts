import * as v from "valibot";
import { CART_API_VERSION, CART_FORMAT_VERSION } from "./cart-file-limits.ts";
import { CartFileError, type CartManifest } from "./cart-file-types.ts";
import { METER_VERSION } from "./meter/weights.ts";

/** Text for one line of a shelf: no control characters, no line or direction marks, nothing at the ends to trim. */
const LINE = /^(?! )[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*(?<! )$/u;

const titleSchema = v.pipe(
	v.string("title must be a text"),
	v.minLength(1, "title is empty: give it 1–40 characters"),
	v.maxLength(40, "title is longer than 40 characters"),
	v.regex(LINE, "title has characters that can't be shown (line breaks, control codes) or blanks at an end"),
);

/** Fields that a cartridge's own `defineCartridge` gives. */
export const cartridgeFieldsSchema = v.object({
	id: v.pipe(
		v.string('id must be a text, such as "my-game"'),
		v.regex(/^[a-z0-9.-]{3,40}$/, 'id must be 3–40 of a–z, 0–9, "-" and "."'),
	),
	title: titleSchema,
	author: v.optional(
		v.pipe(
			v.string("author must be a text"),
			v.maxLength(60, "author is longer than 60 characters"),
			v.regex(LINE, "author has characters that can't be shown (line breaks, control codes) or blanks at an end"),
		),
		"",
	),
	ticksPerSecond: v.picklist([60, 30], "ticksPerSecond must be 60 or 30"),
});

const manifestSchema = v.strictObject({
	formatVersion: v.literal(CART_FORMAT_VERSION),
	apiVersion: v.literal(CART_API_VERSION),
	meterVersion: v.literal(METER_VERSION, `meterVersion must be ${METER_VERSION}: build the cartridge anew`),
	...cartridgeFieldsSchema.entries,
});

/**
 * Checks a manifest as a file gives it.
 * @throws CartFileError naming the field and what it must be
 */
export function parseManifest(json: string): CartManifest {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		throw new CartFileError("The cartridge's manifest isn't JSON: the file is damaged. Get it again from its author.");
	}
	refuseNewer(value, "apiVersion", "API version", CART_API_VERSION);
	refuseNewer(value, "meterVersion", "cycle table", METER_VERSION);
	const result = v.safeParse(manifestSchema, value);
	if (!result.success) throw new CartFileError(`The cartridge's manifest is wrong: ${issueText(result.issues)}.`);
	return result.output;
}

/** A cartridge of a later console: what to do is another thing than for a damaged one. */
function refuseNewer(manifest: unknown, field: string, name: string, known: number): void {
	const version = (manifest as Record<string, unknown> | null)?.[field];
	if (typeof version === "number" && version > known) {
		throw new CartFileError(
			`This cartridge is made for ${name} ${version}, this console has ${known}: update the console.`,
		);
	}
}

/** The first issue as "field: what it must be". */
export function issueText(issues: readonly v.BaseIssue<unknown>[]): string {
	const issue = issues[0];
	if (!issue) return "unknown trouble";
	const path = v.getDotPath(issue);
	return path && !issue.message.startsWith(path) ? `${path}: ${issue.message}` : issue.message;
}
