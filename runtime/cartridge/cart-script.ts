import { type AnyNode, type BlockStatement, type Program, parse } from "acorn";
import { CartFileError } from "./cart-file-types.ts";
import { columnTable } from "./column-table.ts";
import { positionMapper } from "./error-mapper.ts";
import { LineTable } from "./line-table.ts";
import { Insertions } from "./meter/insertions.ts";
import { isReservedName, MeterRefusal, meterScript } from "./meter/meter-script.ts";
import { ProfileNotes } from "./meter/profile/profile-notes.ts";
import type { Place, ScriptCharges } from "./meter/profile/script-charges.ts";
import { eachChild } from "./meter/syntax-questions.ts";
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
	const placeOf = placeFinder(text, sourceMap, prefix.length);
	const where = (offset: number) => {
		const place = placeOf(offset);
		return place.file ? `${place.file}, line ${place.line}` : `line ${place.line} of the script`;
	};
	let program: Program;
	try {
		program = parse(text, { ecmaVersion: 2024, sourceType: "script" });
	} catch (error) {
		const { message, pos } = error as SyntaxError & { pos?: number };
		// A script nested too deeply for the parser overflows its stack: that has no place.
		if (pos === undefined) throw new CartFileError(TOO_DEEP);
		const reason = message.replace(/ \(\d+:\d+\)$/, "");
		throw new CartFileError(`The cartridge's script has an error (${where(pos)}): ${reason}.`);
	}
	const block = scriptBlock(program, prefix.length - 1, text.length);
	if (!block) {
		throw new CartFileError("The cartridge's script leaves its function: it must be one script of its own.");
	}
	walk(block, (node) => {
		const trouble = refusal(node);
		if (trouble) throw new CartFileError(`The cartridge's script (${where(node.start)}) ${trouble}.`);
	});
	const insertions = new Insertions(text);
	const notes = profiled ? new ProfileNotes(block.body, placeOf) : undefined;
	try {
		meterScript({ source: text, statements: block.body }, insertions, notes);
		keepTopLevel(block, insertions);
	} catch (error) {
		if (error instanceof MeterRefusal) {
			throw new CartFileError(`The cartridge's script (${where(error.at)}) has ${error.message}.`);
		}
		// The stack again.
		if (error instanceof RangeError) throw new CartFileError(TOO_DEEP);
		throw error;
	}
	const { text: metered, moves } = insertions.apply();
	const columns = columnTable(text, metered, moves, prefix.length);
	return { text: metered, columns, ...(notes && { charges: notes.charges() }) };
}

/** Makes a function that finds the author's file and line of a place in the text; the map is read when it is needed. */
function placeFinder(text: string, sourceMap: string, prefixLength: number): (offset: number) => Place {
	const lines = new LineTable(text);
	let find: ReturnType<typeof positionMapper> | null = null;
	return (offset) => {
		find ??= positionMapper(sourceMap);
		const { line, column } = lines.at(offset);
		return find?.(line, line === 1 ? Math.max(0, column - prefixLength) : column) ?? { file: "", line };
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
function walk(root: AnyNode, visit: (node: AnyNode) => void): void {
	const waiting: AnyNode[] = [root];
	const wait = (child: AnyNode) => {
		waiting.push(child);
	};
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		visit(node);
		eachChild(node, wait);
	}
}
