import { openScreenCanvas2d } from "./screen-canvas2d.ts";
import { openScreenWebgl2 } from "./screen-webgl2.ts";

/** Shape of the picture on the glass. */
export type Aspect =
	/** 4:3, as a television of the time: NTSC pixels 8:7, PAL pixels 1.386:1. */
	| "authentic"
	/** A pixel is a square. */
	| "square"
	/** Each pixel is the same whole number of screen pixels. */
	| "whole";

export interface ScreenLook {
	readonly aspect: Aspect;
	/** Scanlines, shadow mask and a slight curve. Drawn by WebGL2 only. */
	readonly crt: boolean;
	/**
	 * Between two states of the game, things stand at quarters of a pixel. Drawn by WebGL2 only, and "on-cards" leaves it
	 * out where WebGL2 is drawn by the processor.
	 */
	readonly fine: "never" | "on-cards" | "always";
}

export type FieldStandard = "ntsc" | "pal";

/** A place where video blocks become pictures. */
export interface Screen {
	readonly kind: "webgl2" | "canvas2d";
	/** Whether the picture shown last stands at quarters of a pixel. */
	readonly isFine: boolean;
	/**
	 * Draws the picture of a video block, with the borders of a television of that standard. Call it in an animation
	 * frame; the block may be reused afterwards.
	 */
	show(video: Uint8Array, standard: FieldStandard): void;
	setLook(look: ScreenLook): void;
	/** Draws the same picture again, where its place on the page has changed. */
	redraw(): void;
	/** Frees what it holds. */
	close(): void;
}

/** Opens WebGL2 on the canvas, or canvas 2D where there is none or it is not wanted. */
export function openScreen(canvas: HTMLCanvasElement, look: ScreenLook, kind?: Screen["kind"]): Screen {
	const screen = kind === "canvas2d" ? null : openScreenWebgl2(canvas, look);
	const opened = screen ?? openScreenCanvas2d(canvas, look);
	canvas.dataset["screen"] = opened.kind;
	return opened;
}

/** Makes the canvas as large as its box on the monitor, in real pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): void {
	const ratio = window.devicePixelRatio || 1;
	const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
	const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
	if (canvas.width === width && canvas.height === height) return;
	canvas.width = width;
	canvas.height = height;
}
