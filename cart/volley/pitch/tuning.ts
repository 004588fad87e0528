/**
 * PITCH's numbers, each with its reason. The scale is 6 pixels a metre: 43 m across the screen, so that one sees who is
 * free. Speeds are pixels a tick (1 px a tick is 10 m/s), heights and distances pixels, times ticks.
 */
export const PITCH_TUNING = {
	pxPerMetre: 6,
	/** 8 m/s at a run… */
	runSpeed: 1.3,
	/** …and a little less with the ball at the feet: who has no ball catches up. */
	withBallFactor: 0.88,
	/** From a stand to full speed in an eighth of a second: weight, and no lag. */
	acceleration: 0.16,
	/** Two metres: a ball nearer than this is at his feet, and he may play it. */
	reachPx: 12,
	/** The ball is led this far ahead of the boots… */
	touchPx: 5,
	/** …and this much farther in the middle of a stride: it is seen to run off the boot. */
	touchAheadPx: 3,
	/** A touch each 20 px, 3.3 m. */
	strideLengthPx: 20,
	/** Share of the way to its place that the ball is led each tick: soft enough to swing wide in a sharp turn. */
	leadShare: 0.16,
	/** Above the knee a ball can't be dribbled. */
	touchHeightPx: 6,

	/** Grass takes this off the ball's speed each tick: a pass of 2.6 rolls 28 m. */
	groundFriction: 0.02,
	/** The air takes a little too. */
	airDrag: 0.002,
	/** 9.81 m/s² at this scale would be 0.016; three times that keeps lobs short enough to watch. */
	gravity: 0.049,
	/** A ball that falls from 2 m comes up to 0.65 m. */
	bounce: 0.57,
	/** Each bounce costs a fifth of the way on. */
	bounceGrip: 0.82,
	/** Slower than this downwards it stays on the ground. */
	restSpeed: 0.22,

	/** Button A: along the ground. */
	passSpeed: 2.5,
	/** Button B: a shot, faster the longer the button is held. */
	shotSpeedLeast: 2.6,
	shotSpeedMost: 4.2,
	/** Held this long it is as hard as it gets. */
	shotHoldTicks: 26,
	/** Upward speed of the softest and hardest shot: the hardest passes just under the bar from 20 m. */
	shotLiftLeast: 0.35,
	shotLiftMost: 0.95,
	/** Button X: a lob over anybody's head. */
	lobSpeed: 1.9,
	lobLift: 1.6,
	/** For so long after a kick the pad bends the ball's flight… */
	aftertouchTicks: 10,
	/** …by this much sideways each tick. */
	aftertouchForce: 0.055,
	/** The kicker can't touch the ball again at once. */
	kickPauseTicks: 14,

	/** 7.32 m are 44 px; four more are kinder. */
	goalWidthPx: 48,
	/** 2.44 m. */
	barHeightPx: 15,
	goalDepthPx: 14,
	/** Half the goal post and the ball: nearer than this to a post it bounces off. */
	postRadiusPx: 2.5,

	/** The camera looks this far ahead of play, goes a quarter of the way a tick, at most 5 px. */
	cameraLeadPx: 40,
	cameraShare: 0.25,
	cameraSpeedMost: 5,

	/** The scorer is celebrated for three seconds before the kick-off. */
	celebrationTicks: 180,
	/** A ball out of play is put back after one. */
	outTicks: 60,
} as const;
