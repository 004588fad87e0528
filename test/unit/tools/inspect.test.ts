import { expect, test } from "vitest";
import { CartFileError, writeCartFile } from "../../../runtime/cartridge/index.ts";
import { inspectCart, inspectionText } from "../../../tools/inspect.ts";
import { sampleCart } from "../cartridge/sample-cart.ts";

test("an inspection tells manifest, sizes, sources and banks", () => {
	const file = writeCartFile(sampleCart(), { png: true });
	const inspection = inspectCart(file);
	expect(inspection).toMatchObject({
		manifest: { id: "test.sample", title: "Sample ☆" },
		png: true,
		fileBytes: file.length,
		// 20 lines of 39 characters, the star of which has 3 bytes; the 21st is empty.
		scriptBytes: 20 * (39 + 2),
		scriptLines: 21,
		sources: ["cartridge.ts"],
	});
	expect(inspection.banks[1]).toMatchObject({ bank: 1, kind: "map", name: "stage.tmj", bytes: 12 });
	expect(inspectCart(writeCartFile(sampleCart(), { png: false })).contentHash).toBe(inspection.contentHash);
});

test("as text it names everything, a bank a line", () => {
	const text = inspectionText(inspectCart(writeCartFile(sampleCart(), { png: false })));
	expect(text).toMatch(/^Sample ☆ by Tester\n/);
	expect(text).toMatch(/ticks {5}60 a second/);
	expect(text).toMatch(/file .*, bare\n/);
	expect(text).toMatch(/\n {5}0 {2}tiles {3}art\/ship\.png .*count 2, columns 2, palettes 1/);
	expect(text).toMatch(/\n {5}1 {2}map .*columns 2, rows 3, objects 1/);
	expect(text.split("\n").length).toBe(8 + 6);
});

test("a file that can't be used is refused, not half shown", () => {
	expect(() => inspectCart(new Uint8Array(10))).toThrow(CartFileError);
});
