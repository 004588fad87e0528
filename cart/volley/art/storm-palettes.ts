/**
 * Stage 3's planes: a harbour town at night under a storm. Dark, cold and of middle tones at most, so that bullets keep
 * their distance even while lightning lifts all of it. Sprites keep SKY's own palettes.
 */
import { type ColourCycle, palette, SKY_PALETTES } from "./palettes.ts";

export const STORM = { sea: 16, stone: 32, roofs: 48, iron: 64, rain: 80 } as const;

const STORM_PLANES: readonly Uint16Array[] = [
	// 1 sea: 1–6 turn; 7 foam, 8 outline, 9 shadow of walls, 10–11 calm glints, 12–14 light of lamps on the water.
	palette(
		"#142a48 #142a48 #1a3452 #284a68 #406880 #1e3c5a #7894a8 #080c1c #0c1a34 #1e3e5c #34587a #4c4850 #7c6450 #2c3c50",
	),
	// 2 stone: outline, stone ×5, wet light, moss ×2, timber ×3, lamp, its shine, shadow.
	palette(
		"#0c0c20 #1c2240 #2c3656 #404c6c #5a6888 #7c8aa0 #48688c #203c40 #345450 #38303c #58463c #78624c #d8a060 #605860 #141830",
	),
	// 3 roofs: outline, slate ×4, red ×4, copper ×3, window ×2, street.
	palette(
		"#0c0c20 #20264a #323c66 #4a5884 #6c7ca4 #3c1c38 #602c44 #844850 #a86c60 #183c4c #2c5c60 #508880 #d8a060 #886048 #2c3656",
	),
	// 4 iron: outline, iron ×5, red ×3, brass ×2, water, green lamp, street, lamp.
	palette(
		"#0a0a1c #1c2036 #30364c #485066 #687084 #9098a4 #481830 #782c3c #a84c44 #584830 #8c744c #142a48 #40a088 #2c3656 #d8a060",
	),
	// 5 rain: streaks from far to near, cloud's shadow.
	palette("#34506c #46688a #5c80a0 #7c9cb8"),
];

export const STORM_PALETTES: readonly Uint16Array[] = SKY_PALETTES.map((own, i) => STORM_PLANES[i - 1] ?? own);

/** The harbour's water. */
export const STORM_CYCLE: ColourCycle = { palettes: [1], first: 1, count: 6, ticksPerStep: 8 };
