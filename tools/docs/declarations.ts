import { parseSync } from "vite";

/** A method or property of an interface. */
export interface Member {
	readonly name: string;
	/** As in the source, on as many lines. */
	readonly signature: string;
	/** Of its doc comment, on one line; "" without one. */
	readonly comment: string;
}

/** Something that a module exports. */
export interface Declaration {
	readonly name: string;
	/** An interface or type as in the source, with its comments; a function without its body. */
	readonly text: string;
	readonly comment: string;
	/** Of an interface; empty for all else. */
	readonly members: readonly Member[];
}

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly id?: { readonly name: string };
	readonly key?: { readonly name: string };
	readonly body?: Node & { readonly body: readonly Node[] };
	readonly declaration?: Node | null;
}

/** The interfaces, types and functions that a module exports by name, in its order. */
export function declarations(source: string): Declaration[] {
	const { program, comments } = parseSync("source.ts", source);
	const commentBefore = (at: number) => {
		const nearest = comments.filter(({ end, value }) => end <= at && value.startsWith("*")).at(-1);
		return nearest && source.slice(nearest.end, at).trim() === "" ? oneLine(nearest.value) : "";
	};
	return (program.body as unknown as readonly Node[]).flatMap((statement) => {
		const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
		if (!node?.id) return [];
		const isFunction = node.type === "FunctionDeclaration";
		const text = source.slice(node.start, isFunction ? node.body!.start : node.end).trim();
		const members = node.type === "TSInterfaceDeclaration" ? node.body!.body : [];
		return [
			{
				name: node.id.name,
				text: text.replace(/^declare /, ""),
				comment: commentBefore(statement.start),
				members: members.map((member) => ({
					name: member.key!.name,
					signature: withoutIndent(source.slice(member.start, member.end)),
					comment: commentBefore(member.start),
				})),
			},
		];
	});
}

/** A doc comment's words on one line; its tags in words. */
function oneLine(comment: string): string {
	return comment
		.replace(/^\*+/, "")
		.replace(/\n\s*\* ?/g, " ")
		.replace(/\s+/g, " ")
		.replace(/ ?@param (\w+)\s+/g, " _$1_: ")
		.replace(/ ?@returns\s+/g, " Gives ")
		.replace(/\{@link (\w+)\}/g, "`$1`")
		.trim();
}

function withoutIndent(code: string): string {
	return code.replace(/\n\t/g, "\n").replace(/;$/, "");
}
