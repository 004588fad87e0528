/**
 * JP4025716B2, claim by claim and variation by variation, on the whole brain: what the man with the ball does. Number 5
 * of team 0 has it at (34, 40) and looks along +y; he has had it for long, and passes as soon as he knows to whom.
 */
import { describe, expect, test } from "vitest";
import { type Brains, createBrains, tickBrains } from "../../../../cart/volley/pitch/brain/brains.ts";
import { areaAt, areaMiddleX, areaMiddleY, dominanceAtS } from "../../../../cart/volley/pitch/brain/dominance.ts";
import {
	createIntents,
	type Intent,
	type PassStyle,
	type PlayerView,
	type Weather,
} from "../../../../cart/volley/pitch/brain/interface.ts";
import { knows } from "../../../../cart/volley/pitch/brain/memory.ts";
import { type SightBy, viewAngleNowDeg } from "../../../../cart/volley/pitch/brain/sight.ts";
import { skillsOf, TEAMS } from "../../../../cart/volley/pitch/teams.ts";
import { matchView, type ViewChanges } from "./brain-views.ts";
import { newMatch, run } from "./pitch-stage.ts";

const NOW = 100;
const NOBODY = -1;

type Men = Readonly<Record<number, Partial<PlayerView>>>;

interface Scene {
	readonly men: Men;
	/** Where the men are in one frame before, and how long ago that is; the ball is far away then. */
	readonly before?: { readonly men: Men; readonly ticksAgo: number };
	readonly passer?: number;
	readonly style?: PassStyle;
	readonly weather?: Weather;
	readonly sightBy?: SightBy;
	/** Way of the passer's face. */
	readonly face?: readonly [number, number];
	readonly chance?: number;
}

function play(scene: Scene): { intent: Intent; brains: Brains } {
	const { before, passer = 5, style = "faithful", weather = "clear", sightBy = "face", face = [0, 1] } = scene;
	const teams: ViewChanges["teams"] = [
		{ attack: 1, level: "normal", passStyle: style, goals: 0 },
		{ attack: -1, level: "normal", passStyle: style, goals: 0 },
	];
	const menOf = (men: Men): Men => ({ 5: {}, ...men, [passer]: { x: 34, y: 40, ...men[passer] } });
	const chance = () => scene.chance ?? 0.5;
	const intents = createIntents();
	const now = matchView({
		tick: NOW,
		teams,
		weather,
		players: menOf(scene.men),
		ball: { x: 34, y: 40, holder: passer },
	});
	const brains = createBrains(now);
	brains.sightBy = sightBy;
	if (before) {
		const players = menOf(before.men);
		const then = matchView({ tick: NOW - before.ticksAgo, teams, weather, players, ball: { x: 2, y: 2 } });
		tickBrains(brains, then, intents, chance);
	}
	brains.heads[passer * 2] = face[0];
	brains.heads[passer * 2 + 1] = face[1];
	brains.minds[passer]!.heldTicks = 1000;
	tickBrains(brains, now, intents, chance);
	return { intent: intents[passer]!, brains };
}

/** Whom he passes to, or NOBODY. */
function passOf(scene: Scene): number {
	const { action, targetPlayer } = play(scene).intent;
	return action === "pass" ? targetPlayer : NOBODY;
}

/** A place so many degrees to the left of +y, and so far off. */
function off(degrees: number, farM = 20): { x: number; y: number } {
	const radians = (degrees * Math.PI) / 180;
	return { x: 34 + farM * Math.sin(radians), y: 40 + farM * Math.cos(radians) };
}

const BEHIND = { x: 34, y: 20 };
const AHEAD = { x: 34, y: 60 };
const SEEN_20_AGO = { men: { 6: AHEAD }, ticksAgo: 20 };

describe("claim 1: the ball's keeper passes to a mate who was in his view within a time until now", () => {
	test("to one whom he sees, and to one who has gone out of view, where he was going", () => {
		expect(passOf({ men: { 6: AHEAD } })).toBe(6);
		const { intent } = play({ men: { 5: { memoryTicks: 60 }, 6: BEHIND }, before: SEEN_20_AGO });
		expect(intent).toMatchObject({ action: "pass", targetPlayer: 6 });
		expect([intent.targetX, intent.targetY]).toEqual([34, 60]);
	});
	test("not to one who never was in view, nor to an opponent", () => {
		expect(passOf({ men: { 6: BEHIND } })).toBe(NOBODY);
		expect(passOf({ men: { 15: AHEAD } })).toBe(NOBODY);
	});
	test("only if no player steers him: then he does what the pad says, and his view is recorded all the same", () => {
		const { intent, brains } = play({ men: { 5: { pad: 0 }, 6: AHEAD } });
		expect(intent.action).toBe("none");
		expect(knows(brains.memory, 5, 6, NOW, 0)).toBe(true);
	});
});

test.each([
	[19, NOBODY],
	[20, 6],
	[60, 6],
])(
	"claim 2: that time can be varied: with one of %i frames, a mate last seen 20 frames ago gets the ball or not",
	(memoryTicks, target) => {
		expect(passOf({ men: { 5: { memoryTicks }, 6: BEHIND }, before: SEEN_20_AGO })).toBe(target);
	},
);

test("claim 2, in the game: each man's window is half a second to one and a half, and they differ", () => {
	const windows = TEAMS.flatMap((_, team) => Array.from({ length: 15 }, (_, man) => skillsOf(team, man).memoryTicks));
	for (const ticks of windows) {
		expect(ticks).toBeGreaterThanOrEqual(30);
		expect(ticks).toBeLessThanOrEqual(90);
	}
	expect(new Set(windows).size).toBeGreaterThan(15);
});

test("claim 3: the view goes by the body's way or by the face's", () => {
	const men = { 6: { x: 14, y: 40 }, 7: AHEAD };
	expect(passOf({ men, face: [-1, 0], sightBy: "face" })).toBe(6);
	expect(passOf({ men, face: [-1, 0], sightBy: "body" })).toBe(7);
});

test("claim 4: each man has an angle of view of his own", () => {
	const men = { 6: off(50) };
	expect(passOf({ men: { ...men, 5: { viewAngleDeg: 120 } } })).toBe(6);
	expect(passOf({ men: { ...men, 5: { viewAngleDeg: 90 } } })).toBe(NOBODY);
	expect(passOf({ men: { ...men, 8: { viewAngleDeg: 120 } }, passer: 8 })).toBe(6);
	const angles = new Set(TEAMS.flatMap((_, team) => [1, 4, 7, 10].map((man) => skillsOf(team, man).viewAngleDeg)));
	expect(angles.size).toBeGreaterThan(8);
});

test("claim 5: the angle of view is varied while the game goes on", () => {
	const men = { 5: { viewAngleDeg: 120 }, 6: off(50) };
	expect(passOf({ men })).toBe(6);
	expect(passOf({ men, weather: "snow" })).toBe(NOBODY);
	expect(passOf({ men: { ...men, 5: { viewAngleDeg: 120, energy: 0.2 } } })).toBe(NOBODY);
});

describe("claim 6: he chooses by which side is there first from where half a second takes everybody", () => {
	/** Two mates, each with an opponent at 6 m; one of these runs off at 8 m/s. */
	const withRunner = (runner: number): Men => {
		const places = [areaAt(24, 58), areaAt(44, 58)].map((area) => ({ x: areaMiddleX(area), y: areaMiddleY(area) }));
		const men: Record<number, Partial<PlayerView>> = { 5: { viewAngleDeg: 160 } };
		for (const [i, { x, y }] of places.entries()) {
			men[6 + i] = { x, y };
			men[15 + i] = { x, y: y + 6, vy: runner === 15 + i ? 8 : 0 };
		}
		return men;
	};
	test.each([
		[15, 6],
		[16, 7],
	])("number %i is on his way off: number %i gets it", (runner, target) => {
		expect(passOf({ men: withRunner(runner) })).toBe(target);
		const view = matchView({ players: withRunner(runner) });
		// P is 10 m and 6 m off, at 8 m/s; his own man stands there.
		expect(dominanceAtS(view, 0, view.players[target]!.x, 58)).toBeCloseTo(1.25, 6);
		expect(dominanceAtS(view, 0, view.players[13 - target]!.x, 58)).toBeCloseTo(0.75, 6);
	});
});

test("claim 7: a side's dominance of a place is the higher, the shorter its quickest man's time there", () => {
	const x = areaMiddleX(areaAt(34, 60));
	const y = areaMiddleY(areaAt(34, 60));
	// 4.5 m, 9 m, 13.5 m at 3 m/s, with a slower mate at 15 m; nobody of the others is near: 10 s.
	const found = [4.5, 9, 13.5].map((far) => {
		const view = matchView({ players: { 6: { x: x + far, y, speedMps: 3 }, 7: { x: x - 15, y, speedMps: 3 } } });
		return [dominanceAtS(view, 0, x, y), dominanceAtS(view, 1, x, y)];
	});
	for (const [i, own] of [8.5, 7, 5.5].entries()) {
		expect(found[i]![0]).toBeCloseTo(own, 9);
		expect(found[i]![1]).toBeCloseTo(-own, 9);
	}
});

test("claim 8: of every man is recorded, with its time, whom he saw; each chooses within a time of his own", () => {
	const windows = { 5: { memoryTicks: 10 }, 8: { x: 34, y: 38, memoryTicks: 40 } };
	const before = { men: { ...windows, 6: AHEAD }, ticksAgo: 20 };
	// The same frames for both: number 5, whose time is short, has lost sight of him; number 8 has not.
	expect(passOf({ men: { ...windows, 6: BEHIND }, before })).toBe(NOBODY);
	const men = { ...windows, 5: { x: 34, y: 30, memoryTicks: 10 }, 6: BEHIND };
	expect(passOf({ men, before: { ...before, men: { ...men, 6: AHEAD } }, passer: 8 })).toBe(6);
	const { brains } = play({ men, before: { ...before, men: { ...men, 6: AHEAD } }, passer: 8 });
	expect([5, 8].map((man) => knows(brains.memory, man, 6, NOW, 20))).toEqual([true, true]);
	expect([5, 8].map((man) => knows(brains.memory, man, 6, NOW, 19))).toEqual([false, false]);
});

describe("variations", () => {
	const three = { 5: { viewAngleDeg: 160 }, 6: off(-40), 7: off(3, 30), 8: off(50, 10) };

	test("at random: any of the candidates, by chance alone", () => {
		const chosen = [0, 0.34, 0.5, 0.67, 0.99].map((chance) => passOf({ men: three, style: "random-in-view", chance }));
		expect(chosen).toEqual([6, 7, 7, 8, 8]);
	});

	test("straight ahead: whoever is nearest to the middle of his view", () => {
		expect(passOf({ men: three, style: "straight-ahead" })).toBe(7);
		const face = [Math.sin(0.8), Math.cos(0.8)] as const;
		expect(passOf({ men: three, style: "straight-ahead", face })).toBe(8);
	});

	// 120° clear; rain × 0.85, fog × 0.9, snow × 0.75: half of it to either side.
	test.each([
		["clear", 60],
		["rain", 51],
		["fog", 54],
		["snow", 45],
	] as const)("(1) variable angle: in %s he sees up to %i° off", (weather, edge) => {
		for (const side of [-1, 1]) {
			expect(passOf({ men: { 6: off(side * (edge - 0.5)) }, weather })).toBe(6);
			expect(passOf({ men: { 6: off(side * (edge + 0.5)) }, weather })).toBe(NOBODY);
		}
	});

	test("(1) variable angle: the longer a man has played the less he sees, each by his own amount", () => {
		const { match, chance } = newMatch();
		const shares = () =>
			[1, 2, 3, 5, 6, 7, 9].map((man) => {
				const player = match.players[man]!;
				return viewAngleNowDeg(player, "clear") / player.viewAngleDeg;
			});
		const atFirst = shares();
		run(match, chance, 600);
		const earlier = shares();
		run(match, chance, 900);
		const later = shares();
		expect(new Set(atFirst)).toEqual(new Set([1]));
		for (const [i, share] of later.entries()) {
			expect(share).toBeLessThan(earlier[i]!);
			expect(earlier[i]!).toBeLessThan(1);
		}
		expect(new Set(later).size).toBe(later.length);
	});

	// 40 m clear; rain × 0.85, fog × 0.45, snow × 0.65.
	test.each([
		["clear", 40],
		["rain", 34],
		["fog", 18],
		["snow", 26],
	] as const)("(2) radius: in %s a man of 40 m sees as far as %i m", (weather, edgeM) => {
		const passer = { viewRadiusM: 40 };
		expect(passOf({ men: { 5: passer, 6: off(0, edgeM - 0.1) }, weather })).toBe(6);
		expect(passOf({ men: { 5: passer, 6: off(0, edgeM + 0.1) }, weather })).toBe(NOBODY);
	});

	test("(2) radius: each man has one of his own", () => {
		const radii = TEAMS.map((_, team) => [1, 4, 7, 10].map((man) => skillsOf(team, man).viewRadiusM));
		for (const ofATeam of radii) expect(new Set(ofATeam).size).toBeGreaterThan(1);
		for (const radius of radii.flat()) {
			expect(radius).toBeGreaterThanOrEqual(44);
			expect(radius).toBeLessThanOrEqual(62);
		}
		const far = { 6: off(0, 50) };
		expect(passOf({ men: { ...far, 5: { viewRadiusM: 52 } } })).toBe(6);
		expect(passOf({ men: { ...far, 5: { viewRadiusM: 48 } } })).toBe(NOBODY);
	});

	test("by the face: a head turned aside sees what the body's front does not, and not what lies before the body", () => {
		const face = [Math.sin(1.3), Math.cos(1.3)] as const;
		expect(passOf({ men: { 6: off(120) }, face })).toBe(6);
		expect(passOf({ men: { 6: off(-20) }, face })).toBe(NOBODY);
	});
});
