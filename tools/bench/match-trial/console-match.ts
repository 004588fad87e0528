/** A whole match on the whole console: the cartridge from its title on, by pad, CPU against CPU, in a chosen weather. */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { MatchState } from "../../../cart/volley/pitch/match-state.ts";
import type { VolleyState } from "../../../cart/volley/volley-state.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { type InputChange, InputPlayer } from "../../../runtime/headless/input-script.ts";

/** Steps to the right from "clear" in the menu's line. */
const WEATHER_STEPS: Readonly<Record<Weather, number>> = { clear: 0, rain: 1, fog: 2, snow: 3 };
/** A match of the longest halves, with extra time and all stops, is over before. */
const LONGEST_TICKS = 60 * 60 * 10;

export interface ConsoleMatch {
	readonly weather: Weather;
	/** Of the machine's chance, at power-on. */
	readonly seed: number;
}

export interface ConsoleMatchRecord {
	readonly goals: readonly [number, number];
	/** Ticks of the match, from its first to its last, and those of them that lagged. */
	readonly matchTicks: number;
	readonly lagTicks: number;
	readonly cyclesMax: number;
	readonly cyclesMean: number;
	/** The tick that used the most, counted from power-on. */
	readonly worstTick: number;
	/** Processor time of the match's ticks, what `watch` did included. */
	readonly cpuMs: number;
}

/** From the title over the menus to a match that nobody plays. */
export function watchInput(weather: Weather): InputChange[] {
	const presses: string[] = ["down", "a", "down", "left", "down", "down", "down"];
	for (let step = 0; step < WEATHER_STEPS[weather]; step++) presses.push("right");
	presses.push("a", "a", "a");
	return presses.flatMap((button, i) => {
		const tick = 20 + i * 14;
		return [
			{ tick, player: 0, buttons: [button] },
			{ tick: tick + 4, player: 0, buttons: [] },
		] as InputChange[];
	});
}

export function matchOf(state: unknown): MatchState | null {
	const { scene } = state as VolleyState;
	return scene.name === "pitch" && scene.screen === "match" && scene.match !== null ? scene.match.match : null;
}

/** @param watch told after each tick of the match, with the state of the machine's chance */
export function playConsoleMatch(
	cart: CartFile,
	{ weather, seed }: ConsoleMatch,
	watch?: (match: MatchState, chance: Uint32Array) => void,
): ConsoleMatchRecord {
	const inserted = insertCart(cart, evaluateInNode, { seed });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console } = inserted;
	const fault = console.boot();
	if (fault) throw new Error(fault.message);
	const pads = new InputPlayer(watchInput(weather));
	let matchTicks = 0;
	let lagTicks = 0;
	let cyclesSum = 0;
	let cyclesMax = 0;
	let worstTick = 0;
	let began = process.cpuUsage();
	for (let tick = 0; tick < LONGEST_TICKS; tick++) {
		const outcome = console.runTick(pads.at(tick));
		if (outcome.fault) throw new Error(outcome.fault.message);
		const match = matchOf(console.runner.state);
		if (match === null) continue;
		if (matchTicks === 0) began = process.cpuUsage();
		matchTicks += 1;
		cyclesSum += outcome.cycles;
		if (outcome.lag) lagTicks += 1;
		if (outcome.cycles > cyclesMax) {
			cyclesMax = outcome.cycles;
			worstTick = tick;
		}
		watch?.(match, console.memory.chance);
		if (match.period !== "over") continue;
		const goals = [match.sides[0].goals, match.sides[1].goals] as const;
		const { user, system } = process.cpuUsage(began);
		const cpuMs = (user + system) / 1000;
		return { goals, matchTicks, lagTicks, cyclesMax, cyclesMean: cyclesSum / matchTicks, worstTick, cpuMs };
	}
	throw new Error(`no match came to its end within ${LONGEST_TICKS} ticks`);
}
