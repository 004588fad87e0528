import { runInThisContext } from "node:vm";
import { cartFactory, cartScope } from "../../runtime/cartridge/index.ts";
import { CartMeter } from "../../runtime/cartridge/meter/cart-meter.ts";
import { UNITS_PER_CYCLE } from "../../runtime/cartridge/meter/weights.ts";
import { CYCLES_PER_TICK_60, HARD_CAP_BUDGETS } from "../../runtime/machine/memory-map.ts";
import type { BenchResult } from "./bench.ts";
import { medianCpuMs } from "./cpu-time.ts";
import { KERNELS } from "./meter-kernels/kernels.ts";

const TURNS = { warmUpTurns: 100, turns: 31 };
/** What a tick has, which is more than a call of any kernel takes. A larger count would not be a small integer. */
const UNITS = HARD_CAP_BUDGETS * CYCLES_PER_TICK_60 * UNITS_PER_CYCLE;
const GEOMETRIC_MEAN_MOST = 1.35;

/**
 * What the meter costs: processor time of five kernels metered, for one of the same kernels as they are written, in one
 * process, turn by turn.
 */
export async function run(): Promise<BenchResult> {
	const figures: Record<string, number> = {};
	let product = 1;
	for (const [name, { top, body, calls }] of Object.entries(KERNELS)) {
		const kernel = `let shots; return () => { ${body} };`;
		const source = `${top}\nconst make = () => { ${kernel} };`;
		const raw = runInThisContext(`(function () {"use strict";${source}\nreturn make();})()`) as () => unknown;
		const { meter, metered } = meteredKernel(source);
		const ms = medianCpuMs(
			{
				raw: () => {
					for (let i = 0; i < calls; i++) raw();
				},
				metered: () => {
					for (let i = 0; i < calls; i++) {
						meter.begin(UNITS);
						metered();
						meter.end();
					}
				},
			},
			TURNS,
		);
		figures[`${name}Ratio`] = ms.metered / ms.raw;
		product *= ms.metered / ms.raw;
	}
	figures["geometricMean"] = product ** (1 / Object.keys(KERNELS).length);
	return {
		figures,
		floors: { geometricMeanAtMost: GEOMETRIC_MEAN_MOST },
		ok: figures["geometricMean"] <= GEOMETRIC_MEAN_MOST,
	};
}

function meteredKernel(source: string): { meter: CartMeter; metered: () => unknown } {
	const meter = new CartMeter();
	const factory = runInThisContext(cartFactory(`${source}\nvar cartridge = make();`).text) as (
		...values: readonly unknown[]
	) => () => unknown;
	const metered = factory(...cartScope(() => 0.5, { meter }).values);
	meter.end();
	return { meter, metered };
}
