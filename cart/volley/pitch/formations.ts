/** Formations: where ten men and a keeper stand while the ball lies on the centre spot. */
import type { Role } from "./brain/interface.ts";

export type FormationName = "4-4-2" | "4-3-3" | "3-5-2" | "5-3-2";

/** Across the field from the left, 0–1, and from the own goal line to the halfway line, 0–1, seen by who attacks upwards. */
export interface Place {
	readonly across: number;
	readonly depth: number;
	readonly role: Role;
}

const KEEPER: Place = { across: 0.5, depth: 0.05, role: "keeper" };

function row(role: Role, depth: number, across: readonly number[]): Place[] {
	return across.map((at) => ({ across: at, depth: depth - (at === 0.5 ? 0 : Math.abs(at - 0.5) * -0.08), role }));
}

const FOUR = [0.11, 0.37, 0.63, 0.89];
const THREE = [0.24, 0.5, 0.76];
const FIVE = [0.09, 0.3, 0.5, 0.7, 0.91];
const TWO = [0.38, 0.62];

export const FORMATIONS: Readonly<Record<FormationName, readonly Place[]>> = {
	"4-4-2": [KEEPER, ...row("defender", 0.34, FOUR), ...row("midfielder", 0.66, FOUR), ...row("forward", 0.93, TWO)],
	"4-3-3": [KEEPER, ...row("defender", 0.34, FOUR), ...row("midfielder", 0.64, THREE), ...row("forward", 0.9, THREE)],
	"3-5-2": [KEEPER, ...row("defender", 0.32, THREE), ...row("midfielder", 0.64, FIVE), ...row("forward", 0.93, TWO)],
	"5-3-2": [KEEPER, ...row("defender", 0.32, FIVE), ...row("midfielder", 0.64, THREE), ...row("forward", 0.93, TWO)],
};
