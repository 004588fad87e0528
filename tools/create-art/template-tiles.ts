/**
 * Draws the tiles of the cartridge that `colorburst create` gives:
 * `npx tsx tools/create-art/template-tiles.ts` writes tools/create-template/tiles.png.
 */
import { writeFileSync } from "node:fs";
import { encode } from "fast-png";

const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
	k: [33, 24, 57], // outline
	d: [107, 57, 66], // basket, dark
	b: [165, 90, 57],
	l: [222, 156, 82], // basket, light
	r: [206, 49, 74], // apple
	p: [255, 123, 107], // apple, light
	g: [57, 140, 82], // leaves and grass
	h: [132, 206, 90],
};

/** Each drawing with its upper left tile. The picture is 16 tiles wide, so that tile + 16 is the tile below. */
const DRAWINGS: readonly { readonly tile: number; readonly rows: string }[] = [
	{
		tile: 1,
		rows: `
			................
			......kkkk......
			....kkllbbkk....
			...kllkkkkbbk...
			..kllk....kbbk..
			..klk......kbk..
			.kkkkkkkkkkkkkk.
			klllllllllllllbk
			kbbbbbbbbbbbbbdk
			.kkkkkkkkkkkkkk.
			.klbdlbdlbdlbdk.
			.kbdlbdlbdlbddk.
			.kdlbdlbdlbdddk.
			..klbdlbdlbddk..
			..kkbddbddbdkk..
			....kkkkkkkk....`,
	},
	{
		tile: 3,
		rows: `
			....kkk.
			...khgk.
			.kkkgkk.
			kprrkrrk
			krprrrrk
			krrrrrdk
			.krrrdk.
			..kkkk..`,
	},
	{
		tile: 4,
		rows: `
			.h...h..
			hg.hhg.h
			hghhgghh
			gggggggg
			ggkggggg
			dggdgkgd
			ddddgddd
			dbdddddd`,
	},
	{
		tile: 5,
		rows: `
			dddddddd
			ddddbddd
			dddddddd
			dkdddddd
			dddddddb
			ddbddddd
			ddddddkd
			dddddddd`,
	},
];

const WIDTH_PX = 128;
const HEIGHT_PX = 16;
const data = new Uint8Array(WIDTH_PX * HEIGHT_PX * 4);
for (const { tile, rows } of DRAWINGS) {
	for (const [y, row] of rows.trim().split(/\s+/).entries()) {
		for (const [x, letter] of [...row].entries()) {
			const colour = COLOURS[letter];
			if (colour) data.set([...colour, 255], (y * WIDTH_PX + tile * 8 + x) * 4);
		}
	}
}
writeFileSync(
	new URL("../create-template/tiles.png", import.meta.url),
	encode({ width: WIDTH_PX, height: HEIGHT_PX, data, channels: 4, depth: 8 }),
);
