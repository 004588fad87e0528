/** The ending's planes: a dawn after the storm. Sprites keep SKY's own palettes. */
import { type ColourCycle, palette, SKY_PALETTES } from "./palettes.ts";

export const DAWN = { sky: 16, sea: 32, town: 48 } as const;

const DAWN_PLANES: readonly Uint16Array[] = [
	// 1 sky: 1–10 night's end to sunrise, 11 sun, 12–15 clouds from dark to their lit edge.
	palette(
		"#203058 #2c4070 #3c5488 #54709c #7890b0 #a0a8b8 #c8b8b0 #e0c0a0 #f0c888 #f8d890 #f8f0c0 #384068 #605880 #a07888 #e8a890",
	),
	// 2 sea: 1–6 glitter that turns, 7–11 dark to light water, 12–13 the town's reflection.
	palette("#6888a8 #90a0b0 #e0c0a0 #f8e0a8 #e0c0a0 #90a0b0 #2c4c74 #38608c #4c7ca0 #7098b0 #a8b8b8 #385070 #48607c"),
	// 3 town: 1 darkest to 5 haze, 6 lit edge, 10 windows; the sky's bands 4, 3, 9 in 7–9 and 5 to 8 in 11–14; 15 cloud.
	palette(
		"#202848 #2c3858 #3c4c70 #586888 #8088a0 #e8b890 #54709c #3c5488 #f0c888 #f8d890 #7890b0 #a0a8b8 #c8b8b0 #e0c0a0 #605880",
	),
];

export const ENDING_PALETTES: readonly Uint16Array[] = SKY_PALETTES.map((own, i) => DAWN_PLANES[i - 1] ?? own);

export const DAWN_CYCLE: ColourCycle = { palettes: [2], first: 1, count: 6, ticksPerStep: 9 };
