/** Maps of 24 × 16 cells: open clutter, rooms, mazes with loops. */
import { createTerrain, type Terrain } from "../../../cart/volley/detour/terrain.ts";

const COLUMNS = 24;
const ROWS = 16;
export type MapKind = "clutter" | "rooms" | "maze";

export function makeMap(kind: MapKind, random: () => number): Terrain {
	const terrain = createTerrain(COLUMNS, ROWS);
	const whole = (n: number) => Math.floor(random() * n);
	if (kind === "clutter") {
		const density = 0.1 + random() * 0.2;
		for (let i = 0; i < terrain.walls.length; i++) terrain.walls[i] = random() < density ? 1 : 0;
	} else if (kind === "rooms") {
		for (let wall = 0; wall < 12; wall++) {
			const length = 3 + whole(8);
			const x = whole(COLUMNS);
			const y = whole(ROWS);
			const isLevel = random() < 0.5;
			for (let i = 0; i < length; i++) set(terrain, isLevel ? x + i : x, isLevel ? y : y + i, 1);
		}
	} else dig(terrain, whole);
	return terrain;
}

function set(terrain: Terrain, x: number, y: number, wall: number): void {
	if (x < COLUMNS && y < ROWS) terrain.walls[y * COLUMNS + x] = wall;
}

/** A maze by depth first, and a dozen holes in it. */
function dig(terrain: Terrain, whole: (n: number) => number): void {
	const { walls } = terrain;
	walls.fill(1);
	set(terrain, 1, 1, 0);
	const way = [[1, 1]];
	while (way.length > 0) {
		const [x, y] = way[way.length - 1] as [number, number];
		const open = (
			[
				[2, 0],
				[-2, 0],
				[0, 2],
				[0, -2],
			] as const
		).filter(([dx, dy]) => {
			const inside = x + dx > 0 && y + dy > 0 && x + dx < COLUMNS - 1 && y + dy < ROWS - 1;
			return inside && walls[(y + dy) * COLUMNS + x + dx] === 1;
		});
		if (open.length === 0) {
			way.pop();
			continue;
		}
		const [dx, dy] = open[whole(open.length)]!;
		set(terrain, x + dx / 2, y + dy / 2, 0);
		set(terrain, x + dx, y + dy, 0);
		way.push([x + dx, y + dy]);
	}
	for (let i = 0; i < 12; i++) set(terrain, 1 + whole(COLUMNS - 2), 1 + whole(ROWS - 2), 0);
}
