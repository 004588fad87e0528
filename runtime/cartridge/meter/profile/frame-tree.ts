import type { ScriptCharges } from "./script-charges.ts";

/** Frames that aren't the script's: the machine's calls and the language's built-ins, by name. */
export class NativeFrames {
	readonly names: string[] = [];
	private readonly indices = new Map<string, number>();

	/** Frames of the script are 0 and up, these −2 and down; −1 is the root. */
	frameOf(name: string): number {
		let index = this.indices.get(name);
		if (index === undefined) {
			index = this.names.push(name) - 1;
			this.indices.set(name, index);
		}
		return -2 - index;
	}
}

export const ROOT_FRAME = -1;

/** A frame and the frames it called: one way through the calls. */
export class FrameNode {
	/** How often it was called. */
	calls = 0;
	/** How often each charge of the function was made. */
	readonly hits: Float64Array | null;
	/** Units charged by size or by a native, by place. */
	readonly sizes = new Map<number, number>();
	readonly children = new Map<number, FrameNode>();

	constructor(
		readonly frame: number,
		private readonly charges: ScriptCharges,
	) {
		this.hits = frame >= 0 ? new Float64Array(charges.functions[frame]!.sites.length) : null;
	}

	child(frame: number): FrameNode {
		let node = this.children.get(frame);
		if (!node) {
			node = new FrameNode(frame, this.charges);
			this.children.set(frame, node);
		}
		return node;
	}

	add(place: number, units: number): void {
		this.sizes.set(place, (this.sizes.get(place) ?? 0) + units);
	}

	/** Units of the frame itself. */
	selfUnits(): number {
		let units = 0;
		this.hits?.forEach((hits, site) => {
			if (hits > 0) units += hits * this.charges.functions[this.frame]!.sites[site]!.units;
		});
		for (const charged of this.sizes.values()) units += charged;
		return units;
	}

	/** Units of the frame and all that it called. */
	totalUnits(): number {
		let units = this.selfUnits();
		for (const node of this.children.values()) units += node.totalUnits();
		return units;
	}

	/** Calls back for each place with the units that the frame itself took there. */
	eachPlace(note: (place: number, units: number) => void): void {
		this.hits?.forEach((hits, site) => {
			if (hits === 0) return;
			const { byPlace } = this.charges.functions[this.frame]!.sites[site]!;
			for (let i = 0; i < byPlace.length; i += 2) note(byPlace[i]!, byPlace[i + 1]! * hits);
		});
		for (const [place, units] of this.sizes) note(place, units);
	}

	/** Adds all of another tree's counts. */
	merge(other: FrameNode): void {
		this.calls += other.calls;
		other.hits?.forEach((hits, site) => {
			if (hits > 0) this.hits![site]! += hits;
		});
		for (const [place, units] of other.sizes) this.add(place, units);
		for (const [frame, node] of other.children) this.child(frame).merge(node);
	}
}
