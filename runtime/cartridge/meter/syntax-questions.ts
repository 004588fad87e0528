import type { AnyNode, Expression, Node } from "acorn";

/** Questions about pieces of syntax that the meter asks. */

const CALLING = new Set([
	"CallExpression",
	"NewExpression",
	"TaggedTemplateExpression",
	"SpreadElement",
	"ForOfStatement",
	"ArrayPattern",
	// What it catches may have left calls without giving their depth back.
	"TryStatement",
]);
const ENDING_A_LOOP_NEST = new Set([
	"NewExpression",
	"TaggedTemplateExpression",
	"SpreadElement",
	"FunctionExpression",
	"FunctionDeclaration",
	"ArrowFunctionExpression",
	"ClassDeclaration",
	"ClassExpression",
	"ThrowStatement",
	"TryStatement",
	"ForOfStatement",
	"ForInStatement",
	"ArrayPattern",
]);
const PURE_MATH = new Set([
	"abs",
	"ceil",
	"clz32",
	"floor",
	"fround",
	"imul",
	"max",
	"min",
	"round",
	"sign",
	"sqrt",
	"trunc",
]);
const ALWAYS_NUMERIC = new Set(["-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>", "**"]);
const COMPARISON = new Set(["<", ">", "<=", ">=", "==", "!=", "===", "!==", "in", "instanceof"]);

export function isFunction(node: Node): boolean {
	return (
		node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression"
	);
}

/** An anonymous function or class: it takes its name from what it stands in, so it must not be wrapped. */
export function isAnonymousDefinition(node: AnyNode): boolean {
	if (node.type === "ArrowFunctionExpression") return true;
	return (node.type === "FunctionExpression" || node.type === "ClassExpression") && !node.id;
}

/** Evaluating it can't run any of the cartridge's code. */
export function isInert(node: AnyNode | null | undefined): boolean {
	if (!node) return true;
	if (node.type === "Literal" || node.type === "Identifier" || isAnonymousDefinition(node)) return true;
	if (node.type === "UnaryExpression") return node.argument.type === "Literal";
	return node.type === "TemplateLiteral" && node.expressions.length === 0;
}

/** `Math.floor(x)` and its like: a call that runs in constant time and calls nothing back. */
export function isPureMathCall(node: AnyNode): boolean {
	return (
		node.type === "CallExpression" &&
		node.callee.type === "MemberExpression" &&
		!node.callee.computed &&
		node.callee.object.type === "Identifier" &&
		node.callee.object.name === "Math" &&
		node.callee.property.type === "Identifier" &&
		PURE_MATH.has(node.callee.property.name)
	);
}

/** The function itself (not those inside it) calls something, so that it can be part of a recursion. */
export function callsSomething(fn: Node): boolean {
	return some(fn, (node) => {
		if (node !== fn && isFunction(node)) return "skip";
		if (isPureMathCall(node)) return "inside";
		return CALLING.has(node.type) ? "yes" : "inside";
	});
}

/** A loop that calls nothing: it may count in a variable of its own. */
export function isCallFree(loop: Node): boolean {
	return !some(loop, (node) => {
		if (node === loop && (node.type === "ForOfStatement" || node.type === "ForInStatement")) return "yes";
		if (node.type === "CallExpression") return isPureMathCall(node) ? "inside" : "yes";
		return ENDING_A_LOOP_NEST.has(node.type) ? "yes" : "inside";
	});
}

/** The value of `+` here can't be a string, as far as can be told by looking. */
export function isNumeric(node: Expression | AnyNode): boolean {
	switch (node.type) {
		case "Literal":
			return typeof node.value === "number";
		case "BinaryExpression":
			return (
				ALWAYS_NUMERIC.has(node.operator) ||
				COMPARISON.has(node.operator) ||
				// A sum of numbers is a number.
				(node.operator === "+" && isNumeric(node.left) && isNumeric(node.right))
			);
		case "UpdateExpression":
			return true;
		case "UnaryExpression":
			return node.operator === "-" || node.operator === "~" || node.operator === "+" || node.operator === "!";
		case "CallExpression":
			return isPureMathCall(node);
		default:
			return false;
	}
}

/** The child nodes of a node, in the order of the source as acorn keeps it. */
export function children(node: Node): Node[] {
	const found: Node[] = [];
	for (const [key, value] of Object.entries(node)) {
		if (key === "type" || key === "start" || key === "end" || key === "loc") continue;
		if (Array.isArray(value)) {
			for (const item of value) if (isNode(item)) found.push(item);
		} else if (isNode(value)) found.push(value);
	}
	return found;
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** Whether `test` says "yes" of any node at or below `root`; "skip": don't look inside. */
function some(root: Node, test: (node: AnyNode) => "yes" | "skip" | "inside"): boolean {
	const waiting: Node[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const answer = test(node as AnyNode);
		if (answer === "yes") return true;
		if (answer === "inside") waiting.push(...children(node));
	}
	return false;
}
