/** The minds of the 22: what fills the intents of all whom no pad steers. */
export { type Brains as Minds, createBrains as createMinds, tickBrains as tickMinds } from "./brain/brains.ts";
