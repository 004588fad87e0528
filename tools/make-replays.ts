/**
 * Makes test/replays/stage-N.movie: each stage of SKY flown from practice to its end by the demo pilot at a pad.
 * `npx tsx tools/make-replays.ts [N]`: all, or one. To be run again when SKY's rules change, and its lines looked at.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSkyPilot, flySky } from "../cart/volley/pilot/sky-pilot.ts";
import { firstScores } from "../cart/volley/scores/high-scores.ts";
import { encodeSave } from "../cart/volley/scores/save-format.ts";
import type { Controls } from "../cart/volley/sky/controls.ts";
import type { VolleyState } from "../cart/volley/volley-state.ts";
import { insertCart } from "../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../runtime/headless/evaluate-in-node.ts";
import { InputPlayer } from "../runtime/headless/input-script.ts";
import { pads } from "../runtime/headless/testing.ts";
import { nextFraction, seedChance } from "../runtime/machine/chance.ts";
import { BUTTON } from "../runtime/machine/memory-map.ts";
import { writeMovie } from "../runtime/machine/movie/movie-file.ts";
import { MovieRecorder } from "../runtime/machine/movie/movie-recorder.ts";
import { idleInput, type TickInput } from "../runtime/machine/pad-input.ts";
import { buildCart } from "./build/index.ts";

const STAGES = 3;
const SEED = 7;
const SAVE_RAM_BYTES = 8192;
/** No stage lasts longer. */
const TICKS_MAX = 60 * 300;

/** From the title: PRACTICE, the stage, and down to FLY. */
function menuInput(stage: number): InputPlayer {
	const moves = pads().press(10, "down").press(14, "down").press(18, "down").press(24, "a");
	for (let i = 1; i < stage; i++) moves.press(30 + i * 4, "right");
	for (let line = 0; line < 5; line++) moves.press(50 + line * 4, "down");
	return new InputPlayer(moves.press(74, "a").changes());
}

function padOf({ dx, dy, isFiring, isBombPressed }: Controls): TickInput {
	let held = isFiring ? BUTTON.a : 0;
	if (dx !== 0) held |= dx > 0 ? BUTTON.right : BUTTON.left;
	if (dy !== 0) held |= dy > 0 ? BUTTON.down : BUTTON.up;
	if (isBombPressed) held |= BUTTON.b;
	const input = idleInput();
	return { ...input, pads: input.pads.map((pad, i) => (i === 0 ? { ...pad, held } : pad)) };
}

async function makeReplay(stage: number): Promise<void> {
	const { cart } = await buildCart(path("../cart/volley"));
	const saveRam = new Uint8Array(SAVE_RAM_BYTES);
	const options = { difficulty: "normal", isShakeOn: true, isMotionReduced: false } as const;
	saveRam.set(encodeSave({ options, scores: firstScores(), stagesReached: STAGES }));
	const inserted = insertCart(cart, evaluateInNode, { seed: SEED, saveRam });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	const { contentHash, manifest } = cart;
	const recorder = new MovieRecorder(
		{ cartId: manifest.id, contentHash, title: manifest.title },
		manifest.ticksPerSecond,
		{ from: "power-on", seed: SEED, saveRam },
		headless.runner.stateHash(),
	);
	const dice = new Uint32Array(4);
	seedChance(dice, SEED);
	const random = () => nextFraction(dice);
	const chance = { random, randomInt: (n: number) => Math.floor(random() * n) };
	const pilot = createSkyPilot(chance);
	const menu = menuInput(stage);
	let hasFlown = false;
	let isCleared = false;
	for (let tick = 0; tick < TICKS_MAX; tick++) {
		const { scene } = headless.runner.state as VolleyState;
		if (scene.name === "sky") {
			hasFlown = true;
			isCleared ||= scene.sky.phase === "clear";
		} else if (hasFlown) break;
		const input = scene.name === "sky" ? padOf(flySky(pilot, scene.sky, chance)) : menu.at(tick);
		const { fault } = headless.runTick(input);
		if (fault) throw new Error(`VOLLEY faulted in tick ${tick} of stage ${stage}: ${fault.message}`);
		recorder.add(input, { stateHash: headless.runner.stateHash(), locator: null });
	}
	const movie = recorder.finish();
	if (!isCleared)
		throw new Error(`stage ${stage} was not cleared in ${movie.inputs.length} ticks; nothing was written`);
	mkdirSync(path("../test/replays"), { recursive: true });
	const file = path(`../test/replays/stage-${stage}.movie`);
	const bytes = writeMovie({ ...movie, trace: null });
	writeFileSync(file, bytes);
	console.log(`${file}: ${Math.round(movie.inputs.length / 60)} s, ${bytes.length} bytes, ${movie.checkpoints.at(-1)}`);
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const only = process.argv[2];
for (let stage = 1; stage <= STAGES; stage++) if (only === undefined || Number(only) === stage) await makeReplay(stage);
