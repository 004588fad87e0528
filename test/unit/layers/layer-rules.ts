import { posix } from "node:path";
import { parseSync } from "vite";

/**
 * The rules that keep the machine the same in every host: imports run downwards only, and the pure layers touch
 * nothing that a host or an engine decides. Works on a file's syntax tree, so comments and strings don't matter.
 */

/** The layers from the page down. Those of one rank don't know each other, but for what `SIDEWAYS` allows. */
const RANK: Readonly<Record<string, number>> = {
	shell: 7,
	"display-side": 6,
	headless: 5,
	"game-side": 5,
	cartridge: 4,
	time: 3,
	machine: 2,
	api: 1,
};
/** The headless host runs ticks with the same runner as the worker. */
const SIDEWAYS = new Set(["headless → game-side"]);
/** The author's testing kit builds cartridges from their sources, which the build tool does. */
const BUILD_TOOL_USERS = new Set(["runtime/headless/testing-kit/load-cartridge.ts"]);

const PURE_LAYERS = new Set(["cartridge", "time", "machine", "api"]);
/** Packages of plain JavaScript that give the same result in every engine. */
const PURE_PACKAGES =
	/^(@stdlib\/|valibot$|fflate$|fast-png$|@noble\/hashes\/|acorn$|magic-string$|@jridgewell\/trace-mapping$)/;

const HOST_GLOBALS = new Set(
	(
		"Date performance setTimeout setInterval setImmediate requestAnimationFrame queueMicrotask process Buffer require global " +
		"window self document navigator location localStorage sessionStorage indexedDB fetch XMLHttpRequest " +
		"WebSocket Worker MessageChannel AudioContext Image HTMLElement HTMLCanvasElement OffscreenCanvas crypto console alert Intl"
	).split(" "),
);
/** What IEEE 754 leaves to the engine: Node and Chromium give different last bits. */
const ENGINE_MATH = new Set(
	(
		"random sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log1p log2 log10 pow " +
		"cbrt hypot"
	).split(" "),
);

interface SyntaxNode {
	readonly type: string;
	readonly start: number;
	readonly [field: string]: unknown;
}

/**
 * @param file   path from the project's folder, with "/"
 * @returns one line a violation: "file:line what"
 */
export function layerViolations(file: string, source: string): string[] {
	const layer = layerOf(file);
	if (layer === undefined) return [];
	const parsed = parseSync(file, source);
	if (parsed.errors.length > 0) return [`${file}:1 can't be parsed: ${parsed.errors[0]?.message}`];
	const program = parsed.program as unknown as SyntaxNode;
	const violations: string[] = [];
	const report = (node: SyntaxNode, what: string) =>
		violations.push(`${file}:${source.slice(0, node.start).split("\n").length} ${what}`);

	const bound = new Set<string>();
	const globals: SyntaxNode[] = [];
	walk(program, undefined, "", (node, parent, field) => {
		const specifier = importedFrom(node);
		if (specifier !== undefined) {
			const what = importViolation(file, layer, specifier);
			if (what) report(node, what);
		}
		if (!PURE_LAYERS.has(layer)) return;
		if (node.type === "ObjectPattern") for (const name of namesOf(node)) bound.add(name);
		if (isBinding(node, parent, field)) bound.add(node.name as string);
		else if (isReference(node, parent, field)) globals.push(node);
		const reached = hostThroughGlobalThis(node);
		if (reached) report(node, `uses ${reached}, which belongs to a host`);
		const engineMath = engineDefinedMath(node);
		if (engineMath) report(node, `uses ${engineMath}, which differs between engines`);
	});
	for (const node of globals) {
		const name = node.name as string;
		if (HOST_GLOBALS.has(name) && !bound.has(name)) report(node, `uses ${name}, which belongs to a host`);
	}
	return violations;
}

function layerOf(file: string): string | undefined {
	const folder = /^runtime\/([^/]+)\//.exec(file)?.[1];
	return folder !== undefined && folder in RANK ? folder : undefined;
}

function importViolation(file: string, layer: string, specifier: string): string | undefined {
	if (!specifier.startsWith(".")) {
		if (!PURE_LAYERS.has(layer) || PURE_PACKAGES.test(specifier)) return undefined;
		return `imports ${specifier}, and ${layer} must run in any host`;
	}
	const target = posix.join(posix.dirname(file), specifier);
	const targetLayer = layerOf(target);
	if (targetLayer === undefined) {
		if (target.startsWith("tools/build/") && BUILD_TOOL_USERS.has(file)) return undefined;
		// The page says which version it is.
		if (target === "package.json" && !PURE_LAYERS.has(layer)) return undefined;
		return `imports ${target}, which is outside runtime`;
	}
	if (targetLayer === layer || SIDEWAYS.has(`${layer} → ${targetLayer}`)) return undefined;
	return RANK[layer]! > RANK[targetLayer]! ? undefined : `imports ${target}: ${layer} stands below ${targetLayer}`;
}

/** Where an import or re-export of any form (type imports too) takes from. */
function importedFrom(node: SyntaxNode): string | undefined {
	const forms = [
		"ImportDeclaration",
		"ExportNamedDeclaration",
		"ExportAllDeclaration",
		"ImportExpression",
		"TSImportType",
	];
	if (!forms.includes(node.type)) return undefined;
	const source = node.source as { value?: unknown } | null;
	return typeof source?.value === "string" ? source.value : undefined;
}

/** `globalThis` itself belongs to the language: its `Object` may be meant where a file has an `Object` of its own. */
function hostThroughGlobalThis(node: SyntaxNode): string | undefined {
	if (node.type !== "MemberExpression") return undefined;
	const object = node.object as SyntaxNode;
	const property = node.property as SyntaxNode;
	if (object.type !== "Identifier" || object.name !== "globalThis") return undefined;
	const name = node.computed ? property.value : property.name;
	return typeof name === "string" && HOST_GLOBALS.has(name) ? `globalThis.${name}` : undefined;
}

function engineDefinedMath(node: SyntaxNode): string | undefined {
	if (node.type === "MemberExpression") {
		const object = node.object as SyntaxNode;
		const property = node.property as SyntaxNode;
		const name = String(node.computed ? property.value : property.name);
		if (object.type === "Identifier" && object.name === "Math" && ENGINE_MATH.has(name)) return `Math.${name}`;
	}
	if (node.type === "VariableDeclarator" && (node.init as SyntaxNode | null)?.name === "Math") {
		const properties = ((node.id as SyntaxNode).properties ?? []) as { key?: { name?: string } }[];
		const taken = properties.map((each) => each.key?.name ?? "").find((name) => ENGINE_MATH.has(name));
		if (taken) return `Math.${taken}`;
	}
	if (node.type === "BinaryExpression" || node.type === "AssignmentExpression") {
		const exact = Number.isInteger((node.right as SyntaxNode).value) || (node.left as SyntaxNode).value === 2;
		if ((node.operator === "**" || node.operator === "**=") && !exact) return "** with an exponent that isn't whole";
	}
	return undefined;
}

const isIdentifier = (node: SyntaxNode) => node.type === "Identifier";

/** Whether the node gives a name a meaning of the file's own: a variable, a parameter, an import, a function. */
function isBinding(node: SyntaxNode, parent: SyntaxNode | undefined, field: string): boolean {
	if (!isIdentifier(node) || !parent) return false;
	if (field === "id" || field === "params" || field === "local") return true;
	if (parent.type === "ArrayPattern" || parent.type === "RestElement" || parent.type === "CatchClause") return true;
	return (parent.type === "AssignmentPattern" && field === "left") || parent.type === "TSParameterProperty";
}

/** The names that `const { a, b: c } = …` binds: a and c. */
function namesOf(pattern: SyntaxNode): string[] {
	const properties = pattern.properties as readonly { value?: { name?: unknown } }[];
	return properties.map((property) => property.value?.name).filter((name) => typeof name === "string");
}

/** Whether the node reads a name as a value: not a property's name, not part of a type. */
function isReference(node: SyntaxNode, parent: SyntaxNode | undefined, field: string): boolean {
	if (!isIdentifier(node) || !parent || parent.type.startsWith("TS")) return false;
	if (field === "property" && !parent.computed) return false;
	if (field === "key" && !parent.computed) return false;
	return true;
}

function walk(
	node: SyntaxNode,
	parent: SyntaxNode | undefined,
	field: string,
	visit: (node: SyntaxNode, parent: SyntaxNode | undefined, field: string) => void,
): void {
	visit(node, parent, field);
	for (const [name, value] of Object.entries(node)) {
		for (const child of Array.isArray(value) ? value : [value]) {
			if (child !== null && typeof child === "object" && typeof child.type === "string") walk(child, node, name, visit);
		}
	}
}
