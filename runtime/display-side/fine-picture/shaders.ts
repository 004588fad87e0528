import { ADDRESS, LAYER } from "../../machine/memory-map.ts";
import { GLYPH_COUNT } from "../../machine/ppu/index.ts";

/**
 * The picture unit as shaders, at `SCALE` × `SCALE` samples a pixel, so that sprites and planes can stand between
 * pixels. The rules are those of runtime/machine/ppu; a test holds both to the same picture at whole pixels.
 */

/** Samples along a pixel's side: a quarter of a pixel each. */
export const SCALE = 4;

const PLANE_B_ROW = (ADDRESS.planeB - ADDRESS.planeA) / 128;

/** Sprites are drawn last to first, so that the lowest index ends up in front. */
export const SPRITE_VERTEX_SHADER = `#version 300 es
precision highp float;
precision highp int;
uniform highp isampler2D sprites;  // 128 × 1: x, y (sixteenths), pattern, shape
uniform int spriteCount;
flat out ivec4 sprite;
flat out int spriteIndex;
flat out ivec2 cornerSamples;
void main() {
	spriteIndex = spriteCount - 1 - gl_InstanceID;
	sprite = texelFetch(sprites, ivec2(spriteIndex, 0), 0);
	ivec2 sizePx = (ivec2(sprite.w & 7, (sprite.w >> 3) & 7) + 1) * 8;
	cornerSamples = ivec2(sprite.x >> ${4 - Math.log2(SCALE)}, sprite.y >> ${4 - Math.log2(SCALE)});
	ivec2 corner = ivec2(gl_VertexID & 1, gl_VertexID >> 1);
	vec2 samples = vec2(cornerSamples + corner * sizePx * ${SCALE});
	gl_Position = vec4(samples / vec2(${256 * SCALE}.0, ${224 * SCALE}.0) * 2.0 - 1.0, 0.0, 1.0);
}`;

export const SPRITE_FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp int;
flat in ivec4 sprite;
flat in int spriteIndex;
flat in ivec2 cornerSamples;
uniform highp usampler2D tiles;
uniform highp usampler2D shown;    // 128 × 224: which sprites each line has room for
out uvec2 result;                  // palette and colour; priority + 1
uint tilePixel(int tile, int x, int y) {
	int at = (tile & 1023) * 32 + y * 4 + (x >> 1);
	uint pair = texelFetch(tiles, ivec2(at & 1023, at >> 10), 0).r;
	return (x & 1) == 1 ? pair >> 4 : pair & 15u;
}
void main() {
	ivec2 px = (ivec2(gl_FragCoord.xy) - cornerSamples) / ${SCALE};
	// A sprite between two lines counts on the lines of its whole-pixel place.
	int line = (sprite.y >> 4) + px.y;
	if (line >= 0 && line < 224 && texelFetch(shown, ivec2(spriteIndex, line), 0).r == 0u) discard;
	ivec2 sizePx = (ivec2(sprite.w & 7, (sprite.w >> 3) & 7) + 1) * 8;
	if ((sprite.z & 0x4000) != 0) px.x = sizePx.x - 1 - px.x;
	if ((sprite.z & 0x8000) != 0) px.y = sizePx.y - 1 - px.y;
	uint colour = tilePixel((sprite.z & 1023) + (px.x >> 3) + (px.y >> 3) * 16, px.x & 7, px.y & 7);
	if (colour == 0u) discard;
	result = uvec2((uint(sprite.z >> 10) & 15u) << 4 | colour, uint((sprite.w >> 6) & 3) + 1u);
}`;

export const COVER_VERTEX_SHADER = `#version 300 es
void main() {
	gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** Mixes text, sprites and planes in the order of HARDWARE "Order". Row 0 of the target is the top of the picture. */
export const MIX_FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp int;
uniform highp usampler2D tiles;
uniform highp usampler2D planes;       // 64 × 128: plane A above plane B
uniform highp usampler2D textCells;    // 32 × 28
uniform highp usampler2D font;         // 8 × glyphs: a row of a glyph each
uniform highp usampler2D spriteLayer;
uniform highp isampler2D lineRegisters; // 2 × 224
uniform sampler2D palettes;
uniform int borderLines;
out vec4 colour;
uint tilePixel(int tile, int x, int y) {
	int at = tile * 32 + y * 4 + (x >> 1);
	uint pair = texelFetch(tiles, ivec2(at & 1023, at >> 10), 0).r;
	return (x & 1) == 1 ? pair >> 4 : pair & 15u;
}
// Bits 0–7 palette and colour (0: see-through), bit 8 priority.
uint planePixel(int firstRow, ivec2 scroll, ivec2 at) {
	ivec2 px = (((at * ${16 / SCALE} + scroll) & 0x1fff) >> 4);
	uint cell = texelFetch(planes, ivec2(px.x >> 3, firstRow + (px.y >> 3)), 0).r;
	int x = (cell & 0x2000u) != 0u ? 7 - (px.x & 7) : px.x & 7;
	int y = (cell & 0x4000u) != 0u ? 7 - (px.y & 7) : px.y & 7;
	uint pixel = tilePixel(int(cell & 1023u), x, y);
	return pixel == 0u ? 0u : pixel | (cell >> 10 & 7u) << 4 | (cell >> 15) << 8;
}
uint textPixel(ivec2 px) {
	uint cell = texelFetch(textCells, px >> 3, 0).r;
	int code = int(cell & 1023u);
	uint palette = (cell >> 10 & 15u) << 4;
	int x = px.x & 7;
	int y = px.y & 7;
	uint pixel = 0u;
	if ((cell & 0x4000u) != 0u) pixel = tilePixel(code, x, y);
	else if (code != 0 && code < ${GLYPH_COUNT}) {
		uint bit = 0x80u >> uint(x);
		uint shadow = y > 0 ? texelFetch(font, ivec2(y - 1, code), 0).r >> 1 : 0u;
		if ((texelFetch(font, ivec2(y, code), 0).r & bit) != 0u) pixel = 1u;
		else if ((cell & 0x8000u) != 0u && (shadow & bit) != 0u) pixel = 2u;
	}
	return pixel == 0u ? 0u : palette | pixel;
}
void main() {
	ivec2 samplePoint = ivec2(gl_FragCoord.xy) - ivec2(0, borderLines * ${SCALE});
	int line = clamp(samplePoint.y >> ${Math.log2(SCALE)}, 0, 223);
	ivec4 scroll = texelFetch(lineRegisters, ivec2(0, line), 0);
	ivec4 other = texelFetch(lineRegisters, ivec2(1, line), 0);
	int layers = other.x;
	uint shown = 0u;
	if (samplePoint.y >= 0 && samplePoint.y < ${224 * SCALE}) {
		uint text = (layers & ${LAYER.text}) != 0 ? textPixel(samplePoint / ${SCALE}) : 0u;
		uvec2 sprite = (layers & ${LAYER.sprites}) != 0 ? texelFetch(spriteLayer, samplePoint, 0).rg : uvec2(0u);
		uint a = (layers & ${LAYER.planeA}) != 0 ? planePixel(0, scroll.xy, samplePoint) : 0u;
		uint b = (layers & ${LAYER.planeB}) != 0 ? planePixel(${PLANE_B_ROW}, scroll.zw, samplePoint) : 0u;
		uint priority = sprite.g;
		if (text != 0u) shown = text;
		else if (priority == 4u) shown = sprite.r;
		else if (a > 255u) shown = a;
		else if (b > 255u) shown = b;
		else if (priority == 3u) shown = sprite.r;
		else if (a != 0u) shown = a;
		else if (priority == 2u) shown = sprite.r;
		else if (b != 0u) shown = b;
		else if (priority == 1u) shown = sprite.r;
	}
	colour = texelFetch(palettes, ivec2(int(shown & 255u), other.y), 0);
}`;
