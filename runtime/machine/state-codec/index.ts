export { decodeState } from "./decode-state.ts";
export { encodeState, StateEncoder } from "./encode-state.ts";
export { STATE_SIZE_MAX_BYTES } from "./state-format.ts";
