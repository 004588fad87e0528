import type { ExactMath } from "../../../runtime/cartridge/exact-math.ts";

/** What `hashOfMathBits` gives on every engine and computer. */
export const MATH_BITS_HASH = "a3017acb";

/** FNV-1a of the bits of 20,000 results, at places that a fixed sequence chooses. */
export function hashOfMathBits(math: ExactMath): string {
	let state = 1;
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	const view = new DataView(new ArrayBuffer(8));
	let hash = 0x811c9dc5;
	const add = (value: number) => {
		view.setFloat64(0, value);
		for (let i = 0; i < 8; i++) hash = Math.imul(hash ^ view.getUint8(i), 0x01000193) >>> 0;
	};
	for (let i = 0; i < 1000; i++) {
		const x = (next() - 0.5) * 100;
		const y = next();
		for (const f of [math.sin, math.cos, math.tan, math.atan, math.exp, math.sinh, math.tanh, math.cbrt]) add(f(x));
		for (const f of [math.asin, math.acos, math.log, math.log2, math.log10, math.log1p, math.expm1, math.atanh])
			add(f(y));
		add(math.atan2(x, y));
		add(math.pow(y * 10, x / 10));
		add(math.hypot(x, y));
		add(math.cosh(x / 10));
	}
	return hash.toString(16);
}
