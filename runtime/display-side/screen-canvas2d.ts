import { SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { FIELD_LINES, PictureUnit } from "../machine/ppu/index.ts";
import { BorderColours } from "./border-colours.ts";
import { placePicture } from "./picture-placement.ts";
import { type FieldStandard, fitCanvas, type Screen, type ScreenLook } from "./screen.ts";

/** The screen where there is no WebGL2: the same placing, without the tube's effects and the quarter pixels. */
export function openScreenCanvas2d(canvas: HTMLCanvasElement, firstLook: ScreenLook): Screen {
	const context = canvas.getContext("2d", { alpha: false });
	if (!context) throw new Error("This browser gives neither WebGL2 nor a 2D canvas: there is nothing to draw on.");
	const pictureUnit = new PictureUnit();
	const border = new BorderColours();
	const field = storeOf(SCREEN_WIDTH_PX);
	const edge = storeOf(1);
	let look = firstLook;
	let rows = 0;

	const redraw = () => {
		fitCanvas(canvas);
		if (rows === 0) return;
		const at = placePicture(look.aspect, rows, canvas.width, canvas.height);
		context.imageSmoothingEnabled = false;
		context.drawImage(edge.canvas, 0, 0, 1, rows, 0, at.y, canvas.width, at.height);
		// Where the field does not reach the upper and lower end of the glass, its border goes on.
		context.drawImage(edge.canvas, 0, 0, 1, 1, 0, 0, canvas.width, Math.max(0, at.y));
		const below = at.y + at.height;
		context.drawImage(edge.canvas, 0, rows - 1, 1, 1, 0, below, canvas.width, Math.max(0, canvas.height - below));
		context.drawImage(field.canvas, 0, 0, SCREEN_WIDTH_PX, rows, at.x, at.y, at.width, at.height);
	};
	return {
		kind: "canvas2d",
		isFine: false,
		show(video: Uint8Array, standard: FieldStandard) {
			rows = border.read(video, standard);
			pictureUnit.renderField(video, standard, field.words.subarray(0, SCREEN_WIDTH_PX * rows));
			edge.words.set(border.words);
			field.put();
			edge.put();
			redraw();
		},
		setLook(next) {
			look = next;
			redraw();
		},
		redraw,
		close() {
			field.canvas.width = 0;
			edge.canvas.width = 0;
		},
	};
}

/** A canvas off the page, as high as the largest field, with the words that fill it. */
function storeOf(width: number) {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = FIELD_LINES.pal;
	const context = canvas.getContext("2d", { alpha: false })!;
	const image = context.createImageData(width, FIELD_LINES.pal);
	const words = new Uint32Array(image.data.buffer);
	return { canvas, words, put: () => context.putImageData(image, 0, 0) };
}
