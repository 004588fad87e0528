import type { Canvas } from "../kit/canvas.ts";
import { rgb888 } from "../kit/png-file.ts";
import { drawTitleBackdrop } from "../maps/title-backdrop.ts";
import { SKY_PALETTES, TITLE_PALETTES } from "../palettes.ts";
import { BULLET_AND_ITEM_DRAWINGS } from "./bullets-and-items.ts";
import { FLYER_DRAWINGS } from "./enemies.ts";
import { EXPLOSION_DRAWINGS } from "./explosions.ts";
import { drawLogo } from "./logo.ts";
import { shipPicture } from "./player.ts";
import { football } from "./title-art.ts";

const SIDE = 128;

/**
 * The cartridge's label, 128×128, as 3 bytes a pixel: dusk, a football struck upwards with a trail of fire, the ship
 * passing it, the name below.
 */
export function drawLabel(): { side: number; rgb: Uint8Array } {
	const rgb = new Uint8Array(SIDE * SIDE * 3);
	const put = (x: number, y: number, colour: number) => {
		if (x >= 0 && y >= 0 && x < SIDE && y < SIDE) rgb.set(rgb888(colour), (y * SIDE + x) * 3);
	};
	const lay = (art: Canvas, palette: Uint16Array, left: number, top: number, scale = 1) => {
		for (let y = 0; y < art.height * scale; y++)
			for (let x = 0; x < art.width * scale; x++) {
				const c = art.get(Math.floor(x / scale), Math.floor(y / scale));
				if (c !== 0) put(left + x, top + y, palette[c & 15]!);
			}
	};
	const backdrop = drawTitleBackdrop();
	for (let y = 0; y < SIDE; y++)
		for (let x = 0; x < SIDE; x++) {
			const c = backdrop.get(64 + x, 50 + y);
			put(x, y, TITLE_PALETTES[c >> 4]![c & 15]!);
		}
	const fire = SKY_PALETTES[13]!;
	const large = EXPLOSION_DRAWINGS.explosionLarge();
	// The trail: older fire is farther from the ball.
	lay(large[5]!, fire, 2, 84);
	lay(large[4]!, fire, 14, 70);
	lay(large[3]!, fire, 28, 56);
	lay(large[2]!, fire, 42, 44);
	const violet = TITLE_PALETTES[4]!;
	lay(football(56, 25, [11, 13, 15, 14, 14, 14], 10, 12).outline(1), violet, 52, 6);
	lay(shipPicture(), SKY_PALETTES[8]!, 6, 20, 2);
	const bullets = BULLET_AND_ITEM_DRAWINGS.bulletLarge();
	const small = BULLET_AND_ITEM_DRAWINGS.bulletSmall();
	const pink = SKY_PALETTES[14]!;
	lay(bullets[0]!, pink, 108, 66);
	lay(small[0]!, pink, 62, 8);
	lay(small[0]!, pink, 98, 58);
	lay(small[0]!, pink, 116, 50);
	lay(FLYER_DRAWINGS.popper()[0]!, SKY_PALETTES[9]!, 108, 2);
	lay(FLYER_DRAWINGS.popper()[1]!, SKY_PALETTES[9]!, 2, 2);
	// The name, at six tenths of the title's size, on a dark band.
	const logo = drawLogo();
	const width = 122;
	const height = Math.round((64 * width) / 216);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const c = logo.get(Math.floor(((x + 0.5) * 216) / width), Math.floor(((y + 0.5) * 64) / height));
			if (c !== 0) put(4 + x, 90 + y, violet[c]!);
		}
	for (let i = 0; i < SIDE; i++)
		for (const [x, y] of [
			[i, 0],
			[i, SIDE - 1],
			[0, i],
			[SIDE - 1, i],
		] as const)
			put(x, y, TITLE_PALETTES[3]![1]!);
	return { side: SIDE, rgb };
}
