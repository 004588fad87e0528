import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import type { HeadlessConsole } from "../../../runtime/headless/headless-console.ts";
import { InputPlayer, type InputScript } from "../../../runtime/headless/input-script.ts";
import { pads } from "../../../runtime/headless/testing.ts";
import { RunningHash } from "../../../runtime/machine/hash.ts";
import { InputTrack } from "../../../runtime/machine/movie/input-track.ts";
import { readSaveState, writeSaveState } from "../../../runtime/machine/save-state/save-state.ts";
import { buildCart } from "../../../tools/build/index.ts";

const SOAK = process.env["SOAK"] === "1";
const TICKS = 1500;
const RESTORES = SOAK ? 100 : 12;
/** How far each restored machine is run; to the end under soak. */
const TICKS_ON = SOAK ? TICKS : 90;
const PATIENCE_MS = SOAK ? 3_600_000 : 180_000;

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
/** Every cartridge in the repository that runs: the console's own, and the tests' small ones. */
const CARTS = [
	...readdirSync(path("cart"), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => `cart/${entry.name}`),
	"test/carts/walker.ts",
];

/** Menus are left and games are played. */
function busyPlay(): InputScript {
	const play = pads();
	for (let tick = 30; tick + 60 < TICKS; tick += 40) {
		const step = Math.floor(tick / 40);
		if (step % 5 === 1) play.press(tick, "start");
		play.hold(tick, tick + 10 + (step % 25), step % 2 === 0 ? "left" : "right");
		play.hold(tick + 5, tick + 30, step % 3 === 0 ? "up" : "down");
		play.hold(tick + 10, tick + 34, "a");
	}
	return play.changes();
}

function consoleWith(cart: CartFile): HeadlessConsole {
	const inserted = insertCart(cart, evaluateInNode, { seed: 20 });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	expect(inserted.console.boot()).toBeNull();
	return inserted.console;
}

/** State, picture and sound after the tick just run, as one hash. */
function everything(console: HeadlessConsole): string {
	const { left, right } = console.sound();
	const hash = new RunningHash();
	for (const words of [console.picture(), left, right]) {
		hash.update(new Uint8Array(words.buffer, words.byteOffset, words.byteLength));
	}
	return `${console.runner.stateHash()} ${hash.digest()}`;
}

test.each(CARTS)(
	"%s, restored at random ticks from files, runs on as if it had never stopped",
	async (name) => {
		const { cart } = await buildCart(path(name));
		const identity = { cartId: cart.manifest.id, contentHash: cart.contentHash, title: cart.manifest.title };
		// Random by a fixed rule: the same ticks every time.
		let chance = 12345;
		const nextTick = () => {
			chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
			return Math.floor((chance / 2 ** 32) * (TICKS - 1));
		};
		const restoreAt = new Set(Array.from({ length: RESTORES }, nextTick));
		const player = new InputPlayer(busyPlay());
		const inputs = new InputTrack();
		const hashes: string[] = [];
		const files = new Map<number, Uint8Array>();
		const console = consoleWith(cart);
		for (let tick = 0; tick < TICKS; tick++) {
			expect(console.runTick(player.at(tick)).fault).toBeNull();
			inputs.push(console.lastInput);
			hashes.push(everything(console));
			if (restoreAt.has(tick)) files.set(tick, writeSaveState({ ...identity, ...console.save() }));
		}
		// One machine takes them all, newest first, so that what it did before must leave no trace.
		const other = consoleWith(cart);
		for (const [tick, file] of [...files].reverse()) {
			other.restore(readSaveState(file));
			const until = Math.min(TICKS, tick + 1 + TICKS_ON);
			for (let next = tick + 1; next < until; next++) {
				other.runTick(inputs.at(next));
				expect(everything(other), `tick ${next}, restored after tick ${tick}`).toBe(hashes[next]);
			}
		}
		expect(files.size).toBeGreaterThan(RESTORES / 2);
		expect(new Set(hashes).size).toBeGreaterThan(TICKS / 2);
	},
	PATIENCE_MS,
);
