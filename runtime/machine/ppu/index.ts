/** The picture unit, in software: the reference from which pictures are hashed. */
export { rgb555ToWord } from "./colour.ts";
export { FONT, GLYPH_COUNT, glyphOf } from "./font/font.ts";
export { FIELD_LINES, PictureUnit } from "./picture-unit.ts";
export { evaluateSpriteLines } from "./sprite-lines.ts";
