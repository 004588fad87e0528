/** The build: cartridges from their folders, and the console's Vite plugins. */
export { scriptText } from "./script-text.ts";
