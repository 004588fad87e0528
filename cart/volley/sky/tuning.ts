/**
 * SKY's numbers, all in one place, each with its reason. Speeds are pixels a tick, times are ticks (60 a second),
 * distances are pixels unless the name says otherwise.
 */
export const SKY_TUNING = {
	/** Crosses the screen's height in under two seconds: quick enough to flee, slow enough to thread bullets. */
	shipSpeed: 2,
	/** Half speed: a bullet's width is crossed in six ticks, so that a gap can be aimed at. */
	focusSpeed: 1,
	/**
	 * Both axes at full speed: to the thumb each axis answers alike whatever the other does, and the demo pilot's grid, in
	 * which a diagonal step is one step, holds for people as for it. An analogue stick keeps its circle.
	 */
	diagonalFactor: 1,
	/** The ship's middle stays this far inside the picture, so that the ship is never cut off. */
	shipMarginX: 10,
	shipMarginTop: 20,
	shipMarginBottom: 14,
	/** A quarter of the way to full bank a tick: the picture follows the thumb without flicker. */
	bankPerTick: 0.25,

	/** Six to eight leaves gaps between volleys at 4 ticks: the stream reads as shots, not as a bar. */
	shotSpeed: 7,
	/** Fifteen volleys a second: holding the button is enough, hammering gains nothing. */
	shotEveryTicks: 4,
	/** Sideways speed of the outer shots of levels 2 and 3: about 6° each. */
	shotSpread: 0.75,
	/** Two missiles a second at level 1, three at level 2, four at level 3: a help, not the main weapon. */
	missileEveryTicks: [30, 20, 15],
	missileSpeed: 3.2,
	/** Turns at most 14° every 4 ticks: a turn radius of 52 px, a third of the picture's width. */
	missileTurnDeg: 14,
	missileSteerEveryTicks: 4,
	/** A missile that found nothing is gone after three seconds. */
	missileLifeTicks: 180,

	/** Hits within 4 px of the middle: less than the 6 px bullet looks, so that a near miss is a miss. */
	smallBulletHitPx: 4,
	/** The 12 px bullet hits within 6. */
	largeBulletHitPx: 6,
	/** Twice the large bullet's radius: close enough to be brave, wide enough to happen. */
	grazePx: 12,
	/** Enemy hulls hurt a little inside their edge. */
	rammingInsetPx: 4,
	/** Ten ticks are 1/6 s: the time of one good reaction, and no more. */
	deathBombWindowTicks: 10,
	/** Blinking for 2.5 s: time to find the way back to the bottom of the picture. */
	invulnerableTicks: 150,
	/** Away for a second after a death: the explosion is seen before the next ship comes. */
	awayTicks: 60,
	/** Two seconds: a bomb ends a bad moment, not a stage. */
	bombTicks: 120,
	/** Safe for half a second after the bomb ends. */
	bombGraceTicks: 30,
	/** Damage to everything every 6 ticks of a bomb: 60 in all kills every small enemy and a tenth of a boss's phase. */
	bombDamage: 3,
	bombDamageEveryTicks: 6,
	bombsAtStart: 3,

	/** Items fall slower than the ground scrolls away in play: there is time to fetch them. */
	itemFallSpeed: 0.7,
	/** The ship's reach for items: wider than its hull, because missing a medal by a pixel is no fun. */
	itemReachPx: 16,
	/** Above this line all items fly to the ship: going up pays, and is dangerous. */
	itemLineY: 64,
	itemHomeSpeed: 5,

	/** 1¼ s between kills keeps a chain: long enough to cross to the next formation, too short to wait. */
	chainTicks: 75,
	/** Grazing holds the chain a little, at most to this. */
	grazeChainTicks: 30,
	/** Each eight kills in a chain raise the multiplier by one… */
	killsPerMultiplier: 8,
	/** …to sixteen at most: after 120 kills in a row. */
	multiplierMax: 16,
	/** Medals are worth 100 and rise by 100 with each one caught, to 2,000; one lost sets them back. */
	medalStep: 100,
	medalMax: 2000,
	grazeScore: 10,
	/** A spare bomb at the full count is worth points instead. */
	surplusScore: 1000,
	bombsMax: 5,
	/**
	 * The first extra ship comes at about the mid-boss, where first games end; each further one costs twice as much as the
	 * last, because chains make late stages pay many times what early ones do.
	 */
	extraLifeFirst: 20_000,
	/** More is points: what can't be lost is no game. */
	spareLivesMax: 9,

	/** Rank adds at most a quarter to the bullets' speed: felt, and never unfair. */
	rankBulletSpeed: 0.25,
	/** …and takes at most a fifth off the time between enemy shots. */
	rankFireRate: 0.2,
	/** From 0 to 1 in four minutes without a death. */
	rankPerTick: 1 / 14_400,
	rankOnDeath: 0.3,
	/** Each loop begins with this much more rank. */
	rankPerLoop: 0.35,

	/** No enemy shoots from closer than this: what can't be seen can't be dodged. */
	pointBlankPx: 44,
	/** No enemy shoots from below this line: nobody looks behind the ship. */
	fireLineY: 150,
	/** The ground's speed, in sixteenths of a pixel a tick (whole steps of the scroll register): 16 is one pixel. */
	scrollSixteenths: 16,
	/** Under a boss the ground creeps, so that the map's end is not reached: a pixel in 16 ticks. */
	scrollBossSixteenths: 1,
	/** One sixteenth more or less every four ticks: it comes to rest within a second. */
	scrollEaseTicks: 4,

	/** A laser's sight warns for three quarters of a second: time to see it, and to cross its width twice. */
	laserSightTicks: 45,
	laserBeamTicks: 50,
	/** A sweep over 40° goes by at a pixel and a half a tick at the picture's lower end: slower than the ship. */
	laserSweepTicks: 84,
	/** Half the beam's bright width. */
	laserHitPx: 6,

	/** Warning before a boss: two seconds to stop shooting the water and get ready. */
	warningTicks: 120,
	/** Results stay for five seconds, or until a button is pressed after one. */
	resultsTicks: 300,
	/** The ending and its credits: half a minute, or until a button is pressed. */
	endingTicks: 1800,
	/** Times round the stages: once, and once harder. */
	rounds: 2,
	/** The last explosion is seen to its end before GAME OVER comes up. */
	gameOverTicks: 150,

	shakeSmallTicks: 6,
	shakeLargeTicks: 24,
	/** Pixels at most: more hides bullets. */
	shakePx: 3,
} as const;

export type Difficulty = "easy" | "normal" | "hard";

export interface DifficultyRules {
	readonly bulletSpeed: number;
	/** Times between enemy shots are multiplied by this. */
	readonly fireEvery: number;
	readonly spareLives: number;
	readonly scoreFactor: number;
	/** Enemies fire at all only from this stage tick on. */
	readonly quietTicks: number;
	/** In a round's first so many stages a ship that is struck drops a bomb by itself while it has one. */
	readonly autoBombStages: number;
}

/** What the three difficulties change: bullets, ships and pay; never the waves, so that what one learns stays true. */
export const DIFFICULTY: Readonly<Record<Difficulty, DifficultyRules>> = {
	/** A first player should see the last boss: bullets a third slower, half as many, and bombs that fall by themselves. */
	easy: { bulletSpeed: 0.68, fireEvery: 2.2, spareLives: 4, scoreFactor: 1, quietTicks: 600, autoBombStages: 3 },
	/**
	 * The game as it is meant: slow hands (1/6 s late, five thoughts a second) see stage 3, where bombs no longer fall by
	 * themselves and skill is asked for.
	 */
	normal: { bulletSpeed: 0.88, fireEvery: 1.4, spareLives: 2, scoreFactor: 1, quietTicks: 480, autoBombStages: 2 },
	/** For those who know the stage: a fifth faster and half as dense again; kills pay half as much again. */
	hard: { bulletSpeed: 1.12, fireEvery: 0.85, spareLives: 2, scoreFactor: 1.5, quietTicks: 0, autoBombStages: 0 },
};

export const DIFFICULTY_NAMES: readonly Difficulty[] = ["easy", "normal", "hard"];
