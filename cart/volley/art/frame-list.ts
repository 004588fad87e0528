/**
 * The list of all sprite frames: what is drawn, how big it is (in tiles), in which palette. `make-art.ts` packs them
 * into sheets of 16 tiles' width and writes `frames.ts`. A drawing must exist for every name here, and no other.
 */
export interface SequenceSpec {
	readonly sheet: SheetName;
	readonly widthTiles: number;
	readonly heightTiles: number;
	readonly palette: number;
	/** Frames drawn. */
	readonly count: number;
	/**
	 * Directions, where the sequence is one frame a direction and some are mirrored from others: the sequence then has
	 * this many frames of which `count` are drawn. Direction d of n points d·360/n degrees clockwise from up.
	 */
	readonly directions?: 8 | 16;
	/** Drawn frames that each direction has (run cycles). */
	readonly phases?: number;
}

export type SheetName =
	| "hud"
	| "sky-player"
	| "sky-enemies"
	| "sky-effects"
	| "sky-midboss"
	| "sky-boss"
	| "sky-scarab"
	| "sky-train"
	| "sky-laser"
	| "sky-desert"
	| "sky-storm"
	| "sky-petrel"
	| "sky-tempest"
	| "title"
	| "pitch-players"
	| "pitch-goal";

function spec(
	sheet: SheetName,
	widthTiles: number,
	heightTiles: number,
	palette: number,
	count = 1,
	more: Pick<SequenceSpec, "directions" | "phases"> = {},
): SequenceSpec {
	return { sheet, widthTiles, heightTiles, palette, count, ...more };
}

export const FRAME_LIST = {
	// HUD and things that every scene shows. Palette 0 is the HUD's in every scene.
	iconLife: spec("hud", 1, 1, 0),
	iconBomb: spec("hud", 1, 1, 0),
	iconMedal: spec("hud", 1, 1, 0),
	iconPower: spec("hud", 1, 1, 0),
	iconMissile: spec("hud", 1, 1, 0),
	iconChain: spec("hud", 1, 1, 0),
	/** A step of a weapon's level: not yet had, had. */
	iconStep: spec("hud", 1, 1, 0, 2),
	bossBarLeft: spec("hud", 1, 1, 0),
	/** Fill of 0 to 8 pixels. */
	bossBar: spec("hud", 1, 1, 0, 9),
	bossBarRight: spec("hud", 1, 1, 0),
	/** Small digits 0–9 of score pop-ups, 5 px wide. */
	popupDigit: spec("hud", 1, 1, 0, 10),

	// Player's ship, 24×24: 0 far left, 2 level, 4 far right.
	player: spec("sky-player", 3, 3, 8, 5),
	playerShadow: spec("sky-player", 2, 2, 13),
	playerFlame: spec("sky-player", 1, 1, 8, 2),
	hitDot: spec("sky-player", 1, 1, 8),
	focusRing: spec("sky-player", 2, 2, 8),
	/** Levels 1–3. */
	playerShot: spec("sky-player", 1, 2, 8, 3),
	shotHit: spec("sky-player", 1, 1, 8, 3),
	muzzleFlash: spec("sky-player", 1, 1, 8),
	/** 16 directions. */
	playerMissile: spec("sky-player", 1, 1, 8, 5, { directions: 16 }),
	option: spec("sky-player", 2, 2, 8, 2),

	// Enemies.
	popper: spec("sky-enemies", 2, 2, 9, 2),
	kamikaze: spec("sky-enemies", 2, 2, 9, 2),
	sweeper: spec("sky-enemies", 3, 2, 10, 2),
	ringEmitter: spec("sky-enemies", 3, 3, 10, 2),
	carrier: spec("sky-enemies", 6, 4, 9),
	mine: spec("sky-enemies", 2, 2, 9, 2),
	turretBase: spec("sky-enemies", 2, 2, 11),
	turretWreck: spec("sky-enemies", 2, 2, 11),
	turretBarrel: spec("sky-enemies", 2, 2, 11, 5, { directions: 8 }),

	// Bullets of enemies: palette 14 is theirs alone. Round 6 px (centred in 8×8), 12 px (centred in 16×16).
	bulletSmall: spec("sky-effects", 1, 1, 14, 2),
	bulletLarge: spec("sky-effects", 2, 2, 14, 2),
	bulletNeedle: spec("sky-effects", 1, 1, 14, 8, { directions: 8 }),
	bulletCancel: spec("sky-effects", 1, 1, 14, 3),

	explosionSmall: spec("sky-effects", 2, 2, 13, 6),
	explosionLarge: spec("sky-effects", 4, 4, 13, 8),
	debris: spec("sky-effects", 1, 1, 13, 6),
	smoke: spec("sky-effects", 1, 1, 13, 3),
	splash: spec("sky-effects", 2, 2, 13, 2),
	/** The upper left quarter of a ring; the others by flips. */
	bombRing: spec("sky-effects", 4, 4, 13),

	// Pick-ups: palette 15, gold, is theirs alone. The medal turns.
	pickupPower: spec("sky-effects", 2, 2, 15),
	pickupMissile: spec("sky-effects", 2, 2, 15),
	pickupBomb: spec("sky-effects", 2, 2, 15),
	pickupLife: spec("sky-effects", 2, 2, 15),
	medal: spec("sky-effects", 2, 2, 15, 4),

	// Mid-boss: one 64×64 body, two guns that turn (turretBarrel), a core that opens.
	midbossHull: spec("sky-midboss", 8, 8, 12),
	midbossCore: spec("sky-midboss", 2, 2, 12, 3),

	// First boss, 128 wide: left wing, hull, right wing, turrets, core (whole, damaged, bare).
	bossHull: spec("sky-boss", 8, 8, 12),
	bossWingLeft: spec("sky-boss", 4, 6, 12),
	bossWingRight: spec("sky-boss", 4, 6, 12),
	bossCore: spec("sky-boss", 2, 2, 12, 3),
	bossTurret: spec("sky-boss", 2, 2, 12),

	// Stage 2's mid-boss: six legs and a shell; two claws that are shot off.
	scarabHull: spec("sky-scarab", 8, 8, 12),
	scarabClawLeft: spec("sky-scarab", 3, 4, 12),
	scarabClawRight: spec("sky-scarab", 3, 4, 12),
	scarabStub: spec("sky-scarab", 2, 2, 12),
	scarabCore: spec("sky-scarab", 2, 2, 12, 3),

	// Stage 2's boss, the train: two cars alike with other arms, and the engine.
	trainCar: spec("sky-train", 6, 8, 12),
	trainEngine: spec("sky-train", 6, 8, 12),
	trainCannon: spec("sky-train", 2, 5, 12),
	trainSponson: spec("sky-train", 3, 3, 12),
	trainWreck: spec("sky-train", 2, 2, 12),
	trainGun: spec("sky-train", 2, 3, 12),
	trainRack: spec("sky-train", 2, 2, 12),
	trainCore: spec("sky-train", 2, 2, 12, 3),

	// Lasers of bosses: as bullets are.
	laserBeam: spec("sky-laser", 2, 2, 14, 2),
	laserMuzzle: spec("sky-laser", 2, 2, 14, 2),
	laserSight: spec("sky-effects", 1, 1, 14, 2),
	// Stage 2's own enemies.
	sniper: spec("sky-desert", 2, 3, 10, 2),
	tank: spec("sky-desert", 2, 2, 11, 8, { directions: 8 }),

	// Stage 3's own.
	missileBoat: spec("sky-storm", 3, 3, 11, 5, { directions: 8 }),
	enemyMissile: spec("sky-storm", 2, 2, 9, 5, { directions: 16 }),
	lancer: spec("sky-enemies", 3, 3, 10),
	/** Pieces of lasers and sights that lean by 1 to 4 pixels in their eight rows. */
	leaningBeam: spec("sky-laser", 3, 1, 14, 4),
	leaningSight: spec("sky-laser", 1, 1, 14, 4),

	// Stage 3's bosses.
	petrelHull: spec("sky-petrel", 8, 8, 12),
	petrelPod: spec("sky-petrel", 2, 2, 12),
	petrelCore: spec("sky-petrel", 2, 2, 12, 2),
	tempestHull: spec("sky-tempest", 8, 8, 12),
	tempestWingLeft: spec("sky-tempest", 4, 6, 12),
	tempestWingRight: spec("sky-tempest", 4, 6, 12),
	tempestShield: spec("sky-tempest", 2, 2, 12),
	tempestCore: spec("sky-tempest", 2, 2, 12, 2),

	// Title.
	menuCursor: spec("title", 2, 2, 8, 2),
	emblemSky: spec("title", 4, 4, 8),
	emblemPitch: spec("title", 4, 4, 9),

	// PITCH. 8 directions × (run 0, run 1, run 2, kick): frame = direction × 4 + phase. Kits by palette 8, 9, ….
	footballer: spec("pitch-players", 2, 2, 8, 20, { directions: 8, phases: 4 }),
	/** Sliding tackle. */
	footballerSlide: spec("pitch-players", 2, 2, 8, 5, { directions: 8 }),
	/** 0 fallen, 1 and 2 arms up. */
	footballerMood: spec("pitch-players", 2, 2, 8, 3),
	/** Gloves on, ready: 8 directions. */
	keeper: spec("pitch-players", 2, 2, 10, 5, { directions: 8 }),
	/** Diving up the screen (flip y for down): 0 off the ground, 1 stretched. Faces right: flip x for left. */
	keeperDive: spec("pitch-players", 2, 3, 10, 2),
	/** 4 frames of rolling each, by height: on the ground, up, high. */
	ballLow: spec("pitch-players", 1, 1, 12, 4),
	ballMid: spec("pitch-players", 1, 1, 12, 4),
	ballHigh: spec("pitch-players", 2, 2, 12, 4),
	ballShadow: spec("pitch-players", 1, 1, 12, 2),
	footballerShadow: spec("pitch-players", 2, 1, 12),
	/** Ring under the controlled man (palette 13 player 1, 14 player 2), arrow over the pass's target. */
	markRing: spec("pitch-players", 2, 1, 13),
	markArrow: spec("pitch-players", 1, 1, 13, 2),
	/** Pointer at the screen's edge for a man outside: 8 directions. */
	markEdge: spec("pitch-players", 1, 1, 13, 3, { directions: 8 }),
	flag: spec("pitch-players", 1, 2, 12, 2),
	/** 0 ball, 1 the man of a pad; 2 any other, in his kit's palette. */
	radarDot: spec("pitch-players", 1, 1, 12, 3),
	/** The referee's arm is up; the card, yellow or red, is held in his hand. */
	refereeArm: spec("pitch-players", 2, 2, 15),
	card: spec("pitch-players", 1, 1, 12, 2),
	/** A linesman's flag: 0 down, 1 up. */
	lineFlag: spec("pitch-players", 1, 2, 12, 2),
	/** Coach view: dots of the view's edge, of a pass and of the chosen pass. */
	coachDot: spec("pitch-players", 1, 1, 13, 3),
	/** Coach view: rank of a candidate, 1 to 5, on a plate. */
	coachRank: spec("pitch-players", 1, 1, 13, 5),
	/** Coach view: a ghost where somebody is guessed to be. */
	coachGhost: spec("pitch-players", 2, 2, 14),

	// A goal: the back of the upper net pushed out (flip y for the lower), threads before the ball, the word's letters.
	netBulge: spec("pitch-goal", 6, 2, 4, 3),
	netMesh: spec("pitch-goal", 1, 1, 4),
	goalLetter: spec("pitch-goal", 4, 4, 13, 5),
} as const satisfies Record<string, SequenceSpec>;

export type SequenceName = keyof typeof FRAME_LIST;
