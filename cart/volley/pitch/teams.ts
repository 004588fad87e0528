/** The eight teams: invented towns, kits that tell them apart, formations, and men who differ. */
import { type Kit, kitPalette } from "../art/palettes.ts";
import { FORMATIONS, type FormationName } from "./formations.ts";

export interface Team {
	readonly name: string;
	/** Three letters for the score. */
	readonly short: string;
	readonly formation: FormationName;
	readonly kit: Kit;
	/** Worn away from home against a kit like the own. */
	readonly awayKit: Kit;
	/** 0–1: how fast, how sure with the ball, how hard in the tackle, how much they see. */
	readonly speed: number;
	readonly kick: number;
	readonly tackle: number;
	readonly sight: number;
	/** Surnames of eleven and of four on the bench. */
	readonly names: readonly string[];
}

const KIT_COLOURS = {
	red: ["#f06848", "#d03038", "#802048"],
	blue: ["#68b0f8", "#3068d8", "#283080"],
	white: ["#f8f8f8", "#d8d8e8", "#8890b8"],
	green: ["#30a078", "#0c6450", "#083830"],
	gold: ["#f8f080", "#e8b828", "#a06820"],
	violet: ["#d0a0f0", "#9050d0", "#502880"],
	black: ["#686880", "#383850", "#181828"],
	orange: ["#f8b860", "#f07820", "#a03820"],
	sky: ["#c8f0f8", "#78c8e8", "#3878a8"],
	claret: ["#d05878", "#982850", "#501838"],
} as const;
type KitColour = keyof typeof KIT_COLOURS;

const SHORTS = {
	white: ["#f8f8f8", "#a0a8c8"],
	dark: ["#283080", "#181c50"],
	black: ["#404060", "#202038"],
	red: ["#d03038", "#802048"],
} as const;

function kit(shirt: KitColour, shorts: keyof typeof SHORTS, trim: string): Kit {
	const colours = KIT_COLOURS[shirt];
	return { name: shirt, shirt: colours, shorts: SHORTS[shorts], socks: colours[1], trim };
}

function team(
	name: string,
	short: string,
	formation: FormationName,
	kits: readonly [Kit, Kit],
	skills: readonly [speed: number, kick: number, tackle: number, sight: number],
	names: string,
): Team {
	const [speed, kick, tackle, sight] = skills;
	return {
		name,
		short,
		formation,
		kit: kits[0],
		awayKit: kits[1],
		speed,
		kick,
		tackle,
		sight,
		names: names.split(" "),
	};
}

const WHITE = "#f8f8f8";
const NIGHT = "#202038";

export const TEAMS: readonly Team[] = [
	team(
		"PORT ARDEN",
		"ARD",
		"4-4-2",
		[kit("red", "white", WHITE), kit("white", "red", NIGHT)],
		[0.6, 0.6, 0.6, 0.6],
		"HOLM BRANDT PERRIN OKORO VALE STENN DUVAL MARCH KESTREL ROWE ADLER PIKE LUND TORRES WREN",
	),
	team(
		"VELLA CITY",
		"VEL",
		"4-3-3",
		[kit("sky", "white", NIGHT), kit("claret", "white", WHITE)],
		[0.75, 0.7, 0.4, 0.7],
		"SORIN AMATI BELLO CORVI DANTE ELIO FARO GALLO IRIS LUPO MORO NERI ORSI PIETRO RIVA",
	),
	team(
		"NORTHWICK",
		"NOR",
		"5-3-2",
		[kit("black", "black", WHITE), kit("orange", "black", NIGHT)],
		[0.45, 0.5, 0.85, 0.5],
		"GRIM HOBBS IRONS JAGGER KNOX LOCKE MOSS NASH OAKES POOLE QUILL RUDD SLATE THORN UPTON",
	),
	team(
		"CASTRA",
		"CAS",
		"4-4-2",
		[kit("gold", "dark", NIGHT), kit("blue", "white", WHITE)],
		[0.65, 0.75, 0.5, 0.65],
		"LEON MARCO NINO OSCAR PACO QUINN RAUL SANTO TITO URBAN VITO XAVI YAGO ZORRO ABEL",
	),
	team(
		"GREENHOLT",
		"GRE",
		"3-5-2",
		[kit("green", "white", WHITE), kit("white", "dark", NIGHT)],
		[0.55, 0.65, 0.55, 0.8],
		"ASH BIRCH CEDAR DELL ELDER FERN GROVE HAZEL IVES JUNIPER KNOLL LARCH MAPLE NEWT OTTER",
	),
	team(
		"ST. BRISA",
		"BRI",
		"4-3-3",
		[kit("blue", "white", "#f8d858"), kit("gold", "dark", NIGHT)],
		[0.85, 0.55, 0.5, 0.5],
		"ALVA BRAGA COSTA DIAS EVORA FARIA GAMA HORTA IGOR JARDIM KEMP LEITE MATOS NUNES OLIVA",
	),
	team(
		"KALDERA",
		"KAL",
		"3-5-2",
		[kit("violet", "white", WHITE), kit("orange", "dark", NIGHT)],
		[0.6, 0.8, 0.45, 0.55],
		"AKSEL BJORN CARLO DRAGO EMBER FLINT GEYSER HEKLA INGO JARL KRATER LAVA MAGNI NJAL OTTAR",
	),
	team(
		"HARROW DOCKS",
		"HAR",
		"5-3-2",
		[kit("orange", "black", NIGHT), kit("white", "black", NIGHT)],
		[0.5, 0.45, 0.75, 0.6],
		"ANKER BARGE CABLE DERRICK EDDY FERRY GANTRY HULL INLET JETTY KEEL LOCH MAST NORE OARS",
	),
];

/** Palettes of both keepers: no team wears them. */
const KEEPER_KITS: readonly Kit[] = [
	{ name: "lime", shirt: ["#e0f870", "#a0d028", "#507818"], shorts: SHORTS.black, socks: "#a0d028", trim: NIGHT },
	{ name: "pink", shirt: ["#f8c0d8", "#e878a8", "#a03868"], shorts: SHORTS.black, socks: "#e878a8", trim: WHITE },
];

const REFEREE_KITS = [
	{ name: "black", shirt: KIT_COLOURS.black, shorts: SHORTS.black, socks: "#181828", trim: WHITE },
	{
		name: "canary",
		shirt: ["#f8f8a0", "#e8e050", "#989028"],
		shorts: SHORTS.black,
		socks: "#181828",
		trim: NIGHT,
	},
] as const satisfies readonly Kit[];

/** Red, green, blue, 0–255 each, of a shirt's middle tone. */
function shirtColour({ shirt }: Kit): readonly [number, number, number] {
	const part = (at: number) => Number.parseInt(shirt[1].slice(at, at + 2), 16);
	return [part(1), part(3), part(5)];
}

/**
 * How unlike two kits look, to whoever likes them least: the shirts' middle tones in brightness and in blue against
 * yellow, which is all that people without red or green cones have; brightness as each of the two kinds weighs red.
 * @returns 0 (the same) to about 300
 */
export function kitDistance(a: Kit, b: Kit): number {
	const [red, green, blue] = shirtColour(a);
	const [red2, green2, blue2] = shirtColour(b);
	const unlike = (redWeight: number) => {
		const bright = (red - red2) * redWeight + (green - green2) * (0.89 - redWeight) + (blue - blue2) * 0.11;
		const blueness = blue - blue2 - bright;
		return Math.sqrt(bright * bright + blueness * blueness * BLUE_SHARE);
	};
	return Math.min(unlike(PROTAN_RED), unlike(DEUTAN_RED));
}

/** Share of red in the brightness that is seen without red and without green cones. Source: Viénot et al. 1999. */
const PROTAN_RED = 0.11;
const DEUTAN_RED = 0.29;
/** Blue against yellow counts less than light against dark on a small figure. */
const BLUE_SHARE = 0.5;

/** Nearer than this, two kits are taken for each other. */
export const KIT_DISTANCE_LEAST = 65;

/** What the guests wear: their own kit, or the other one if that is more unlike the hosts'. */
export function awayKitOf(home: Team, away: Team): Kit {
	const own = kitDistance(home.kit, away.kit);
	if (own >= KIT_DISTANCE_LEAST) return away.kit;
	return kitDistance(home.kit, away.awayKit) > own ? away.awayKit : away.kit;
}

/** Palettes 8 to 11 of a match: hosts, guests, their keepers. */
export function matchPalettes(home: Team, away: Team): Uint16Array[] {
	return [kitPalette(home.kit), kitPalette(awayKitOf(home, away)), ...keeperPalettes()];
}

/** Palette 15 of a match: the referee in black, or in canary if a side wears the like of it. */
export function refereePalette(home: Team, away: Team): Uint16Array {
	const sides = [home.kit, awayKitOf(home, away)];
	const nearest = (kit: Kit) => Math.min(...sides.map((side) => kitDistance(kit, side)));
	const [black, canary] = REFEREE_KITS;
	return kitPalette(nearest(black) >= KIT_DISTANCE_LEAST ? black : canary);
}

export function keeperPalettes(): Uint16Array[] {
	return KEEPER_KITS.map((kit) => kitPalette(kit));
}

export interface Skills {
	readonly speedMps: number;
	readonly kickSkill: number;
	readonly tackleSkill: number;
	readonly viewAngleDeg: number;
	readonly viewRadiusM: number;
	readonly memoryTicks: number;
}

/** A man's skills: his team's, his role's, and what is his own (by his number in the squad: always the same). */
export function skillsOf(teamIndex: number, squadNumber: number): Skills {
	const side = TEAMS[teamIndex]!;
	const place = FORMATIONS[side.formation][squadNumber];
	const role = place?.role ?? "midfielder";
	const own = (salt: number) => (((teamIndex * 31 + squadNumber * 17 + salt * 7) * 37) % 23) / 22 - 0.5;
	const share = (base: number, salt: number, extra: number) =>
		Math.max(0.05, Math.min(1, base + own(salt) * 0.3 + extra));
	return {
		speedMps: 11.4 + 3 * share(side.speed, 1, role === "forward" ? 0.12 : role === "defender" ? -0.05 : 0),
		kickSkill: share(side.kick, 2, role === "forward" ? 0.12 : role === "defender" ? -0.1 : 0.05),
		tackleSkill: share(
			side.tackle,
			3,
			role === "defender" || role === "keeper" ? 0.15 : role === "forward" ? -0.15 : 0,
		),
		viewAngleDeg: Math.round(110 + 70 * share(side.sight, 4, role === "midfielder" ? 0.15 : 0)),
		viewRadiusM: Math.round(44 + 18 * share(side.sight, 6, 0)),
		memoryTicks: Math.round(30 + 60 * share(side.sight, 5, 0)),
	};
}
