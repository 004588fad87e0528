/** Processor time of this process that `work` takes, all its threads together, in milliseconds. */
export function cpuMsOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/**
 * Measures several works against each other: turn by turn, so that what else the machine does meets all alike, and
 * the median of the turns, so that a disturbed turn counts for nothing.
 * @returns median milliseconds of processor time by name
 */
export function medianCpuMs<Name extends string>(
	works: Readonly<Record<Name, () => void>>,
	{ warmUpTurns, turns }: { warmUpTurns: number; turns: number },
): Record<Name, number> {
	const entries = Object.entries(works) as [Name, () => void][];
	const measured = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
	for (let turn = -warmUpTurns; turn < turns; turn++) {
		for (const [name, work] of entries) {
			const ms = cpuMsOf(work);
			if (turn >= 0) measured.get(name)!.push(ms);
		}
	}
	return Object.fromEntries(entries.map(([name]) => [name, median(measured.get(name)!)])) as Record<Name, number>;
}

/** @throws RangeError when there are no values */
export function median(values: readonly number[]): number {
	if (values.length === 0) throw new RangeError("median of nothing");
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
