import type {
	AnyNode,
	ArrowFunctionExpression,
	DoWhileStatement,
	ForInStatement,
	ForOfStatement,
	ForStatement,
	Function as FunctionNode,
	Node,
	Statement,
	SwitchStatement,
	TryStatement,
	WhileStatement,
} from "acorn";
import { MeterExpressions } from "./meter-expressions.ts";
import { METER_NAMES as NAME, refuse } from "./meter-script.ts";
import { callsSomething, children, isCallFree, isFunction } from "./syntax-questions.ts";
import { CALL_DEPTH_MAX, CLOSURE_UNITS, FOLD_UNITS, FUNCTION_ENTRY_UNITS, NODE_UNITS } from "./weights.ts";

type Loop = ForStatement | ForInStatement | ForOfStatement | WhileStatement | DoWhileStatement;
type AnyFunction = FunctionNode | ArrowFunctionExpression;

const LOOP_TYPES = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);

/** Meters statements and functions: see `MeterExpressions` for the rules of a visit. */
export class MeterFunctions extends MeterExpressions {
	private localCounts = 0;
	/** The function being visited counts how deeply calls nest. */
	private tracksDepth = false;

	script(statements: readonly Node[]): void {
		const units = this.list(statements);
		const first = statements[0];
		if (first && units > 0) this.insertions.open(first.start, this.checkStatement(units));
	}

	protected override visitStatement(node: AnyNode): number | undefined {
		const units = NODE_UNITS[node.type] ?? 0;
		switch (node.type) {
			case "FunctionDeclaration":
			case "FunctionExpression":
			case "ArrowFunctionExpression":
				return this.visitFunction(node as AnyFunction);
			case "VariableDeclaration": {
				let total = 0;
				for (const { id, init } of node.declarations)
					total += NODE_UNITS["VariableDeclarator"]! + this.visitPattern(id) + this.visit(init);
				return total;
			}
			case "BlockStatement":
				return this.list(node.body);
			case "IfStatement":
				return (
					units +
					this.visit(node.test) +
					this.armStatement(node.consequent) +
					(node.alternate ? this.armStatement(node.alternate) : 0)
				);
			case "SwitchStatement":
				return units + this.visitSwitch(node);
			case "TryStatement":
				return units + this.visitTry(node);
			case "ReturnStatement":
				return units + this.visitReturn(node);
			case "LabeledStatement": {
				const labels = new Set<string>();
				let body: Statement = node;
				while (body.type === "LabeledStatement") {
					labels.add(body.label.name);
					body = body.body;
				}
				return LOOP_TYPES.has(body.type) ? this.visitLoop(body as Loop, node, labels) : this.visit(body);
			}
			default:
				return LOOP_TYPES.has(node.type) ? this.visitLoop(node as Loop, node, new Set()) : undefined;
		}
	}

	/**
	 * Statements one after another. What is inserted before one may begin with a bracket, which would make a call of the
	 * statement before it, were that left to end by itself (`let a = {}`, and `b += c` on the next line).
	 */
	private list(statements: readonly Node[]): number {
		let units = 0;
		statements.forEach((statement, index) => {
			units += this.visit(statement as AnyNode);
			const before = statements[index - 1];
			if (before && statement.type === "ExpressionStatement" && this.source[before.end - 1] !== ";")
				this.insertions.open(statement.start, ";");
		});
		return units;
	}

	/** A statement that may not run. */
	private armStatement(body: Statement): number {
		const units = this.visit(body);
		if (units <= FOLD_UNITS) return units;
		this.prefix(body, `${this.charge(units)};`);
		return 0;
	}

	/** Puts statements at the start of a body, which becomes a block where it isn't one. */
	private prefix(body: Statement, text: string): void {
		const { insertions } = this;
		if (body.type === "BlockStatement") insertions.open(body.start + 1, text);
		else if (body.type === "EmptyStatement") insertions.replace(body.start, body.end, `{${text}}`);
		else {
			insertions.open(body.start, `{${text}`);
			insertions.close(body.end, "}");
		}
	}

	private visitSwitch(node: SwitchStatement): number {
		let units = this.visit(node.discriminant);
		for (const { test, consequent } of node.cases) {
			units += NODE_UNITS["SwitchCase"]! + this.visit(test);
			const inside = this.list(consequent);
			const first = consequent[0];
			if (first && inside > FOLD_UNITS) this.insertions.open(first.start, `${this.charge(inside)};`);
			else units += inside;
		}
		return units;
	}

	private visitTry(node: TryStatement): number {
		const { insertions } = this;
		const restoreDepth = this.tracksDepth ? `${NAME.depth}=$dd+1;` : "";
		const units = this.visit(node.block);
		if (node.handler) this.openCatch(node.handler, restoreDepth);
		else insertions.close(node.block.end, `catch($e){${NAME.caught}($e);${restoreDepth}throw $e}`);
		if (node.finalizer) {
			const inside = this.list(node.finalizer.body);
			insertions.open(node.finalizer.start + 1, this.checkStatement(inside + 1));
		}
		return units;
	}

	/** Gives the depth back on the way out; the value is worked out before. */
	private visitReturn(node: AnyNode & { type: "ReturnStatement" }): number {
		const { insertions } = this;
		const { argument } = node;
		if (!this.tracksDepth) return this.visit(argument);
		if (!argument) {
			insertions.open(node.start, `{${NAME.depth}=$dd;`);
			insertions.close(node.end, "}");
			return 1;
		}
		const units = this.visit(argument);
		const space = /\s|\(/.test(this.source[node.start + "return".length] ?? "") ? "" : " ";
		insertions.open(argument.start, `${space}($v=(`);
		insertions.close(argument.end, `),${NAME.depth}=$dd,$v)`);
		return units + 1;
	}

	private visitFunction(node: AnyFunction): number {
		if (node.async) refuse(node, "an async function: tick is synchronous, and assets are there before it runs");
		if (node.generator) refuse(node, "a generator: fill an array and return it");
		const outer = { local: this.localCount, sum: this.needsSumVariable, depth: this.tracksDepth };
		this.localCount = null;
		this.needsSumVariable = false;
		this.tracksDepth = callsSomething(node);
		let units = FUNCTION_ENTRY_UNITS;
		for (const parameter of node.params) units += this.visitPattern(parameter);
		if (node.body.type === "BlockStatement") {
			units += this.list(node.body.body);
			this.openBody(node.body, this.entry(units));
		} else {
			units += this.visit(node.body);
			this.openShortBody(node as ArrowFunctionExpression, units);
		}
		this.localCount = outer.local;
		this.needsSumVariable = outer.sum;
		this.tracksDepth = outer.depth;
		return CLOSURE_UNITS;
	}

	/** What a function begins with. Depth counts up only after the check, which may throw. */
	private entry(units: number): string {
		const sumVariable = this.needsSumVariable ? "let $r;" : "";
		const depth = `let $v;const $dd=${NAME.depth};if((${NAME.depth}=$dd+1)>${CALL_DEPTH_MAX})${NAME.depthFault}();`;
		return sumVariable + this.checkStatement(units) + (this.tracksDepth ? depth : "");
	}

	private openBody(body: Node & { body: Statement[] }, entry: string): void {
		let start = body.start + 1;
		for (const statement of body.body) {
			if (statement.type !== "ExpressionStatement" || statement.directive === undefined) break;
			start = statement.end;
		}
		const last = body.body.at(-1);
		const leaves = last?.type === "ReturnStatement" || last?.type === "ThrowStatement";
		const exit = this.tracksDepth && !leaves ? `;${NAME.depth}=$dd` : "";
		const open = start === body.start + 1 ? entry : `;${entry}`;
		// An empty body ends where it starts: one insertion, as two would change places.
		if (start === body.end - 1) this.insertions.open(start, open + exit);
		else {
			this.insertions.open(start, open);
			if (exit) this.insertions.close(body.end - 1, exit);
		}
	}

	/** `x => value`. */
	private openShortBody(node: ArrowFunctionExpression, units: number): void {
		if (!this.needsSumVariable && !this.tracksDepth) {
			this.wrap(node.body, this.checkExpression(units));
			return;
		}
		const arrow = this.arrowEnd(node.params.at(-1)?.end ?? node.start, node.body.start);
		const value = this.tracksDepth ? "$v=(" : "(";
		this.insertions.open(arrow, `{${this.entry(units)}return ${value}`);
		this.insertions.close(node.end, this.tracksDepth ? `),${NAME.depth}=$dd,$v}` : ")}");
	}

	private visitLoop(loop: Loop, outer: Node, labels: ReadonlySet<string>): number {
		const startsNest = !this.localCount && isCallFree(loop);
		const count = `$l${this.localCounts}`;
		if (startsNest) {
			this.localCounts++;
			this.localCount = count;
		}
		const { before, each } = this.loopUnits(loop);
		const round = each + this.visit(loop.body);
		this.prefix(loop.body, this.checkStatement(round));
		if (startsNest) {
			this.localCount = null;
			this.flushJumps(loop, labels, count);
			this.insertions.open(outer.start, `{let ${count}=0;`);
			this.insertions.close(outer.end, `${NAME.counter}-=${count};}`);
		}
		return before;
	}

	/** Units before the loop, and for each round beside its body. */
	private loopUnits(loop: Loop): { before: number; each: number } {
		const units = NODE_UNITS[loop.type]!;
		if (loop.type === "ForStatement") {
			const before = this.visit(loop.init as AnyNode | null);
			const test = this.visit(loop.test);
			return { before: units + before + test, each: units + test + this.visit(loop.update) };
		}
		if (loop.type === "WhileStatement" || loop.type === "DoWhileStatement") {
			const test = this.visit(loop.test);
			return { before: units + (loop.type === "WhileStatement" ? test : 0), each: units + test };
		}
		const before = units + this.visit(loop.right);
		if (loop.type === "ForInStatement") {
			this.insertions.open(loop.right.start, `${NAME.objectSpread}(`);
			this.insertions.close(loop.right.end, ")");
		} else if (loop.await) refuse(loop, "for await: tick is synchronous");
		const target =
			loop.left.type === "VariableDeclaration"
				? NODE_UNITS["VariableDeclarator"]! + this.visitPattern(loop.left.declarations[0]!.id)
				: this.visitPattern(loop.left);
		return { before, each: units + target };
	}

	/** A `return`, or a jump to a label outside the nest, leaves without passing the nest's end. */
	private flushJumps(nest: Node, labels: ReadonlySet<string>, count: string): void {
		const look = (node: AnyNode, inner: ReadonlySet<string>) => {
			if (isFunction(node)) return;
			const within = node.type === "LabeledStatement" ? new Set([...inner, node.label.name]) : inner;
			const jumpsOut =
				(node.type === "BreakStatement" || node.type === "ContinueStatement") &&
				node.label &&
				!within.has(node.label.name) &&
				!labels.has(node.label.name);
			if (node.type === "ReturnStatement" || jumpsOut) {
				this.insertions.open(node.start, `{${NAME.counter}-=${count};`);
				this.insertions.close(node.end, "}");
				return;
			}
			for (const child of children(node)) look(child as AnyNode, within);
		};
		look(nest as AnyNode, new Set());
	}
}
