/**
 * Moments of a match as they could be: ten a side without keepers, spread about 4-4-2 with every B drawn towards the
 * nearest A, one A with the ball. The same seed gives the same moment. Real sizes and speeds: what counts here is whom to
 * pass to, not how an arcade match plays.
 */
import type { MatchView, PlayerView } from "../../../cart/volley/pitch/brain/interface.ts";

const LENGTH_M = 105;
const WIDTH_M = 68;

/** Along and across, as shares of the field, for a team that attacks towards y = 105. */
const FORMATION = [
	[0.22, 0.2],
	[0.2, 0.4],
	[0.2, 0.6],
	[0.22, 0.8],
	[0.42, 0.15],
	[0.38, 0.38],
	[0.38, 0.62],
	[0.42, 0.85],
	[0.6, 0.38],
	[0.6, 0.62],
] as const;

export interface PassSnapshot {
	readonly view: MatchView;
	readonly passer: number;
	/** Where the passer looks. */
	readonly faceX: number;
	readonly faceY: number;
	/** What chance throws from here on: the same for whoever chooses. */
	readonly seed: number;
}

export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

export function normal(random: () => number): number {
	return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

type MovingMan = { -readonly [Key in keyof PlayerView]: PlayerView[Key] };

function manAt(random: () => number, team: number, alongM: number, acrossM: number): MovingMan {
	const speedMps = 5 + 3 * random();
	const goes = speedMps * random() * 0.8;
	const way = random() * 2 * Math.PI;
	return {
		isOnPitch: true,
		team,
		role: "midfielder",
		x: Math.max(0, Math.min(WIDTH_M, acrossM + normal(random) * 5)),
		y: Math.max(0, Math.min(LENGTH_M, alongM + normal(random) * 6)),
		vx: Math.cos(way) * goes,
		vy: Math.sin(way) * goes,
		headingX: 0,
		headingY: team === 0 ? 1 : -1,
		isDown: false,
		pad: -1,
		energy: 1,
		speedMps,
		kickSkill: 1,
		tackleSkill: 1,
		viewAngleDeg: 120,
		viewRadiusM: 55,
		memoryTicks: 0,
		homeX: acrossM,
		homeY: alongM,
		kickPauseTicks: 0,
	};
}

function absentKeeper(team: number): PlayerView {
	return { ...manAt(() => 0.5, team, 0, 0), isOnPitch: false, role: "keeper" };
}

export function passSnapshot(seed: number): PassSnapshot {
	const random = seededRandom(seed);
	const push = (random() - 0.5) * 0.25 + 0.05;
	const teams: [MovingMan[], MovingMan[]] = [[], []];
	for (const [along, across] of FORMATION) {
		teams[0].push(manAt(random, 0, (along + push) * LENGTH_M, across * WIDTH_M));
		teams[1].push(manAt(random, 1, (1 - along + push) * LENGTH_M, (1 - across) * WIDTH_M));
	}
	for (const marker of teams[1]) markLoosely(marker, teams[0], 0.35 * random());
	const passerAt = Math.floor(random() * 10);
	const passer = teams[0][passerAt]!;
	const turn = (random() - 0.5) * Math.PI * 0.9;
	passer.vx *= 0.4;
	passer.vy *= 0.4;
	passer.viewAngleDeg = 90 + 60 * random();
	passer.headingX = Math.sin(turn);
	passer.headingY = Math.cos(turn);
	const players = [absentKeeper(0), ...teams[0], absentKeeper(1), ...teams[1]];
	const view: MatchView = {
		tick: 0,
		moment: "play",
		momentTicks: 0,
		restartTeam: -1,
		restartTaker: -1,
		players,
		ball: {
			x: passer.x,
			y: passer.y,
			z: 0,
			vx: 0,
			vy: 0,
			vz: 0,
			holder: passerAt + 1,
			lastTouch: passerAt + 1,
			passTarget: -1,
			groundFriction: 3,
		},
		teams: [
			{ attack: 1, level: "normal", passStyle: "ours", goals: 0 },
			{ attack: -1, level: "normal", passStyle: "ours", goals: 0 },
		],
		weather: "clear",
		timeShare: 0,
		isOffsideOn: false,
	};
	return {
		view,
		passer: passerAt + 1,
		faceX: passer.headingX,
		faceY: passer.headingY,
		seed: Math.floor(random() * 4294967296),
	};
}

function markLoosely(marker: MovingMan, opponents: readonly MovingMan[], share: number): void {
	let nearest = opponents[0]!;
	for (const opponent of opponents) {
		if (farM(opponent, marker) < farM(nearest, marker)) nearest = opponent;
	}
	marker.x += (nearest.x - marker.x) * share;
	marker.y += (nearest.y - marker.y) * share;
}

function farM(from: PlayerView, to: PlayerView): number {
	return Math.hypot(from.x - to.x, from.y - to.y);
}
