/** The order of panel.png: 64 opaque glyphs of codes 32 to 95, then a frame's pieces, then bars. */
export const PANEL_GLYPHS = 64;
/** The frame clockwise from its upper left corner. */
export const PANEL_FRAME_AT = PANEL_GLYPHS;
/** A bar's cell filled by 0, 2, 4, 6, 8 pixels. */
export const PANEL_BAR_AT = PANEL_FRAME_AT + 8;
/** A chip in a kit's palette. */
export const PANEL_CHIP_AT = PANEL_BAR_AT + 5;
export const PANEL_TILES = 80;
