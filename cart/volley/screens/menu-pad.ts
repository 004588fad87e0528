/** Pads in menus: either player may use them, and a held direction repeats. */
import type { Machine } from "colorburst";

export interface MenuMoves {
	/** −1 up, 1 down. */
	readonly line: number;
	/** −1 left, 1 right. */
	readonly side: number;
	readonly isChosen: boolean;
	readonly isBack: boolean;
	readonly isAnyPressed: boolean;
}

export function readMenuPads(machine: Machine): MenuMoves {
	let line = 0;
	let side = 0;
	let isChosen = false;
	let isBack = false;
	let isAnyPressed = false;
	for (let player = 0; player < 2; player++) {
		const { pressed } = machine.pad(player);
		if (pressed.up) line = -1;
		if (pressed.down) line = 1;
		if (pressed.left) side = -1;
		if (pressed.right) side = 1;
		isChosen = isChosen || pressed.a || pressed.start;
		isBack = isBack || pressed.b || pressed.select;
		isAnyPressed = isAnyPressed || pressed.x || pressed.y || pressed.l || pressed.r;
	}
	return {
		line,
		side,
		isChosen,
		isBack,
		isAnyPressed: isAnyPressed || isChosen || isBack || line !== 0 || side !== 0,
	};
}

/** The next line of a menu of `count` lines, round its ends. */
export function stepCursor(cursor: number, step: number, count: number): number {
	return (cursor + step + count) % count;
}
