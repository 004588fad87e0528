/** The state of a match: plain data, in metres and metres a second. Footballers and ball are what the brains see of them. */
import type {
	BallView,
	CpuLevel,
	Intent,
	MatchMoment,
	MatchView,
	PassStyle,
	PlayerView,
	TeamView,
	Weather,
} from "./brain/interface.ts";
import { createIntents, FIELD_LENGTH_M, FIELD_WIDTH_M, PLAYER_COUNT, TEAM_SIZE } from "./brain/interface.ts";
import { FORMATIONS } from "./formations.ts";
import { createMinds, type Minds } from "./minds.ts";
import { createReplay, type Replay } from "./replay.ts";
import { skillsOf, TEAMS } from "./teams.ts";
import { PITCH_TUNING } from "./tuning.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Ball extends Mutable<BallView> {
	/** Turn to the right (over 0) or left, as kicked with the side of the boot. */
	spin: number;
	/** Share of its fall that a bounce gives back: by weather. */
	bounce: number;
	/** How far it has rolled: gives its picture. */
	rolledM: number;
	/** Ticks since the last kick, and who kicked; −1: nobody since it lay still. */
	kickTicks: number;
	kicker: number;
	/** The last kick was a shot at goal; a pass by foot that no keeper may take in his hands. */
	isShot: boolean;
	isPass: boolean;
}

export interface Footballer extends Mutable<PlayerView> {
	/** Number in the squad, 0–14: 11 and above came from the bench. */
	squad: number;
	/** 0–7 clockwise from up: gives the picture. */
	direction: number;
	/** Metres run: gives the picture of the stride, −1 when he stands. */
	ranM: number;
	kickShownTicks: number;
	/** Ticks left on the ground, in a slide (or dive), in a lunge. */
	downTicks: number;
	slideTicks: number;
	lungeTicks: number;
	/** Whether this slide or lunge has met the ball or a man. */
	isChallengeSpent: boolean;
	yellows: number;
	/** Skill of the energy: who has more tires later. */
	stamina: number;
}

export interface Side extends Mutable<TeamView> {
	/** Index in TEAMS. */
	readonly club: number;
	/** Numbers of the squad still on the bench. */
	bench: number[];
	substitutions: number;
	/** −1, or the player to be exchanged at the next stop, by his own coach. */
	wantsOff: number;
	statistics: Statistics;
}

export interface Statistics {
	possessionTicks: number;
	shots: number;
	onTarget: number;
	corners: number;
	fouls: number;
	yellows: number;
	reds: number;
	passes: number;
	passesCompleted: number;
	tackles: number;
	interceptions: number;
	throwIns: number;
	offsides: number;
	saves: number;
}

export type Players = "one" | "versus" | "together" | "watch";

export interface MatchSetup {
	/** Indices in TEAMS; team 0 are the hosts. */
	clubs: [number, number];
	players: Players;
	levels: [CpuLevel, CpuLevel];
	passStyles: [PassStyle, PassStyle];
	weather: Weather;
	/** Ticks of a half. */
	halfTicks: number;
	isOffsideOn: boolean;
	/** Draws go to extra time and to penalties. */
	isKnockOut: boolean;
	/** Nothing but a shoot-out. */
	isShootOutOnly: boolean;
}

/** shoot-out: penalties one by one; over: the result stands. */
export type Period = "first" | "second" | "extra-first" | "extra-second" | "shoot-out" | "over";

export interface Restart {
	moment: MatchMoment;
	team: number;
	x: number;
	y: number;
	/** Ticks until the ball is laid there. */
	inTicks: number;
}

export interface PadMemory {
	/** Team that the pad plays for, or −1: nobody holds it. */
	team: number;
	/** Man it steers, or −1. */
	player: number;
	holdTicks: number;
	/** Ticks since the last change of man. */
	sinceSwitchTicks: number;
}

export interface ShootOut {
	/** Kicks taken and scored by each team. */
	taken: [number, number];
	scored: [number, number];
	/** Ticks since the kick, −1 before it. */
	kickedTicks: number;
	winner: number;
}

export interface Goal {
	readonly team: number;
	readonly player: number;
	readonly minute: number;
	readonly isOwnGoal: boolean;
	readonly name: string;
}

export interface MatchState {
	setup: MatchSetup;
	tick: number;
	period: Period;
	/** Ticks of this period with the ball in play or dead; celebrations don't count. */
	periodTicks: number;
	moment: MatchMoment;
	momentTicks: number;
	restartTeam: number;
	restartTaker: number;
	/** What follows the stop; null in play. */
	next: Restart | null;
	/** A penalty is decided even when time is up. */
	penaltyTicks: number;
	/** Who kicked off the match: the other side does after half-time. */
	firstKickOff: number;
	players: Footballer[];
	/** The men's numbers in the order in which they stand along the field: kept from tick to tick, as it changes little. */
	alongOrder: number[];
	ball: Ball;
	sides: [Side, Side];
	pads: [PadMemory, PadMemory];
	intents: Intent[];
	minds: Minds;
	/** Who stood offside when the ball was last kicked by their own side: a bit each, team in `offsideTeam`. */
	offsideBits: number;
	offsideTeam: number;
	/** Free kicks after offside, and throw-ins, can't be offside or direct. */
	isFromRestart: boolean;
	shootOut: ShootOut | null;
	goals: Goal[];
	/** A goal's play is shown again: ticks left, 0 for none, REPLAY_DUE when it will be. */
	replay: Replay;
	replayTicks: number;
	bulgePx: number;
	bulgeEnd: number;
	caption: string;
	captionTicks: number;
	/** This tick's sounds and shaking of pads (strength for each). */
	sounds: string[];
	rumble: [number, number];
	isCut: boolean;
}

export function createStatistics(): Statistics {
	return {
		possessionTicks: 0,
		shots: 0,
		onTarget: 0,
		corners: 0,
		fouls: 0,
		yellows: 0,
		reds: 0,
		passes: 0,
		passesCompleted: 0,
		tackles: 0,
		interceptions: 0,
		throwIns: 0,
		offsides: 0,
		saves: 0,
	};
}

export function teamOf(player: number): number {
	return player < TEAM_SIZE ? 0 : 1;
}

/** A man of the squad at a place of the formation. */
export function createFootballer(club: number, team: number, slot: number, squad: number): Footballer {
	const place = FORMATIONS[TEAMS[club]!.formation][slot]!;
	const skills = skillsOf(club, squad);
	return {
		isOnPitch: true,
		team,
		role: place.role,
		x: FIELD_WIDTH_M / 2,
		y: FIELD_LENGTH_M / 2,
		vx: 0,
		vy: 0,
		headingX: 0,
		headingY: -1,
		isDown: false,
		pad: -1,
		energy: 1,
		...skills,
		homeX: 0,
		homeY: 0,
		kickPauseTicks: 0,
		squad,
		direction: 0,
		ranM: -1,
		kickShownTicks: 0,
		downTicks: 0,
		slideTicks: 0,
		lungeTicks: 0,
		isChallengeSpent: false,
		yellows: 0,
		stamina: 0.8 + 0.4 * (((squad * 13 + club * 7) % 11) / 10),
	};
}

function createSide(setup: MatchSetup, team: 0 | 1): Side {
	return {
		club: setup.clubs[team],
		attack: team === 0 ? -1 : 1,
		level: setup.levels[team],
		passStyle: setup.passStyles[team],
		goals: 0,
		bench: [11, 12, 13, 14],
		substitutions: 0,
		wantsOff: -1,
		statistics: createStatistics(),
	};
}

function padMemory(team: number): PadMemory {
	return { team, player: -1, holdTicks: 0, sinceSwitchTicks: 0 };
}

/** Puts each man's home where his formation wants him in the half that his side defends. */
export function setHomes(match: MatchWithoutMinds): void {
	match.players.forEach((player, i) => {
		const side = match.sides[player.team as 0 | 1];
		const place = FORMATIONS[TEAMS[side.club]!.formation][i % TEAM_SIZE]!;
		const isUp = side.attack === -1;
		player.homeX = FIELD_WIDTH_M * (isUp ? place.across : 1 - place.across);
		const fromGoal = place.depth * (FIELD_LENGTH_M / 2);
		player.homeY = isUp ? FIELD_LENGTH_M - fromGoal : fromGoal;
	});
}

export function createBall(weather: Weather): Ball {
	return {
		x: FIELD_WIDTH_M / 2,
		y: FIELD_LENGTH_M / 2,
		z: 0,
		vx: 0,
		vy: 0,
		vz: 0,
		holder: -1,
		lastTouch: -1,
		passTarget: -1,
		groundFriction: PITCH_TUNING.groundFriction[weather],
		spin: 0,
		bounce: PITCH_TUNING.bounce[weather],
		rolledM: 0,
		kickTicks: 0,
		kicker: -1,
		isShot: false,
		isPass: false,
	};
}

export function createMatchState(setup: MatchSetup): MatchState {
	const players: Footballer[] = [];
	for (let i = 0; i < PLAYER_COUNT; i++) {
		const team = teamOf(i);
		players.push(createFootballer(setup.clubs[team as 0 | 1], team, i % TEAM_SIZE, i % TEAM_SIZE));
	}
	const pads: [number, number] =
		setup.players === "watch"
			? [-1, -1]
			: setup.players === "one"
				? [0, -1]
				: setup.players === "versus"
					? [0, 1]
					: [0, 0];
	const match: MatchWithoutMinds = {
		setup,
		tick: 0,
		period: "first",
		periodTicks: 0,
		moment: "stopped",
		momentTicks: 0,
		restartTeam: -1,
		restartTaker: -1,
		next: null,
		penaltyTicks: 0,
		firstKickOff: 0,
		players,
		alongOrder: players.map((_, i) => i),
		ball: createBall(setup.weather),
		sides: [createSide(setup, 0), createSide(setup, 1)],
		pads: [padMemory(pads[0]), padMemory(pads[1])],
		intents: createIntents(),
		offsideBits: 0,
		offsideTeam: -1,
		isFromRestart: false,
		shootOut: null,
		goals: [],
		replay: createReplay(),
		replayTicks: 0,
		bulgePx: 0,
		bulgeEnd: 0,
		caption: "",
		captionTicks: 0,
		sounds: [],
		rumble: [0, 0],
		isCut: true,
	};
	setHomes(match);
	return { ...match, minds: createMinds(viewOf(match)) };
}

type MatchWithoutMinds = Omit<MatchState, "minds">;

/** What the brains see of a match: made anew each tick, its players and ball are the match's own. */
export function viewOf(match: MatchWithoutMinds): MatchView {
	const { setup } = match;
	const period = match.period === "first" ? 0 : match.period === "second" ? 1 : 2;
	return {
		tick: match.tick,
		moment: match.moment,
		momentTicks: match.momentTicks,
		restartTeam: match.restartTeam,
		restartTaker: match.restartTaker,
		players: match.players,
		ball: match.ball,
		teams: match.sides,
		weather: setup.weather,
		timeShare: (period + match.periodTicks / setup.halfTicks) / 2,
		isOffsideOn: setup.isOffsideOn,
	};
}
