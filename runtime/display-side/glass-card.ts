import { SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { FIELD_LINES, PictureUnit } from "../machine/ppu/index.ts";
import { BorderColours } from "./border-colours.ts";
import { FinePicture } from "./fine-picture/fine-picture.ts";
import { buildProgram } from "./gl-program.ts";
import { placePicture } from "./picture-placement.ts";
import type { FieldStandard, ScreenLook } from "./screen.ts";
import { GLASS_FRAGMENT_SHADER, GLASS_VERTEX_SHADER } from "./screen-shaders.ts";

const UNIFORMS = ["field", "border", "canvasPx", "place", "samples", "rows", "crt"] as const;
type UniformName = (typeof UNIFORMS)[number];
/** Samples a pixel of the fine picture, each way. */
const FINE_SAMPLES = 4;
/** Past the texture units that the fine picture uses. */
const FIELD_UNIT = 10;
const BORDER_UNIT = 11;

/** What the WebGL2 screen keeps on the graphics card; all of it is lost when the context is. */
export class GlassCard {
	readonly #gl: WebGL2RenderingContext;
	readonly #program: WebGLProgram;
	readonly #uniforms: Record<UniformName, WebGLUniformLocation | null>;
	readonly #plainField: WebGLTexture;
	readonly #borderTexture: WebGLTexture;
	readonly #border = new BorderColours();
	/** Made when it is first wanted: most of its cost is one-time. */
	#fine: FinePicture | null = null;
	readonly #pictureUnit = new PictureUnit();
	readonly #pixels = new Uint32Array(SCREEN_WIDTH_PX * FIELD_LINES.pal);
	readonly #isSoftware: boolean;
	/** The picture drawn last stands at quarters of a pixel. */
	isFine = false;

	/** @throws Error when a shader does not compile */
	constructor(gl: WebGL2RenderingContext) {
		this.#gl = gl;
		this.#program = buildProgram(gl, GLASS_VERTEX_SHADER, GLASS_FRAGMENT_SHADER);
		this.#uniforms = Object.fromEntries(
			UNIFORMS.map((name) => [name, gl.getUniformLocation(this.#program, name)]),
		) as Record<UniformName, WebGLUniformLocation | null>;
		this.#plainField = storedTexture(gl, FIELD_UNIT, SCREEN_WIDTH_PX, FIELD_LINES.pal);
		this.#borderTexture = storedTexture(gl, BORDER_UNIT, 1, FIELD_LINES.pal);
		this.#isSoftware = isSoftwareRenderer(gl);
	}

	/** Draws a video block to the canvas. */
	draw(video: Uint8Array, standard: FieldStandard, rows: number, look: ScreenLook): void {
		const gl = this.#gl;
		this.#border.read(video, standard);
		// A "card" that is really the CPU would spend a whole tick on sixteen samples a pixel.
		const isFine = look.fine === "always" || (look.fine === "on-cards" && !this.#isSoftware);
		this.isFine = isFine;
		if (isFine) {
			this.#fine ??= new FinePicture(gl);
			this.#fine.draw(video, rows);
		} else {
			const field = this.#pixels.subarray(0, SCREEN_WIDTH_PX * rows);
			this.#pictureUnit.renderField(video, standard, field);
			this.#upload(FIELD_UNIT, this.#plainField, SCREEN_WIDTH_PX, rows, field);
		}
		this.#upload(BORDER_UNIT, this.#borderTexture, 1, rows, this.#border.words);
		if (isFine && this.#fine) {
			gl.activeTexture(gl.TEXTURE0 + FIELD_UNIT);
			gl.bindTexture(gl.TEXTURE_2D, this.#fine.field);
		}
		this.#drawGlass(isFine, rows, look);
		gl.activeTexture(gl.TEXTURE0);
	}

	close(): void {
		const gl = this.#gl;
		this.#fine?.close();
		gl.deleteTexture(this.#plainField);
		gl.deleteTexture(this.#borderTexture);
		gl.deleteProgram(this.#program);
	}

	#drawGlass(isFine: boolean, rows: number, look: ScreenLook): void {
		const gl = this.#gl;
		const uniforms = this.#uniforms;
		const { width, height } = gl.canvas;
		const place = placePicture(look.aspect, rows, width, height);
		gl.viewport(0, 0, width, height);
		gl.useProgram(this.#program);
		gl.uniform1i(uniforms.field, FIELD_UNIT);
		gl.uniform1i(uniforms.border, BORDER_UNIT);
		gl.uniform2f(uniforms.canvasPx, width, height);
		gl.uniform4f(uniforms.place, place.x, place.y, place.width, place.height);
		// The plain field's texture is as high as the largest field: its lower part may be unused.
		if (isFine) gl.uniform2f(uniforms.samples, SCREEN_WIDTH_PX * FINE_SAMPLES, rows * FINE_SAMPLES);
		else gl.uniform2f(uniforms.samples, SCREEN_WIDTH_PX, rows);
		gl.uniform1f(uniforms.rows, rows);
		gl.uniform1i(uniforms.crt, look.crt ? 1 : 0);
		gl.drawArrays(gl.TRIANGLES, 0, 3);
	}

	/** Replaces a texture's picture; its size follows the field. */
	#upload(unit: number, texture: WebGLTexture, width: number, rows: number, words: Uint32Array): void {
		const gl = this.#gl;
		const bytes = new Uint8Array(words.buffer, words.byteOffset, width * rows * 4);
		gl.activeTexture(gl.TEXTURE0 + unit);
		gl.bindTexture(gl.TEXTURE_2D, texture);
		gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
	}
}

function storedTexture(gl: WebGL2RenderingContext, unit: number, width: number, rows: number): WebGLTexture {
	const texture = gl.createTexture();
	gl.activeTexture(gl.TEXTURE0 + unit);
	gl.bindTexture(gl.TEXTURE_2D, texture);
	gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
	// Linear, for the blend at the edges of samples that the shader asks for.
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
	return texture;
}

function isSoftwareRenderer(gl: WebGL2RenderingContext): boolean {
	const info = gl.getExtension("WEBGL_debug_renderer_info");
	const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
	return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
