import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Cartridge } from "../../../runtime/api/index.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { HeadlessConsole } from "../../../runtime/headless/headless-console.ts";
import { InputPlayer, type InputScript } from "../../../runtime/headless/input-script.ts";
import { pads } from "../../../runtime/headless/testing.ts";
import { RunningHash } from "../../../runtime/machine/hash.ts";
import type { TickInput } from "../../../runtime/machine/pad-input.ts";
import { readSaveState, type SaveState, writeSaveState } from "../../../runtime/machine/save-state/save-state.ts";
import { buildCart } from "../../../tools/build/index.ts";

const SOAK = process.env["SOAK"] === "1";
const TICKS = SOAK ? 600 : 500;
const RESTORES = 100;
/** Every so many restores one goes through a file and runs on for long: to the end, under soak. */
const LONG_EVERY = SOAK ? 20 : 25;
const TICKS_ON = SOAK ? { short: 30, long: TICKS } : { short: 4, long: 120 };
/** Banks of data are long on their way, so that many a save is made meanwhile. */
const READ_TICKS = 150;
const PATIENCE_MS = SOAK ? 1_800_000 : 180_000;

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** Every cartridge in the repository: the console's own, the tests' small ones, the benchmark's, and what `create` makes. */
function allCarts(): string[] {
	const inFolder = (folder: string) =>
		readdirSync(path(folder), { withFileTypes: true })
			.filter((entry) => entry.isDirectory() || /(?<!\.test)\.ts$/.test(entry.name))
			.map((entry) => `${folder}/${entry.name}`);
	return [...inFolder("cart"), ...inFolder("test/carts"), "tools/bench/console-cart", "tools/create-template"];
}

/** Ways to play a cartridge that is several: the title's line is chosen by that many steps down. */
const VOLLEY_LINES = { "the demonstration": null, sky: 0, pitch: 1, "the laboratory": 2 } as const;

const RUNS = allCarts().flatMap((cart): [string, string, InputScript][] =>
	cart === "cart/volley"
		? Object.entries(VOLLEY_LINES).map(([part, line]) => [cart, part, volleyPlay(line)])
		: [[cart, "in play", busyPlay(30)]],
);

/** Buttons of all kinds from a tick on. */
function busyPlay(fromTick: number, play = pads()): InputScript {
	for (let tick = fromTick; tick + 60 < TICKS; tick += 40) {
		const step = Math.floor((tick - fromTick) / 40);
		play.hold(tick, tick + 10 + (step % 25), step % 2 === 0 ? "left" : "right");
		play.hold(tick + 5, tick + 30, step % 3 === 0 ? "up" : "down");
		play.hold(tick + 10, tick + 34, "a");
		if (step % 4 === 3) play.press(tick + 2, "start");
	}
	return play.changes();
}

/** Chooses a line of VOLLEY's title and goes through the menus behind it; null: waits for the demonstration. */
function volleyPlay(line: number | null): InputScript {
	const play = pads();
	if (line === null) return play.changes();
	for (let i = 0; i < line; i++) play.press(5 + 6 * i, "down");
	for (let tick = 20; tick < 200; tick += 20) play.press(tick, "a");
	return busyPlay(200, play);
}

function consoleWith(cart: CartFile): HeadlessConsole {
	const inserted = insertCart(cart, evaluateInNode, { seed: 20, readTicks: READ_TICKS });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	expect(inserted.console.boot()).toBeNull();
	return inserted.console;
}

/** State, picture and sound after the tick just run, or the fault that it ended in. */
function afterTick(console: HeadlessConsole, input: TickInput): string {
	const { fault } = console.runTick(input);
	if (fault) return `${fault.tick} ${fault.file}:${fault.line} ${fault.message}`;
	const { left, right } = console.sound();
	const hash = new RunningHash();
	for (const words of [console.picture(), left, right]) {
		hash.update(new Uint8Array(words.buffer, words.byteOffset, words.byteLength));
	}
	return `${console.runner.stateHash()} ${hash.digest()}`;
}

/** Different whole numbers below `end`, at random by a fixed rule. */
function randomTicks(count: number, end: number): Set<number> {
	const ticks = new Set<number>();
	for (let chance = 12345; ticks.size < Math.min(count, end); ) {
		chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
		ticks.add(Math.floor((chance / 2 ** 32) * end));
	}
	return ticks;
}

test.each(RUNS)(
	"%s, %s: restored at any of a hundred ticks, it runs on as if it had never stopped",
	async (name, _part, play) => {
		const { cart } = await buildCart(path(name));
		const identity = { cartId: cart.manifest.id, contentHash: cart.contentHash, title: cart.manifest.title };
		const player = new InputPlayer(play);
		// Before which ticks it is saved.
		const restoreAt = randomTicks(RESTORES, TICKS);
		const inputs: TickInput[] = [];
		const seen: string[] = [];
		const saved = new Map<number, Omit<SaveState, keyof typeof identity>>();
		const console = consoleWith(cart);
		for (let tick = 0; tick < TICKS && !console.runner.fault; tick++) {
			if (restoreAt.has(tick)) saved.set(tick, console.save());
			inputs.push(structuredClone(player.at(tick)));
			seen.push(afterTick(console, inputs[tick]!));
		}
		if (!console.runner.fault) expect([saved.size, new Set(seen).size]).toEqual([RESTORES, TICKS]);
		// One machine takes them all, in an order of chance, so that what it did before must leave no trace.
		const other = consoleWith(cart);
		let restores = 0;
		for (const tick of [...restoreAt].filter((at) => saved.has(at))) {
			const isLong = restores++ % LONG_EVERY === 0;
			const whole = saved.get(tick)!;
			other.restore(isLong || SOAK ? readSaveState(writeSaveState({ ...identity, ...whole })) : whole);
			const until = Math.min(seen.length, tick + (isLong ? TICKS_ON.long : TICKS_ON.short));
			for (let next = tick; next < until; next++) {
				const now = afterTick(other, inputs[next]!);
				if (now !== seen[next]) expect(now, `tick ${next}, restored before tick ${tick}`).toBe(seen[next]);
			}
		}
	},
	PATIENCE_MS,
);

test("one of the cartridges makes every call of the machine", async () => {
	const { cart } = await buildCart(path("test/carts/all-calls"));
	let members: string[] = [];
	const looksAtMachine: Cartridge = {
		id: "test.looks",
		title: "Looks",
		ticksPerSecond: 60,
		boot: (machine) => {
			members = Object.keys(machine);
			return {};
		},
		tick() {},
	};
	new HeadlessConsole({
		cartridge: looksAtMachine,
		assets: [],
		mapError: (error) => ({ file: "", line: 0, message: `${error}` }),
	}).boot();
	expect(members.length).toBeGreaterThan(25);
	expect(
		members.filter(
			(member) => !cart.script.includes(`machine.${member}`) && !cart.script.includes(`{ ${member} } = machine`),
		),
	).toEqual([]);
});
