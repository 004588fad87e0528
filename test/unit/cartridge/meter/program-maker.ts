// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs are texts here
import fc from "fast-check";

/**
 * Programs that end, with all that a meter may trip over: nested functions, loops of each kind, jumps, catching, texts,
 * patterns, spreads. They read and write the variables a to d and the parameter p0, and give all of them.
 */
const name = fc.constantFrom("a", "b", "c", "d");

const { expression } = fc.letrec<{ expression: string; leaf: string }>((tie) => {
	const sub = tie("expression");
	return {
		leaf: fc.oneof(name, fc.constantFrom("p0", "1", "2", "0", "'x'", "-3", "[]", "null", "1.5")),
		expression: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			tie("leaf"),
			fc
				.tuple(sub, fc.constantFrom("+", "-", "*", "%", "<", "===", "&&", "||", "??", "|", ">>>"), sub)
				.map(([l, op, r]) => (op === "??" ? `(${l} ?? (${r}))` : `(${l} ${op} ${r})`)),
			fc.tuple(sub, sub, sub).map(([q, y, n]) => `(${q} ? ${y} : ${n})`),
			fc.tuple(name, fc.constantFrom("=", "+=", "-="), sub).map(([v, op, e]) => `(${v} ${op} ${e})`),
			fc.tuple(sub, sub).map(([x, y]) => `\`\${${x}}-\${${y}}\``),
			fc.tuple(sub, sub).map(([x, y]) => `[${x}, ...[${y}]].length`),
			fc.tuple(name, sub, sub).map(([v, x, y]) => `((${v}) => ${x})(${y})`),
			fc.tuple(name, sub, sub).map(([v, x, y]) => `((${v} = ${x}) => { return ${v} })(${y})`),
			fc.tuple(sub, sub).map(([x, y]) => `({ m: ${x}, ...{ n: ${y} } }).m`),
			fc.tuple(name, sub).map(([v, x]) => `[3, 1, 2].map((${v}) => ${v} + ${x}).join()`),
			sub.map((x) => `((x) => x?.y?.z ?? x)(${x})`),
		),
	};
});

const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => {
	const block = tie("block");
	const one = tie("statement");
	return {
		block: fc.array(one, { maxLength: 3 }).map((list) => `{ ${list.join("\n")} }`),
		statement: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			fc.tuple(name, expression).map(([v, e]) => `${v} = ${e}`),
			fc.tuple(name, expression).map(([v, e]) => `${v} += ${e};`),
			fc.tuple(expression, one).map(([e, s]) => `if (${e}) { ${s} }`),
			fc.tuple(expression, block, block).map(([e, s, t]) => `if (${e}) ${s} else ${t}`),
			fc.tuple(name, block).map(([v, s]) => `for (let k = 0; k < 3; k++) { ${v} = k; ${s} }`),
			fc.tuple(name, name).map(([v, w]) => `for (let k = 0; k < 4; k++) ${v} += ${w}\n`),
			fc.tuple(expression, one).map(([e, s]) => `for (const k of [${e}, 2]) { a = k; ${s} }`),
			fc.tuple(expression, block).map(([e, s]) => `{ let k = 0; while (k++ < 2) { if (${e}) continue; ${s} } }`),
			fc.tuple(expression, block).map(([e, s]) => `{ let k = 0; do { if (${e}) break; ${s} } while (k++ < 2) }`),
			fc
				.tuple(block, block, block)
				.map(([s, t, u]) => `try ${s} catch (e) { a = String(e).slice(0, 9); ${t} } finally ${u}`),
			fc.tuple(expression, block).map(([e, s]) => `try { if (${e}) throw 1; ${s} } catch { b = 1 }`),
			fc.tuple(expression, one, one).map(([e, s, t]) => `switch (${e}) { case 1: ${s}; default: ${t} }`),
			fc.tuple(name, block, expression).map(([v, s, e]) => `${v} = (() => { ${s} return ${e} })();`),
			fc.tuple(expression, expression).map(([x, y]) => `;[a, b = ${y}] = [${x}];`),
			fc.tuple(expression, expression).map(([x, y]) => `;({ q: c, r: d = ${y} } = { q: ${x} });`),
			fc.tuple(expression, block).map(([e, s]) => `w: { if (${e}) break w; ${s} }`),
			expression.map((e) => `if (${e}) return [a, b, c, d];`),
		),
	};
});

export const programBody = fc
	.array(statement, { minLength: 1, maxLength: 6 })
	.map((list) => `let a = 1, b = 'q', c = 0, d = 2;\n${list.join("\n")}\nreturn [a, b, c, d]`);
