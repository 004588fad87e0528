import { FIELD_LINES } from "../machine/ppu/index.ts";
import { GlassCard } from "./glass-card.ts";
import { type FieldStandard, fitCanvas, type Screen, type ScreenLook } from "./screen.ts";

/**
 * The screen in raw WebGL2.
 * @returns null where the browser gives no WebGL2
 */
export function openScreenWebgl2(canvas: HTMLCanvasElement, firstLook: ScreenLook): Screen | null {
	const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false, preserveDrawingBuffer: true });
	if (!gl) return null;
	let look = firstLook;
	let card: GlassCard | null = openCard(gl);
	/** The picture shown last, for the way back from a lost context. */
	let lastVideo: Uint8Array | null = null;
	let lastStandard: FieldStandard = "ntsc";

	const drawNew = (video: Uint8Array) => {
		if (!card || gl.isContextLost()) return;
		fitCanvas(canvas);
		card.draw(video, lastStandard, FIELD_LINES[lastStandard], look);
	};
	const onLost = (event: Event) => {
		// Without this the browser never gives the context back.
		event.preventDefault();
		card = null;
	};
	const onRestored = () => {
		card = openCard(gl);
		if (lastVideo) drawNew(lastVideo);
	};
	canvas.addEventListener("webglcontextlost", onLost);
	canvas.addEventListener("webglcontextrestored", onRestored);
	const redraw = () => {
		if (lastVideo) drawNew(lastVideo);
	};

	return {
		kind: "webgl2",
		get isFine() {
			return card?.isFine ?? false;
		},
		show(video, standard) {
			lastStandard = standard;
			lastVideo = video;
			drawNew(video);
		},
		setLook(next) {
			look = next;
			redraw();
		},
		redraw,
		close() {
			canvas.removeEventListener("webglcontextlost", onLost);
			canvas.removeEventListener("webglcontextrestored", onRestored);
			card?.close();
			card = null;
			lastVideo = null;
		},
	};
}

/** @returns null when the context is lost: it is opened again when the context comes back */
function openCard(gl: WebGL2RenderingContext): GlassCard | null {
	return gl.isContextLost() ? null : new GlassCard(gl);
}
