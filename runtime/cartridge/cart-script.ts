import { type AnyNode, type BlockStatement, type Node, type Program, parse, type Token } from "acorn";
import { CartFileError } from "./cart-file-types.ts";
import { columnTable } from "./column-table.ts";
import { positionMapper } from "./error-mapper.ts";
import { Insertions } from "./meter/insertions.ts";
import { isReservedName, MeterRefusal, meterScript } from "./meter/meter-script.ts";
import { ProfileNotes } from "./meter/profile/profile-notes.ts";
import type { Place, ScriptCharges } from "./meter/profile/script-charges.ts";
import { moduleScopes } from "./module-bindings.ts";

/** The text of a cartridge's factory, and how its columns differ from the script's. */
export interface CheckedScript {
	readonly text: string;
	/** See `scriptColumn`. */
	readonly columns: Int32Array;
	/** Where the charges come from, of a script that was metered for a profile. */
	readonly charges?: ScriptCharges;
}

/**
 * Checks a cartridge's script and makes its factory's text: prefix + metered script + suffix. The prefix ends in the
 * bracket of the block that holds the script. No line is added or taken away.
 * @param profiled  for a profile: charges are the same, and counted one by one
 * @throws CartFileError with file and line
 */
export function checkCartScript(
	prefix: string,
	script: string,
	suffix: string,
	sourceMap: string,
	profiled = false,
): CheckedScript {
	const text = prefix + script + suffix;
	const placeOf = placeFinder(sourceMap, prefix.length);
	const where = (line: number, column: number) => {
		const place = placeOf()(line, column);
		return place.file ? `${place.file}, line ${place.line}` : `line ${line} of the script`;
	};
	const tokens: Token[] = [];
	let program: Program;
	try {
		program = parse(text, { ecmaVersion: 2024, sourceType: "script", locations: true, onToken: tokens });
	} catch (error) {
		const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
		// A script nested too deeply for the parser overflows its stack: that has no place.
		if (!loc) throw new CartFileError(TOO_DEEP);
		const reason = message.replace(/ \(\d+:\d+\)$/, "");
		throw new CartFileError(`The cartridge's script has an error (${where(loc.line, loc.column)}): ${reason}.`);
	}
	const block = scriptBlock(program, prefix.length - 1, text.length);
	if (!block) {
		throw new CartFileError("The cartridge's script leaves its function: it must be one script of its own.");
	}
	walk(block, (node) => {
		const trouble = refusal(node);
		if (trouble) {
			const { line, column } = node.loc!.start;
			throw new CartFileError(`The cartridge's script (${where(line, column)}) ${trouble}.`);
		}
	});
	const insertions = new Insertions(text);
	const notes = profiled ? new ProfileNotes(block.body, placeOf()) : undefined;
	try {
		meterScript({ source: text, statements: block.body, tokens }, insertions, notes);
		keepTopLevel(block, insertions);
	} catch (error) {
		if (error instanceof MeterRefusal) {
			const place = where(error.line, error.column);
			throw new CartFileError(`The cartridge's script (${place}) has ${error.message}.`);
		}
		// The stack again.
		if (error instanceof RangeError) throw new CartFileError(TOO_DEEP);
		throw error;
	}
	const { text: metered, moves } = insertions.apply();
	const columns = columnTable(text, metered, moves, prefix.length);
	return { text: metered, columns, ...(notes && { charges: notes.charges() }) };
}

/** Makes a function that finds the author's file and line of a place in the text, when one is asked for. */
function placeFinder(sourceMap: string, prefixLength: number): () => (line: number, column: number) => Place {
	let find: ReturnType<typeof positionMapper> | null = null;
	return () => {
		find ??= positionMapper(sourceMap);
		return (line, column) =>
			find?.(line, line === 1 ? Math.max(0, column - prefixLength) : column) ?? { file: "", line };
	};
}

const TOO_DEEP = "The cartridge's script can't be read: it is nested too deeply.";

/**
 * The block that holds the script. A script such as `}); evil(); (function(){` would end the factory and run outside it,
 * and one such as `} {` would have a part that isn't metered.
 */
function scriptBlock(program: Program, start: number, textLength: number): BlockStatement | undefined {
	const [statement, ...rest] = program.body;
	if (rest.length > 0 || statement?.type !== "ExpressionStatement") return undefined;
	const factory = statement.expression;
	// The closing bracket of the suffix closes the function; nothing comes after it.
	if (factory.type !== "FunctionExpression" || factory.end !== textLength - 1) return undefined;
	const body = factory.body.body;
	const at = body.findIndex((part) => part.start === start);
	const block = body[at];
	// The suffix's own statements follow, and nothing else.
	return block?.type === "BlockStatement" && body.length - at === 3 ? block : undefined;
}

/** What the script's top level makes is noted, so that it can be frozen when all of it has run. */
function keepTopLevel(block: BlockStatement, insertions: Insertions): void {
	for (const { body, end, names } of moduleScopes(block.body, block.end - 1)) {
		if (names.length === 0) continue;
		const call = `$h.keep(${names.join(",")});`;
		const last = body.at(-1);
		if (last?.type === "ReturnStatement") insertions.open(last.start, call);
		else if (last?.type !== "ThrowStatement") insertions.close(end, `;${call}`);
	}
}

/** What parameters can't hide. */
function refusal(node: AnyNode): string | undefined {
	if (node.type === "ImportExpression") return "uses import(): import the module at the top of a file instead";
	if (node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await)) {
		return "uses await: tick is synchronous, and assets are there before it runs";
	}
	if ("async" in node && node.async) {
		return "has an async function: tick is synchronous, and assets are there before it runs";
	}
	if (node.type === "Identifier" && node.name === "eval") return "uses eval: write the code out";
	if (node.type === "Identifier" && isReservedName(node.name)) {
		return `uses the name ${node.name}, which is the machine's own: choose another`;
	}
	return undefined;
}

/** Visits every node. With a list of its own, so that deep nesting can't overflow the stack. */
function walk(root: Node, visit: (node: AnyNode) => void): void {
	const waiting: unknown[] = [root];
	while (waiting.length > 0) {
		const value = waiting.pop();
		if (Array.isArray(value)) {
			for (const item of value) waiting.push(item);
		} else if (isNode(value)) {
			visit(value as AnyNode);
			for (const key of Object.keys(value)) {
				if (key !== "loc" && key !== "type") waiting.push((value as unknown as Record<string, unknown>)[key]);
			}
		}
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}
