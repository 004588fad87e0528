import type { Machine, SpritePriority } from "colorburst";
import { type Frame, frameOf, type SequenceName } from "../art/frames.ts";
import { SHEET_AT } from "../vram.ts";

export interface FrameStyle {
	/** Instead of the frame's own palette: kits, and white flashes. */
	readonly palette?: number;
	readonly flipX?: boolean;
	readonly flipY?: boolean;
	readonly jump?: boolean;
	readonly priority?: SpritePriority;
}

const PLAIN: FrameStyle = {};

/** Draws frame `n` of a sequence with its middle at (x, y). */
export function drawFrame(
	machine: Machine,
	objectId: number,
	name: SequenceName,
	n: number,
	x: number,
	y: number,
	style: FrameStyle = PLAIN,
): void {
	const frame: Frame = frameOf(name, n);
	const left = x - frame.widthTiles * 4;
	const top = y - frame.heightTiles * 4;
	// What lies outside the picture would only take a place in the table.
	if (left >= 256 || top >= 224 || left <= -frame.widthTiles * 8 || top <= -frame.heightTiles * 8) return;
	machine.sprite(objectId, {
		x: left,
		y: top,
		tile: SHEET_AT[frame.sheet] + frame.tile,
		palette: style.palette ?? frame.palette,
		width: frame.widthTiles,
		height: frame.heightTiles,
		flipX: frame.flipX !== (style.flipX ?? false),
		flipY: frame.flipY !== (style.flipY ?? false),
		priority: style.priority ?? "before-planes",
		jump: style.jump ?? false,
	});
}
