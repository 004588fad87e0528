/** The moves of a ship on the grid: staying first, then the four of the cross, then the diagonals. */
export const MOVE_DX = [0, 1, -1, 0, 0, 1, -1, 1, -1] as const;
export const MOVE_DY = [0, 0, 0, 1, -1, 1, 1, -1, -1] as const;

/** A king's nine moves, or the cross's five. Either way the first of the list are used. */
export type MoveCount = 9 | 5;

export const STAY = 0;

/** The move with these signs (each −1, 0 or 1). */
export function moveOf(dx: number, dy: number): number {
	for (let move = 0; move < 9; move++) if (MOVE_DX[move] === dx && MOVE_DY[move] === dy) return move;
	return STAY;
}
