/** The two sound texts of a cartridge, songs and effects: see docs/songs.md. */
export { compileEffects } from "./compile-effects.ts";
export { compileSong } from "./compile-song.ts";
export { SongTextError } from "./text-lines.ts";
