/** Runs in the browser test's page: the hash goes where the test can read it. */
import { exactMath } from "../../../runtime/cartridge/exact-math.ts";
import { hashOfMathBits } from "./math-bits.ts";

Object.assign(globalThis, { mathBitsHash: hashOfMathBits(exactMath(() => 0)) });
