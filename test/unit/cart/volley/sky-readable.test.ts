/**
 * Enemies' bullets are read at once on any ground: on pictures of every stage, bosses and lightning included, the bright
 * body of each bullet stands at least 40 % of full luminance above what is round it. Every stage whole under SOAK=1.
 */
import { decode } from "fast-png";
import { expect, test } from "vitest";
import { beginStage } from "../../../../cart/volley/sky/director.ts";
import { BULLET, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { loadCartridge, pads, type TestRun } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));
const isSoak = process.env.SOAK === "1";

/** NTSC's picture is 240 lines high, of which 224 are the cartridge's. */
const BORDER_LINES = 8;
const LEAST_CONTRAST = 0.4;
/** Bullets that overlap others, the ship or the HUD say nothing of the ground. */
const MARGIN_PX = 14;

interface Picture {
	readonly width: number;
	lumaAt(x: number, y: number): number;
}

function pictureOf(run: TestRun<VolleyState>): Picture {
	const { data, width, channels } = decode(run.screenshot());
	return {
		width,
		// Rec. 601: what a black-and-white television made of a colour, 0 to 1.
		lumaAt(x, y) {
			const at = ((Math.round(y) + BORDER_LINES) * width + Math.round(x)) * channels;
			return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;
		},
	};
}

function skyOf(run: TestRun<VolleyState>): SkyState {
	const { scene } = run.state;
	if (scene.name !== "sky") throw new Error(`the scene is ${scene.name}`);
	return scene.sky;
}

function lumas(picture: Picture, x: number, y: number, from: number, to: number): number[] {
	const found: number[] = [];
	for (let dy = -to; dy <= to; dy++)
		for (let dx = -to; dx <= to; dx++) {
			const distance = Math.hypot(dx, dy);
			if (distance >= from && distance <= to) found.push(picture.lumaAt(x + dx, y + dy));
		}
	return found.sort((a, b) => a - b);
}

/** How far the bright third of each lone bullet stands above the median of the ring round it. */
function contrastsOf(sky: SkyState, picture: Picture): number[] {
	const { live, kind, x, y } = sky.bullets;
	const found: number[] = [];
	for (let i = 0; i < live.length; i++) {
		if (live[i] !== 1) continue;
		const px = x[i]! - 0.5;
		const py = y[i]! - 0.5;
		// The HUD's lines, and the picture's edge.
		if (px < MARGIN_PX || px > 255 - MARGIN_PX || py < 44 || py > 195) continue;
		const isAlone = live.every((on, j) => on !== 1 || j === i || Math.hypot(x[j]! - x[i]!, y[j]! - y[i]!) > MARGIN_PX);
		if (!isAlone) continue;
		const radius = kind[i] === BULLET.large ? 6 : kind[i] === BULLET.small ? 3 : 2;
		const body = lumas(picture, px, py, 0, radius);
		const bright = body.slice(Math.floor((body.length * 2) / 3));
		const core = bright.reduce((sum, v) => sum + v, 0) / bright.length;
		const ring = lumas(picture, px, py, radius + 3, radius + 7);
		found.push(core - ring[Math.floor(ring.length / 2)]!);
	}
	return found;
}

/** Flies on with a ship that can't be hurt and doesn't fire, and looks at a picture now and then. */
function watch(run: TestRun<VolleyState>, ticks: number, found: number[]): void {
	for (let i = 0; i < ticks; i++) {
		const sky = skyOf(run);
		sky.ships[0]!.invulnerableTicks = 99;
		// Low, but in the game: enemies aim at it.
		sky.ships[0]!.y = 205;
		run.run(1);
		if (sky.gameTicks % 31 === 0) found.push(...contrastsOf(sky, pictureOf(run)));
	}
}

/** Lets the ground run by at eight pixels a tick, as fast as its rows can be written. */
function hurryTo(run: TestRun<VolleyState>, scrollPx: number): void {
	while (skyOf(run).scrollPx < scrollPx) {
		const sky = skyOf(run);
		sky.ships[0]!.invulnerableTicks = 99;
		sky.scrollPx += 7;
		sky.stageTicks = Math.floor(sky.scrollPx);
		run.run(1);
	}
}

test.each(STAGES.map((stage, i) => [stage.name, i] as const))(
	"%s: no bullet is lost on its ground",
	{ timeout: isSoak ? 900_000 : 180_000 },
	(_, index) => {
		const run = volley.run({ ticks: 40, input: pads().press(20, "start") });
		const stage = STAGES[index]!;
		const found: number[] = [];
		beginStage(skyOf(run), index);
		// Its tiles come in with its first tick.
		run.run(1);
		if (isSoak) watch(run, stage.boss.at + 3600, found);
		else {
			for (const share of [0.12, 0.34, 0.66]) {
				hurryTo(run, stage.boss.at * share);
				const sky = skyOf(run);
				sky.nextWave = stage.waves.findIndex((wave) => wave.at >= sky.stageTicks);
				watch(run, 130, found);
			}
			const sky = skyOf(run);
			for (const enemy of sky.enemies) enemy.isLive = false;
			sky.nextWave = stage.waves.length;
			sky.stageTicks = stage.boss.at - 1;
			watch(run, 460, found);
		}
		expect(found.length, "bullets seen").toBeGreaterThan(25);
		expect(Math.min(...found)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
	},
);
