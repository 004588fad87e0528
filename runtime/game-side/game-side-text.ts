/** Stands before the cartridge's factory, on its first line, and shifts its columns by its own length. */
export const FACTORY_ASSIGNMENT = "var cartFactory=";

/**
 * The whole text of a game side's worker: the factory first, so that the cartridge's lines are the worker's lines.
 * @param factoryText   see `cartFactory`
 * @param gameSideText  the bundled worker.ts
 */
export function gameSideWorkerText(factoryText: string, gameSideText: string): string {
	return `${FACTORY_ASSIGNMENT}${factoryText};\n${gameSideText}`;
}
