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
	ThrowStatement,
	TryStatement,
	WhileStatement,
} from "acorn";
import { MeterExpressions } from "./meter-expressions.ts";
import { METER_NAMES as NAME, refuse } from "./meter-script.ts";
import { CallQuestions, children, isFunction, isLoop } from "./syntax-questions.ts";
import { CALL_DEPTH_MAX, CLOSURE_UNITS, FOLD_UNITS, FUNCTION_ENTRY_UNITS } from "./weights.ts";

type Loop = ForStatement | ForInStatement | ForOfStatement | WhileStatement | DoWhileStatement;
type AnyFunction = FunctionNode | ArrowFunctionExpression;

/** Meters statements and functions: see `MeterExpressions` for the rules of a visit. */
export class MeterFunctions extends MeterExpressions {
	private readonly questions = new CallQuestions();
	private localCounts = 0;
	/** The function being visited counts how deeply calls nest. */
	private tracksDepth = false;

	script(statements: readonly Node[]): void {
		const mark = this.notes.mark();
		const units = this.list(statements);
		const first = statements[0];
		if (first && units > 0) this.insertions.open(first.start, this.checkStatement(units, mark));
	}

	protected override visitStatement(node: AnyNode): number | undefined {
		switch (node.type) {
			case "FunctionDeclaration":
			case "FunctionExpression":
			case "ArrowFunctionExpression":
				return this.visitFunction(node as AnyFunction);
			case "VariableDeclaration": {
				let total = 0;
				for (const declarator of node.declarations)
					total += this.own(declarator) + this.visitPattern(declarator.id) + this.visit(declarator.init);
				return total;
			}
			case "BlockStatement":
				return this.list(node.body);
			case "IfStatement":
				return (
					this.own(node) +
					this.visit(node.test) +
					this.armStatement(node.consequent) +
					(node.alternate ? this.armStatement(node.alternate) : 0)
				);
			case "SwitchStatement":
				return this.own(node) + this.visitSwitch(node);
			case "TryStatement":
				return this.own(node) + this.visitTry(node);
			case "ReturnStatement":
				return this.own(node) + this.visitReturn(node);
			case "ThrowStatement":
				return this.own(node) + this.visitThrow(node);
			case "LabeledStatement": {
				const labels = new Set<string>();
				let body: Statement = node;
				while (body.type === "LabeledStatement") {
					labels.add(body.label.name);
					body = body.body;
				}
				return isLoop(body) ? this.visitLoop(body as Loop, node, labels) : this.visit(body);
			}
			default:
				return isLoop(node) ? this.visitLoop(node as Loop, node, new Set()) : undefined;
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
		const mark = this.notes.mark();
		const units = this.visit(body);
		if (units <= FOLD_UNITS) return units;
		this.prefix(body, `${this.charge(units, mark)};`);
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
		for (const switchCase of node.cases) {
			units += this.own(switchCase) + this.visit(switchCase.test);
			const mark = this.notes.mark();
			const inside = this.list(switchCase.consequent);
			const first = switchCase.consequent[0];
			if (first && inside > FOLD_UNITS) this.insertions.open(first.start, `${this.charge(inside, mark)};`);
			else units += inside;
		}
		return units;
	}

	private visitTry(node: TryStatement): number {
		const { insertions } = this;
		const restoreDepth = (this.tracksDepth ? `${NAME.depth}=$dd+1;` : "") + this.notes.frameAgain();
		const units = this.visit(node.block);
		if (node.handler) this.openCatch(node.handler, restoreDepth);
		else insertions.close(node.block.end, `catch($e){${NAME.caught}($e);${restoreDepth}throw $e}`);
		if (node.finalizer) {
			const mark = this.notes.mark();
			const inside = this.list(node.finalizer.body) + this.own(node.finalizer, 1);
			insertions.open(node.finalizer.start + 1, this.checkStatement(inside, mark));
		}
		return units;
	}

	/** What a function does on its way out: it gives the depth back. */
	private leaving(): string {
		const depth = this.tracksDepth ? `${NAME.depth}=$dd` : "";
		const frame = this.notes.frameEnd();
		return depth && frame ? `${depth},${frame}` : depth || frame;
	}

	/** The value is worked out before the function is left. */
	private visitReturn(node: AnyNode & { type: "ReturnStatement" }): number {
		const { insertions } = this;
		const { argument } = node;
		const leaving = this.leaving();
		if (!leaving) return this.visit(argument);
		const depthUnits = this.tracksDepth ? this.own(node, 1) : 0;
		if (!argument) {
			insertions.open(node.start, `{${leaving};`);
			insertions.close(node.end, "}");
			return depthUnits;
		}
		const units = this.visit(argument);
		const space = /\s|\(/.test(this.source[node.start + "return".length] ?? "") ? "" : " ";
		insertions.open(argument.start, `${space}($v=(`);
		insertions.close(argument.end, `),${leaving},$v)`);
		return units + depthUnits;
	}

	private visitThrow({ start, argument }: ThrowStatement): number {
		const units = this.visit(argument);
		const space = /\s|\(/.test(this.source[start + "throw".length] ?? "") ? "" : " ";
		this.insertions.open(argument.start, `${space}${NAME.thrown}(`);
		this.insertions.close(argument.end, ")");
		return units;
	}

	private visitFunction(node: AnyFunction): number {
		if (node.async) refuse(node, "an async function: tick is synchronous, and assets are there before it runs");
		if (node.generator) refuse(node, "a generator: fill an array and return it");
		const outer = { local: this.localCount, sum: this.needsSumVariable, depth: this.tracksDepth };
		this.localCount = null;
		this.needsSumVariable = false;
		this.tracksDepth = this.questions.callsSomething(node);
		const mark = this.notes.mark();
		this.notes.enter(node);
		let units = this.own(node, FUNCTION_ENTRY_UNITS);
		for (const parameter of node.params) units += this.visitPattern(parameter);
		if (node.body.type === "BlockStatement") {
			units += this.list(node.body.body);
			this.openBody(node.body, this.entry(units, mark));
		} else {
			units += this.visit(node.body);
			this.openShortBody(node as ArrowFunctionExpression, units, mark);
		}
		this.localCount = outer.local;
		this.needsSumVariable = outer.sum;
		this.tracksDepth = outer.depth;
		this.notes.leave();
		return this.own(node, CLOSURE_UNITS);
	}

	/** What a function begins with. Depth counts up only after the check, which may throw. */
	private entry(units: number, mark: number): string {
		const variables = (this.needsSumVariable ? "let $r;" : "") + (this.leaving() ? "let $v;" : "");
		const depth = `const $dd=${NAME.depth};if((${NAME.depth}=$dd+1)>${CALL_DEPTH_MAX})${NAME.depthFault}();`;
		return variables + this.notes.frame() + this.checkStatement(units, mark) + (this.tracksDepth ? depth : "");
	}

	private openBody(body: Node & { body: Statement[] }, entry: string): void {
		let start = body.start + 1;
		for (const statement of body.body) {
			if (statement.type !== "ExpressionStatement" || statement.directive === undefined) break;
			start = statement.end;
		}
		const last = body.body.at(-1);
		const leaves = last?.type === "ReturnStatement" || last?.type === "ThrowStatement";
		const exit = this.leaving() && !leaves ? `;${this.leaving()}` : "";
		const open = start === body.start + 1 ? entry : `;${entry}`;
		// An empty body ends where it starts: one insertion, as two would change places.
		if (start === body.end - 1) this.insertions.open(start, open + exit);
		else {
			this.insertions.open(start, open);
			if (exit) this.insertions.close(body.end - 1, exit);
		}
	}

	/** `x => value`. */
	private openShortBody(node: ArrowFunctionExpression, units: number, mark: number): void {
		const leaving = this.leaving();
		if (!this.needsSumVariable && !leaving) {
			this.wrap(node.body, this.checkExpression(units, mark));
			return;
		}
		const arrow = this.arrowEnd(node.params.at(-1)?.end ?? node.start, node.body.start);
		const value = leaving ? "$v=(" : "(";
		this.insertions.open(arrow, `{${this.entry(units, mark)}return ${value}`);
		this.insertions.close(node.end, leaving ? `),${leaving},$v}` : ")}");
	}

	private visitLoop(loop: Loop, outer: Node, labels: ReadonlySet<string>): number {
		const startsNest = !this.localCount && this.questions.isCallFree(loop);
		const count = `$l${this.localCounts}`;
		if (startsNest) {
			this.localCounts++;
			this.localCount = count;
		}
		const { before, each, mark } = this.loopUnits(loop);
		const round = each + this.visit(loop.body);
		this.prefix(loop.body, this.checkStatement(round, mark));
		if (startsNest) {
			this.localCount = null;
			this.flushJumps(loop, labels, count);
			this.insertions.open(outer.start, `{let ${count}=0;`);
			this.insertions.close(outer.end, `${NAME.counter}-=${count};}`);
		}
		return before;
	}

	/** Units before the loop, and for each round beside its body, which are noted from the mark on. */
	private loopUnits(loop: Loop): { before: number; each: number; mark: number } {
		const { notes } = this;
		let before = this.own(loop);
		if (loop.type === "ForStatement") before += this.visit(loop.init as AnyNode | null);
		else if (loop.type === "ForInStatement" || loop.type === "ForOfStatement") before += this.visitWalked(loop);
		// The test runs once more than the rounds do, but for that of a do loop.
		const testFrom = notes.mark();
		const test = "test" in loop ? this.visit(loop.test) : 0;
		const testEnd = notes.mark();
		const testsFirst = loop.type !== "DoWhileStatement";
		let each = this.own(loop) + test;
		if (testsFirst) {
			before += test;
			notes.again(testFrom, testEnd);
		}
		if (loop.type === "ForStatement") each += this.visit(loop.update);
		else if ("left" in loop)
			each +=
				loop.left.type === "VariableDeclaration"
					? this.own(loop.left.declarations[0]!) + this.visitPattern(loop.left.declarations[0]!.id)
					: this.visitPattern(loop.left);
		return { before, each, mark: testsFirst ? testEnd : testFrom };
	}

	/** What `for … of` and `for … in` walk through. */
	private visitWalked(loop: ForInStatement | ForOfStatement): number {
		if (loop.type === "ForInStatement") return this.visitSpread(loop.right, NAME.objectSpread);
		if (loop.await) refuse(loop, "for await: tick is synchronous");
		return this.visit(loop.right);
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
