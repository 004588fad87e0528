/** Which tune goes with which moment of a match. */
import type { Machine } from "colorburst";
import { playPitchSong } from "../sounds.ts";
import type { MatchState } from "./match-state.ts";

/** Light and far behind the crowd; a cup's final has its own. */
export function playMatchSong(machine: Machine, isFinal: boolean): void {
	playPitchSong(machine, isFinal ? "final" : "match");
}

/** Half-time; at the end won, lost or neither, as the first pad's side sees it. Whoever watches hears the winners'. */
export function playBreakSong(machine: Machine, match: MatchState): void {
	if (match.period !== "over") {
		playPitchSong(machine, "half-time");
		return;
	}
	const [home, away] = match.sides;
	const lead = match.shootOut === null ? home.goals - away.goals : match.shootOut.winner === 0 ? 1 : -1;
	const isVersus = match.setup.players === "versus" || match.setup.players === "watch";
	if (lead === 0) playPitchSong(machine, "draw");
	else playPitchSong(machine, isVersus || lead > 0 ? "win" : "lose");
}
