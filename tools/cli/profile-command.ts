import type { CycleBreakdown, CycleProfile } from "../../runtime/cartridge/meter/profile/cycle-profile.ts";
import type { FaultReport } from "../../runtime/machine/fault.ts";
import { flamePage } from "../profile/flame-page.ts";
import { flameSvg } from "../profile/flame-svg.ts";
import { loadCart } from "./load-cart.ts";
import { writeOutput } from "./output-file.ts";
import { FAULT_STATUS } from "./run-command.ts";
import { profileInChild } from "./run-in-child.ts";
import { oneFile, runRequest } from "./run-options.ts";

const FUNCTIONS_SHOWN = 20;
const LINES_SHOWN = 12;
const WORST_SHOWN = 8;

/** `colorburst profile PATH`: gives the exit status, 0 or 3. */
export async function profileCommand(path: string, options: Readonly<Record<string, unknown>>): Promise<number> {
	const { ticks, seed, input, json } = runRequest({ ...options, standard: "ntsc" });
	const files = { html: oneFile("html", options.html), svg: oneFile("svg", options.svg) };
	const cart = await loadCart(path);
	const { title } = cart.manifest;
	const answer = await profileInChild({ cart, options: { ticks, seed, input } });
	if (!("profile" in answer)) {
		console.error(faultLine(answer.fault));
		return FAULT_STATUS;
	}
	const { profile } = answer;
	const written: string[] = [];
	const write = (file: string | null, text: () => string) => {
		if (!file) return;
		written.push(...writeOutput(file, text()));
	};
	write(files.html, () => flamePage(title, profile));
	write(files.svg, () => flameSvg(title, profile));
	console.log(json ? JSON.stringify(profile) : [...report(title, seed, profile), ...written].join("\n"));
	if (profile.fault && !json) console.log(faultLine(profile.fault));
	return profile.fault ? FAULT_STATUS : 0;
}

function report(title: string, seed: number, profile: CycleProfile): string[] {
	const { ticks, cycles, worst, budget, lagTicks, bootCycles, all } = profile;
	const percent = (part: number) => `${((part / budget) * 100).toFixed(1)} %`;
	const mean = cycles / Math.max(1, ticks);
	return [
		`${title}: ${ticks} ticks, seed ${seed}`,
		`  cycles     ${whole(mean)} a tick, ${percent(mean)} of the budget of ${whole(budget)}`,
		...(worst ? [`  worst      ${whole(worst.cycles)} in tick ${worst.tick}, ${percent(worst.cycles)}`] : []),
		`  lag ticks  ${lagTicks}`,
		`  boot       ${whole(bootCycles)}`,
		"",
		...functionTable("Functions, all ticks", all, FUNCTIONS_SHOWN),
		"",
		...lineTable("Lines, all ticks", all, LINES_SHOWN),
		...(worst
			? [
					"",
					...functionTable(`Functions in tick ${worst.tick}, the worst`, worst, WORST_SHOWN),
					"",
					...lineTable(`Lines in tick ${worst.tick}`, worst, WORST_SHOWN),
				]
			: []),
	];
}

function functionTable(title: string, { functions, cycles }: CycleBreakdown, most: number): string[] {
	const heads = `${"own".padStart(12)} ${"".padStart(6)} ${"with calls".padStart(12)} ${"calls".padStart(9)}  `;
	return [
		`${heads}${title}`,
		...functions.slice(0, most).map((cost) => {
			const place = cost.kind === "script" ? `  ${cost.file || "script"}:${cost.line}` : "";
			const share = `${((cost.selfCycles / Math.max(1, cycles)) * 100).toFixed(1)} %`;
			return `${whole(cost.selfCycles).padStart(12)} ${share.padStart(6)} ${whole(cost.totalCycles).padStart(12)} ${whole(cost.calls).padStart(9)}  ${cost.name}${place}`;
		}),
		...more(functions.length - most, "functions"),
	];
}

function lineTable(title: string, { lines, cycles }: CycleBreakdown, most: number): string[] {
	return [
		`${"cycles".padStart(12)} ${"".padStart(6)}  ${title}`,
		...lines.slice(0, most).map((cost) => {
			const share = `${((cost.cycles / Math.max(1, cycles)) * 100).toFixed(1)} %`;
			return `${whole(cost.cycles).padStart(12)} ${share.padStart(6)}  ${cost.file || "script"}:${cost.line}`;
		}),
		...more(lines.length - most, "lines"),
	];
}

function more(count: number, what: string): string[] {
	return count > 0 ? [`${"".padStart(21)}and ${count} ${what} more: --json or --html has all`] : [];
}

function whole(cycles: number): string {
	return Math.round(cycles).toLocaleString("en");
}

function faultLine({ kind, tick, file, line, message }: FaultReport): string {
	return `FAULT (${kind}) in tick ${tick}${file === "" ? "" : ` at ${file}:${line}`}: ${message}`;
}
