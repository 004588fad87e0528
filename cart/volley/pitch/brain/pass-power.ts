/** The hardest pass that is still a pass. */
import { KICK_SPEEDS_MPS } from "./interface.ts";

export function passMostMps(): number {
	return KICK_SPEEDS_MPS.pass[1];
}
