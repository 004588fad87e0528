/** The brains' numbers, each with its reason. Metres, seconds and ticks (1/60 s), as their names say. */
import type { CpuLevel, Weather } from "./interface.ts";

export const BRAIN_TUNING = {
	/** Exhausted, a man sees this share less of his angle: attention goes before the legs do. */
	tiredViewLoss: 0.3,
	/** …and of his speed he keeps all but this share: matches last minutes, not hours. */
	tiredSpeedLoss: 0.2,
	/** The head turns so far a tick: half round in a third of a second. */
	headTurnDegPerTick: 9,
	/** And so far from the body's way: past the shoulder is out of reach. */
	headTurnMostDeg: 80,

	/** Dominance: a man goes on as he does for this long before he turns to a place. Source: JP4025716B2, figure 6. */
	inertiaS: 0.5,
	/** He counts for places nearer than this… */
	reachRadiusM: 15,
	/** …and takes this long to all others. Both from the source: a cliff, kept for `faithful`. */
	farTimeS: 10,

	/** A pass is weighed at these shares of the fastest one: soft ones are easier to take, hard ones harder to cut off. */
	passSpeedShares: [0.5, 0.7, 0.85, 1],
	/** A lead is given for no longer than this: who sees the ball come changes his run. */
	leadS: 1,
	/** And only for this share of his way: he slows down to take it. */
	leadShare: 0.6,
	/** Nearer than this a pass is a hand-over. */
	passLeastM: 3,
	/** Farther along the ground a pass is not tried. */
	passMostM: 45,
	/** What a metre towards the other goal is worth, in seconds of dominance. */
	progressWorth: 0.12,
	/** What a second of lane margin is worth, up to the most. */
	marginWorth: 1,
	marginMostS: 0.6,
	/** Dominance beyond this is all the same: he is free. */
	dominanceMostS: 0.8,
	/** A pass into the run is put this far ahead of the man. */
	throughAheadM: 9,
	/** …and this many seconds of his run farther… */
	throughRunS: 0.4,
	throughSlantM: 3,
	/** …if he stands at least this far ahead… */
	throughFromM: 3,
	/** …so that it still rolls at this speed… */
	throughArriveMps: 6,
	/** …and this much safer than a pass to his feet must be: less, for what it wins. */
	throughSafetyS: -0.3,

	/** An opponent nearer than this presses. */
	pressureM: 4.5,
	/** A man in the ball's way is gone round at this distance: two men's shoulders and a stretched leg. */
	detourRadiusM: 2.4,
	/** Detours are planned this far ahead. */
	detourLookM: 11,

	/** A tackle reaches this far… */
	tackleReachM: 1.7,
	/** …and a slide this far. */
	slideReachM: 4,

	/** The keeper comes out to this share of the ball's distance, at most so far. */
	keeperOutShare: 0.16,
	keeperOutMostM: 6,
	/** A dive covers this. */
	diveReachM: 2.6,

	/** Restarts wait so long for the others to take their places. */
	restartWaitTicks: 55,
	/** And no longer than this, whoever is free. */
	restartMostTicks: 200,
} as const;

/** What passers expect of opponents: they start at once, and stretch a leg. */
export const MATCH_TAKERS = { reactionS: 0.06, reachM: 1.4 } as const;

/** The man with the ball. */
export const HOLD = {
	/** A goal that fills so much of his view is shot at at once… */
	shotSureRad: 0.3,
	/** …one that fills so much, now and then. */
	shotLeastRad: 0.15,
	/** …the likelier, the wider it is. */
	shotBoldness: 2.5,
	/** By so much a mate may be offside whom he takes for onside: at full speed nobody sees it to a step. */
	offsideErrorM: 5,
	/** Each man in the way makes a goal look so much smaller. */
	barredShare: 0.7,
	/** Pressed, he takes lanes that are this much less safe. */
	pressedRiskS: 0.12,
	/** Before the other goal he takes lanes that are so much less safe: there a lost ball costs least. */
	boldFromM: 66,
	boldS: 0.15,
	/** And decides in this share of the time. */
	nearGoalHaste: 0.6,
	/** From the wing, so far up and so far out, he crosses to a mate before the goal. */
	crossFromM: 74,
	crossWideM: 14,
	/** A mate this near to the goal's middle is before it. */
	boxM: 17,
	/** A ball that comes to him this near to the goal is shot as it comes. */
	volleyM: 15,
	/** An opponent this near will have the ball in a moment. */
	tightM: 2.4,
	/** In his own third he then clears it. */
	clearBelowM: 38,
	/** Near the touch line, up to here. */
	touchBelowM: 70,
	/** And over the touch line, if it is this near. */
	touchM: 16,
	/** Longer than this nobody keeps the ball when there is somebody to pass to. */
	longTicks: 100,
	/** Pressed, he passes forward, across, or back no farther than this. */
	pressedBackM: -3,
	/** Free, only passes that win as much as this tempt him. */
	forwardM: 4,
	/** Share of his decisions in which a pass that wins ground is played at once. */
	eagerness: 0.6,
	/** He looks so far ahead for room to run into… */
	runM: 6,
	/** …and more room than this is as good as any. */
	roomMostM: 8,
	/** What a metre of room, and one nearer to the goal, are worth: in the own third, up to the last, and there. */
	roomWorth: [1.2, 0.8, 0.5],
	goalWorth: [0.35, 0.35, 0.65],
	/** The ways he thinks of: across, along. */
	ways: [
		[0, 1],
		[0.5, 0.87],
		[-0.5, 0.87],
		[0.87, 0.5],
		[-0.87, 0.5],
		[1, 0],
		[-1, 0],
		[0.7, -0.7],
		[-0.7, -0.7],
	],
} as const;

/** Mates of the man with the ball. */
export const SUPPORT = {
	/** A new spot is looked for each half second: sooner, they would dither. */
	everyTicks: 30,
	/** They run less hard than for the ball itself. */
	effort: 0.92,
	glanceEveryTicks: 95,
	glanceTicks: 38,
	/** A ball that is longer under way leaves time to look up the field. */
	lookUpS: 0.55,
	/** They keep this much onside… */
	onsideM: 0.7,
	/** …but a forward on the line misjudges it now and then, for as long as his spot holds, by up to so much. */
	strayChance: 0.35,
	strayMostM: 1.8,
	/** Whose spot is this near to the line plays on it. */
	onLineM: 2.5,
	/** Spots round their place: across, and towards the other goal. */
	spots: [
		[0, 0],
		[6, 0],
		[-6, 0],
		[0, 7],
		[5, 5],
		[-5, 5],
		[0, -6],
		[10, 3],
		[-10, 3],
	],
	/** Worths against each other: a second of dominance, a metre of free lane (up to the most), a metre forward. */
	dominanceWorth: 1.6,
	laneWorth: 0.45,
	laneMostM: 5,
	forwardWorth: 0.08,
	/** A mate who wants to be this near costs as much as two seconds of dominance. */
	crowdM: 7,
	crowdCost: 2,
	/** A metre to run. */
	stayWorth: 0.06,
} as const;

/** Runs behind the others' last line. */
export const RUN = {
	/** A man thinks of one every so often… */
	everyTicks: 70,
	/** …and goes on with it for so long. */
	ticks: 55,
	/** Wide men of the midfield, their homes farther from the middle than this, run too. */
	wideM: 15,
	/** From farther back no pass comes. */
	ballFromM: 38,
	/** Who is farther short of the line than this is on nobody's shoulder. */
	shoulderM: 9,
	/** With the line nearer to the goal than this there is no room behind it. */
	lineMostM: 95,
	/** So far behind the line he goes, so much of the way in to the middle, and no nearer to the end than this. */
	behindM: 12,
	inwards: 0.35,
	endM: 7,
} as const;

/** High balls over the last line. */
export const OVER = {
	/** Into the way of who runs at least this fast towards the other goal… */
	runsMps: 6,
	/** …to land this far off and no farther, and no nearer to the end than this… */
	leastM: 14,
	mostM: 42,
	endM: 5,
	/** …where the first opponent may be so much sooner than the ball: he ran less hard until now. */
	marginLeastS: -0.6,
	/** Who is no farther short of the line than this starts when the ball is kicked, and has so much of his speed on the way. */
	shoulderM: 6,
	startShare: 0.85,
	/** Share of the decisions in which it is thought of. */
	chance: 0.4,
} as const;

/** The side without the ball. */
export const DEFENCE = {
	/** Marks are given anew each third of a second. */
	marksEveryTicks: 20,
	/** An opponent farther from a man's place than this is not his. */
	markRadiusM: 14,
	/** He stands so far from his man, on the way to the own goal. */
	markGapM: 1.8,
	/** The farther the ball, the looser. */
	markGapAwayShare: 0.12,
	/** The last line stands this far before the ball, the nearer the farther back, within these bounds from its goal. */
	lineBeforeM: 12,
	lineShare: 0.62,
	lineM: [9, 36],
	/** The second presser keeps this far behind the ball, before the own goal. */
	coverM: 5,
	/** He presses a ball that is no farther from his side's first man than this; else the shape is kept. */
	pressS: 1.6,
	/** In the own half's last third everybody's ball is pressed. */
	dangerM: 38,
	/** Slides are for the last moment: only this much of the chance of a tackle. */
	slideShare: 0.5,
} as const;

/** The keeper. */
export const KEEPER = {
	/** A ball that comes at this speed is a shot… */
	shotMps: 11,
	/** …if it is here within this… */
	shotLookS: 1.5,
	/** …no farther beside the post than this. */
	besideM: 1.2,
	/** Farther off it would be for show. */
	diveMostM: 5.5,
	/** He comes out as far as his area, a step inside its lines. */
	areaM: 15.5,
	areaHalfM: 19,
	/** He goes at an opponent with the ball if no mate is there within this… */
	aloneS: 0.5,
	/** …and the ball is nearer than this. */
	rushM: 13,
} as const;

/** Dead balls. */
export const RESTART = {
	/** A keeper holds the ball this long before he looks to throw it. */
	handsTicks: 36,
	/** What is thrown from the own goal must be safe. */
	handsMarginS: 0.35,
	/** Free kicks nearer than this are shot. */
	freeKickShotM: 25,
	throwMostM: 20,
	crossWidthM: 9,
	crossDepthM: 8,
	crossReachM: 14,
	longAfterTicks: 110,
	longMostM: 55,
} as const;

/** What weather takes off sight: share of the angle, share of the radius. */
export const WEATHER_SIGHT: Readonly<Record<Weather, { angle: number; radius: number }>> = {
	clear: { angle: 1, radius: 1 },
	rain: { angle: 0.85, radius: 0.85 },
	fog: { angle: 0.9, radius: 0.45 },
	snow: { angle: 0.75, radius: 0.65 },
};

export interface LevelTuning {
	/** Ticks between two decisions of the man with the ball, and after he got it. */
	readonly thinkTicks: number;
	/** An opponent's kick is answered after this. */
	readonly reactionTicks: number;
	/** A lane must be safer than this, in seconds. */
	readonly marginLeastS: number;
	/** Kicks miss their aim by up to this. */
	readonly aimErrorDeg: number;
	/** Share of his speed that a man without the ball uses. */
	readonly effort: number;
	/** Chance that a tackle is tried in a tick in which it could be. */
	readonly tackleChance: number;
	/** Shots are tried from this far. */
	readonly shotDistanceM: number;
	/** The keeper starts this long after the kick. */
	readonly keeperReactionTicks: number;
	/** Share of his speed with which he gets across for a shot, and by how much he may misread it, metres. */
	readonly keeperEffort: number;
	readonly keeperMisreadM: number;
	/** How much too late he dives: the corners are the shooter's. */
	readonly keeperLateS: number;
	/** How often he guesses the side of a penalty. */
	readonly penaltyGuess: number;
	/** How many men go to the ball when the others have it. */
	readonly pressers: number;
}

/** Each number of "normal" was set by watching; easy and hard lie to its sides. */
export const LEVELS: Readonly<Record<CpuLevel, LevelTuning>> = {
	easy: {
		thinkTicks: 34,
		reactionTicks: 20,
		marginLeastS: -0.1,
		aimErrorDeg: 9,
		effort: 0.74,
		tackleChance: 0.025,
		shotDistanceM: 22,
		keeperReactionTicks: 14,
		keeperEffort: 0.17,
		keeperMisreadM: 3.1,
		keeperLateS: 0.5,
		penaltyGuess: 0.25,
		pressers: 1,
	},
	normal: {
		thinkTicks: 16,
		reactionTicks: 10,
		marginLeastS: 0.1,
		aimErrorDeg: 3.5,
		effort: 0.9,
		tackleChance: 0.09,
		shotDistanceM: 29,
		keeperReactionTicks: 9,
		keeperEffort: 0.22,
		keeperMisreadM: 2.6,
		keeperLateS: 0.38,
		penaltyGuess: 0.4,
		pressers: 1,
	},
	hard: {
		thinkTicks: 8,
		reactionTicks: 4,
		marginLeastS: 0.15,
		aimErrorDeg: 1.5,
		effort: 1,
		tackleChance: 0.16,
		shotDistanceM: 31,
		keeperReactionTicks: 4,
		keeperEffort: 0.45,
		keeperMisreadM: 1.5,
		keeperLateS: 0.2,
		penaltyGuess: 0.55,
		pressers: 2,
	},
};
