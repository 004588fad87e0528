import { parseSync } from "vite";

interface Property {
	readonly type: string;
	readonly start: number;
	readonly key: { readonly name?: string; readonly value?: unknown };
}

/**
 * The doc comments that stand before the properties of an object constant (`export const NAME = { … }`), by property:
 * the manual says what the source says.
 * @throws Error when the source has no such constant (our bug)
 */
export function propertyComments(source: string, constantName: string): Map<string, string> {
	const { program, comments } = parseSync("source.ts", source);
	const properties = findObject(program, constantName);
	const texts = new Map<string, string>();
	let from = properties[0]?.start ?? 0;
	for (const [index, property] of properties.entries()) {
		const before = comments.filter(
			(comment) =>
				comment.value.startsWith("*") && comment.end <= property.start && (index === 0 || comment.start >= from),
		);
		const nearest = before.at(-1);
		// Between the comment and the property stands nothing but white space.
		if (nearest && source.slice(nearest.end, property.start).trim() === "") {
			texts.set(String(property.key.name ?? property.key.value), tidy(nearest.value));
		}
		from = property.start;
	}
	return texts;
}

function findObject(program: object, constantName: string): readonly Property[] {
	let found: readonly Property[] | undefined;
	JSON.stringify(program, (_key, node) => {
		if (node?.type === "VariableDeclarator" && node.id?.name === constantName) {
			let value = node.init;
			while (value && value.type !== "ObjectExpression") value = value.expression;
			if (value) found = value.properties.filter((property: Property) => property.type === "Property");
		}
		return node;
	});
	if (!found) throw new Error(`the source has no object constant ${constantName}`);
	return found;
}

function tidy(comment: string): string {
	return comment
		.replace(/^\*+/, "")
		.replace(/\n\s*\* ?/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}
