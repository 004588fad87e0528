/**
 * What a benchmark gives: `export async function run(): Promise<BenchResult>` in `tools/bench/NAME.ts` makes
 * `npm run bench -- NAME` work.
 */
export interface BenchResult {
	/** What was measured; the unit is in the name. */
	figures: Record<string, number>;
	/** Bounds that must hold, by the figure's name: the least allowed, or, if the name ends in "AtMost", the most. */
	floors: Record<string, number>;
	/** Whether all of them hold, and whatever else the benchmark demands. */
	ok: boolean;
	/** Lines to be read below the figures: where a bound comes from. */
	notes?: string[];
}

/** What the command line says besides the name. */
export interface BenchOptions {
	/** `--matches N`: how many to play, for benchmarks that play matches. */
	matches?: number;
}

export type Benchmark = (options: BenchOptions) => Promise<BenchResult>;

const AT_MOST = "AtMost";

/** Whether a floor holds. A floor "frameMsAtMost" bounds the figure of the same name, or the figure "frameMs". */
export function floorHolds(name: string, bound: number, figures: Readonly<Record<string, number>>): boolean {
	const figure = figures[name] ?? (name.endsWith(AT_MOST) ? figures[name.slice(0, -AT_MOST.length)] : undefined);
	if (figure === undefined || Number.isNaN(figure)) return false;
	return name.endsWith(AT_MOST) ? figure <= bound : figure >= bound;
}

/** The floors that don't hold. */
export function brokenFloors({ figures, floors }: Pick<BenchResult, "figures" | "floors">): string[] {
	return Object.entries(floors)
		.filter(([name, bound]) => !floorHolds(name, bound, figures))
		.map(([name]) => name);
}
