/** A map of cells that can be entered or not; outside it nothing can. Cells are numbered row by row. */
export interface Terrain {
	readonly columns: number;
	readonly rows: number;
	/** 1: a wall. */
	readonly walls: Uint8Array;
}

export function createTerrain(columns: number, rows: number): Terrain {
	return { columns, rows, walls: new Uint8Array(columns * rows) };
}

export function isWall(terrain: Terrain, column: number, row: number): boolean {
	if (column < 0 || row < 0 || column >= terrain.columns || row >= terrain.rows) return true;
	return terrain.walls[row * terrain.columns + column] === 1;
}
