import { expect, test } from "vitest";
import { readSaveRamFile, writeSaveRamFile } from "../../../../runtime/machine/save-state/save-ram-file.ts";
import { SavedFileError } from "../../../../runtime/machine/saved-file/saved-file-error.ts";

const sample = {
	cartId: "a.game",
	title: "A Game",
	bytes: Uint8Array.from({ length: 8192 }, (_, i) => (i * 7) & 0xff),
};

test("save RAM comes back from its file", () => {
	expect(readSaveRamFile(writeSaveRamFile(sample))).toEqual(sample);
});

test("a save file that was cut off or changed is refused", () => {
	const file = writeSaveRamFile(sample);
	const changed = file.slice();
	changed[file.length - 20]! ^= 4;
	expect(() => readSaveRamFile(changed)).toThrow(SavedFileError);
	expect(() => readSaveRamFile(file.subarray(0, 100))).toThrow("damaged");
	expect(() => readSaveRamFile(Uint8Array.of(1, 2, 3, 4))).toThrow("This is no save file of this console.");
});
