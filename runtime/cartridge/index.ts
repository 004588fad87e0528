/** The cartridge: its file, its assets, its scope and its errors. No DOM, no Node. */
export { decodeAssets } from "./assets/decode-assets.ts";
export { encodeAsset } from "./assets/encode-asset.ts";
export { checkCartFileSize, isPng, readCartFile, writeCartFile } from "./cart-file.ts";
export * from "./cart-file-types.ts";
export { type CartScope, cartFactory, cartScope, FACTORY_PREFIX_LENGTH, PROFILED_PREFIX_LENGTH } from "./cart-scope.ts";
export type { CheckedScript } from "./cart-script.ts";
export { createErrorMapper, type ErrorMapperOptions, type MappedError } from "./error-mapper.ts";
export { plainCartridge } from "./plain-cartridge.ts";
