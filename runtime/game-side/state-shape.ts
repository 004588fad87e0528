/** Differences that are named; a state that was turned over has no use for more. */
const MOST_NAMED = 6;
const DEEPEST = 4;

/**
 * How the shape of two states differs: fields that are new, gone or of another kind. Of lists only the first elements
 * are compared, and nothing of what may come and go in play (null, an empty list).
 * @param kept   the state that goes on
 * @param fresh  what the changed code's boot gives
 * @returns e.g. "state.lives is new"; empty when the shapes agree
 */
export function shapeChanges(kept: unknown, fresh: unknown): string[] {
	const changes: string[] = [];
	compare(kept, fresh, "state", 0, changes);
	return changes;
}

function compare(kept: unknown, fresh: unknown, path: string, depth: number, changes: string[]): void {
	if (changes.length >= MOST_NAMED || depth > DEEPEST) return;
	if (kept === null || fresh === null || kept === undefined || fresh === undefined) return;
	const [before, after] = [kindOf(kept), kindOf(fresh)];
	if (before !== after) {
		changes.push(`${path} was ${before} and is ${after}`);
		return;
	}
	if (Array.isArray(kept) && Array.isArray(fresh)) {
		if (kept.length > 0 && fresh.length > 0) compare(kept[0], fresh[0], `${path}[0]`, depth + 1, changes);
	} else if (before === "an object") {
		compareFields(kept as Fields, fresh as Fields, path, depth, changes);
	}
}

type Fields = Readonly<Record<string, unknown>>;

function compareFields(kept: Fields, fresh: Fields, path: string, depth: number, changes: string[]): void {
	for (const key of Object.keys(fresh)) {
		if (changes.length >= MOST_NAMED) return;
		if (Object.hasOwn(kept, key)) compare(kept[key], fresh[key], `${path}.${key}`, depth + 1, changes);
		else changes.push(`${path}.${key} is new`);
	}
	for (const key of Object.keys(kept)) {
		if (changes.length >= MOST_NAMED) return;
		if (!Object.hasOwn(fresh, key)) changes.push(`${path}.${key} is gone`);
	}
}

function kindOf(value: unknown): string {
	if (Array.isArray(value)) return "a list";
	if (ArrayBuffer.isView(value)) return Object.prototype.toString.call(value).slice(8, -1);
	return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
