import { FIELD } from "./field.ts";

export interface Ball {
	/** On the ground, in pixels. */
	x: number;
	y: number;
	/** Height above the grass, in pixels. */
	z: number;
	/** Pixels a tick. */
	vx: number;
	vy: number;
	vz: number;
	/** How far it has rolled, in pixels: gives its picture. */
	rolledPx: number;
}

export interface Footballer {
	/** Between the boots. */
	x: number;
	y: number;
	vx: number;
	vy: number;
	/** 0–7, clockwise from up the screen. */
	direction: number;
	/** Pixels run: gives the picture of the stride. */
	runPx: number;
	/** Ticks that the kick is shown. */
	kickTicks: number;
	/** Ticks after a kick until he can touch the ball again. */
	kickPauseTicks: number;
	/** Ticks that the shot's button has been held. */
	holdTicks: number;
}

export interface KickMemory {
	/** Ticks in which the pad still bends the ball. */
	aftertouchTicks: number;
}

/** kick-off: the ball lies on the spot until it is touched; play; goal: celebrated; out: waits to be put back. */
export type PitchPhase = "kick-off" | "play" | "goal" | "out";

export interface PitchState {
	phase: PitchPhase;
	phaseTicks: number;
	ball: Ball;
	man: Footballer;
	kick: KickMemory;
	/** Upper left of the picture on the ground. */
	cameraX: number;
	cameraY: number;
	/** The first row of the ground that is on the plane, or −1: all must be brought in. */
	rowsFrom: number;
	goalsTop: number;
	goalsBottom: number;
	/** Where a ball that went out is put back. */
	returnX: number;
	returnY: number;
	/** How far the net of the struck goal bulges, in pixels. */
	bulgePx: number;
	isPaused: boolean;
	isCut: boolean;
	sounds: string[];
}

export function createPitch(): PitchState {
	return {
		phase: "kick-off",
		phaseTicks: 0,
		ball: { x: FIELD.middleX, y: FIELD.middleY, z: 0, vx: 0, vy: 0, vz: 0, rolledPx: 0 },
		man: {
			x: FIELD.middleX,
			y: FIELD.middleY + 14,
			vx: 0,
			vy: 0,
			direction: 0,
			runPx: 0,
			kickTicks: 0,
			kickPauseTicks: 0,
			holdTicks: 0,
		},
		kick: { aftertouchTicks: 0 },
		cameraX: FIELD.middleX - 128,
		cameraY: FIELD.middleY - 112,
		rowsFrom: -1,
		goalsTop: 0,
		goalsBottom: 0,
		returnX: FIELD.middleX,
		returnY: FIELD.middleY,
		bulgePx: 0,
		isPaused: false,
		isCut: true,
		sounds: ["whistle"],
	};
}
