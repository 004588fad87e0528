// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs are texts here
/** A cartridge that means harm. `tick` is the body of its tick; `top` its top level. */
export interface HostileCart {
	readonly name: string;
	readonly tick: string;
	readonly top?: string;
	/** What the fault or refusal says. */
	readonly says: RegExp;
}

const TOO_MUCH = /used more than 16 times its cycles/;
const TOO_DEEP = /nest more than 256 deep/;
const TOO_LARGE = /larger than/;

const all = (says: RegExp, bodies: readonly string[]): HostileCart[] =>
	bodies.map((tick) => ({ name: tick.slice(0, 70), tick, says }));
const atTop = (says: RegExp, list: readonly (readonly [string, string])[]): HostileCart[] =>
	list.map(([top, tick]) => ({ name: `${top} ${tick}`.slice(0, 70), top, tick, says }));

const LOOPS = all(TOO_MUCH, [
	"for (;;);",
	"while (true) {}",
	"do {} while (true)",
	"outer: for (;;) for (;;) continue outer;",
	"const list = [1]; for (const x of list) list.push(x);",
	"for (const x of { [Symbol.iterator]() { return { next: () => ({ done: false }) }; } });",
	"for (;;) switch (1) { case 1: continue; }",
	"[1].forEach(() => { for (;;); });",
	"[2, 1].sort(() => { for (;;); });",
	"`${{ toString() { for (;;); } }}`",
	"({ get x() { for (;;); } }).x",
	"new (class { x = (() => { for (;;); })(); })();",
	"for (let i = 0; i < 1; i--) Math.floor(i);",
	"let n = 0; for (;;) { try { null.x; } catch { n++; } }",
	"for (;;) machine.peek(0);",
	"for (;;) machine.random();",
]);

const SWALLOWED = all(/used more than 16|256 deep/, [
	"for (;;) { try { for (;;); } catch {} }",
	"try { for (;;); } finally { return; }",
	"for (;;) try { for (;;); } finally { continue; }",
	"a: try { for (;;); } finally { break a; }",
	"const f = () => { try { f(); } catch { f(); } }; f();",
	"const f = () => { try { f(); } finally { f(); } }; f();",
	"try { try { for (;;); } finally { null.x; } } catch {}",
	"[1].forEach(() => { try { for (;;); } catch {} });",
]);

const RECURSION = all(TOO_DEEP, [
	"const f = () => f(); f();",
	"function f(a = f()) {} f();",
	"({ get x() { return this.x; } }).x",
	"({ set x(v) { this.x = v; } }).x = 1",
	"class A { b = new A(); } new A();",
	"const o = { valueOf: () => +o }; +o;",
	"const o = { toString: () => `${o}` }; `${o}`;",
	"const f = () => [2, 1].sort(f); f();",
	"const f = (x) => [x].map(f); f(1);",
	"const t = () => t`x`; t();",
	"const f = ({ a = f({}) }) => a; f({});",
	"const f = () => f.call(); f();",
	"const f = () => f.apply(); f();",
	"const f = () => g(); const g = () => f(); f();",
]);

const BOMBS = all(/larger than|used more than 16/, [
	"Array(1e9).fill(0)",
	"new Array(1e8)",
	"[].constructor(1e8)",
	"const a = new Array(1e6); for (let i = 0; i < 3000; i++) a.fill(i);",
	"new Float64Array(1e9)",
	"new ArrayBuffer(1e10)",
	"const a = []; for (;;) a.push(new Float64Array(1e6));",
	"const a = []; for (;;) a.push({ a: [] });",
	"'a'.repeat(1e9)",
	"'a'.padStart(1e9, 'ab')",
	"'a'.padEnd(1e9)",
	"let s = 'ab'; for (;;) s += s;",
	"let s = 'ab'; for (;;) s = `${s}${s}`;",
	"let s = 'a'.repeat(60000); for (;;) s.indexOf('b');",
	"let s = 'a'.repeat(60000); for (;;) s.split('');",
	"let s = 'a'.repeat(60000); for (;;) s.replaceAll('a', s);",
	"const a = []; a.length = 4294967295; for (;;) a.indexOf(1);",
	"Array.from({ length: 1e9 })",
	"Array(1e6).join('abc')",
	"let a = []; for (let i = 0; i < 40; i++) a = [a, a]; String(a);",
	"const a = new Array(1e5).fill(1); for (;;) [...a];",
	"const a = new Array(1e5).fill(1); for (;;) a.concat(a);",
	"const a = new Array(1e5).fill(1); for (;;) new Set(a);",
	"const o = {}; for (let i = 0; i < 5000; i++) o[i] = i; for (;;) Object.entries(o);",
	"const o = {}; for (let i = 0; i < 5000; i++) o[i] = i; for (;;) ({ ...o });",
	"const m = new Map(); for (let i = 0; i < 5000; i++) m.set(i, i); for (;;) [...m.keys()];",
	"const a = new Uint8Array(1e6); for (;;) a.reverse();",
	"const a = new Float64Array(1e5); for (;;) a.sort();",
	"Math.max(...new Array(1e5).fill(1))",
	"Math.max.apply(null, new Array(1e5))",
	"const a = [1]; for (;;) a.unshift(...a.slice(0, 4000));",
]);

const REFUSED = all(/^A cartridge has no |has a |has an |has waiting|uses /, [
	"(() => {}).constructor('return this')()",
	"Object.getPrototypeOf(machine.random).constructor('return 1')()",
	"eval('1')",
	"(0, eval)('1')",
	"new Function('return 1')",
	"import('node:fs')",
	"(async () => {})()",
	"(function* () {})()",
	"new Proxy({}, {})",
	"Reflect.ownKeys({})",
	"JSON.stringify({})",
	"BigInt(3)",
	"3n ** 3n",
	"/^(a+)+$/.test('aaaa')",
	"new RegExp('a')",
	"'a'.match('a')",
	"Promise.resolve()",
	"structuredClone({})",
	"new Intl.NumberFormat()",
	"(1).toLocaleString()",
	"new WeakMap()",
	"setTimeout(() => {}, 0)",
	"queueMicrotask(() => {})",
	"fetch('http://127.0.0.1:CANARY/fetch')",
	"new WebSocket('ws://127.0.0.1:CANARY/socket')",
	"new XMLHttpRequest()",
	"importScripts('http://127.0.0.1:CANARY/script')",
	"new Worker('data:,')",
	"new BroadcastChannel('a')",
	"localStorage.a = 1",
	"indexedDB.open('a')",
	"require('node:fs').writeFileSync('CANARY', '')",
	"new Date()",
	"performance.now()",
	"new SharedArrayBuffer(1)",
	"WebAssembly.compile",
]);

const KEPT = [
	...atTop(/`lives`, which keeps a value between ticks: put it into the state/, [
		["let lives = 3;", "lives--;"],
		["var lives = 3;", "lives = 2;"],
		["let lives = [];", "[lives] = [1];"],
		["let lives;", "for (lives of [1]);"],
	]),
	...atTop(/something in `kept` that would be kept between ticks/, [
		["const kept = { n: 0 };", "kept.n++;"],
		["const kept = [0];", "kept[0] = 1;"],
		["const kept = new Uint8Array(4);", "kept[1] = 2;"],
		["class kept { static n = 0; }", "kept.n += 1;"],
		["const kept = { a: { b: 1 } };", "delete kept.a.b;"],
	]),
	...atTop(/not extensible|read only|top level is changed/, [
		["const kept = [];", "kept.push(1);"],
		["const kept = { a: 1 };", "const alias = kept; alias.a = 2;"],
		["const kept = new Map();", "kept.set(1, 2);"],
		["const kept = new Set();", "Set.prototype.add.call(kept, 2);"],
		["const kept = new Uint8Array(4);", "kept.fill(2);"],
	]),
];

const TAMPERED = [
	...all(/ is changed\. It would be kept between ticks/, [
		"Array.prototype.kept = 1",
		"Object.prototype.kept = 1",
		"[].constructor.kept = 1",
		"Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())).kept = 1",
		"Array.prototype.at = () => 4",
		"Map.prototype.get = () => 4",
		"String.prototype.trim = () => ''",
		"delete Array.prototype.fill",
		"Object.defineProperty(Float64Array.prototype, 'kept', { get: () => 1 })",
		"Object.defineProperty(Object.prototype, 'then', { value: () => 1 })",
		"Array.prototype.__proto__ = { kept: 1 }",
		"Error.stackTraceLimit = 0",
		"Number.kept = 1",
		"TypeError.prototype.name = 'kept'",
	]),
	...all(/not extensible|read only|Cannot assign|Cannot add/, [
		"Array.prototype.push.kept = 1",
		"Math.sin.kept = 1",
		"machine.sprite.kept = 1",
		"console.log.kept = 1",
		"(() => {}).constructor.kept = 1",
	]),
	// Some hosts have made it read-only themselves.
	...all(/'prepareStackTrace'|Error is changed\. It would be kept/, [
		"Error.prepareStackTrace = (_, frames) => frames",
	]),
	...atTop(/ is changed\. It would be kept between ticks/, [["Array.prototype.kept = 1;", ""]]),
	...atTop(/#n, a field that can't be frozen/, [
		["class Kept { #n = 0; up() { return ++this.#n; } } const kept = new Kept();", "kept.up();"],
	]),
	...atTop(/something in `kept` that would be kept between ticks/, [
		["const kept = { n: 0 }; class Up { x = kept.n++; }", "new Up();"],
	]),
];

const STATE = all(/^state.* (is a function|is an object of class|lies more than|makes the state larger)/, [
	"state.f = () => 1",
	"state.m = new Map()",
	"let o = state; for (let i = 0; i < 300; i++) o = o.o = {};",
	"state.a = new Float64Array(1 << 20)",
	"state.o = new (class Thing {})()",
	"state.s = Symbol('a')".replace("Symbol('a')", "() => 2"),
]);

const LIES = [
	...all(/ is not a function|Cannot|read only|undefined|mine/, [
		"machine.sprite = 1",
		"Math.random = () => 4",
		"throw { get message() { throw 'mine'; } }".replace("throw 'mine'", "return 'mine'"),
		"undefined.x",
		"process.exit()",
		"globalThis.x = 1",
		"self.postMessage(1)",
	]),
	...all(TOO_MUCH, ["throw { get message() { for (;;); } }".replace("throw {", "({").replace(/}$/, "}).message")]),
	...all(TOO_LARGE, ["new Uint8Array(1e8)"]),
];

/** By what they try. */
export const HOSTILE_KINDS: Readonly<Record<string, readonly HostileCart[]>> = {
	"loops without end": LOOPS,
	"faults swallowed": SWALLOWED,
	"recursion without end": RECURSION,
	"bombs of work and memory": BOMBS,
	"what a cartridge has not": REFUSED,
	"values kept between ticks": KEPT,
	"the language itself changed": TAMPERED,
	"state that is no state": STATE,
	lies: LIES,
};

export const HOSTILE_CARTS: readonly HostileCart[] = Object.values(HOSTILE_KINDS).flat();
