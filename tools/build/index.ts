/** The build: cartridges from their folders, and the console's Vite plugins. */

export { type BuiltCart, buildCart } from "./build-cart.ts";
export { type CartAssetsOptions, cartAssets } from "./cart-assets.ts";
export { CartBuildError } from "./cart-build-error.ts";
export { scriptText } from "./script-text.ts";
export { type CartChangedEvent, type CartErrorEvent, type ShelfOptions, shelf } from "./shelf.ts";
