import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { cartFactory, cartScope } from "../../../../../runtime/cartridge/index.ts";
import { CartMeter } from "../../../../../runtime/cartridge/meter/cart-meter.ts";
import { CycleProfiler } from "../../../../../runtime/cartridge/meter/profile/cycle-profiler.ts";
import { insertCart } from "../../../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../../../runtime/headless/evaluate-in-node.ts";
import { InputPlayer } from "../../../../../runtime/headless/input-script.ts";
import { profileHeadless } from "../../../../../runtime/headless/profile-run.ts";
import { buildCart } from "../../../../../tools/build/index.ts";
import { meteredProgram, outcome, type Program, UNITS } from "../metered-program.ts";
import { programBody } from "../program-maker.ts";

/** A busy computer takes its time. */
vi.setConfig({ testTimeout: 180_000 });

const project = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const CARTS = [
	...readdirSync(project("cart")).map((name) => `cart/${name}`),
	...readdirSync(project("test/carts"))
		.filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
		.map((name) => `test/carts/${name}`),
];

describe("a profiled run has the counts of any other", () => {
	test.each(CARTS)("%s", async (path) => {
		const ticks = 240;
		const input = [30, 60, 90, 120, 150].flatMap((tick) => [
			{ tick, player: 0, buttons: ["start", "a"] as const },
			{ tick: tick + 2, player: 0, buttons: ["right"] as const },
		]);
		const { cart } = await buildCart(project(path));
		const profile = profileHeadless(cart, evaluateInNode, { ticks, input });
		const inserted = insertCart(cart, evaluateInNode, { seed: 1 });
		if ("fault" in inserted) {
			expect(profile.fault).toEqual(inserted.fault);
			return;
		}
		const { console } = inserted;
		const player = new InputPlayer(input);
		let fault = console.boot();
		for (let tick = 0; tick < ticks && !fault; tick++) {
			const outcome = console.runTick(player.at(tick));
			fault = outcome.fault;
			if (!fault && !outcome.lag) expect(Math.ceil(profile.cyclesByTick[tick]!), `tick ${tick}`).toBe(outcome.cycles);
		}
		expect(profile.fault).toEqual(fault);
		expect(profile.stateHash).toBe(console.runner.stateHash());
		// Three ways to add up the same cycles.
		const { functions, lines, tree, cycles } = profile.all;
		expect(functions.reduce((sum, { selfCycles }) => sum + selfCycles, 0)).toBe(cycles);
		expect(lines.reduce((sum, line) => sum + line.cycles, 0)).toBe(cycles);
		expect(tree.totalCycles).toBe(cycles);
		expect(profile.cyclesByTick.reduce((sum, tick) => sum + tick, 0)).toBe(cycles);
	});

	test("and gives what any other gives, in two hundred made-up programs", () => {
		let counted = 0;
		fc.assert(
			fc.property(programBody, fc.integer({ min: -5, max: 20 }), (body, n) => {
				const metered = outcome(() => meteredProgram("p0", body));
				if ("error" in (metered as object)) return;
				const { value: program } = metered as { value: ReturnType<typeof meteredProgram> };
				const profiled = profiledProgram(body);
				expect(outcome(() => profiled.call(n))).toEqual(outcome(() => program.call(n)));
				// After a fault the count is of no interest.
				if (program.meter.left() < 0) return;
				expect(profiled.meter.left()).toBe(program.meter.left());
				expect(profiled.profiler.turn().totalUnits()).toBe(UNITS - program.meter.left());
				counted++;
			}),
			{ numRuns: 200, seed: 4 },
		);
		expect(counted).toBeGreaterThan(150);
	});
});

function profiledProgram(body: string) {
	const profiler = new CycleProfiler();
	const meter = new CartMeter(true, profiler);
	const { text, charges } = cartFactory(`\nvar cartridge = function (p0) {${body}\n};`, "", true);
	profiler.open(charges!);
	const program = (runInThisContext(text) as (...values: readonly unknown[]) => Program)(
		...cartScope(() => 0.5, { meter }).values,
	);
	meter.end();
	return {
		meter,
		profiler,
		call(n: number): unknown {
			meter.begin(UNITS);
			try {
				const result = program(n);
				meter.check();
				return result;
			} finally {
				meter.end();
			}
		},
	};
}
