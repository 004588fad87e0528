import { Script } from "node:vm";
import type { EvaluateScript } from "./cart-in-console.ts";

/**
 * Evaluates a cartridge's script in this Node process. A `vm.Script` without a callback for `import()`, so that a
 * cartridge can't import Node's modules. It is no wall against a hostile cartridge: the tools run strangers' in a
 * process of their own.
 */
export const evaluateInNode: EvaluateScript = (text) => new Script(text).runInThisContext();
