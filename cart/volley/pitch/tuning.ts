/**
 * PITCH's numbers, each with its reason. Metres, metres a second and ticks. People run half as fast again as they can,
 * and the ball flies and falls accordingly: 43 m across the screen are crossed in four seconds, a match takes three minutes.
 */
export const PITCH_TUNING = {
	ticksPerSecond: 60,
	pxPerMetre: 6,

	/** With the ball at the feet a man is a little slower: who has none catches up. */
	withBallFactor: 0.88,
	/** m/s that speed changes a tick: from a stand to full speed in an eighth of a second. Weight, and no lag. */
	accelerationPerTick: 1.5,
	/** Share of speed that a spent man still has. */
	tiredSpeedShare: 0.78,
	/** Energy that a match at full run would cost. */
	energyPerMatch: 0.95,
	/** What the half-time break gives back. */
	halfTimeRest: 0.15,
	/** Two men don't stand in each other: nearer than this they are moved apart. */
	bodyGapM: 0.9,

	/** A ball nearer than this may be played by foot… */
	reachM: 1.35,
	/** …if it is not above the hip… */
	touchHeightM: 1.1,
	/** …and by head or volley up to here. */
	headHeightM: 2.3,
	/** The holder keeps it until it is farther off than this. */
	looseM: 2.4,
	/** It is led so far ahead of the boots, farther in the middle of a stride. */
	touchM: 0.85,
	touchAheadM: 0.5,
	strideLengthM: 3.3,
	/** Share of the way to its place that the ball is led each tick: swings wide in a sharp turn. */
	leadShare: 0.16,
	/** Faster balls may spring off the foot. */
	hardBallMps: 24,
	/** A shot that fast is in nobody's way unless it comes as near as this… */
	blockReachM: 0.75,
	/** …and then goes off by so many degrees, with so much of its speed, and so high. */
	deflectTurnDeg: [15, 100] as const,
	deflectShare: [0.6, 1],
	deflectLiftMps: [0, 7],
	/** A pass that fast is knocked on rather than stopped by an opponent, so often. */
	cutOffMps: 10,
	cutOffKnockChance: 0.75,
	/** Chance each tick that a man beside the holder pokes the ball away, at no and at full skill. */
	pokeChance: [0.008, 0.026],
	/** Most pokes only knock it away, this fast. */
	pokeLooseChance: 0.7,
	pokeLooseMps: [9, 20],

	/** What grass takes off the ball's speed, m/s². */
	groundFriction: { clear: 12, rain: 8.5, fog: 12, snow: 16 },
	airDragPerTick: 0.002,
	/** Three times the earth's: lobs are short enough to watch. */
	gravityMps2: 29,
	bounce: { clear: 0.57, rain: 0.48, fog: 0.57, snow: 0.38 },
	/** Each bounce costs a fifth of the way on. */
	bounceGrip: 0.82,
	restMps: 2.2,
	/** Turn of a spinning ball, radians a second for spin 1; spin dies by so much of itself a second. */
	spinTurn: 0.9,
	spinDecayPerSecond: 1.6,

	/** A pad's pass along the ground arrives with about this speed: brisk, for men are quick. */
	passArrivalMps: 13,
	/** Lift of the softest and hardest shot, m/s. */
	shotLiftMps: [3, 10.2],
	/** Held this long a shot is as hard as it gets. */
	shotHoldTicks: 26,
	/** Largest error of a kick in degrees, at no and at full skill. */
	passErrorDeg: [12, 2.5],
	shotErrorDeg: [17, 5],
	/** First-time kicks and headers err so much more. */
	volleyErrorFactor: 1.8,
	/** For so long the pad bends the ball… */
	aftertouchTicks: 12,
	/** …by this much spin a tick; pulled back until tick 5, the kick becomes a lob. */
	aftertouchSpin: 0.13,
	aftertouchLobTicks: 5,
	aftertouchLobMps: 11,
	/** The kicker can't touch the ball again at once. */
	kickPauseTicks: 16,
	/** Half of the angle in which a pad's pass looks for a mate. */
	passAssistDeg: 27.5,

	/** A standing tackle: a lunge of so many ticks, then he has to find his feet again. */
	tackleTicks: 12,
	tackleRestTicks: 20,
	tackleReachM: 1.7,
	/** A slide takes 45 ticks and 6.7 m. */
	slideTicks: 45,
	slideStartMps: 15,
	slideReachM: 1.6,
	/** Chance of a foul: from behind; from the side and in front when the ball is met first and when the man is. */
	foulBehind: 0.85,
	foulSide: [0.2, 0.8],
	foulFront: [0.3, 0.9],
	/** A standing tackle is so much less of a foul than a slide. */
	standingFoulShare: 0.45,
	yellowChance: { behind: 0.4, other: 0.22 },
	redChance: { behind: 0.05, other: 0.01 },
	fouledDownTicks: 70,

	/** Reach of a keeper's hands, standing and in a dive. */
	handsReachM: 1.35,
	diveReachM: 2.1,
	handsHeightM: 2.7,
	diveTicks: 40,
	diveMps: 9.5,
	/** Slower shots than these are held, at no and at full skill; others are parried. */
	holdMps: [15, 30],
	/** Chance that a hard shot beats the hands, at no and at full skill. */
	beatenChance: [0.75, 0.35],
	/** Share of the parried balls that go round the post: corners. */
	parryBehindChance: 0.45,
	/** He must let go after five seconds. */
	keeperHoldTicks: 300,

	/** 7.32 m, a little wider is kinder. */
	goalWidthM: 8,
	barHeightM: 2.5,
	goalDepthM: 2.3,
	postRadiusM: 0.2,

	/** Nobody of the other side nearer to a dead ball. */
	restartDistanceM: 9.15,
	/** A dead ball may be played after this… */
	restartReadyTicks: 30,
	/** …and is played by itself after this. */
	restartLastTicks: 420,
	/** From the whistle until the ball lies ready. */
	stopTicks: 70,
	celebrationTicks: 150,

	/** The camera looks so far ahead of play, goes a share of the way a tick, so many px at most. */
	cameraLeadPx: 40,
	cameraShare: 0.09,
	cameraSpeedMostPx: 5,

	/** A pad goes to another man only if he is there in half the time; no sooner than this after the last change. */
	switchShare: 0.5,
	switchRestTicks: 40,
	/** Who has less energy is exchanged, three times at most. */
	tiredEnergy: 0.7,
	substitutionsMost: 3,
	/** Seconds of the last play that are kept for replays, one record each three ticks. */
	replayRecords: 64,
	replayEveryTicks: 3,
	/** Of what comes after a goal so much is shown again: the ball in the net. */
	replayAfterTicks: 50,
} as const;
