import { expect, test } from "vitest";
import { checkedMessage } from "../../../runtime/game-side/message-check.ts";
import type { Snapshot } from "../../../runtime/game-side/messages.ts";
import { SOUND_BLOCK, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";

function snapshot(part: Record<string, unknown> = {}): Snapshot {
	const good: Snapshot = {
		tick: 3,
		lag: false,
		cycles: 1200,
		stateHash: "00ff00ff00ff00ff",
		video: new ArrayBuffer(VIDEO_BLOCK.sizeBytes),
		ahead: 0,
		sound: new ArrayBuffer(SOUND_BLOCK.sizeBytes),
		instructions: [
			{ op: "rumble", player: 1, strength: 0.5, durationTicks: 20 },
			{ op: "play-voice", id: 1, bank: 2, volume: 0.5, pan: -1, loop: true },
			{
				op: "set-voices",
				voices: [{ id: 1, bank: 2, volume: 0.5, pan: -1, loop: true, startTick: 2, forSeconds: 0.5 }],
			},
		],
		saveRam: null,
		costMs: 0.4,
	};
	return { ...good, ...part } as Snapshot;
}

test("an honest message passes as it is, its buffers untouched", () => {
	const message = { type: "tick", snapshot: snapshot() } as const;
	const checked = checkedMessage(message);
	expect(checked).toEqual(message);
	expect((checked as typeof message).snapshot.video).toBe(message.snapshot.video);
	expect(checkedMessage({ type: "ready" })).toEqual({ type: "ready" });
});

test.each([
	["nothing", undefined],
	["a text", "tick"],
	["an unknown type", { type: "open", url: "https://example.org" }],
	["a picture of the wrong size", { type: "tick", snapshot: snapshot({ video: new ArrayBuffer(8) }) }],
	[
		"a picture that is no buffer",
		{ type: "tick", snapshot: snapshot({ video: { byteLength: VIDEO_BLOCK.sizeBytes } }) },
	],
	["a tick that is no number", { type: "tick", snapshot: snapshot({ tick: "3" }) }],
	[
		"a rumble for a ninth player",
		{
			type: "tick",
			snapshot: snapshot({ instructions: [{ op: "rumble", player: 8, strength: 1, durationTicks: 1 }] }),
		},
	],
	[
		"an instruction nobody knows",
		{ type: "tick", snapshot: snapshot({ instructions: [{ op: "navigate", to: "x" }] }) },
	],
	["save RAM of the wrong size", { type: "tick", snapshot: snapshot({ saveRam: new Uint8Array(9) }) }],
	["a fault of an unknown kind", { type: "fault", fault: { tick: 0, file: "", line: 0, kind: "rude", message: "" } }],
])("%s is refused", (_name, data) => {
	expect(checkedMessage(data)).toBeNull();
});

test("a fault's message is cut to what a screen can show", () => {
	const fault = { tick: 1, file: "a.ts", line: 2, kind: "exception", message: "x".repeat(100_000) };
	const checked = checkedMessage({ type: "fault", fault });
	expect(checked).toMatchObject({ type: "fault", fault: { file: "a.ts", line: 2 } });
	expect((checked as { fault: { message: string } }).fault.message.length).toBeLessThan(5000);
});
