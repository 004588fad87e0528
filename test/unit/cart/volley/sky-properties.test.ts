/** What holds in every game of SKY, in any stage, whatever two players do. `npm run soak` plays many more. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Controls } from "../../../../cart/volley/sky/controls.ts";
import { beginStage } from "../../../../cart/volley/sky/director.ts";
import { joinShip } from "../../../../cart/volley/sky/ship.ts";
import { createSky, POOL_SIZE, type SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { tickSky } from "../../../../cart/volley/sky/sky-tick.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import { DIFFICULTY_NAMES, type Difficulty } from "../../../../cart/volley/sky/tuning.ts";
import { seededChance } from "./seeded-chance.ts";

const RUNS = process.env.SOAK ? 120 : 10;
const PATIENCE_MS = process.env.SOAK ? 1_800_000 : 150_000;
const TICKS_A_WISH = 12;
/** A number that is none spoils what is reckoned from it: it is there still. The long form looks at every tick. */
const LOOK_EVERY_TICKS = process.env.SOAK ? 1 : 6;

const wish = fc.record({
	dx: fc.constantFrom(-1, 0, 1),
	dy: fc.constantFrom(-1, 0, 1),
	isFiring: fc.boolean(),
	isFocused: fc.boolean(),
	isBombPressed: fc.boolean(),
}) satisfies fc.Arbitrary<Controls>;

const game = fc.record({
	seed: fc.integer({ min: 0, max: 1_000_000 }),
	difficulty: fc.constantFrom(...DIFFICULTY_NAMES),
	stage: fc.integer({ min: 0, max: STAGES.length - 1 }),
	/** Shares of the stage's time. */
	from: fc.double({ min: 0, max: 1, noNaN: true }),
	wishes: fc.array(fc.tuple(wish, wish), { minLength: 10, maxLength: 40 }),
});

interface GameStart {
	readonly difficulty: Difficulty;
	readonly stage: number;
	readonly from: number;
}

/** A game that stands at a time of a stage, the waves before it over. */
function beginAt({ difficulty, stage, from }: GameStart): SkyState {
	const sky = createSky(difficulty);
	beginStage(sky, stage);
	const { waves, boss } = STAGES[stage]!;
	sky.stageTicks = Math.floor(from * (boss.at - 1));
	sky.nextWave = waves.filter((wave) => wave.at <= sky.stageTicks).length;
	return sky;
}

function brokenNumbers(value: unknown, path: string): string[] {
	if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path} is ${value}`];
	if (value === null || typeof value !== "object") return [];
	if (value instanceof Float64Array) return value.every(Number.isFinite) ? [] : [`${path} holds a number that is none`];
	if (ArrayBuffer.isView(value)) return [];
	return Object.entries(value).flatMap(([key, part]) => brokenNumbers(part, `${path}.${key}`));
}

function poolsOf(sky: SkyState) {
	return [
		[sky.bullets, POOL_SIZE.bullets],
		[sky.shots, POOL_SIZE.shots],
		[sky.missiles, POOL_SIZE.missiles],
		[sky.items, POOL_SIZE.items],
		[sky.particles, POOL_SIZE.particles],
	] as const;
}

test("no state holds NaN or Infinity, no pool holds more than its places, and the score never falls", {
	timeout: PATIENCE_MS,
}, () => {
	fc.assert(
		fc.property(game, fc.nat(), fc.nat(), ({ seed, wishes, ...at }, joins, leaves) => {
			const sky = beginAt(at);
			const chance = seededChance(seed);
			const ticks = wishes.length * TICKS_A_WISH;
			for (let tick = 0; tick < ticks; tick++) {
				// The second player joins at any tick, and the first loses the last ship at any other.
				if (tick === joins % ticks) joinShip(sky, 1);
				if (tick === leaves % ticks) sky.ships[0]!.mode = "out";
				const before = sky.score;
				tickSky(sky, wishes[Math.floor(tick / TICKS_A_WISH)]!, chance);
				if (tick % LOOK_EVERY_TICKS === 0) expect(brokenNumbers(sky, "sky")).toEqual([]);
				expect(sky.score).toBeGreaterThanOrEqual(before);
				for (const [pool, size] of poolsOf(sky)) {
					expect(pool.live).toHaveLength(size);
					expect(pool.liveCount).toBe(pool.live.reduce((sum, live) => sum + live, 0));
				}
				expect(sky.enemies).toHaveLength(POOL_SIZE.enemies);
			}
		}),
		{ numRuns: RUNS },
	);
});

test("a second player may join at any tick and the first be out at any other: who is left flies on", {
	timeout: PATIENCE_MS,
}, () => {
	fc.assert(
		fc.property(game, fc.nat(), fc.nat(), ({ seed, wishes, ...at }, joins, leaves) => {
			const sky = beginAt(at);
			const chance = seededChance(seed);
			const joinTick = joins % 100;
			const leaveTick = joinTick + 1 + (leaves % 100);
			for (let tick = 0; tick < 220; tick++) {
				if (tick === joinTick) joinShip(sky, 1);
				// Nothing but the first player's leaving ends a ship here.
				for (const ship of sky.ships) if (ship.mode === "flying") ship.invulnerableTicks = 60;
				if (tick === leaveTick) sky.ships[0]!.mode = "out";
				tickSky(sky, wishes[tick % wishes.length]!, chance);
				expect(sky.phase).not.toBe("over");
			}
			expect(sky.ships.map((ship) => ship.mode)).toEqual(["out", "flying"]);
			sky.ships[1]!.mode = "out";
			tickSky(sky, [], chance);
			expect(sky.phase).toBe("over");
		}),
		{ numRuns: RUNS },
	);
});

test("a pause at any tick changes nothing, however long", { timeout: PATIENCE_MS }, () => {
	fc.assert(
		fc.property(game, fc.nat(), fc.integer({ min: 1, max: 300 }), ({ seed, wishes, ...at }, pauses, pauseTicks) => {
			const play = (pauseAt: number) => {
				const sky = beginAt(at);
				const chance = seededChance(seed);
				for (let tick = 0; tick < wishes.length * TICKS_A_WISH; tick++) {
					if (tick === pauseAt) {
						sky.isPaused = true;
						for (let i = 0; i < pauseTicks; i++) tickSky(sky, wishes[i % wishes.length]!, chance);
						sky.isPaused = false;
					}
					tickSky(sky, wishes[Math.floor(tick / TICKS_A_WISH)]!, chance);
				}
				return sky;
			};
			expect(play(pauses % (wishes.length * TICKS_A_WISH))).toEqual(play(-1));
		}),
		{ numRuns: RUNS },
	);
});
