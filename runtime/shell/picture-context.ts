import { placePicture, type Rectangle } from "../display-side/picture-placement.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { FIELD_LINES } from "../machine/ppu/index.ts";
import { settings } from "./settings-store.ts";

/** Where the 256×224 picture stands on a canvas as large as the screen, borders not counted. */
export function placeActivePicture(width: number, height: number): Rectangle {
	const { aspect, television } = settings.peek();
	const rows = television === "pal" ? FIELD_LINES.pal : FIELD_LINES.ntsc;
	const field = placePicture(aspect, rows, width, height);
	const rowHeight = field.height / rows;
	return {
		x: field.x,
		y: field.y + ((rows - SCREEN_HEIGHT_PX) / 2) * rowHeight,
		width: field.width,
		height: SCREEN_HEIGHT_PX * rowHeight,
	};
}

/** Makes a canvas over the screen as large as it is, empty, and lets one draw on it in the machine's pixels. */
export function pictureContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
	const context = canvas.getContext("2d");
	if (!context) return null;
	canvas.width = canvas.clientWidth;
	canvas.height = canvas.clientHeight;
	const { x, y, width, height } = placeActivePicture(canvas.width, canvas.height);
	context.setTransform(width / SCREEN_WIDTH_PX, 0, 0, height / SCREEN_HEIGHT_PX, x, y);
	return context;
}

/** The point of the picture, in the machine's pixels, under a pointer over such a canvas. */
export function picturePoint(canvas: HTMLCanvasElement, event: PointerEvent): { x: number; y: number } {
	const box = canvas.getBoundingClientRect();
	const place = placeActivePicture(box.width, box.height);
	return {
		x: ((event.clientX - box.left - place.x) / place.width) * SCREEN_WIDTH_PX,
		y: ((event.clientY - box.top - place.y) / place.height) * SCREEN_HEIGHT_PX,
	};
}
