import type { AnyNode, Node } from "acorn";
import { eachChild, isFunction } from "../syntax-questions.ts";

/** Names of all functions and field initializers of a script, as a person would call them. */
export function functionNames(statements: readonly AnyNode[]): ReadonlyMap<Node, string> {
	const names = new Map<Node, string>();
	const name = (node: Node | null | undefined, text: string) => {
		if (node && (isFunction(node) || node.type === "ClassExpression") && !names.has(node)) names.set(node, text);
	};
	const look = (node: AnyNode): void => {
		switch (node.type) {
			case "FunctionDeclaration":
			case "FunctionExpression":
			case "ClassDeclaration":
			case "ClassExpression":
				// What a function calls itself says more than where it stands.
				if (node.id) names.set(node, plain(node.id.name));
				if (node.type === "ClassDeclaration" || node.type === "ClassExpression")
					nameMembers(node.body.body as AnyNode[], names.get(node) ?? "class", names);
				break;
			case "VariableDeclarator":
				if (node.id.type === "Identifier") name(node.init, plain(node.id.name));
				break;
			case "AssignmentExpression":
			case "AssignmentPattern":
				name(node.right, keyText(node.left as AnyNode));
				break;
			case "Property":
				name(node.value as Node, keyText(node.key as AnyNode));
				break;
			case "CallExpression":
			case "NewExpression":
				name(node.callee, "(at once)");
				for (const argument of node.arguments) name(argument, `(for ${keyText(node.callee as AnyNode)})`);
				break;
		}
		eachChild(node, look);
	};
	for (const statement of statements) look(statement);
	return names;
}

function nameMembers(members: readonly AnyNode[], className: string, names: Map<Node, string>): void {
	for (const member of members) {
		if (member.type === "MethodDefinition") {
			const text = `${className}.${keyText(member.key as AnyNode)}`;
			const kind = member.kind === "get" || member.kind === "set" ? `${member.kind} ` : "";
			names.set(member.value, member.kind === "constructor" ? `new ${className}` : kind + text);
		} else if (member.type === "PropertyDefinition") {
			const text = `${className}.${keyText(member.key as AnyNode)}`;
			names.set(member, `${text} =`);
			if (member.value && isFunction(member.value)) names.set(member.value, text);
		}
	}
}

/** The last name of what a thing is called by: `b` of `a.b`. */
export function keyText(node: AnyNode): string {
	switch (node.type) {
		case "Identifier":
			return plain(node.name);
		case "PrivateIdentifier":
			return `#${node.name}`;
		case "Literal":
			return String(node.value);
		case "MemberExpression":
			return node.computed ? `${keyText(node.object as AnyNode)}[…]` : keyText(node.property as AnyNode);
		case "ChainExpression":
			return keyText(node.expression as AnyNode);
		case "ThisExpression":
			return "this";
		default:
			return "…";
	}
}

/** A bundler tells names of two files apart by a number at the end: `draw$1`. */
function plain(name: string): string {
	return name.replace(/\$\d+$/, "");
}
