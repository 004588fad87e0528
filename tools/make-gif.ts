/**
 * Makes docs/volley.gif, the moving picture of the README: `npx tsx tools/make-gif.ts`.
 * It leaves VOLLEY alone, headless, until its pilot flies, and keeps every third tick: 20 pictures a second.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import gifenc from "gifenc";
import { insertCart } from "../runtime/headless/cart-in-console.ts";
import { evaluateInNode } from "../runtime/headless/evaluate-in-node.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../runtime/machine/memory-map.ts";
import { idleInput } from "../runtime/machine/pad-input.ts";
import { buildCart } from "./build/index.ts";

const { GIFEncoder } = gifenc;

const TICKS_PER_PICTURE = 3;
const PICTURE_MS = 50;
const SEED = 1;
/** The title, and from its demo of SKY six seconds with much in the air: the pictures kept are those of these ticks. */
const SHOTS: readonly { readonly fromTick: number; readonly untilTick: number }[] = [
	{ fromTick: 60, untilTick: 141 },
	{ fromTick: 1200, untilTick: 1560 },
];

/** Palette index of a pixel that stays as it was in the picture before. */
const UNCHANGED = 0;
const COLOURS_MAX = 255;

async function makeGif(folder: string, file: string): Promise<void> {
	const { cart } = await buildCart(folder);
	const inserted = insertCart(cart, evaluateInNode, { seed: SEED });
	if ("fault" in inserted) throw new Error(inserted.fault.message);
	const { console: headless } = inserted;
	headless.boot();
	const gif = GIFEncoder();
	let before: Uint32Array | null = null;
	let pictures = 0;
	for (let tick = 0; tick < Math.max(...SHOTS.map((shot) => shot.untilTick)); tick++) {
		const { fault } = headless.runTick(idleInput());
		if (fault) throw new Error(`the cartridge faulted in tick ${tick}: ${fault.message}`);
		if (tick % TICKS_PER_PICTURE !== 0 || !SHOTS.some((shot) => tick >= shot.fromTick && tick < shot.untilTick))
			continue;
		const picture = headless.picture().slice();
		addPicture(gif, picture, before);
		before = picture;
		pictures++;
	}
	gif.finish();
	const bytes = gif.bytes();
	writeFileSync(file, bytes);
	console.log(`${file}: ${pictures} pictures, ${bytes.length} bytes`);
}

/** A picture rarely has more than 255 colours; those beyond take the nearest that is there. */
function addPicture(gif: ReturnType<typeof GIFEncoder>, picture: Uint32Array, before: Uint32Array | null): void {
	const indices = new Uint8Array(picture.length);
	const indexOf = new Map<number, number>();
	const palette: [number, number, number][] = [[0, 0, 0]];
	for (let i = 0; i < picture.length; i++) {
		const word = picture[i]!;
		if (before?.[i] === word) {
			indices[i] = UNCHANGED;
			continue;
		}
		let index = indexOf.get(word);
		if (index === undefined) {
			const colour: [number, number, number] = [word & 0xff, (word >>> 8) & 0xff, (word >>> 16) & 0xff];
			index = palette.length <= COLOURS_MAX ? palette.push(colour) - 1 : nearest(palette, colour);
			indexOf.set(word, index);
		}
		indices[i] = index;
	}
	gif.writeFrame(indices, SCREEN_WIDTH_PX, SCREEN_HEIGHT_PX, {
		palette,
		delay: PICTURE_MS,
		transparent: before !== null,
		transparentIndex: UNCHANGED,
		dispose: 1,
	});
}

function nearest(palette: readonly [number, number, number][], [red, green, blue]: [number, number, number]): number {
	const distances = palette.map(([r, g, b], index) =>
		index === UNCHANGED ? Number.POSITIVE_INFINITY : Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue),
	);
	return distances.indexOf(Math.min(...distances));
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
await makeGif(path("../cart/volley"), path("../docs/volley.gif"));
