import {
	SCREEN_HEIGHT_PX,
	SCREEN_WIDTH_PX,
	SPRITE_COUNT,
	SPRITES_PER_LINE,
	VIDEO_REGISTER,
} from "../../machine/memory-map.ts";
import { FONT } from "../../machine/ppu/index.ts";
import { SpriteLines } from "../../machine/ppu/sprite-lines.ts";
import { VideoViews } from "../../machine/ppu/video-views.ts";
import { buildProgram } from "../gl-program.ts";
import { LineRegisters } from "./line-registers.ts";
import {
	COVER_VERTEX_SHADER,
	MIX_FRAGMENT_SHADER,
	SCALE,
	SPRITE_FRAGMENT_SHADER,
	SPRITE_VERTEX_SHADER,
} from "./shaders.ts";

const GLYPHS = FONT.length / 8;

/** The data textures, by the name of their sampler; the number is the texture unit. */
const DATA_TEXTURES = [
	"tiles",
	"planes",
	"textCells",
	"font",
	"lineRegisters",
	"palettes",
	"sprites",
	"shown",
] as const;
type DataTexture = (typeof DATA_TEXTURES)[number];
const SPRITE_LAYER_UNIT = DATA_TEXTURES.length;

/**
 * Draws a video block on the graphics card at a quarter of a pixel: what an interpolated picture needs to move
 * smoothly. The result is a texture of 1,024 samples by 4 times the field's lines; the screen draws it from there.
 */
export class FinePicture {
	/** The finished field, RGBA, top row first. */
	readonly field: WebGLTexture;
	private readonly lineRegisters = new LineRegisters();
	private readonly spriteLines = new SpriteLines();
	private readonly shown = new Uint8Array(SPRITE_COUNT * SCREEN_HEIGHT_PX).fill(1);
	private shownHasGaps = true;
	private readonly textures: Record<DataTexture, WebGLTexture>;
	private readonly spriteProgram: WebGLProgram;
	private readonly mixProgram: WebGLProgram;
	private readonly spriteCount: WebGLUniformLocation | null;
	private readonly borderLines: WebGLUniformLocation | null;
	private readonly spriteLayer: WebGLTexture;
	private readonly spriteTarget: WebGLFramebuffer;
	private readonly fieldTarget: WebGLFramebuffer;
	private fieldRows = 0;

	/** @throws Error when a shader does not compile or the card has no room (never when the context is lost) */
	constructor(private readonly gl: WebGL2RenderingContext) {
		this.spriteProgram = buildProgram(gl, SPRITE_VERTEX_SHADER, SPRITE_FRAGMENT_SHADER);
		this.mixProgram = buildProgram(gl, COVER_VERTEX_SHADER, MIX_FRAGMENT_SHADER);
		const textures = {} as Record<DataTexture, WebGLTexture>;
		for (const name of DATA_TEXTURES) textures[name] = gl.createTexture();
		this.textures = textures;
		for (const program of [this.spriteProgram, this.mixProgram]) {
			gl.useProgram(program);
			DATA_TEXTURES.forEach((name, unit) => {
				gl.uniform1i(gl.getUniformLocation(program, name), unit);
			});
		}
		gl.uniform1i(gl.getUniformLocation(this.mixProgram, "spriteLayer"), SPRITE_LAYER_UNIT);
		this.spriteCount = gl.getUniformLocation(this.spriteProgram, "spriteCount");
		this.borderLines = gl.getUniformLocation(this.mixProgram, "borderLines");
		this.spriteLayer = gl.createTexture();
		this.field = gl.createTexture();
		this.spriteTarget = gl.createFramebuffer();
		this.fieldTarget = gl.createFramebuffer();
		this.setUpTextures();
	}

	/**
	 * Draws a field.
	 * @param rows 240 (NTSC) or 288 (PAL)
	 */
	draw(video: Uint8Array, rows: number): void {
		const { gl } = this;
		const views = VideoViews.of(video);
		this.lineRegisters.read(views);
		this.spriteLines.evaluate(views);
		this.sizeField(rows);
		this.upload(views);
		const spriteCount = Math.min(views.registers[VIDEO_REGISTER.spriteCount]!, SPRITE_COUNT);
		gl.disable(gl.BLEND);

		gl.bindFramebuffer(gl.FRAMEBUFFER, this.spriteTarget);
		gl.viewport(0, 0, SCREEN_WIDTH_PX * SCALE, SCREEN_HEIGHT_PX * SCALE);
		gl.clearBufferuiv(gl.COLOR, 0, [0, 0, 0, 0]);
		if (spriteCount > 0) {
			gl.useProgram(this.spriteProgram);
			gl.uniform1i(this.spriteCount, spriteCount);
			gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, spriteCount);
		}

		gl.bindFramebuffer(gl.FRAMEBUFFER, this.fieldTarget);
		gl.viewport(0, 0, SCREEN_WIDTH_PX * SCALE, rows * SCALE);
		gl.useProgram(this.mixProgram);
		gl.uniform1i(this.borderLines, (rows - SCREEN_HEIGHT_PX) / 2);
		gl.activeTexture(gl.TEXTURE0 + SPRITE_LAYER_UNIT);
		gl.bindTexture(gl.TEXTURE_2D, this.spriteLayer);
		gl.drawArrays(gl.TRIANGLES, 0, 3);
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
		gl.activeTexture(gl.TEXTURE0);
	}

	/** The finished field's samples, row by row from the top, RGBA: for tests and screenshots. */
	read(): Uint8Array {
		const { gl } = this;
		const samples = new Uint8Array(SCREEN_WIDTH_PX * SCALE * this.fieldRows * SCALE * 4);
		gl.bindFramebuffer(gl.FRAMEBUFFER, this.fieldTarget);
		gl.readPixels(0, 0, SCREEN_WIDTH_PX * SCALE, this.fieldRows * SCALE, gl.RGBA, gl.UNSIGNED_BYTE, samples);
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
		return samples;
	}

	close(): void {
		const { gl } = this;
		for (const texture of [...Object.values(this.textures), this.spriteLayer, this.field]) gl.deleteTexture(texture);
		gl.deleteFramebuffer(this.spriteTarget);
		gl.deleteFramebuffer(this.fieldTarget);
		gl.deleteProgram(this.spriteProgram);
		gl.deleteProgram(this.mixProgram);
	}

	private setUpTextures(): void {
		const { gl } = this;
		gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
		this.store("tiles", gl.R8UI, 1024, 32);
		this.store("planes", gl.R16UI, 64, 128);
		this.store("textCells", gl.R16UI, 32, 28);
		this.store("font", gl.R8UI, 8, GLYPHS);
		gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 8, GLYPHS, gl.RED_INTEGER, gl.UNSIGNED_BYTE, FONT);
		this.store("lineRegisters", gl.RGBA32I, 2, SCREEN_HEIGHT_PX);
		this.store("palettes", gl.RGBA8, 256, SCREEN_HEIGHT_PX);
		this.store("sprites", gl.RGBA16I, SPRITE_COUNT, 1);
		this.store("shown", gl.R8UI, SPRITE_COUNT, SCREEN_HEIGHT_PX);
		gl.activeTexture(gl.TEXTURE0 + SPRITE_LAYER_UNIT);
		gl.bindTexture(gl.TEXTURE_2D, this.spriteLayer);
		gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RG8UI, SCREEN_WIDTH_PX * SCALE, SCREEN_HEIGHT_PX * SCALE);
		this.filter(gl.NEAREST);
		gl.bindFramebuffer(gl.FRAMEBUFFER, this.spriteTarget);
		gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.spriteLayer, 0);
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
		gl.activeTexture(gl.TEXTURE0);
	}

	private store(name: DataTexture, format: number, width: number, height: number): void {
		const { gl } = this;
		this.bind(name);
		gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
		this.filter(gl.NEAREST);
	}

	private bind(name: DataTexture): void {
		this.gl.activeTexture(this.gl.TEXTURE0 + DATA_TEXTURES.indexOf(name));
		this.gl.bindTexture(this.gl.TEXTURE_2D, this.textures[name]);
	}

	private filter(kind: number): void {
		const { gl } = this;
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, kind);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, kind);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
	}

	private sizeField(rows: number): void {
		if (rows === this.fieldRows) return;
		const { gl } = this;
		this.fieldRows = rows;
		gl.activeTexture(gl.TEXTURE0 + SPRITE_LAYER_UNIT);
		gl.bindTexture(gl.TEXTURE_2D, this.field);
		gl.texImage2D(
			gl.TEXTURE_2D,
			0,
			gl.RGBA8,
			SCREEN_WIDTH_PX * SCALE,
			rows * SCALE,
			0,
			gl.RGBA,
			gl.UNSIGNED_BYTE,
			null,
		);
		this.filter(gl.LINEAR);
		gl.bindFramebuffer(gl.FRAMEBUFFER, this.fieldTarget);
		gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.field, 0);
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
	}

	private upload(views: VideoViews): void {
		const { gl, lineRegisters } = this;
		gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
		const put = (
			name: DataTexture,
			width: number,
			height: number,
			format: number,
			type: number,
			data: ArrayBufferView,
			row = 0,
		) => {
			this.bind(name);
			gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, row, width, height, format, type, data);
		};
		const tileBytes = new Uint8Array(views.tileRows.buffer, views.tileRows.byteOffset, views.tileRows.byteLength);
		put("tiles", 1024, 32, gl.RED_INTEGER, gl.UNSIGNED_BYTE, tileBytes);
		put("planes", 64, 64, gl.RED_INTEGER, gl.UNSIGNED_SHORT, cellsOf(views.planeA));
		put("planes", 64, 64, gl.RED_INTEGER, gl.UNSIGNED_SHORT, cellsOf(views.planeB), 64);
		put("textCells", 32, 28, gl.RED_INTEGER, gl.UNSIGNED_SHORT, views.text);
		put("lineRegisters", 2, SCREEN_HEIGHT_PX, gl.RGBA_INTEGER, gl.INT, lineRegisters.lines);
		const colours = new Uint8Array(lineRegisters.palettes.buffer, 0, lineRegisters.paletteRows * 1024);
		put("palettes", 256, lineRegisters.paletteRows, gl.RGBA, gl.UNSIGNED_BYTE, colours);
		put("sprites", SPRITE_COUNT, 1, gl.RGBA_INTEGER, gl.SHORT, views.spritePositions);
		if (this.spriteLines.overflow || this.shownHasGaps) {
			this.markShownSprites();
			put("shown", SPRITE_COUNT, SCREEN_HEIGHT_PX, gl.RED_INTEGER, gl.UNSIGNED_BYTE, this.shown);
		}
	}

	/** Only a picture that drops sprites (or the one after it) needs to say where. */
	private markShownSprites(): void {
		const { shown, spriteLines } = this;
		this.shownHasGaps = spriteLines.overflow;
		if (!spriteLines.overflow) {
			shown.fill(1);
			return;
		}
		shown.fill(0);
		for (let line = 0; line < SCREEN_HEIGHT_PX; line++) {
			for (let k = 0; k < spriteLines.counts[line]!; k++) {
				shown[line * SPRITE_COUNT + spriteLines.indices[line * SPRITES_PER_LINE + k]!] = 1;
			}
		}
	}
}

/** A plane's words as its cells. */
function cellsOf(words: Int32Array): Uint16Array {
	return new Uint16Array(words.buffer, words.byteOffset, words.length * 2);
}
