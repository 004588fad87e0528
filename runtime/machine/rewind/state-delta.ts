import { TAG } from "../state-codec/state-format.ts";

/**
 * How one encoded state becomes the next. Most of it is as it was; here and there a number is another, which changes some
 * of its bytes in their place. A number that became whole, or null, or a text of another length, takes more bytes or
 * fewer, and all behind it moves: that is looked for by its tags, and anything else that came or went by trying.
 *
 * A delta is the new length, then steps: bytes kept; and either changes in place (2 × bytes, then for each 8 of them a
 * mask and the changed ones) or a replacement (2 × old bytes + 1, count of new ones, the new ones). What lies behind the
 * last step is kept.
 */

// Taken before a cartridge's realm makes its built-ins charge for their work.
const { slice: bytesSlice } = Uint8Array.prototype;
const { apply } = Reflect;

/** Equal bytes that end a run of changes: fewer cost less as zeros of a mask. */
const GAP_BYTES = 12;
/** So many equal bytes are no accident. */
const AGREEMENT_BYTES = 12;
/** After each so many bytes of which most differ, something may have come or gone. */
const SUSPECT_BYTES = 16;
/** How far something that came or went is looked for. */
const SHIFT_MAX_BYTES = 160;
/** Looking is slow: so often it may be in vain in one delta. */
const SEARCHES = 4;
/** Of a value that has no parts, by its tag; its tag included. */
const VALUE_BYTES: readonly number[] = [1, 1, 1, 1, 5, 9];

export function stateDelta(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
	return new DeltaMaker(before, after).make();
}

class DeltaMaker {
	private out = new Uint8Array(4096);
	private length = 0;
	private readonly beforeView: DataView;
	private readonly afterView: DataView;
	private beforeEnd = 0;
	private afterEnd = 0;
	private from = 0;
	private to = 0;
	private searches = SEARCHES;

	constructor(
		private readonly before: Uint8Array,
		private readonly after: Uint8Array,
	) {
		this.beforeView = new DataView(before.buffer, before.byteOffset, before.byteLength);
		this.afterView = new DataView(after.buffer, after.byteOffset, after.byteLength);
	}

	make(): Uint8Array<ArrayBuffer> {
		this.count(this.after.length);
		this.leaveOutCommonEnd();
		for (;;) {
			const keptFrom = this.from;
			this.passEqual();
			if (this.from >= this.beforeEnd && this.to >= this.afterEnd) break;
			this.count(this.from - keptFrom);
			if (this.from >= this.beforeEnd || this.to >= this.afterEnd) {
				this.replace(this.beforeEnd - this.from, this.afterEnd - this.to);
				break;
			}
			this.change();
		}
		return apply(bytesSlice, this.out, [0, this.length]);
	}

	private passEqual(): void {
		const { beforeView, afterView } = this;
		const most = Math.min(this.beforeEnd - this.from, this.afterEnd - this.to);
		const { from, to } = this;
		let passed = 0;
		// Nearly all of the state is as it was: sixteen bytes at a time are looked at for any difference.
		while (passed + 16 <= most && sixteenAreEqual(beforeView, from + passed, afterView, to + passed)) passed += 16;
		while (passed + 4 <= most && beforeView.getInt32(from + passed) === afterView.getInt32(to + passed)) passed += 4;
		this.from = from + passed;
		this.to = to + passed;
		while (this.from < this.beforeEnd && this.to < this.afterEnd && this.before[this.from] === this.after[this.to]) {
			this.from++;
			this.to++;
		}
	}

	/** At a difference: writes the step over it. */
	private change(): void {
		if (this.replaceValue() || this.replaceText()) return;
		const { before, after, from, to } = this;
		const most = Math.min(this.beforeEnd - from, this.afterEnd - to);
		let end = 1;
		let different = 1;
		for (let i = 1; i < most && i - end < GAP_BYTES; i++) {
			if (before[from + i] === after[to + i]) continue;
			if (this.valueIsAnother(from + i, to + i)) break;
			end = i + 1;
			different++;
			if (different % SUSPECT_BYTES === 0 && different * 2 > end) {
				const shift = this.shiftAt(from, to);
				if (shift !== 0) {
					this.replace(Math.max(-shift, 0), Math.max(shift, 0));
					return;
				}
			}
		}
		this.changeInPlace(end);
	}

	private changeInPlace(byteCount: number): void {
		this.count(2 * byteCount);
		this.room(byteCount + ((byteCount + 7) >> 3));
		const { before, after, from, to, out } = this;
		let { length } = this;
		for (let start = 0; start < byteCount; start += 8) {
			const maskAt = length++;
			let mask = 0;
			for (let i = start; i < start + 8 && i < byteCount; i++) {
				const now = after[to + i]!;
				if (before[from + i] === now) continue;
				mask |= 1 << (i - start);
				out[length++] = now;
			}
			out[maskAt] = mask;
		}
		this.length = length;
		this.from += byteCount;
		this.to += byteCount;
	}

	private replace(oldBytes: number, newBytes: number): void {
		this.count(2 * oldBytes + 1);
		this.count(newBytes);
		this.room(newBytes);
		for (let i = 0; i < newBytes; i++) this.out[this.length++] = this.after[this.to + i]!;
		this.from += oldBytes;
		this.to += newBytes;
	}

	private replaceValue(): boolean {
		const { from, to } = this;
		if (!this.valueIsAnother(from, to)) return false;
		this.replace(VALUE_BYTES[this.before[from]!]!, VALUE_BYTES[this.after[to]!]!);
		return true;
	}

	/** Whether a value of another length stands here, and behind both all goes on alike. */
	private valueIsAnother(from: number, to: number): boolean {
		const old = this.before[from]!;
		const now = this.after[to]!;
		if (old > TAG.float64 || now > TAG.float64) return false;
		const oldBytes = VALUE_BYTES[old]!;
		const nowBytes = VALUE_BYTES[now]!;
		if (oldBytes === nowBytes) return false;
		if (old >= TAG.int32 && now >= TAG.int32) {
			// A byte of a count that went from 4 to 5 looks like it, but all behind it stays where it is.
			return !this.agrees(from + 1, to + 1, 8) && this.goesOnAlike(from + oldBytes, to + nowBytes);
		}
		return this.agrees(from + oldBytes, to + nowBytes, 4) && !this.agrees(from + 1, to + 1, 4);
	}

	/** Whether another number, or a field of the same key, begins here in both. */
	private goesOnAlike(from: number, to: number): boolean {
		const { before, after } = this;
		if (from + 1 >= this.beforeEnd || to + 1 >= this.afterEnd) return false;
		if (isNumber(before[from]!) && isNumber(after[to]!)) return true;
		return before[from] === after[to] && before[from + 1]! <= TAG.sharedView && after[to + 1]! <= TAG.sharedView;
	}

	/** Behind a text's tag: its count is another. */
	private replaceText(): boolean {
		const { before, after, from, to } = this;
		if (from === 0 || before[from - 1] !== TAG.string || after[to - 1] !== TAG.string) return false;
		const oldBytes = 1 + 2 * before[from]!;
		const nowBytes = 1 + 2 * after[to]!;
		if (Math.max(before[from]!, after[to]!) > 127 || !this.agrees(from + oldBytes, to + nowBytes, 4)) return false;
		this.replace(oldBytes, nowBytes);
		return true;
	}

	/** How many bytes more the new state has from here to where the two agree again, or fewer; 0 when they don't. */
	private shiftAt(from: number, to: number): number {
		// What is still to come, if it comes at once.
		const rest = this.afterEnd - to - (this.beforeEnd - from);
		if (rest > 0 && this.agrees(from, to + rest, AGREEMENT_BYTES)) return rest;
		if (rest < 0 && this.agrees(from - rest, to, AGREEMENT_BYTES)) return rest;
		if (this.searches === 0) return 0;
		for (let shift = 1; shift <= SHIFT_MAX_BYTES; shift++) {
			if (this.agrees(from, to + shift, AGREEMENT_BYTES)) return shift;
			if (this.agrees(from + shift, to, AGREEMENT_BYTES)) return -shift;
		}
		this.searches--;
		return 0;
	}

	private agrees(from: number, to: number, byteCount: number): boolean {
		if (from + byteCount > this.beforeEnd || to + byteCount > this.afterEnd) return false;
		for (let i = 0; i < byteCount; i++) if (this.before[from + i] !== this.after[to + i]) return false;
		return true;
	}

	private count(value: number): void {
		this.room(5);
		let rest = value;
		for (; rest > 127; rest >>>= 7) this.out[this.length++] = (rest & 127) | 128;
		this.out[this.length++] = rest;
	}

	private room(byteCount: number): void {
		if (this.length + byteCount <= this.out.length) return;
		const larger = new Uint8Array(Math.max(this.length + byteCount, 2 * this.out.length));
		larger.set(this.out);
		this.out = larger;
	}

	private leaveOutCommonEnd(): void {
		const { before, after } = this;
		let beforeEnd = before.length;
		let afterEnd = after.length;
		while (beforeEnd > 0 && afterEnd > 0 && before[beforeEnd - 1] === after[afterEnd - 1]) {
			beforeEnd--;
			afterEnd--;
		}
		this.beforeEnd = beforeEnd;
		this.afterEnd = afterEnd;
	}
}

function isNumber(tag: number): boolean {
	return tag === TAG.int32 || tag === TAG.float64;
}

/** Gives the new state. The delta is the console's own, and is believed. */
export function applyStateDelta(before: Uint8Array, delta: Uint8Array): Uint8Array<ArrayBuffer> {
	let at = 0;
	const count = () => {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = delta[at++]!;
			value |= (byte & 127) << shift;
			if (byte < 128) return value;
		}
	};
	const after = new Uint8Array(count());
	let from = 0;
	let to = 0;
	const keep = (byteCount: number) => {
		after.set(before.subarray(from, from + byteCount), to);
		from += byteCount;
		to += byteCount;
	};
	while (at < delta.length) {
		keep(count());
		const step = count();
		if ((step & 1) === 1) {
			from += step >> 1;
			const added = count();
			after.set(delta.subarray(at, at + added), to);
			at += added;
			to += added;
			continue;
		}
		const end = to + (step >> 1);
		while (to < end) {
			const start = to;
			const mask = delta[at++]!;
			keep(Math.min(8, end - to));
			for (let bit = 0; bit < 8; bit++) if ((mask >> bit) & 1) after[start + bit] = delta[at++]!;
		}
	}
	keep(after.length - to);
	return after;
}

function sixteenAreEqual(a: DataView, aAt: number, b: DataView, bAt: number): boolean {
	return (
		((a.getInt32(aAt) ^ b.getInt32(bAt)) |
			(a.getInt32(aAt + 4) ^ b.getInt32(bAt + 4)) |
			(a.getInt32(aAt + 8) ^ b.getInt32(bAt + 8)) |
			(a.getInt32(aAt + 12) ^ b.getInt32(bAt + 12))) ===
		0
	);
}
