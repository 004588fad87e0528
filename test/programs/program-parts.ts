// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs are texts here
import fc from "fast-check";

/**
 * Pieces of programs over the language that a cartridge may use. They read and write the numbers n0 to n2, the texts s0
 * and s1, the lists a0 and a1 of numbers, the typed array t and the map m, and call the functions f0 and f1 and the class
 * Box. Every piece ends soon and keeps its values small.
 */

const numberName = fc.constantFrom("n0", "n1", "n2");
const textName = fc.constantFrom("s0", "s1");
const listName = fc.constantFrom("a0", "a1");

const parts = fc.letrec<{ number: string; text: string; list: string }>((tie) => {
	const n = tie("number");
	const s = tie("text");
	const a = tie("list");
	return {
		number: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			fc.oneof(numberName, fc.constantFrom("0", "1", "-1", "2.5", "7", "255", "1e9", "0.1", "state.tick")),
			fc
				.tuple(
					n,
					fc.constantFrom(
						"+",
						"-",
						"*",
						"/",
						"%",
						"&",
						"|",
						"^",
						"<<",
						">>",
						">>>",
						"<",
						">=",
						"==",
						"!==",
						"&&",
						"||",
					),
					n,
				)
				.map(([l, op, r]) => `(${l} ${op} ${r})`),
			fc.tuple(n, n).map(([x, y]) => `(Math.abs(${x}) % 9) ** (${y} & 3)`),
			fc
				.tuple(
					fc.constantFrom(
						"floor",
						"sqrt",
						"sin",
						"cos",
						"exp",
						"log1p",
						"cbrt",
						"trunc",
						"fround",
						"clz32",
						"sign",
						"tanh",
					),
					n,
				)
				.map(([name, x]) => `Math.${name}(${x})`),
			fc
				.tuple(fc.constantFrom("max", "min", "atan2", "hypot", "imul", "pow"), n, n)
				.map(([f, x, y]) => `Math.${f}(${x}, ${y})`),
			fc.tuple(n, n, n).map(([q, y, z]) => `(${q} ? ${y} : ${z})`),
			fc.tuple(numberName, fc.constantFrom("=", "+=", "-=", "*="), n).map(([v, op, x]) => `(${v} ${op} ${x})`),
			numberName.map((v) => `${v}++`),
			s.map((x) => `${x}.length`),
			fc.tuple(s, n).map(([x, y]) => `(${x}.charCodeAt(${y} & 7) || 0)`),
			fc.tuple(s, s).map(([x, y]) => `${x}.indexOf(${y})`),
			s.map((x) => `(Number.parseFloat(${x}) || 0)`),
			fc.tuple(a, n).map(([x, y]) => `(${x}[${y} & 7] ?? 0)`),
			fc.tuple(a, n).map(([x, y]) => `${x}.reduce((sum, item) => sum + item, ${y})`),
			fc.tuple(a, n).map(([x, y]) => `(${x}.find((item) => item > ${y}) ?? -1)`),
			fc.tuple(n, n).map(([x, y]) => `f0(${x}, ${y})`),
			n.map((x) => `f1(Math.abs(${x} | 0) % 12)`),
			n.map((x) => `new Box(${x}).area`),
			n.map((x) => `t[${x} & 7]`),
			fc.tuple(n, n).map(([x, y]) => `(t[${x} & 7] = ${y})`),
			s.map((x) => `(m.get(${x}) ?? 0)`),
			fc.tuple(n, n).map(([x, y]) => `((x, y = x, ...rest) => x * 2 + y + rest.length)(${x}, undefined, ${y})`),
			n.map((x) => `({ a: ${x} })?.a`),
			fc.constantFrom("machine.random()", "Math.random()", "machine.tick"),
		),
		text: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			fc.oneof(textName, fc.constantFrom("'ab'", "'Q'", "''", "'7.5x'", "'é→'")),
			fc.tuple(s, n).map(([x, y]) => `\`\${${x}}:\${${y}}\`.slice(0, 40)`),
			fc.tuple(s, s).map(([x, y]) => `(${x} + ${y}).slice(0, 40)`),
			n.map((x) => `String(${x})`),
			n.map((x) => `Number(${x}).toFixed(2)`),
			fc
				.tuple(
					s,
					fc.constantFrom(
						"toUpperCase()",
						"trim()",
						"slice(1, 3)",
						"repeat(2).slice(0, 40)",
						"padStart(5, '-')",
						"split('').join('.').slice(0, 40)",
						"replaceAll('a', 'bb').slice(0, 40)",
						"at(-1) ?? ''",
					),
				)
				.map(([x, call]) => `((${x}).${call})`),
			a.map((x) => `${x}.join("|").slice(0, 40)`),
			fc.tuple(n, s, s).map(([q, y, z]) => `(${q} > 1 ? ${y} : ${z})`),
			fc.tuple(textName, s).map(([v, x]) => `(${v} = ${x})`),
		),
		list: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			listName,
			fc.array(n, { maxLength: 4 }).map((items) => `[${items.join(", ")}]`),
			fc.tuple(a, n).map(([x, y]) => `[...${x}, ${y}].slice(-8)`),
			fc.tuple(a, n).map(([x, y]) => `${x}.map((item, i) => item + i * ${y})`),
			fc.tuple(a, n).map(([x, y]) => `${x}.filter((item) => item !== ${y})`),
			a.map((x) => `[...${x}].sort((p, q) => p - q)`),
			a.map((x) => `${x}.toSorted()`),
			fc.tuple(a, a).map(([x, y]) => `${x}.concat(${y}).slice(0, 8)`),
			n.map((x) => `Array.from({ length: ${x} & 7 }, (_, i) => i * i)`),
			a.map((x) => `[...new Set(${x})]`),
			a.map((x) => `Object.values({ ...${x} })`),
		),
	};
});

export const { number: numberPart, text: textPart, list: listPart } = parts;

const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => {
	const block = tie("block");
	const one = tie("statement");
	return {
		block: fc.array(one, { maxLength: 3 }).map((list) => `{ ${list.join("\n")} }`),
		statement: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			fc.tuple(numberName, numberPart).map(([v, x]) => `${v} = ${x};`),
			fc.tuple(textName, textPart).map(([v, x]) => `${v} = ${x};`),
			fc.tuple(listName, listPart).map(([v, x]) => `${v} = ${x};`),
			fc.tuple(textPart, numberPart).map(([k, x]) => `if (m.size < 9) m.set(${k}, ${x});`),
			fc.tuple(numberPart, block, block).map(([q, y, z]) => `if (${q}) ${y} else ${z}`),
			fc.tuple(numberName, block).map(([v, s]) => `for (let i = 0; i < 4; i++) { ${v} += i; ${s} }`),
			fc.tuple(listPart, numberName, one).map(([x, v, s]) => `for (const item of ${x}) { ${v} = item; ${s} }`),
			fc.tuple(numberPart, block).map(([q, s]) => `{ let k = 0; while (k++ < 3) { if (${q}) continue; ${s} } }`),
			fc.tuple(numberPart, block).map(([q, s]) => `{ let k = 0; do { if (${q} > 2) break; ${s} } while (++k < 3); }`),
			fc
				.tuple(numberPart, one, one)
				.map(([x, s, u]) => `switch (${x} & 3) { case 0: ${s} case 1: ${u} break; default: n0++; }`),
			fc
				.tuple(numberPart, block, block)
				.map(
					([q, s, u]) =>
						`try { if (${q}) throw new Error("x"); ${s} } catch (e) { s1 = e.message; ${u} } finally { n2 -= 1; }`,
				),
			fc
				.tuple(numberPart, block)
				.map(
					([q, s]) =>
						`(() => { out: for (let i = 0; i < 3; i++) { for (let k = 0; k < 3; k++) { if (k === (${q} & 3)) continue out; if (i === 2) break out; ${s} } } })();`,
				),
			fc.tuple(listPart, numberPart).map(([x, y]) => `{ const [p = ${y}, q = 3] = ${x}; n0 = p; n1 = q; }`),
			fc
				.tuple(numberPart, numberPart)
				.map(([x, y]) => `{ const { p, q: { r } = { r: ${y} } } = { p: ${x} }; n1 = p + r; }`),
			fc
				.tuple(numberPart, block)
				.map(([x, s]) => `{ const count = ((k) => () => (k += ${x}))(1); ${s} n2 = count() + count(); }`),
			fc
				.tuple(numberPart, numberPart)
				.map(([x, y]) => `{ const big = new Wide(${x}, ${y}); n0 = big.area; s0 = big.name; }`),
			fc
				.tuple(textPart, numberPart)
				.map(
					([k, x]) => `for (const [key, value] of Object.entries({ [${k}]: ${x}, z: 1 })) { s1 = key; n1 = value; }`,
				),
			fc.constant("for (const key in { b: 1, a: 2 }) s0 = (s0 + key).slice(-9);"),
			fc.tuple(numberName, numberName).map(([v, w]) => `[${v}, ${w}] = [${w}, ${v}];`),
			fc
				.tuple(numberPart, numberPart)
				.map(([x, y]) => `machine.sprite(3, { tile: 1, x: (${x} | 0) % 200, y: (${y} | 0) % 200 });`),
		),
	};
});

export const statementPart = statement;
