import { expect, test } from "vitest";
import { createBrains, tickBrains } from "../../../../cart/volley/pitch/brain/brains.ts";
import { createIntents } from "../../../../cart/volley/pitch/brain/interface.ts";
import {
	createMemory,
	guessPlace,
	knows,
	noteSeen,
	perceiveAll,
	seesNow,
} from "../../../../cart/volley/pitch/brain/memory.ts";
import { passCandidates } from "../../../../cart/volley/pitch/brain/pass-candidates.ts";
import { createHeads } from "../../../../cart/volley/pitch/brain/sight.ts";
import { matchView } from "./brain-views.ts";

const ALL_MATES = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 6: {}, 7: {}, 8: {} };

// Figures 20 and 21: A-03 sees 01, 04, 05, 08 now, and one frame ago saw 01, 02, 04.
function memoryOfTheSource() {
	const memory = createMemory();
	const before = matchView({ tick: 99, players: ALL_MATES });
	for (const mate of [1, 2, 4]) noteSeen(memory, 3, mate, before);
	const now = matchView({ tick: 100, players: ALL_MATES });
	for (const mate of [1, 4, 5, 8]) noteSeen(memory, 3, mate, now);
	return memory;
}

test("the source's A-03 with a window of this frame and the last has 01, 02, 04, 05 and 08 as candidates", () => {
	const view = matchView({ tick: 100, players: { ...ALL_MATES, 3: { memoryTicks: 1 } } });
	expect(passCandidates(view, memoryOfTheSource(), 3).map(({ man }) => man)).toEqual([1, 2, 4, 5, 8]);
});

test("with a window of this frame alone he has 01, 04, 05 and 08", () => {
	const view = matchView({ tick: 100, players: { ...ALL_MATES, 3: { memoryTicks: 0 } } });
	expect(passCandidates(view, memoryOfTheSource(), 3).map(({ man }) => man)).toEqual([1, 4, 5, 8]);
});

test("each man has a window of his own", () => {
	const memory = createMemory();
	noteSeen(memory, 3, 5, matchView({ tick: 100, players: ALL_MATES }));
	noteSeen(memory, 4, 5, matchView({ tick: 100, players: ALL_MATES }));
	const view = matchView({ tick: 140, players: { ...ALL_MATES, 3: { memoryTicks: 40 }, 4: { memoryTicks: 39 } } });
	expect(passCandidates(view, memory, 3).map(({ man }) => man)).toEqual([5]);
	expect(passCandidates(view, memory, 4)).toEqual([]);
});

test("everybody's sight is recorded each frame, mates and opponents, behind his back nobody's", () => {
	const memory = createMemory();
	const view = matchView({
		tick: 7,
		players: {
			3: { x: 30, y: 50, headingX: 0, headingY: 1 },
			4: { x: 30, y: 60 },
			5: { x: 30, y: 40 },
			15: { x: 32, y: 62, headingX: 0, headingY: -1 },
		},
	});
	perceiveAll(memory, view, createHeads(view), "face");
	expect(seesNow(memory, 3, 4, 7)).toBe(true);
	expect(seesNow(memory, 3, 15, 7)).toBe(true);
	expect(seesNow(memory, 3, 5, 7)).toBe(false);
	expect(seesNow(memory, 15, 3, 7)).toBe(true);
	expect(knows(memory, 3, 5, 7, 1000)).toBe(false);
});

test("sight goes by the face or by the body, as is chosen", () => {
	const view = matchView({ tick: 1, players: { 3: { x: 30, y: 50, headingX: 0, headingY: 1 }, 5: { x: 20, y: 50 } } });
	const heads = createHeads(view);
	heads[6] = -1;
	heads[7] = 0;
	const byFace = createMemory();
	perceiveAll(byFace, view, heads, "face");
	expect(seesNow(byFace, 3, 5, 1)).toBe(true);
	const byBody = createMemory();
	perceiveAll(byBody, view, heads, "body");
	expect(seesNow(byBody, 3, 5, 1)).toBe(false);
});

test("a remembered mate is guessed where his way has led him, never where he truly is", () => {
	const memory = createMemory();
	noteSeen(memory, 3, 5, matchView({ tick: 0, players: { 3: {}, 5: { x: 20, y: 40, vx: 3, vy: 6 } } }));
	// 45 ticks are three quarters of a second.
	const guess = guessPlace(memory, 3, 5, 45);
	expect(guess.x).toBeCloseTo(22.25, 4);
	expect(guess.y).toBeCloseTo(44.5, 4);
	const view = matchView({ tick: 45, players: { 3: { memoryTicks: 60 }, 5: { x: 60, y: 90 } } });
	const [candidate] = passCandidates(view, memory, 3);
	expect(candidate).toMatchObject({ man: 5, isSeen: false });
	expect(candidate!.x).toBeCloseTo(22.25, 4);
	expect(candidate!.y).toBeCloseTo(44.5, 4);
});

test("who is held by a pad perceives as all do and is not steered", () => {
	const view = matchView({
		tick: 3,
		players: { 3: { x: 30, y: 50, pad: 0 }, 4: { x: 30, y: 60 }, 15: { x: 31, y: 70 } },
		ball: { x: 30, y: 50, holder: 3 },
	});
	const brains = createBrains(view);
	const intents = createIntents();
	intents[3]!.moveX = 0.25;
	intents[3]!.action = "lob";
	for (let tick = 0; tick < 90; tick++) tickBrains(brains, { ...view, tick }, intents, () => 0.4);
	expect(intents[3]).toMatchObject({ moveX: 0.25, action: "lob" });
	expect(seesNow(brains.memory, 3, 4, 89)).toBe(true);
});
