import fc from "fast-check";
import { expect, test } from "vitest";
import type { FromGameSide, Snapshot } from "../../../runtime/game-side/messages.ts";
import { PICTURES_KEPT } from "../../../runtime/game-side/picture-wire.ts";
import { WireReceiver, WireSender } from "../../../runtime/game-side/wire.ts";
import { SOUND_BLOCK, VIDEO_BLOCK } from "../../../runtime/machine/memory-map.ts";
import { MAX_AUTOMATIC_DELTA_UNITS } from "../../../runtime/time/attention.ts";
import { queueLength } from "../../../runtime/time/snapshot-queue.ts";

function snapshotOf(video: Uint8Array): Snapshot {
	return {
		tick: 3,
		lag: false,
		cycles: 1200,
		stateHash: "00ff00ff00ff00ff",
		video: video.slice().buffer,
		ahead: 0,
		sound: new ArrayBuffer(SOUND_BLOCK.sizeBytes),
		instructions: [],
		saveRam: null,
		costMs: 0.4,
	};
}

const pictureOf = (message: FromGameSide | null): Uint8Array => {
	if (message?.type === "booted" || message?.type === "tick") return new Uint8Array(message.snapshot.video);
	if (message?.type === "history" && message.answer.op === "restored") {
		return new Uint8Array(message.answer.snapshot.video);
	}
	throw new Error(`no picture in ${message?.type}`);
};

/** A message of each kind that has a picture. */
const messageWith = (kind: number, snapshot: Snapshot): FromGameSide => {
	if (kind === 0) return { type: "booted", snapshot };
	if (kind === 1) return { type: "tick", snapshot };
	return { type: "history", number: 5, answer: { op: "restored", snapshot, firstTick: 0, lastTick: 3, rerun: null } };
};

const anyWrites = fc.array(
	fc.record({ at: fc.nat(VIDEO_BLOCK.sizeBytes - 1), bytes: fc.uint8Array({ minLength: 1, maxLength: 600 }) }),
	{ maxLength: 6 },
);

test("every picture arrives as it was sent, whatever changed since the one before, with all messages that have one", () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.nat(2), anyWrites), { minLength: 1, maxLength: 12 }), (turns) => {
			const sender = new WireSender();
			const receiver = new WireReceiver();
			const video = new Uint8Array(VIDEO_BLOCK.sizeBytes);
			for (const [kind, writes] of turns) {
				for (const { at, bytes } of writes) video.set(bytes.subarray(0, video.length - at), at);
				const sent = structuredClone(sender.encode(messageWith(kind, snapshotOf(video))));
				expect(Buffer.compare(pictureOf(receiver.decode(sent)), video)).toBe(0);
			}
		}),
		{ numRuns: 60 },
	);
});

test("a tick in which one sprite moved is a small message, and one in which nothing did still smaller", () => {
	const sender = new WireSender();
	const video = new Uint8Array(VIDEO_BLOCK.sizeBytes).fill(7);
	const sizeBytes = () => pictureOf(sender.encode({ type: "tick", snapshot: snapshotOf(video) })).length;
	expect(sizeBytes()).toBeGreaterThan(VIDEO_BLOCK.sizeBytes);
	video[0xe000] = 8;
	expect(sizeBytes()).toBeLessThan(400);
	expect(sizeBytes()).toBeLessThan(64);
});

test("a picture stays as it came for longer than the longest queue of states holds it", () => {
	const sender = new WireSender();
	const receiver = new WireReceiver();
	const pictures: Uint8Array[] = [];
	for (let i = 0; i < PICTURES_KEPT; i++) {
		const video = new Uint8Array(VIDEO_BLOCK.sizeBytes).fill(i);
		pictures.push(pictureOf(receiver.decode(sender.encode({ type: "tick", snapshot: snapshotOf(video) }))));
	}
	for (const [i, picture] of pictures.entries()) expect(picture.every((byte) => byte === i)).toBe(true);
	// The longest ΔT, a monitor at 24 Hz, 60 ticks a second, and two more: one to spare, one that is just coming.
	expect(queueLength(5, MAX_AUTOMATIC_DELTA_UNITS + 300 / 24) + 2).toBeLessThan(PICTURES_KEPT);
});

test.each([
	["nothing at all", undefined],
	["no buffer", { byteLength: 33 }],
	["a buffer too short for the bitmap", new ArrayBuffer(4)],
	["fewer pages than the bitmap says", new Uint8Array(33).fill(255).buffer],
	["pages that the bitmap doesn't say", new ArrayBuffer(33 + 256)],
	["a page past the last one", Uint8Array.from({ length: 33 + 256 }, (_, i) => (i === 32 ? 0x80 : 0)).buffer],
	["a whole picture, unpacked", new ArrayBuffer(VIDEO_BLOCK.sizeBytes)],
])("%s in place of a picture is refused, and the next honest one still arrives whole", (_name, video) => {
	const receiver = new WireReceiver();
	const sender = new WireSender();
	const honest = new Uint8Array(VIDEO_BLOCK.sizeBytes).fill(3);
	expect(receiver.decode({ type: "tick", snapshot: { ...snapshotOf(honest), video } })).toBeNull();
	const sent = sender.encode({ type: "tick", snapshot: snapshotOf(honest) });
	expect(Buffer.compare(pictureOf(receiver.decode(sent)), honest)).toBe(0);
});

test.each([undefined, null, 3, "tick", [], { type: "tick" }, { type: "history", answer: null }])(
	"%j is no message",
	(data) => {
		expect(new WireReceiver().decode(data)).toBeNull();
	},
);
