/** Long work in short steps: whoever does it may do something else between two of them. */
export type Steps<T> = Generator<void, T, void>;

/** Does the work at one go. */
export function finished<T>(steps: Steps<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
