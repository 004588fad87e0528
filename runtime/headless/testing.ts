/** The testing kit for authors: `import { loadCartridge, pads } from "colorburst/testing"`. See docs/testing-a-cartridge.md. */
export type {
	CycleBreakdown,
	CycleProfile,
	FrameCost,
	FunctionCost,
	LineCost,
} from "../cartridge/meter/profile/cycle-profile.ts";
export type { ButtonName } from "../machine/memory-map.ts";
export type { Standard } from "./headless-console.ts";
export { type InputChange, type InputScript, parseInputScript } from "./input-script.ts";
export { cycleMatchers } from "./testing-kit/cycle-matchers.ts";
export { checkGolden } from "./testing-kit/golden.ts";
export { type LoadedCartridge, loadCartridge } from "./testing-kit/load-cartridge.ts";
export { PadScript, pads } from "./testing-kit/pad-script.ts";
export type { ShownSprite } from "./testing-kit/sprite-reading.ts";
export { TestRun, type TestRunOptions } from "./testing-kit/test-run.ts";
