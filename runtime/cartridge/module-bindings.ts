import type { AnyNode, Function as FunctionNode, Node, Pattern } from "acorn";
import { refuse } from "./meter/meter-script.ts";
import { eachChild, isFunction } from "./meter/syntax-questions.ts";

/** A list of statements that runs once, while the script is loaded, and the names that it declares. */
export interface ModuleScope {
	readonly body: readonly AnyNode[];
	/** Where the list ends in the text. */
	readonly end: number;
	readonly names: readonly string[];
}

interface Scope {
	readonly outer: Scope | null;
	readonly names: Set<string>;
	/** It runs once, while the script is loaded: what it declares lives as long as the cartridge. */
	readonly ofModule: boolean;
	/** A function's own scope, where `var` belongs. */
	readonly ofFunction: boolean;
}

/**
 * Finds what a script's top level declares, and refuses code that would change it later: a value kept there would be
 * missing from the state, and with it from saves, rewinding and replays. The top level is the script's, and that of
 * functions that are called where they are written, as the bundler does with a whole cartridge.
 * @throws MeterRefusal with the place of the change and the remedy
 */
export function moduleScopes(statements: readonly AnyNode[], end: number): ModuleScope[] {
	const walk = new BindingWalk();
	walk.list(statements, end, { outer: null, names: new Set(), ofModule: true, ofFunction: true }, true);
	return walk.found;
}

class BindingWalk {
	readonly found: ModuleScope[] = [];

	list(statements: readonly AnyNode[], end: number, scope: Scope, loading: boolean): void {
		for (const statement of statements) declare(statement, scope);
		// A function's own list holds all blocks in it.
		if (scope.ofFunction) for (const statement of statements) hoistVars(statement, scope);
		for (const statement of statements) this.visit(statement, scope, loading);
		if (loading) this.found.push({ body: statements, end, names: [...scope.names] });
	}

	/** @param loading  the code runs while the script is loaded, and only then */
	private visit(node: AnyNode, scope: Scope, loading: boolean): void {
		if (isFunction(node)) {
			this.function(node as FunctionNode, scope, false);
			return;
		}
		switch (node.type) {
			case "CallExpression":
				if (loading && isFunction(node.callee)) {
					this.function(node.callee as FunctionNode, scope, true);
					for (const argument of node.arguments) this.visit(argument as AnyNode, scope, loading);
					return;
				}
				break;
			case "BlockStatement":
				this.list(node.body, node.end - 1, inner(scope, loading), loading);
				return;
			case "ForStatement":
			case "ForInStatement":
			case "ForOfStatement":
			case "SwitchStatement": {
				const own = inner(scope, loading);
				eachChild(node, (child) => declare(child, own));
				if ((node.type === "ForInStatement" || node.type === "ForOfStatement") && !loading)
					this.refuseWrites(node.left as AnyNode, own);
				eachChild(node, (child) => this.visit(child, own, loading));
				return;
			}
			case "CatchClause": {
				const own = inner(scope, loading);
				if (node.param) for (const name of namesIn(node.param)) own.names.add(name);
				eachChild(node, (child) => this.visit(child, own, loading));
				return;
			}
			case "PropertyDefinition":
				if (node.computed) this.visit(node.key as AnyNode, scope, loading);
				// A field of an object gets its value whenever one is made.
				if (node.value) this.visit(node.value as AnyNode, scope, loading && node.static);
				return;
			case "AssignmentExpression":
				if (!loading) this.refuseWrites(node.left as AnyNode, scope);
				break;
			case "UpdateExpression":
				if (!loading) this.refuseWrites(node.argument as AnyNode, scope);
				break;
			case "UnaryExpression":
				if (!loading && node.operator === "delete") this.refuseWrites(node.argument as AnyNode, scope);
				break;
		}
		eachChild(node, (child) => this.visit(child, scope, loading));
	}

	private function(fn: FunctionNode, outer: Scope, loading: boolean): void {
		const scope: Scope = { outer, names: new Set(), ofModule: loading, ofFunction: true };
		if (fn.type === "FunctionExpression" && fn.id) scope.names.add(fn.id.name);
		for (const parameter of fn.params) {
			for (const name of namesIn(parameter)) scope.names.add(name);
			this.visit(parameter as AnyNode, scope, loading);
		}
		if (fn.body.type === "BlockStatement") this.list(fn.body.body, fn.body.end - 1, scope, loading);
		else this.visit(fn.body as AnyNode, scope, loading);
	}

	private refuseWrites(target: AnyNode, scope: Scope): void {
		if (target.type === "VariableDeclaration") return;
		if (target.type === "MemberExpression" || target.type === "ChainExpression") {
			const root = rootOf(target);
			if (root && isOfModule(root, scope))
				refuse(
					target,
					`a change of something in \`${root}\` that would be kept between ticks: put it into the state that boot returns`,
				);
			return;
		}
		for (const name of namesIn(target as Pattern)) {
			if (isOfModule(name, scope))
				refuse(target, `\`${name}\`, which keeps a value between ticks: put it into the state that boot returns`);
		}
	}
}

function inner(outer: Scope, loading: boolean): Scope {
	return { outer, names: new Set(), ofModule: loading, ofFunction: false };
}

function isOfModule(name: string, from: Scope): boolean {
	for (let scope: Scope | null = from; scope; scope = scope.outer) if (scope.names.has(name)) return scope.ofModule;
	return false;
}

/** Notes what a statement declares in the block it stands in. */
function declare(node: AnyNode, scope: Scope): void {
	if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") {
		if (node.id) scope.names.add(node.id.name);
	} else if (node.type === "VariableDeclaration" && node.kind !== "var") {
		for (const { id } of node.declarations) for (const name of namesIn(id)) scope.names.add(name);
	} else if (node.type === "SwitchCase") for (const statement of node.consequent) declare(statement, scope);
}

/** Notes the `var`s of a statement in the function they belong to. */
function hoistVars(node: AnyNode, scope: Scope): void {
	if (isFunction(node)) return;
	if (node.type === "VariableDeclaration" && node.kind === "var") {
		let own = scope;
		while (!own.ofFunction && own.outer) own = own.outer;
		for (const { id } of node.declarations) for (const name of namesIn(id)) own.names.add(name);
	}
	if (/Expression$/.test(node.type)) return;
	eachChild(node, (child) => hoistVars(child, scope));
}

/** The names that a pattern binds or assigns. */
function namesIn(pattern: Pattern | Node): string[] {
	const node = pattern as Pattern;
	switch (node.type) {
		case "Identifier":
			return [node.name];
		case "AssignmentPattern":
			return namesIn(node.left);
		case "RestElement":
			return namesIn(node.argument);
		case "ArrayPattern":
			return node.elements.flatMap((element) => (element ? namesIn(element) : []));
		case "ObjectPattern":
			return node.properties.flatMap((property) =>
				namesIn(property.type === "RestElement" ? property.argument : property.value),
			);
		default:
			return [];
	}
}

/** `a` of `a.b[c].d`; nothing where a call stands between. */
function rootOf(node: AnyNode): string | undefined {
	let at = node;
	for (;;) {
		if (at.type === "Identifier") return at.name;
		if (at.type === "MemberExpression") at = at.object as AnyNode;
		else if (at.type === "ChainExpression") at = at.expression as AnyNode;
		else return undefined;
	}
}
