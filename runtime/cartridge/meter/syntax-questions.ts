import type { AnyNode, Expression, Node } from "acorn";

/** Questions about pieces of syntax that the meter asks. */

const CALLING = new Set([
	"NewExpression",
	"TaggedTemplateExpression",
	"SpreadElement",
	"ForOfStatement",
	"ArrayPattern",
	// What it catches may have left calls without giving their depth back.
	"TryStatement",
]);
const LOOPS = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
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

export function isLoop(node: Node): boolean {
	return LOOPS.has(node.type);
}

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

/** Fields of each node type that hold nodes, in the order of evaluation. A type that isn't here has none. */
const CHILD_FIELDS: Readonly<Record<string, readonly string[]>> = {
	Program: ["body"],
	BlockStatement: ["body"],
	StaticBlock: ["body"],
	ClassBody: ["body"],
	ExpressionStatement: ["expression"],
	ChainExpression: ["expression"],
	ParenthesizedExpression: ["expression"],
	IfStatement: ["test", "consequent", "alternate"],
	ConditionalExpression: ["test", "consequent", "alternate"],
	LabeledStatement: ["label", "body"],
	BreakStatement: ["label"],
	ContinueStatement: ["label"],
	WithStatement: ["object", "body"],
	SwitchStatement: ["discriminant", "cases"],
	SwitchCase: ["test", "consequent"],
	ReturnStatement: ["argument"],
	ThrowStatement: ["argument"],
	SpreadElement: ["argument"],
	RestElement: ["argument"],
	UnaryExpression: ["argument"],
	UpdateExpression: ["argument"],
	AwaitExpression: ["argument"],
	YieldExpression: ["argument"],
	TryStatement: ["block", "handler", "finalizer"],
	CatchClause: ["param", "body"],
	WhileStatement: ["test", "body"],
	DoWhileStatement: ["body", "test"],
	ForStatement: ["init", "test", "update", "body"],
	ForInStatement: ["left", "right", "body"],
	ForOfStatement: ["left", "right", "body"],
	FunctionDeclaration: ["id", "params", "body"],
	FunctionExpression: ["id", "params", "body"],
	ArrowFunctionExpression: ["params", "body"],
	ClassDeclaration: ["id", "superClass", "body"],
	ClassExpression: ["id", "superClass", "body"],
	MethodDefinition: ["key", "value"],
	PropertyDefinition: ["key", "value"],
	Property: ["key", "value"],
	VariableDeclaration: ["declarations"],
	VariableDeclarator: ["id", "init"],
	ArrayExpression: ["elements"],
	ArrayPattern: ["elements"],
	ObjectExpression: ["properties"],
	ObjectPattern: ["properties"],
	BinaryExpression: ["left", "right"],
	LogicalExpression: ["left", "right"],
	AssignmentExpression: ["left", "right"],
	AssignmentPattern: ["left", "right"],
	MemberExpression: ["object", "property"],
	CallExpression: ["callee", "arguments"],
	NewExpression: ["callee", "arguments"],
	SequenceExpression: ["expressions"],
	TemplateLiteral: ["quasis", "expressions"],
	TaggedTemplateExpression: ["tag", "quasi"],
	ImportExpression: ["source"],
	MetaProperty: ["meta", "property"],
};

/** Calls back for each child node of a node. A list of fields by type: a script of a game has 100,000 nodes. */
export function eachChild(node: Node, visit: (child: AnyNode) => void): void {
	const fields = CHILD_FIELDS[node.type];
	if (!fields) return;
	for (const field of fields) {
		const value = (node as unknown as Record<string, unknown>)[field];
		if (Array.isArray(value)) {
			// Lists have holes: `[, a]`.
			for (const item of value) if (item) visit(item as AnyNode);
		} else if (value) visit(value as AnyNode);
	}
}

/** The child nodes of a node. */
export function children(node: Node): AnyNode[] {
	const found: AnyNode[] = [];
	eachChild(node, (child) => {
		found.push(child);
	});
	return found;
}

const CALLS = 1;
const ENDS_A_LOOP_NEST = 2;

/** What is below loops and functions, each node looked at once. */
export class CallQuestions {
	private readonly known = new Map<Node, number>();

	/** The function itself (not those inside it) calls something, so that it can be part of a recursion. */
	callsSomething(fn: Node): boolean {
		return (this.below(fn) & CALLS) !== 0;
	}

	/** A loop that calls nothing: it may count in a variable of its own. */
	isCallFree(loop: Node): boolean {
		if (loop.type === "ForOfStatement" || loop.type === "ForInStatement") return false;
		return (this.below(loop) & ENDS_A_LOOP_NEST) === 0;
	}

	private below(root: Node): number {
		const known = this.known.get(root);
		if (known !== undefined) return known;
		let found = 0;
		eachChild(root, (node) => {
			found |= this.at(node);
		});
		if (LOOPS.has(root.type) || isFunction(root)) this.known.set(root, found);
		return found;
	}

	private at(node: AnyNode): number {
		if (isFunction(node)) return ENDS_A_LOOP_NEST;
		const { type } = node;
		if (type === "CallExpression") return this.below(node) | (isPureMathCall(node) ? 0 : CALLS | ENDS_A_LOOP_NEST);
		return this.below(node) | (CALLING.has(type) ? CALLS : 0) | (ENDING_A_LOOP_NEST.has(type) ? ENDS_A_LOOP_NEST : 0);
	}
}
