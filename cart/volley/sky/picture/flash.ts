/** Not used by the planes of SKY; its fifteen colours are one pale yellow: a flash that no bullet is taken for. */
export const FLASH_PALETTE = 7;
/** RGB555. */
export const FLASH_COLOUR = 0x6bfe;
