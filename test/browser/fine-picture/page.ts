/** Runs in Chromium: draws video blocks on the graphics card and compares them with the software picture unit. */
import { FinePicture } from "../../../runtime/display-side/fine-picture/fine-picture.ts";
import { SCALE } from "../../../runtime/display-side/fine-picture/shaders.ts";
import { ADDRESS, VIDEO_BLOCK, VIDEO_REGISTER } from "../../../runtime/machine/memory-map.ts";
import { FIELD_LINES, PictureUnit } from "../../../runtime/machine/ppu/index.ts";
import { randomVideo } from "./random-video.ts";

const gl = document.createElement("canvas").getContext("webgl2")!;
const fine = new FinePicture(gl);
const unit = new PictureUnit();

function drawFine(video: Uint8Array, rows: number): Uint32Array {
	fine.draw(video, rows);
	return new Uint32Array(fine.read().buffer);
}

/** How many of a field's samples differ from the software picture's pixels. */
function differentSamples(seed: number, television: "ntsc" | "pal"): number {
	const video = randomVideo(seed, "whole-pixels");
	const rows = FIELD_LINES[television];
	const expected = new Uint32Array(256 * rows);
	unit.renderField(video, television, expected);
	const samples = drawFine(video, rows);
	let different = 0;
	for (let y = 0; y < rows * SCALE; y++) {
		for (let x = 0; x < 256 * SCALE; x++) {
			const pixel = expected[Math.floor(y / SCALE) * 256 + Math.floor(x / SCALE)];
			if (samples[y * 256 * SCALE + x] !== pixel) different++;
		}
	}
	return different;
}

/** Left and upper edge, in samples, of one white sprite (or of a plane's one white cell) at a place in sixteenths. */
function edgeOf(kind: "sprite" | "plane", xSixteenths: number, ySixteenths: number): { x: number; y: number } {
	const video = new Uint8Array(VIDEO_BLOCK.sizeBytes);
	video.fill(0x11, 32, 64);
	const registers = new Uint16Array(video.buffer, ADDRESS.palettes - VIDEO_BLOCK.address, 272);
	registers[1] = 0x7fff;
	registers[VIDEO_REGISTER.layers] = 0x07;
	if (kind === "sprite") {
		registers[VIDEO_REGISTER.spriteCount] = 1;
		new Int16Array(video.buffer, ADDRESS.sprites - VIDEO_BLOCK.address, 4).set([xSixteenths, ySixteenths, 1, 3 << 6]);
	} else {
		new Uint16Array(video.buffer, ADDRESS.planeA - VIDEO_BLOCK.address, 1)[0] = 1;
		registers[VIDEO_REGISTER.scrollAx] = 8192 - xSixteenths;
		registers[VIDEO_REGISTER.scrollAy] = 8192 - ySixteenths;
	}
	const samples = drawFine(video, 240);
	const first = samples.indexOf(0xffffffff) - 8 * SCALE * 256 * SCALE;
	return { x: first % (256 * SCALE), y: Math.floor(first / (256 * SCALE)) };
}

Object.assign(window, { finePicture: { differentSamples, edgeOf } });
export type FinePicturePage = { differentSamples: typeof differentSamples; edgeOf: typeof edgeOf };
