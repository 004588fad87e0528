import { distance, findDetour } from "../../cart/volley/detour/any-angle.ts";
import { isLineFree } from "../../cart/volley/detour/line-tests.ts";
import { fillTo, isStraight, waypointsOf } from "../../cart/volley/detour/memo.ts";
import type { Terrain } from "../../cart/volley/detour/terrain.ts";
import { nextFraction, seedChance } from "../../runtime/machine/chance.ts";
import type { BenchResult } from "./bench.ts";
import { type MapKind, makeMap } from "./detour/maps.ts";

const MAPS = 150;
const KINDS: readonly MapKind[] = ["clutter", "rooms", "maze"];

/** Lengths of detours against the shortest of all ways from cell to cell in straight lines. */
export async function run(): Promise<BenchResult> {
	const figures: Record<string, number> = {};
	const all = { sum: 0, most: 0, memoSum: 0, memoMost: 0, n: 0, unreachable: 0, found: 0, cutting: 0 };
	for (const kind of KINDS) {
		const sums = { ours: 0, memo: 0, n: 0 };
		const chance = new Uint32Array(4);
		seedChance(chance, 977 + kind.length);
		const random = () => nextFraction(chance);
		while (sums.n < MAPS) {
			const terrain = makeMap(kind, random);
			const start = freeCell(terrain, random);
			const goal = freeCell(terrain, random);
			if (distance(start, goal, terrain.columns) < 8) continue;
			const ours = findDetour(terrain, start, goal);
			const known = ours === null ? Number.POSITIVE_INFINITY : lengthOf(terrain, start, ours);
			const best = shortest(terrain, start, goal, known);
			const steps = fillTo(terrain, start, goal);
			if (best === Number.POSITIVE_INFINITY) {
				all.unreachable += 1;
				if (ours === null && steps === null) all.found += 1;
				continue;
			}
			if (ours === null || steps === null) throw new Error(`a way on a ${kind} map was not found`);
			if (!isWhole(terrain, start, ours)) all.cutting += 1;
			const share = lengthOf(terrain, start, ours) / best;
			const memo = lengthOf(terrain, start, waypointsOf(terrain, steps, start)) / best;
			sums.ours += share;
			sums.memo += memo;
			sums.n += 1;
			all.most = Math.max(all.most, share);
			all.memoMost = Math.max(all.memoMost, memo);
		}
		figures[`ours_${kind}`] = sums.ours / sums.n;
		figures[`memo_${kind}`] = sums.memo / sums.n;
		all.sum += sums.ours;
		all.memoSum += sums.memo;
		all.n += sums.n;
	}
	figures.oursMean = all.sum / all.n;
	figures.oursMax = all.most;
	figures.memoMean = all.memoSum / all.n;
	figures.memoMax = all.memoMost;
	figures.unreachableFound = all.unreachable === 0 ? 0 : all.found / all.unreachable;
	figures.waysThroughWalls = all.cutting;
	const floors = { oursMeanAtMost: 1.03, oursMaxAtMost: 1.12, unreachableFound: 1, waysThroughWallsAtMost: 0 };
	return { figures, floors, ok: true };
}

function freeCell(terrain: Terrain, random: () => number): number {
	for (;;) {
		const at = Math.floor(random() * terrain.walls.length);
		if (terrain.walls[at] === 0) return at;
	}
}

function lengthOf(terrain: Terrain, start: number, way: readonly number[]): number {
	let length = 0;
	let from = start;
	for (const to of way) {
		length += distance(from, to, terrain.columns);
		from = to;
	}
	return length;
}

function isWhole(terrain: Terrain, start: number, way: readonly number[]): boolean {
	return way.every((to, i) => isStraight(terrain, i === 0 ? start : way[i - 1]!, to, isLineFree));
}

/**
 * A* over all pairs of cells in sight of each other: the bound, far too slow for a game.
 * @param known the length of some way, above which none needs to be looked at; infinite when there is none
 */
function shortest(terrain: Terrain, start: number, goal: number, known: number): number {
	const { columns, walls } = terrain;
	const cost = new Float64Array(walls.length).fill(Number.POSITIVE_INFINITY);
	const isClosed = new Uint8Array(walls);
	const rest = Float64Array.from(walls, (_, at) => distance(at, goal, columns));
	cost[start] = 0;
	for (;;) {
		let at = -1;
		let least = Number.POSITIVE_INFINITY;
		for (let each = 0; each < cost.length; each++) {
			if (isClosed[each] === 1 || cost[each]! + rest[each]! >= least) continue;
			least = cost[each]! + rest[each]!;
			at = each;
		}
		if (at < 0 || at === goal) return cost[goal]!;
		isClosed[at] = 1;
		for (let to = 0; to < cost.length; to++) {
			if (isClosed[to] === 1) continue;
			const length = cost[at]! + distance(at, to, columns);
			if (length >= cost[to]! || length + rest[to]! > known + 1e-9) continue;
			if (isStraight(terrain, at, to, isLineFree)) cost[to] = length;
		}
	}
}
