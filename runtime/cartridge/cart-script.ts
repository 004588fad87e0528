import { type AnyNode, type Node, type Program, parse, type Token } from "acorn";
import { CartFileError } from "./cart-file-types.ts";
import { positionMapper } from "./error-mapper.ts";

/**
 * Checks a cartridge's script and makes its factory's text: prefix + script + suffix, with `a ** b` written as
 * `Math.pow(a, b)`, since engines differ in the last bits of `**`. No line is added or taken away.
 * @throws CartFileError with file and line
 */
export function checkCartScript(prefix: string, script: string, suffix: string, sourceMap: string): string {
	const text = prefix + script + suffix;
	const where = (line: number, column: number) => {
		const place = positionMapper(sourceMap)?.(line, line === 1 ? Math.max(0, column - prefix.length) : column);
		return place ? `${place.file}, line ${place.line}` : `line ${line} of the script`;
	};
	const tokens: Token[] = [];
	let program: Program;
	try {
		program = parse(text, { ecmaVersion: 2024, sourceType: "script", locations: true, onToken: tokens });
	} catch (error) {
		const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
		// A script nested too deeply for the parser overflows its stack: that has no place.
		if (!loc) throw new CartFileError("The cartridge's script can't be read: it is nested too deeply.");
		const reason = message.replace(/ \(\d+:\d+\)$/, "");
		throw new CartFileError(`The cartridge's script has an error (${where(loc.line, loc.column)}): ${reason}.`);
	}
	if (!isOneFunction(program, text)) {
		throw new CartFileError("The cartridge's script leaves its function: it must be one script of its own.");
	}
	const edits = new Edits(text, tokens);
	walk(program, (node) => {
		const trouble = refusal(node) ?? edits.rewritePower(node);
		if (trouble) {
			const { line, column } = node.loc!.start;
			throw new CartFileError(`The cartridge's script (${where(line, column)}) ${trouble}.`);
		}
	});
	return edits.apply();
}

/** A script such as `}); evil(); (function(){` would end the factory and run outside it. */
function isOneFunction(program: Program, text: string): boolean {
	const [statement, ...rest] = program.body;
	return (
		rest.length === 0 &&
		statement?.type === "ExpressionStatement" &&
		statement.expression.type === "FunctionExpression" &&
		// The closing bracket of the suffix closes the function; nothing comes after it.
		statement.expression.end === text.length - 1
	);
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
	return undefined;
}

class Edits {
	private readonly edits: { at: number; remove: number; insert: string }[] = [];

	constructor(
		private readonly text: string,
		private readonly tokens: readonly Token[],
	) {}

	/** Notes the rewriting of a power; gives the trouble when it can't be rewritten. */
	rewritePower(node: AnyNode): string | undefined {
		if (node.type === "BinaryExpression" && node.operator === "**") {
			const at = this.operatorBetween(node.left.end, node.right.start, "**");
			this.edits.push({ at: node.start, remove: 0, insert: "Math.pow(" }, { at, remove: 2, insert: "," });
			this.edits.push({ at: node.end, remove: 0, insert: ")" });
		} else if (node.type === "AssignmentExpression" && node.operator === "**=") {
			if (node.left.type !== "Identifier") return "uses **= on a field: write a.x = Math.pow(a.x, y)";
			const at = this.operatorBetween(node.left.end, node.right.start, "**=");
			this.edits.push({ at, remove: 3, insert: `=Math.pow(${node.left.name},` });
			this.edits.push({ at: node.end, remove: 0, insert: ")" });
		}
		return undefined;
	}

	apply(): string {
		// At one place only openings meet openings and closings closings, so that their order makes no difference.
		const sorted = this.edits.toSorted((a, b) => a.at - b.at);
		let result = "";
		let from = 0;
		for (const { at, remove, insert } of sorted) {
			result += this.text.slice(from, at) + insert;
			from = at + remove;
		}
		return result + this.text.slice(from);
	}

	/** Where the operator stands: brackets and comments may surround it. Tokens are in order: a binary search. */
	private operatorBetween(start: number, end: number, operator: string): number {
		let low = 0;
		let high = this.tokens.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.tokens[middle]!.start < start) low = middle + 1;
			else high = middle;
		}
		for (let i = low; i < this.tokens.length && this.tokens[i]!.start < end; i++) {
			const { start: at, end: tokenEnd } = this.tokens[i]!;
			if (this.text.slice(at, tokenEnd) === operator) return at;
		}
		throw new Error(`no ${operator} between ${start} and ${end}`);
	}
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
