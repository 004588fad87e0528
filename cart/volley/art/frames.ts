// biome-ignore-all format: made by make-art.ts from frame-list.ts; do not edit.

/** Sheets of sprites, 16 tiles wide, and how many tiles of VRAM each needs. */
export const SHEETS = {
	"hud": { file: "hud.png", tiles: 32 },
	"sky-player": { file: "sky-player.png", tiles: 80 },
	"sky-enemies": { file: "sky-enemies.png", tiles: 128 },
	"sky-effects": { file: "sky-effects.png", tiles: 240 },
	"sky-midboss": { file: "sky-midboss.png", tiles: 128 },
	"sky-boss": { file: "sky-boss.png", tiles: 128 },
	"sky-scarab": { file: "sky-scarab.png", tiles: 128 },
	"sky-train": { file: "sky-train.png", tiles: 160 },
	"sky-laser": { file: "sky-laser.png", tiles: 32 },
	"sky-desert": { file: "sky-desert.png", tiles: 64 },
	"sky-storm": { file: "sky-storm.png", tiles: 80 },
	"sky-petrel": { file: "sky-petrel.png", tiles: 128 },
	"sky-tempest": { file: "sky-tempest.png", tiles: 128 },
	"title": { file: "title.png", tiles: 64 },
	"pitch-players": { file: "pitch-players.png", tiles: 208 },
	"pitch-goal": { file: "pitch-goal.png", tiles: 128 },
} as const;

export type SheetName = keyof typeof SHEETS;

export interface Frame {
	readonly sheet: SheetName;
	/** Upper left tile, counted from where the sheet is loaded. */
	readonly tile: number;
	readonly widthTiles: number;
	readonly heightTiles: number;
	readonly palette: number;
	readonly flipX: boolean;
	readonly flipY: boolean;
}

const X = 1 << 12;
const Y = 1 << 13;

function sequence(
	sheet: SheetName,
	widthTiles: number,
	heightTiles: number,
	palette: number,
	tiles: readonly number[],
): readonly Frame[] {
	return tiles.map((t) => ({
		sheet,
		tile: t & 1023,
		widthTiles,
		heightTiles,
		palette,
		flipX: (t & X) !== 0,
		flipY: (t & Y) !== 0,
	}));
}

/** Every sequence of frames by name. Direction d of n points d·360/n degrees clockwise from up. */
export const FRAMES = {
	iconLife: sequence("hud", 1, 1, 0, [0]),
	iconBomb: sequence("hud", 1, 1, 0, [1]),
	iconMedal: sequence("hud", 1, 1, 0, [2]),
	iconPower: sequence("hud", 1, 1, 0, [3]),
	iconMissile: sequence("hud", 1, 1, 0, [4]),
	iconChain: sequence("hud", 1, 1, 0, [5]),
	iconStep: sequence("hud", 1, 1, 0, [6, 7]),
	bossBarLeft: sequence("hud", 1, 1, 0, [8]),
	bossBar: sequence("hud", 1, 1, 0, [9, 10, 11, 12, 13, 14, 15, 16, 17]),
	bossBarRight: sequence("hud", 1, 1, 0, [18]),
	popupDigit: sequence("hud", 1, 1, 0, [19, 20, 21, 22, 23, 24, 25, 26, 27, 28]),
	player: sequence("sky-player", 3, 3, 8, [0, 3, 6, 9, 12]),
	playerShadow: sequence("sky-player", 2, 2, 13, [48]),
	playerFlame: sequence("sky-player", 1, 1, 8, [57, 58]),
	hitDot: sequence("sky-player", 1, 1, 8, [59]),
	focusRing: sequence("sky-player", 2, 2, 8, [50]),
	playerShot: sequence("sky-player", 1, 2, 8, [15, 47, 56]),
	shotHit: sequence("sky-player", 1, 1, 8, [60, 61, 62]),
	muzzleFlash: sequence("sky-player", 1, 1, 8, [73]),
	playerMissile: sequence("sky-player", 1, 1, 8, [74, 75, 76, 77, 78, 77 + Y, 76 + Y, 75 + Y, 74 + Y, 75 + X + Y, 76 + X + Y, 77 + X + Y, 78 + X, 77 + X, 76 + X, 75 + X]),
	option: sequence("sky-player", 2, 2, 8, [52, 54]),
	popper: sequence("sky-enemies", 2, 2, 9, [60, 62]),
	kamikaze: sequence("sky-enemies", 2, 2, 9, [64, 66]),
	sweeper: sequence("sky-enemies", 3, 2, 10, [54, 57]),
	ringEmitter: sequence("sky-enemies", 3, 3, 10, [6, 9]),
	carrier: sequence("sky-enemies", 6, 4, 9, [0]),
	mine: sequence("sky-enemies", 2, 2, 9, [68, 86]),
	turretBase: sequence("sky-enemies", 2, 2, 11, [88]),
	turretWreck: sequence("sky-enemies", 2, 2, 11, [90]),
	turretBarrel: sequence("sky-enemies", 2, 2, 11, [92, 94, 96, 98, 100, 98 + X, 96 + X, 94 + X]),
	bulletSmall: sequence("sky-effects", 1, 1, 14, [204, 205]),
	bulletLarge: sequence("sky-effects", 2, 2, 14, [132, 134]),
	bulletNeedle: sequence("sky-effects", 1, 1, 14, [206, 207, 220, 221, 222, 223, 224, 225]),
	bulletCancel: sequence("sky-effects", 1, 1, 14, [226, 227, 228]),
	explosionSmall: sequence("sky-effects", 2, 2, 13, [136, 138, 140, 142, 164, 166]),
	explosionLarge: sequence("sky-effects", 4, 4, 13, [0, 4, 8, 12, 64, 68, 72, 76]),
	debris: sequence("sky-effects", 1, 1, 13, [229, 230, 231, 232, 233, 234]),
	smoke: sequence("sky-effects", 1, 1, 13, [235, 236, 237]),
	splash: sequence("sky-effects", 2, 2, 13, [168, 170]),
	bombRing: sequence("sky-effects", 4, 4, 13, [128]),
	pickupPower: sequence("sky-effects", 2, 2, 15, [172]),
	pickupMissile: sequence("sky-effects", 2, 2, 15, [174]),
	pickupBomb: sequence("sky-effects", 2, 2, 15, [192]),
	pickupLife: sequence("sky-effects", 2, 2, 15, [194]),
	medal: sequence("sky-effects", 2, 2, 15, [196, 198, 200, 202]),
	midbossHull: sequence("sky-midboss", 8, 8, 12, [0]),
	midbossCore: sequence("sky-midboss", 2, 2, 12, [8, 10, 12]),
	bossHull: sequence("sky-boss", 8, 8, 12, [0]),
	bossWingLeft: sequence("sky-boss", 4, 6, 12, [8]),
	bossWingRight: sequence("sky-boss", 4, 6, 12, [12]),
	bossCore: sequence("sky-boss", 2, 2, 12, [104, 106, 108]),
	bossTurret: sequence("sky-boss", 2, 2, 12, [110]),
	scarabHull: sequence("sky-scarab", 8, 8, 12, [0]),
	scarabClawLeft: sequence("sky-scarab", 3, 4, 12, [8]),
	scarabClawRight: sequence("sky-scarab", 3, 4, 12, [11]),
	scarabStub: sequence("sky-scarab", 2, 2, 12, [14]),
	scarabCore: sequence("sky-scarab", 2, 2, 12, [46, 72, 74]),
	trainCar: sequence("sky-train", 6, 8, 12, [0]),
	trainEngine: sequence("sky-train", 6, 8, 12, [6]),
	trainCannon: sequence("sky-train", 2, 5, 12, [12]),
	trainSponson: sequence("sky-train", 3, 3, 12, [92]),
	trainWreck: sequence("sky-train", 2, 2, 12, [62]),
	trainGun: sequence("sky-train", 2, 3, 12, [14]),
	trainRack: sequence("sky-train", 2, 2, 12, [128]),
	trainCore: sequence("sky-train", 2, 2, 12, [130, 132, 134]),
	laserBeam: sequence("sky-laser", 2, 2, 14, [0, 2]),
	laserMuzzle: sequence("sky-laser", 2, 2, 14, [4, 6]),
	laserSight: sequence("sky-effects", 1, 1, 14, [238, 239]),
	sniper: sequence("sky-desert", 2, 3, 10, [0, 2]),
	tank: sequence("sky-desert", 2, 2, 11, [4, 6, 8, 10, 12, 14, 36, 38]),
	missileBoat: sequence("sky-storm", 3, 3, 11, [0, 3, 6, 9, 12, 9 + X, 6 + X, 3 + X]),
	enemyMissile: sequence("sky-storm", 2, 2, 9, [48, 50, 52, 54, 56, 54 + Y, 52 + Y, 50 + Y, 48 + Y, 50 + X + Y, 52 + X + Y, 54 + X + Y, 56 + X, 54 + X, 52 + X, 50 + X]),
	lancer: sequence("sky-enemies", 3, 3, 10, [12]),
	leaningBeam: sequence("sky-laser", 3, 1, 14, [8, 11, 24, 27]),
	leaningSight: sequence("sky-laser", 1, 1, 14, [14, 15, 30, 31]),
	petrelHull: sequence("sky-petrel", 8, 8, 12, [0]),
	petrelPod: sequence("sky-petrel", 2, 2, 12, [8]),
	petrelCore: sequence("sky-petrel", 2, 2, 12, [10, 12]),
	tempestHull: sequence("sky-tempest", 8, 8, 12, [0]),
	tempestWingLeft: sequence("sky-tempest", 4, 6, 12, [8]),
	tempestWingRight: sequence("sky-tempest", 4, 6, 12, [12]),
	tempestShield: sequence("sky-tempest", 2, 2, 12, [104]),
	tempestCore: sequence("sky-tempest", 2, 2, 12, [106, 108]),
	menuCursor: sequence("title", 2, 2, 8, [8, 10]),
	emblemSky: sequence("title", 4, 4, 8, [0]),
	emblemPitch: sequence("title", 4, 4, 9, [4]),
	footballer: sequence("pitch-players", 2, 2, 8, [4, 6, 8, 10, 12, 14, 36, 38, 40, 42, 44, 46, 48, 50, 68, 70, 72, 74, 76, 78, 48 + X, 50 + X, 68 + X, 70 + X, 40 + X, 42 + X, 44 + X, 46 + X, 12 + X, 14 + X, 36 + X, 38 + X]),
	footballerSlide: sequence("pitch-players", 2, 2, 8, [80, 82, 100, 102, 104, 102 + X, 100 + X, 82 + X]),
	footballerMood: sequence("pitch-players", 2, 2, 8, [106, 108, 110]),
	keeper: sequence("pitch-players", 2, 2, 10, [112, 114, 132, 134, 136, 134 + X, 132 + X, 114 + X]),
	keeperDive: sequence("pitch-players", 2, 3, 10, [0, 2]),
	ballLow: sequence("pitch-players", 1, 1, 12, [174, 175, 176, 177]),
	ballMid: sequence("pitch-players", 1, 1, 12, [178, 179, 186, 187]),
	ballHigh: sequence("pitch-players", 2, 2, 12, [138, 140, 142, 144]),
	ballShadow: sequence("pitch-players", 1, 1, 12, [188, 189]),
	footballerShadow: sequence("pitch-players", 2, 1, 12, [170]),
	markRing: sequence("pitch-players", 2, 1, 13, [172]),
	markArrow: sequence("pitch-players", 1, 1, 13, [190, 191]),
	markEdge: sequence("pitch-players", 1, 1, 13, [192, 193, 194, 193 + Y, 192 + Y, 193 + X + Y, 194 + X, 193 + X]),
	flag: sequence("pitch-players", 1, 2, 12, [166, 167]),
	radarDot: sequence("pitch-players", 1, 1, 12, [195, 196, 197]),
	refereeArm: sequence("pitch-players", 2, 2, 15, [146]),
	card: sequence("pitch-players", 1, 1, 12, [198, 199]),
	lineFlag: sequence("pitch-players", 1, 2, 12, [168, 169]),
	coachDot: sequence("pitch-players", 1, 1, 13, [200, 201, 202]),
	coachRank: sequence("pitch-players", 1, 1, 13, [203, 204, 205, 206, 207]),
	coachGhost: sequence("pitch-players", 2, 2, 14, [164]),
	netBulge: sequence("pitch-goal", 6, 2, 4, [68, 74, 100]),
	netMesh: sequence("pitch-goal", 1, 1, 4, [106]),
	goalLetter: sequence("pitch-goal", 4, 4, 13, [0, 4, 8, 12, 64]),
} as const;

export type SequenceName = keyof typeof FRAMES;

/** Frame `n` of a sequence, counted round its end. */
export function frameOf(name: SequenceName, n = 0): Frame {
	const frames = FRAMES[name];
	const index = ((n % frames.length) + frames.length) % frames.length;
	return frames[index]!;
}
