/** Whole games of SKY, watched: the cartridge on the metered console, its pilot at the pad, no picture and no sound made. */
import { fileURLToPath } from "node:url";
import type { VolleyState } from "../../../cart/volley/volley-state.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { insertCart } from "../../../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../../../runtime/headless/evaluate-in-node.ts";
import { InputPlayer } from "../../../runtime/headless/input-script.ts";
import { pads } from "../../../runtime/headless/testing.ts";
import { buildCart } from "../../build/index.ts";

/** From power-on: down to the laboratory, in, and A: watch the pilot. */
export const WATCH_INPUT = pads().press(20, "down").press(24, "down").press(30, "a").press(60, "a").changes();

export interface WatchedGame {
	/** Ticks of the game, 60 a second, and whether its last ship was lost in them. */
	ticks: number;
	isOver: boolean;
	kills: number;
	appeared: number;
	deaths: number;
	bombs: number;
	/** Times a second that it went back the way it came, each axis for itself. */
	reversalsPerSecond: number;
	/** 1 for the first; stages flown, rounds counted on. */
	stage: number;
	lagTicks: number;
	/** The tick that cost most, from power-on, and what went on in it. */
	worst: { tick: number; cycles: number; doing: string };
	/** Where each ship was lost, for who tunes. */
	losses: string[];
}

export async function buildVolley(): Promise<CartFile> {
	return (await buildCart(fileURLToPath(new URL("../../../cart/volley", import.meta.url)))).cart;
}

/** Watches one game until it is over or `capTicks` of it have gone by. @throws Error when the cartridge faults */
export function watchGame(cart: CartFile, seed: number, capTicks: number): WatchedGame {
	const inserted = insertCart(cart, evaluateInNode, { seed });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	const player = new InputPlayer(WATCH_INPUT);
	const game: WatchedGame = {
		ticks: 0,
		isOver: false,
		kills: 0,
		appeared: 0,
		deaths: 0,
		bombs: 0,
		reversalsPerSecond: 0,
		stage: 1,
		lagTicks: 0,
		worst: { tick: 0, cycles: 0, doing: "" },
		losses: [],
	};
	let kills = 0;
	let appeared = 0;
	let bombTicks = 0;
	let mode = "flying";
	let reversals = 0;
	let last = { x: 0, y: 0, dx: 0, dy: 0 };
	for (let tick = 0; game.ticks < capTicks && !game.isOver; tick++) {
		const { fault, lag, cycles } = headless.runTick(player.at(tick));
		if (fault) throw new Error(`VOLLEY faulted in tick ${tick} of seed ${seed}: ${fault.message}`);
		const { scene } = headless.runner.state as VolleyState;
		if (scene.name !== "sky" || scene.pilot === null) continue;
		const { sky } = scene;
		const ship = sky.ships[0]!;
		game.ticks++;
		if (lag) game.lagTicks++;
		if (cycles > game.worst.cycles) {
			const enemies = sky.enemies.filter((enemy) => enemy.isLive).length;
			const doing = `stage ${sky.stage + 1}, ${sky.phase}, ${sky.bullets.liveCount} bullets, ${enemies} enemies, tick ${scene.pilot.mind.phase} of a plan`;
			game.worst = { tick, cycles, doing };
		}
		if (mode === "flying" && ship.mode === "hit") {
			game.losses.push(
				`${Math.round(game.ticks / 60)} s, stage ${sky.stage + 1}, ${sky.phase}, (${Math.round(ship.x)}, ${Math.round(ship.y)})`,
			);
		}
		if (mode === "hit" && ship.mode !== "hit" && ship.mode !== "flying") game.deaths++;
		mode = ship.mode;
		if (sky.bombTicks > bombTicks) game.bombs++;
		bombTicks = sky.bombTicks;
		const dx = Math.sign(ship.x - last.x);
		const dy = Math.sign(ship.y - last.y);
		if (dx !== 0 && dx === -last.dx) reversals++;
		if (dy !== 0 && dy === -last.dy) reversals++;
		last = { x: ship.x, y: ship.y, dx, dy };
		// Both begin anew with each stage.
		if (sky.appeared < appeared) {
			game.kills += Math.min(kills, appeared);
			game.appeared += appeared;
			game.stage++;
		}
		kills = sky.kills;
		appeared = sky.appeared;
		game.isOver = sky.phase === "over";
	}
	game.kills += Math.min(kills, appeared);
	game.appeared += appeared;
	game.reversalsPerSecond = (reversals / game.ticks) * 60;
	return game;
}
