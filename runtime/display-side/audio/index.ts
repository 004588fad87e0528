/** The console's sound on a page. */
export { AudioOut, type AudioState } from "./audio-out.ts";
export { CONSOLE_SOUNDS, type ConsoleSoundName } from "./console-sounds.ts";
