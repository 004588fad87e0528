import type {
	AnyNode,
	AssignmentExpression,
	BinaryExpression,
	CallExpression,
	CatchClause,
	Literal,
	NewExpression,
	Node,
	Pattern,
} from "acorn";
import type { ChargeNotes } from "./charge-notes.ts";
import type { Insertions } from "./insertions.ts";
import { METER_NAMES as NAME, refuse } from "./meter-script.ts";
import { children, isAnonymousDefinition, isInert, isNumeric } from "./syntax-questions.ts";
import { ARGUMENT_UNITS, CLASS_UNITS, FOLD_UNITS, LOCAL_UNITS_MAX, NODE_UNITS, OPERATOR_UNITS } from "./weights.ts";

/**
 * Meters expressions. A `visit` gives the units of what always runs with its surroundings and inserts charges into
 * what may not; it never charges what it gives. What a node adds is noted (see `ChargeNotes`): the notes made since a
 * mark are those of the units that visits have given since then.
 */
export abstract class MeterExpressions {
	/** The local count of the loop nest being visited, or null: each function starts without. */
	protected localCount: string | null = null;
	/** The function being visited needs a variable for sums that may be strings. */
	protected needsSumVariable = false;

	constructor(
		protected readonly source: string,
		protected readonly insertions: Insertions,
		protected readonly notes: ChargeNotes,
	) {}

	/** Units of a statement or function; in the classes built on this one. */
	protected abstract visitStatement(node: AnyNode): number | undefined;

	protected visit(node: AnyNode | null | undefined): number {
		if (!node) return 0;
		return this.visitStatement(node) ?? this.visitExpression(node);
	}

	protected sum(nodes: readonly (Node | null)[]): number {
		let units = 0;
		for (const node of nodes) units += this.visit(node as AnyNode | null);
		return units;
	}

	/** The units that a node adds itself. */
	protected own(node: Node, units = NODE_UNITS[node.type] ?? 0): number {
		this.notes.add(node, units);
		return units;
	}

	/** Statement that charges what was visited since the mark, and looks at the counter. */
	protected checkStatement(units: number, mark: number): string {
		const { localCount } = this;
		const hit = this.notes.hit(units, mark, ";");
		return localCount
			? `${hit}if((${localCount}+=${units})>${LOCAL_UNITS_MAX})${localCount}=${NAME.flush}(${localCount});`
			: `${hit}if((${NAME.counter}-=${units})<0)${NAME.fault}();`;
	}

	protected checkExpression(units: number, mark: number): string {
		return `${this.notes.hit(units, mark, ",")}(${NAME.counter}-=${units})<0&&${NAME.fault}()`;
	}

	/** Charges without looking: what follows is bounded, and the next check sees it. */
	protected charge(units: number, mark: number): string {
		const hit = this.notes.hit(units, mark, ",");
		return `${hit}${this.localCount ? `${this.localCount}+=${units}` : `${NAME.counter}-=${units}`}`;
	}

	/** Puts an expression behind another in brackets. */
	protected wrap(node: Node, before: string): void {
		this.insertions.open(node.start, `(${before},`);
		this.insertions.close(node.end, ")");
	}

	/** An expression that may not run. @returns units for the surroundings when it is folded into them */
	protected arm(node: AnyNode): number {
		const mark = this.notes.mark();
		const units = this.visit(node);
		if (units <= FOLD_UNITS || isAnonymousDefinition(node)) return units;
		this.wrap(node, this.charge(units, mark));
		return 0;
	}

	/** An initial value that runs at times of its own (defaults, fields): recursion through it must be seen. */
	protected ownStretch(node: AnyNode): number {
		const mark = this.notes.mark();
		const units = this.visit(node);
		if (isInert(node)) return units;
		this.wrap(node, this.checkExpression(units + this.own(node, 2), mark));
		return 0;
	}

	private visitExpression(node: AnyNode): number {
		switch (node.type) {
			case "ConditionalExpression":
				return this.own(node) + this.visit(node.test) + this.arm(node.consequent) + this.arm(node.alternate);
			case "LogicalExpression":
				return this.own(node) + this.visit(node.left) + this.arm(node.right);
			case "BinaryExpression":
				return this.own(node) + this.visitBinary(node);
			case "AssignmentExpression":
				return this.own(node) + this.visitAssignment(node);
			case "MemberExpression":
				return (
					this.own(node) + this.visit(node.object) + (node.computed ? this.own(node, 1) + this.visit(node.property) : 0)
				);
			case "CallExpression":
			case "NewExpression": {
				const units = this.own(node) + this.visit(node.callee) + this.visitArguments(node);
				this.notes.call(node, this.insertions);
				return units;
			}
			case "TemplateLiteral":
				return this.own(node) + this.visitTemplate(node);
			case "TaggedTemplateExpression":
				// Its template is a list of pieces for the tag, not a string.
				return this.own(node) + this.visit(node.tag) + this.sum(node.quasi.expressions);
			case "SpreadElement":
				return this.own(node) + this.visitSpread(node.argument, NAME.spread);
			case "ObjectExpression":
				return this.own(node) + this.visitObject(node.properties as AnyNode[]);
			case "ClassExpression":
			case "ClassDeclaration":
				return this.visitClass(node as AnyNode & { type: "ClassExpression" });
			case "AssignmentPattern":
			case "ArrayPattern":
			case "ObjectPattern":
				return this.visitPattern(node as Pattern);
			default:
				this.refuseUnmetered(node);
				return this.own(node) + this.sum(children(node));
		}
	}

	private visitArguments(call: CallExpression | NewExpression): number {
		let units = 0;
		for (const argument of call.arguments) {
			units += this.own(argument, ARGUMENT_UNITS);
			if (argument.type !== "SpreadElement") units += this.visit(argument);
			// Engines differ in how many arguments a call can take.
			else units += this.own(argument) + this.visitSpread(argument.argument, NAME.spreadArguments);
		}
		return units;
	}

	/** Inner insertions come before outer ones: the argument is visited first. */
	protected visitSpread(argument: AnyNode, charging: string): number {
		const units = this.visit(argument);
		// Of `...(a, b)` only the node within the brackets is known.
		const sequence = argument.type === "SequenceExpression";
		this.insertions.open(argument.start, `${charging}(${this.notes.place(argument)}${sequence ? "(" : ""}`);
		this.insertions.close(argument.end, sequence ? "))" : ")");
		return units;
	}

	private visitOperands(node: BinaryExpression | AssignmentExpression, operator: string): number {
		const units = this.own(node, OPERATOR_UNITS[operator] ?? 0);
		return units + this.visit(node.left as AnyNode) + this.visit(node.right);
	}

	private visitBinary(node: BinaryExpression): number {
		const units = this.visitOperands(node, node.operator);
		if (node.operator === "**") {
			const at = this.operatorBetween(node.left.end, node.right.start, "**");
			this.insertions.open(node.start, "Math.pow(");
			this.insertions.replace(at, at + 2, ",");
			this.insertions.close(node.end, ")");
		}
		// A number adds a few characters to a text at most, and is charged: only text and text can grow without bound.
		if (node.operator === "+" && !isNumeric(node.left as AnyNode) && !isNumeric(node.right))
			this.sumThatMayBeText(node);
		return units;
	}

	private visitAssignment(node: AssignmentExpression): number {
		const operator = node.operator.slice(0, -1);
		const units = this.visitOperands(node, operator);
		if (operator === "+" && !isNumeric(node.right)) this.sumThatMayBeText(node);
		if (operator === "**") {
			if (node.left.type !== "Identifier") refuse(node, "**= on a field: write a.x = Math.pow(a.x, y)");
			const at = this.operatorBetween(node.left.end, node.right.start, "**=");
			this.insertions.replace(at, at + 3, `=Math.pow(${node.left.name},`);
			this.insertions.close(node.end, ")");
		}
		return units;
	}

	/** Where the operator stands between its operands: only brackets, blanks and comments can be there too. */
	private operatorBetween(start: number, end: number, operator: string): number {
		const { source } = this;
		for (let at = start; at < end; at++) {
			if (source.startsWith("/*", at)) at = source.indexOf("*/", at + 2) + 1;
			else if (source.startsWith("//", at)) at = lineEnd(source, at);
			else if (source.startsWith(operator, at)) return at;
		}
		throw new Error(`no ${operator} between ${start} and ${end}`);
	}

	/** Where the arrow of an arrow function ends: the last one before its body that is no part of its parameters. */
	protected arrowEnd(from: number, body: number): number {
		return this.operatorBetween(from, body, "=>") + 2;
	}

	private sumThatMayBeText(node: Node): void {
		this.needsSumVariable = true;
		this.insertions.open(node.start, `(typeof($r=`);
		this.insertions.close(node.end, `)=="string"?${NAME.string}(${this.notes.place(node)}$r):$r)`);
	}

	private visitTemplate(node: AnyNode & { type: "TemplateLiteral" }): number {
		const units = this.sum(node.expressions);
		if (node.expressions.length > 0) {
			this.insertions.open(node.start, `${NAME.string}(${this.notes.place(node)}`);
			this.insertions.close(node.end, ")");
		}
		return units;
	}

	private visitObject(properties: readonly AnyNode[]): number {
		let units = 0;
		for (const property of properties) {
			if (property.type === "SpreadElement") {
				units += this.own(property) + this.visitSpread(property.argument, NAME.objectSpread);
			} else if (property.type === "Property") {
				units += this.own(property) + (property.computed ? this.visit(property.key) : 0);
				units += property.shorthand ? this.own(property, 1) : this.visit(property.value as AnyNode);
			}
		}
		return units;
	}

	private visitClass(node: AnyNode & { type: "ClassExpression" }): number {
		let units = this.own(node, CLASS_UNITS) + this.visit(node.superClass);
		for (const member of node.body.body) {
			if (member.type === "StaticBlock") refuse(member, "a static block: set the fields where they are declared");
			if (member.type === "PropertyDefinition" && member.key.type === "PrivateIdentifier")
				refuse(
					member,
					`#${member.key.name}, a field that can't be frozen or saved: write \`private ${member.key.name}\``,
				);
			if (member.computed) units += this.visit(member.key as AnyNode);
			if (member.type === "MethodDefinition") units += this.visit(member.value as AnyNode);
			else if (member.value) {
				const local = this.localCount;
				this.localCount = null;
				this.notes.enter(member);
				units += this.ownStretch(member.value as AnyNode);
				this.notes.leave();
				this.localCount = local;
			}
		}
		return units;
	}

	/** Parameters, declarations and assignments by pattern. */
	protected visitPattern(pattern: Pattern): number {
		switch (pattern.type) {
			case "AssignmentPattern":
				return this.own(pattern) + this.visitPattern(pattern.left) + this.ownStretch(pattern.right as AnyNode);
			case "ArrayPattern": {
				let total = this.own(pattern);
				for (const element of pattern.elements) {
					if (element?.type === "RestElement") refuse(element, "the rest of a list in a pattern: write list.slice(n)");
					if (element) total += this.visitPattern(element);
				}
				return total;
			}
			case "ObjectPattern": {
				let total = this.own(pattern);
				for (const property of pattern.properties) {
					if (property.type === "RestElement")
						refuse(property, "the rest of an object in a pattern: name the fields that you need");
					if (property.computed) total += this.ownStretch(property.key as AnyNode);
					total += this.visitPattern(property.value as Pattern);
				}
				return total;
			}
			case "RestElement":
				return this.own(pattern) + this.visitPattern(pattern.argument);
			default:
				return this.visit(pattern as AnyNode);
		}
	}

	/** First thing in a `catch`: a fault goes on its way, and whatever else was caught is paid for. */
	protected openCatch(handler: CatchClause, restoreDepth: string): void {
		const { insertions } = this;
		const { param } = handler;
		if (param && param.type !== "Identifier")
			refuse(param, "a pattern in catch: name the error, and read its fields from it");
		const mark = this.notes.mark();
		const units = this.own(handler) + this.visit(handler.body);
		const name = param ? param.name : "$e";
		const look = `${NAME.caught}(${name});${restoreDepth}${this.checkStatement(units, mark)}`;
		if (!param) insertions.open(handler.body.start, "($e)");
		insertions.open(handler.body.start + 1, look);
	}

	private refuseUnmetered(node: AnyNode): void {
		switch (node.type) {
			case "Literal":
				if ((node as Literal).bigint) refuse(node, "a BigInt: numbers are exact up to 2 to the power of 53");
				if ((node as Literal).regex) refuse(node, "a regular expression: use includes, startsWith, indexOf or split");
				break;
			case "YieldExpression":
				refuse(node, "a generator: fill an array and return it");
				break;
			case "AwaitExpression":
			case "ImportExpression":
				refuse(node, "waiting for something: tick is synchronous, and assets are there before it runs");
				break;
			case "MetaProperty":
				if (node.meta.name === "import") refuse(node, "import.meta: a cartridge doesn't know where it lies");
				break;
			case "DebuggerStatement":
				refuse(node, "debugger: set a breakpoint in the developer tools");
				break;
		}
	}
}

function lineEnd(source: string, from: number): number {
	let at = from;
	while (at < source.length && !"\n\r\u2028\u2029".includes(source[at]!)) at++;
	return at;
}
