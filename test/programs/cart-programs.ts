import fc from "fast-check";
import { statementPart } from "./program-parts.ts";

/** What every program begins with. */
const TOP = `
class Box { side = 0; constructor(side) { this.side = side; } #square(x) { return x * x; } get area() { return this.#square(this.side); } static none = 0; }
class Wide extends Box { name = "wide"; constructor(side, width) { super(side); this.width = width; } get area() { return super.area + this.width; } }
const f0 = (x, y) => { let sum = 0; for (let i = 0; i < 5; i++) sum += x * i - y; return sum; };
function f1(n) { return n < 2 ? n : f1(n - 1) + f1(n - 2); }`;

const cartText = fc.array(statementPart, { minLength: 2, maxLength: 8 }).map(
	(statements) => `${TOP}
var cartridge = { id: "test.program", title: "Program", ticksPerSecond: 60,
boot: () => ({ tick: 0, n0: 1, n1: 2.5, n2: -3, s0: "q", s1: "", a0: [3, 1, 2], a1: [], t: [1, 2, 3, 4, 5, 6, 7, 8], m: [] }),
tick(state, machine) {
let { n0, n1, n2, s0, s1, a0, a1 } = state;
const t = new Float64Array(state.t), m = new Map(state.m);
${statements.join("\n")}
Object.assign(state, { n0, n1, n2, s0, s1, a0, a1, t: [...t], m: [...m] });
state.tick++;
} };`,
);

/** Made-up programs, the same at every call: the first so many of 200. */
export function cartPrograms(count: number): string[] {
	return fc.sample(cartText, { numRuns: count, seed: 20_261_130 });
}
