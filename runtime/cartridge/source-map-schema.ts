import * as v from "valibot";
import { CartFileError } from "./cart-file-types.ts";
import { issueText } from "./manifest-schema.ts";

/** The fields of a source map (version 3, ECMA-426) that reading it relies on. */
const sourceMapSchema = v.object({
	version: v.literal(3, "version must be 3"),
	sources: v.array(v.nullable(v.string()), "sources must be a list of paths"),
	names: v.array(v.string(), "names must be a list"),
	mappings: v.string("mappings must be a text"),
});

export type SourceMapJson = v.InferOutput<typeof sourceMapSchema>;

/** @throws CartFileError when it isn't a source map */
export function parseSourceMap(json: string): SourceMapJson {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		throw new CartFileError("The cartridge's source map isn't JSON. Build the cartridge again.");
	}
	const result = v.safeParse(sourceMapSchema, value);
	if (!result.success) {
		throw new CartFileError(
			`The cartridge's source map is wrong: ${issueText(result.issues)}. Build the cartridge again.`,
		);
	}
	return result.output;
}
