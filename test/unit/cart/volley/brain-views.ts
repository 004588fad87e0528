/** Matches made up for tests of the brains: who isn't named is off the field. */
import type { BallView, MatchView, PlayerView } from "../../../../cart/volley/pitch/brain/interface.ts";

export function playerView(changes: Partial<PlayerView> = {}): PlayerView {
	return {
		isOnPitch: true,
		team: 0,
		role: "midfielder",
		x: 34,
		y: 52,
		vx: 0,
		vy: 0,
		headingX: 0,
		headingY: 1,
		isDown: false,
		pad: -1,
		energy: 1,
		speedMps: 8,
		kickSkill: 1,
		tackleSkill: 1,
		viewAngleDeg: 120,
		viewRadiusM: 55,
		memoryTicks: 60,
		homeX: 34,
		homeY: 52,
		kickPauseTicks: 0,
		...changes,
	};
}

export interface ViewChanges extends Partial<Omit<MatchView, "players" | "ball">> {
	/** By number, 0–10 of team 0, 11–21 of team 1. */
	readonly players?: Readonly<Record<number, Partial<PlayerView>>>;
	readonly ball?: Partial<BallView>;
}

/** Team 0 attacks towards y = 105. */
export function matchView({ players: named = {}, ball = {}, ...rest }: ViewChanges = {}): MatchView {
	const players: PlayerView[] = [];
	for (let man = 0; man < 22; man++) {
		const team = man < 11 ? 0 : 1;
		const role = man % 11 === 0 ? "keeper" : "midfielder";
		const changes = named[man];
		const headingY = team === 0 ? 1 : -1;
		players.push(playerView({ team, role, headingY, isOnPitch: changes !== undefined, ...changes }));
	}
	return {
		tick: 0,
		moment: "play",
		momentTicks: 100,
		restartTeam: -1,
		restartTaker: -1,
		players,
		ball: {
			x: 34,
			y: 52,
			z: 0,
			vx: 0,
			vy: 0,
			vz: 0,
			holder: -1,
			lastTouch: -1,
			passTarget: -1,
			groundFriction: 12,
			...ball,
		},
		teams: [
			{ attack: 1, level: "normal", passStyle: "ours", goals: 0 },
			{ attack: -1, level: "normal", passStyle: "ours", goals: 0 },
		],
		weather: "clear",
		timeShare: 0,
		isOffsideOn: true,
		...rest,
	};
}
