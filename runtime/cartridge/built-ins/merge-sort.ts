/**
 * A stable merge sort, bottom up: it compares the same pairs in the same order in every engine, where built-in sorts
 * differ in how often they call the comparator.
 * @param charge called with units before each round over the list
 */
export function mergeSort<T>(
	list: readonly T[],
	compare: (a: T, b: T) => number,
	charge: (units: number) => void,
): T[] {
	const count = list.length;
	let from = list.slice();
	let to = new Array<T>(count);
	for (let width = 1; width < count; width *= 2) {
		charge(count * 6);
		for (let low = 0; low < count; low += 2 * width) {
			const middle = Math.min(low + width, count);
			const high = Math.min(low + 2 * width, count);
			let left = low;
			let right = middle;
			let at = low;
			while (left < middle && right < high) {
				// The right one goes first only when it is smaller: equal ones keep their order.
				to[at++] = compare(from[right]!, from[left]!) < 0 ? from[right++]! : from[left++]!;
			}
			while (left < middle) to[at++] = from[left++]!;
			while (right < high) to[at++] = from[right++]!;
		}
		[from, to] = [to, from];
	}
	return from;
}
