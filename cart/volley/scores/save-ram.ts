/** Save RAM: read once at boot, written when something in it changes. */
import type { Machine } from "colorburst";
import { firstOptions } from "../options.ts";
import { firstScores } from "./high-scores.ts";
import { decodeSave, encodeSave, SAVE_BYTES, type SaveData } from "./save-format.ts";

export function loadSave(machine: Machine): SaveData {
	const saved = decodeSave(machine.readSave(0, SAVE_BYTES));
	return saved ?? { options: firstOptions(), scores: firstScores(), stagesReached: 1 };
}

export function storeSave(machine: Machine, data: SaveData): void {
	machine.writeSave(0, encodeSave(data));
}
