import type { CycleProfile, FunctionCost } from "../../cartridge/meter/profile/cycle-profile.ts";
import { TestRun } from "./test-run.ts";

/** How many functions and lines of the worst tick a message names. */
const NAMED_FUNCTIONS = 3;
const NAMED_LINES = 3;

interface MatcherResult {
	readonly pass: boolean;
	message(): string;
}

/** For `expect.extend(cycleMatchers)`: what a cartridge's run may cost. */
export const cycleMatchers = {
	/**
	 * No tick of the run has used more cycles than this.
	 * @param budgetCycles  by default what the machine gives a tick
	 */
	toStayWithin(run: unknown, budgetCycles?: number): MatcherResult {
		if (!(run instanceof TestRun)) throw new TypeError("toStayWithin is for a run: expect(game.run({ ticks: 600 }))");
		const budget = budgetCycles ?? run.budgetCycles;
		if (!(budget > 0)) throw new RangeError(`toStayWithin(${budget}): give a number of cycles above 0`);
		const pass = run.cyclesMax <= budget;
		// An object's own code isn't counted: a test of it must not pass for that.
		const profile = pass && run.isMetered ? null : run.profile();
		return { pass, message: () => (profile ? overrunMessage(profile, budget) : withinMessage(run, budget)) };
	},
};

declare module "vitest" {
	// biome-ignore lint/suspicious/noExplicitAny: vitest's own declaration, which this one adds to, has it so
	interface Matchers<T = any> {
		/**
		 * No tick of the run has used more cycles than this.
		 * @param budgetCycles  by default what the machine gives a tick: 119,318 at 60 ticks a second, twice as many at 30
		 */
		toStayWithin(budgetCycles?: number): void;
	}
}

function overrunMessage({ worst, cyclesByTick }: CycleProfile, budget: number): string {
	const over = cyclesByTick.filter((cycles) => cycles > budget).length;
	// A test may have changed the state by hand: run again from power-on, the run is another one.
	if (!worst || over === 0)
		return `expected every tick to stay within ${count(budget)} cycles. Run again from power-on it does: the test has changed the state.`;
	const times = over === 1 ? "that tick alone goes over" : `${over} of ${cyclesByTick.length} ticks go over`;
	return [
		`expected every tick to stay within ${count(budget)} cycles, but tick ${worst.tick} takes ${count(worst.cycles)}; ${times}.`,
		`Most of tick ${worst.tick}:`,
		...worst.functions.slice(0, NAMED_FUNCTIONS).map((cost) => `  ${count(cost.selfCycles)} in ${functionText(cost)}`),
		...worst.lines.slice(0, NAMED_LINES).map(({ file, line, cycles }) => `  ${count(cycles)} by line ${file}:${line}`),
		"All of it: npx colorburst profile",
	].join("\n");
}

function withinMessage(run: TestRun<unknown>, budget: number): string {
	return `expected a tick to take more than ${count(budget)} cycles; the worst takes ${count(run.cyclesMax)}`;
}

function functionText({ name, kind, file, line }: FunctionCost): string {
	return kind === "script" ? `${name} (${file}:${line})` : name;
}

function count(cycles: number): string {
	return Math.ceil(cycles).toLocaleString("en");
}
