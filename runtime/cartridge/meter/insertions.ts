/**
 * Text inserted into a script without adding a line, so that line numbers stay. Nested pairs keep their order where
 * they meet at one place: to be filled by a walk that visits inner nodes before outer ones.
 */
export class Insertions {
	private readonly opening = new Map<number, string>();
	private readonly closing = new Map<number, string>();
	private readonly replaced = new Map<number, { end: number; text: string }>();

	constructor(private readonly source: string) {}

	/** Before what starts here. Outer text comes later in the walk and ends up in front. */
	open(at: number, text: string): void {
		this.opening.set(at, text + (this.opening.get(at) ?? ""));
	}

	/** After what ends here. Inner text comes first. */
	close(at: number, text: string): void {
		this.closing.set(at, (this.closing.get(at) ?? "") + text);
	}

	/** Puts text in the place of [start, end); nothing else may be inserted within. */
	replace(start: number, end: number, text: string): void {
		this.replaced.set(start, { end, text });
	}

	/** The text with everything in it, and where each piece of the source has gone. */
	apply(): { readonly text: string; readonly moves: readonly Move[] } {
		const places = [...new Set([...this.opening.keys(), ...this.closing.keys(), ...this.replaced.keys()])];
		places.sort((a, b) => a - b);
		const moves: Move[] = [];
		let text = "";
		let from = 0;
		for (const at of places) {
			text += this.source.slice(from, at) + (this.closing.get(at) ?? "") + (this.opening.get(at) ?? "");
			from = at;
			const replacement = this.replaced.get(at);
			if (replacement) {
				text += replacement.text;
				from = replacement.end;
			}
			moves.push({ from, to: text.length });
		}
		return { text: text + this.source.slice(from), moves };
	}
}

/** From here on, until the next move, a character of the source at `from` stands at `to`. */
export interface Move {
	readonly from: number;
	readonly to: number;
}
