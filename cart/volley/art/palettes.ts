/**
 * The palettes plan: 16 palettes of 16 colours, by scene. Index 0 of each is see-through. Planes use palettes 0–7,
 * sprites and text 0–15.
 *
 * Reserved by meaning: palette 14 (hot pink core, white rim) is for enemies' bullets only, palette 15 (gold) for
 * pick-ups only, cyan (palette 8) for the player only. The ground keeps to dark and middle tones, so that a bullet's
 * white rim stands out from all of it.
 */

/** "#rrggbb" to RGB555 (red low). */
export function colour(hex: string): number {
	const part = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) * 31) / 255);
	return part(1) | (part(3) << 5) | (part(5) << 10);
}

export function palette(hexes: string): Uint16Array {
	const out = new Uint16Array(16);
	const list = hexes.split(" ");
	if (list.length > 15) throw new Error(`palette of ${list.length} colours: 15 at most`);
	list.forEach((hex, i) => {
		out[i + 1] = colour(hex);
	});
	return out;
}

const EMPTY = new Uint16Array(16);

/**
 * Inks beside the HUD's white: 1 ink, 2 shadow, 3 lower ink, then 4 its dark tone and 5 white. Gold is what is chosen
 * and player 1, cyan player 2; text and marks share them.
 */
const GOLD_INK = palette("#f8f080 #101028 #e8b028 #906010 #f8f8f8");
const CYAN_INK = palette("#a0f0f8 #101028 #30b0f0 #186090 #f8f8f8");

/** HUD and font, in every scene. 1 ink, 2 shadow, 3 lower ink; then icon colours: reds, greens, blues, golds. */
const HUD = palette(
	"#f8f8f8 #101028 #a8b8e0 #e04840 #902850 #60c850 #207858 #48a8f0 #2850a8 #f8d048 #d08028 #784028 #606890 #383c60 #f8a060",
);

// Water's colours 1–6 are the same in palettes 1 to 3 of SKY, and turn: see WATER_CYCLE. 7 is foam, 8 outline.
const WATER = "#1c4c78 #1c4c78 #24587e #346e90 #4c88a4 #2a6088 #a8ccd0";
const SHALLOW = "#287088";
const GRASS = "#285440 #3c7048 #589050";
const SEA = palette(`${WATER} #142c54 ${SHALLOW} #3c8898 #5ca0a8 #205c80`);
const LAND = palette(`${WATER} #2c2848 #7c5c44 #a8845c #c4a474 ${GRASS} ${SHALLOW}`);
const ROCK = palette(`${WATER} #201c3c #443c5c #645c74 #88808c #aca4a4 ${GRASS}`);
const BUILDINGS = palette(
	"#20203c #404060 #606078 #888890 #b0a8a0 #602840 #984048 #c07058 #287088 #488898 #78a8a0 #4c4438 #7c6c50 #a89870 #2e6844",
);
const CLOUDS = palette("#183c68 #285884 #346894 #487ca4 #6090b4 #78a4c0");

export const SKY_PALETTES: readonly Uint16Array[] = [
	HUD,
	SEA,
	LAND,
	ROCK,
	BUILDINGS,
	CLOUDS,
	EMPTY,
	EMPTY,
	// 8 player: outline, cyan ×4, hull ×4, canopy amber ×2, flame ×3, dark blue.
	palette(
		"#101030 #203080 #2068c0 #30b0f0 #a0f0f8 #404880 #7888b8 #b8c8e0 #f0f8f8 #a04820 #f0a840 #3858d8 #60a0f8 #c8e8f8 #182050",
	),
	// 9 red flyers: outline, red ×5, steel ×4, amber eye ×2, teal ×2, orange light.
	palette(
		"#201028 #501838 #882038 #c03830 #e06838 #f0a068 #383858 #585c80 #8088a0 #b0b8c0 #c07820 #e8c058 #205058 #408880",
	),
	// 10 violet flyers: outline, violet ×5, steel ×4, green eye ×3, bronze ×2.
	palette(
		"#180c30 #301858 #502888 #7840b0 #9c70d0 #c0a8e0 #303050 #585c80 #8088a0 #b0b8c0 #207840 #48c050 #b0e878 #784830 #b08050",
	),
	// 11 ground and ships: outline, olive ×4, steel ×4, deck brown ×3, red light ×2, dark.
	palette(
		"#181828 #2c3438 #485440 #70784c #a0a468 #383c50 #585c70 #848890 #b0b0a8 #583c38 #886048 #b08c60 #902830 #e06040 #101020",
	),
	// 12 bosses: outline, gunmetal ×5, maroon ×4, core ×5.
	palette(
		"#141024 #28284c #404870 #606c94 #8c98b4 #b8c0c8 #481838 #782840 #b04840 #e08058 #702008 #c04810 #f08820 #f8d060 #f8f0b0",
	),
	// 13 fire and smoke: outline/shadow, fire ×6, smoke ×4, splash ×3, ring ×1.
	palette(
		"#181838 #582038 #a02830 #e05020 #f88c28 #f8c850 #f8f0b0 #302838 #504850 #787070 #a09890 #5890a8 #90c0c8 #c8e0e0",
	),
	// 14 enemies' bullets only: dark rim, hot pink ×3, white ×2.
	palette("#300428 #a80068 #f81890 #f868b8 #f8c0e0 #f8f8f8"),
	// 15 pick-ups only: outline, gold ×5, plate ×2, letter colours red, blue, green ×2 each.
	palette(
		"#382010 #784010 #b87818 #e8b028 #f8d858 #f8f0b0 #281830 #483058 #e04838 #f8a080 #3870d8 #90c0f8 #389840 #98e068",
	),
];

// Stage 2, late light on the desert: low contrast, warm lights, violet shadows. Sand is 1–4 in palettes 1 and 2.
const SAND = "#583a3c #74503c #8a6444 #a07c50";
const DESERT = palette(
	`${SAND} #4c3038 #5c6048 #7c8058 #281830 #4c2838 #703c40 #905048 #b07450 #784838 #8c5a40 #a87850`,
);
const RAILWAY = palette(
	`${SAND} #4c4048 #645458 #807068 #241828 #402834 #5c3c3c #785448 #404860 #707890 #a8b0b8 #884838`,
);
const FORT = palette(
	"#241c34 #443c50 #645860 #847468 #a89478 #582838 #884444 #b07058 #304858 #4c6870 #789080 #74503c #80644c #a08458 #8a6444",
);
const DUST = palette("#684838 #7c5840 #8c6848 #9c7850 #a88458");

const DESERT_GROUND: readonly (readonly [at: number, colours: Uint16Array])[] = [
	[1, DESERT],
	[2, RAILWAY],
	[3, EMPTY],
	[4, FORT],
	[5, DUST],
];

export const DESERT_PALETTES: readonly Uint16Array[] = SKY_PALETTES.map(
	(colours, i) => DESERT_GROUND.find(([at]) => at === i)?.[1] ?? colours,
);

/** Colours first…first + count − 1 of some palettes, to be turned by one step each `ticksPerStep`. */
export interface ColourCycle {
	readonly palettes: readonly number[];
	readonly first: number;
	readonly count: number;
	readonly ticksPerStep: number;
}

/** Water in palettes 1, 2 and 3 of SKY: turn colours first…first + count − 1 by one step each `ticksPerStep`. */
export const WATER_CYCLE: ColourCycle = { palettes: [1, 2, 3], first: 1, count: 6, ticksPerStep: 9 };

export const TITLE_PALETTES: readonly Uint16Array[] = [
	HUD,
	// 1 dusk sky: night to sunset, cloud tones.
	palette(
		"#181040 #281850 #401c60 #602468 #882c68 #b03c60 #d05450 #e87848 #f0a050 #f8c870 #f8e8a8 #502058 #78306a #c06868 #301450",
	),
	// 2 sea at dusk: 1–6 glitter that turns.
	palette(
		"#281848 #281848 #602c60 #c06858 #f8c080 #602c60 #20143c #341c50 #4c2458 #70305c #984460 #c87060 #f8e0a8 #140c28",
	),
	// 3 stadium and shore: silhouettes, lamps, rim lights.
	palette(
		"#0c0820 #140c2c #1c1038 #2c1848 #442458 #683460 #984c60 #d08058 #f8d888 #f8f8d8 #283468 #4870a0 #a8d0e0 #381838 #582848",
	),
	// 4 logo: 1 outline, 2–9 the face's bands (turn them), 10–13 sides, 14 glint, 15 the ball's shade.
	palette(
		"#100820 #f8f8d0 #f8e070 #f8b830 #f08828 #e05830 #c03048 #902060 #602078 #300c50 #481060 #682070 #8c3880 #f8f8f8 #c8a8e0",
	),
	// 5 small pitch of the choice of teams: stripes, line, rim.
	palette("#28683c #307844 #b8d8b8 #101028"),
	EMPTY,
	EMPTY,
	SKY_PALETTES[8] ?? EMPTY,
	// 9 emblem of PITCH and cursor: ball and grass.
	palette(
		"#101028 #383c60 #7880a0 #b8c0d0 #f8f8f8 #184830 #287040 #48a048 #90d058 #784010 #e8b028 #f8f0b0 #902830 #e06040",
	),
	EMPTY,
	EMPTY,
	EMPTY,
	GOLD_INK,
	CYAN_INK,
	EMPTY,
];

/** Logo's palette turn: colours 2 to 9 of palette 4 of the title. */
export const LOGO_CYCLE = { palette: 4, first: 2, count: 8, ticksPerStep: 5 } as const;
/** Glitter on the title's sea: colours 1 to 6 of palette 2. */
export const GLITTER_CYCLE = { palette: 2, first: 1, count: 6, ticksPerStep: 10 } as const;

/** A team's colours: shirt, shorts and socks, light to dark. */
export interface Kit {
	readonly name: string;
	readonly shirt: readonly [light: string, mid: string, dark: string];
	readonly shorts: readonly [light: string, dark: string];
	readonly socks: string;
	readonly trim: string;
}

export const KITS = {
	home: {
		name: "red",
		shirt: ["#f06848", "#d03038", "#802048"],
		shorts: ["#f8f8f8", "#a0a8c8"],
		socks: "#d03038",
		trim: "#f8f8f8",
	},
	away: {
		name: "blue",
		shirt: ["#68b0f8", "#3068d8", "#283080"],
		shorts: ["#283080", "#181c50"],
		socks: "#f8f8f8",
		trim: "#f8d858",
	},
	homeKeeper: {
		name: "yellow",
		shirt: ["#f8f080", "#e8c030", "#a07028"],
		shorts: ["#404060", "#202038"],
		socks: "#e8c030",
		trim: "#202038",
	},
	awayKeeper: {
		name: "violet",
		shirt: ["#d0a0f0", "#9858d0", "#582888"],
		shorts: ["#404060", "#202038"],
		socks: "#9858d0",
		trim: "#f8f8f8",
	},
	referee: {
		name: "black",
		shirt: ["#686880", "#383850", "#181828"],
		shorts: ["#383850", "#181828"],
		socks: "#181828",
		trim: "#f8f8f8",
	},
} as const satisfies Record<string, Kit>;

/** Footballer's palette: 1 outline, 2–4 shirt, 5–6 shorts, 7 socks, 8 trim, 9–11 skin, 12–13 hair, 14 boots, 15 gloves. */
export function kitPalette(
	kit: Kit,
	skin: readonly [string, string, string] = ["#f8c8a0", "#d89070", "#905048"],
): Uint16Array {
	return palette(
		[
			"#181828",
			...kit.shirt,
			...kit.shorts,
			kit.socks,
			kit.trim,
			...skin,
			"#684028",
			"#382030",
			"#282838",
			"#f0f0d8",
		].join(" "),
	);
}

export const PITCH_PALETTES: readonly Uint16Array[] = [
	HUD,
	// 1 grass and lines: 1–2 stripes, 3–5 blades and worn spots, 6–8 line, 9 surround.
	palette("#307840 #388848 #2c6c3c #409450 #487c40 #e8f0e0 #b8d8b8 #88b888 #286838 #205830 #786848 #a08c60"),
	// 2 boards and stand: concrete, board colours.
	palette(
		"#181828 #303048 #505068 #787890 #a8a8b8 #d8d8e0 #c03038 #f06848 #2858c0 #60a0f0 #e8b028 #f8e070 #287048 #58b058",
	),
	// 3 crowd: skins, shirts and dark.
	palette(
		"#181828 #282840 #404058 #d89870 #a06048 #704038 #c84040 #3860c0 #d8b040 #489058 #c8c8d0 #8850a0 #d07840 #58a8b8",
	),
	// 4 goal and net.
	palette("#205830 #286838 #307840 #388848 #707888 #a0a8b0 #d0d8d8 #f8f8f8 #181828 #50805c #689870"),
	EMPTY,
	EMPTY,
	EMPTY,
	kitPalette(KITS.home),
	kitPalette(KITS.away),
	kitPalette(KITS.homeKeeper),
	kitPalette(KITS.awayKeeper),
	// 12 ball, shadows, flags: outline, ball ×4, shadow ×2, flag ×3, pole, radar dots.
	palette("#181828 #505878 #98a0b8 #d0d8e0 #f8f8f8 #205030 #1c4428 #a02838 #e04838 #f89060 #e8e8d0 #3068d8 #f8e070"),
	// 13 marks of player 1 (gold), 14 of player 2 (cyan).
	GOLD_INK,
	CYAN_INK,
	kitPalette(KITS.referee),
];
