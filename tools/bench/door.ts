import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Benchmark, type BenchResult, brokenFloors } from "./bench.ts";

const FOLDER = new URL("./", import.meta.url);

/** The benchmarks: files beside this one that export `run`. */
export function benchmarkNames(): string[] {
	return readdirSync(FOLDER)
		.filter((name) => name.endsWith(".ts"))
		.filter((name) =>
			/^export (async function|function|const) run\b/m.test(readFileSync(new URL(name, FOLDER), "utf8")),
		)
		.map((name) => name.slice(0, -3))
		.sort();
}

/** The figures as lines for people, floors beside them. */
export function readableFigures({ figures, floors }: BenchResult): string {
	const broken = brokenFloors({ figures, floors });
	const names = [...new Set([...Object.keys(figures), ...Object.keys(floors)])].filter(
		(name) => name in figures || !(name.replace(/AtMost$/, "") in figures),
	);
	const width = Math.max(...names.map((name) => name.length), 0);
	return names
		.map((name) => {
			const demands = [name, `${name}AtMost`]
				.filter((floor) => floor in floors)
				.map((floor) => {
					const sense = floor.endsWith("AtMost") ? "at most" : "at least";
					return `  ${sense} ${figureText(floors[floor])}: ${broken.includes(floor) ? "MISSED" : "held"}`;
				});
			return `${name.padEnd(width)}  ${figureText(figures[name]).padStart(14)}${demands.join("")}`;
		})
		.join("\n");
}

function figureText(figure: number | undefined): string {
	if (figure === undefined) return "not measured";
	return Number.isInteger(figure) ? String(figure) : figure.toPrecision(5);
}

/** `npm run bench -- NAME [--json] [--matches N]`. Gives the exit status: 0, 1 when a floor is missed, 2 for a wrong name. */
export async function benchDoor(commandLine: readonly string[]): Promise<number> {
	const { values, positionals } = parseArgs({
		args: [...commandLine],
		allowPositionals: true,
		strict: false,
		options: { json: { type: "boolean" }, matches: { type: "string" } },
	});
	const [name] = positionals;
	const names = benchmarkNames();
	if (name === undefined || positionals.length > 1 || !names.includes(name)) {
		const trouble = name === undefined ? "Which benchmark?" : `There is no benchmark "${positionals.join(" ")}".`;
		const list = names.length > 0 ? `\n${names.map((each) => `  npm run bench -- ${each}`).join("\n")}` : " none yet";
		console.error(`${trouble} There are:${list}\nWith --json the last line is one JSON object.`);
		return 2;
	}
	const matches = values.matches === undefined ? undefined : Number(values.matches);
	if (matches !== undefined && !(Number.isInteger(matches) && matches > 0)) {
		console.error(`--matches ${values.matches}: a whole number from 1 on is wanted, as in --matches 20.`);
		return 2;
	}
	const file = new URL(`${name}.ts`, FOLDER);
	const { run } = (await import(file.href)) as { run: Benchmark };
	const { figures, floors, ok, notes = [] } = await run(matches === undefined ? {} : { matches });
	const held = ok && brokenFloors({ figures, floors }).length === 0;
	console.log(readableFigures({ figures, floors, ok }));
	for (const note of notes) console.log(note);
	console.log(held ? "ok" : "not ok");
	if (values.json) console.log(JSON.stringify({ bench: name, figures, floors, ok: held }));
	return held ? 0 : 1;
}
