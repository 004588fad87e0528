import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InstructionQueues } from "../../../runtime/time/instruction-queues.ts";

/** The seed's kinds of instruction. */
type Order =
	| { op: "sound"; id: number; volume: number }
	| { op: "rumble"; strength: number }
	| { op: "read"; bank: number };
const queues = () => new InstructionQueues<Order>((order) => order.op === "read");
const sound = (id: number, volume = 10): Order => ({ op: "sound", id, volume });

describe("primary and secondary (figures 13 to 17)", () => {
	test("nothing of a tick can be seen by the display side before the tick is complete", () => {
		const q = queues();
		q.add(sound(3, 10));
		q.add({ op: "rumble", strength: 1 });
		expect(q.drain(Number.POSITIVE_INFINITY)).toEqual([]);
		expect(q.secondary).toEqual([]);
		q.completeTick(4, 20);
		expect(q.primary).toEqual([]);
		expect(q.drain(20).map((e) => e.instruction)).toEqual([sound(3, 10), { op: "rumble", strength: 1 }]);
	});
	test("runs oldest first, over ticks and within them (figure 16: id 8 of the tick before comes first)", () => {
		const q = queues();
		q.add(sound(8, 5));
		q.add(sound(2, 7));
		q.completeTick(10, 50);
		q.add(sound(3, 10));
		q.completeTick(11, 55);
		expect(q.secondary.map((e) => [e.tick, e.instruction])).toEqual([
			[10, sound(8, 5)],
			[10, sound(2, 7)],
			[11, sound(3, 10)],
		]);
		expect(q.drain(55).map((e) => e.instruction)).toEqual([sound(8, 5), sound(2, 7), sound(3, 10)]);
		expect(q.secondary).toEqual([]);
	});
	test("waits for the attention time, so that sound keeps step with the picture", () => {
		const q = queues();
		for (let k = 0; k < 4; k++) {
			q.add(sound(k));
			q.completeTick(k, 5 * k);
		}
		expect(q.drain(-1)).toEqual([]);
		expect(q.drain(9.9).map((e) => e.tick)).toEqual([0, 1]);
		expect(q.drain(10).map((e) => e.tick)).toEqual([2]);
		expect(q.drain(10)).toEqual([]);
		expect(q.drain(Number.POSITIVE_INFINITY).map((e) => e.tick)).toEqual([3]);
	});
	test("a tick that ends in a fault is not heard", () => {
		const q = queues();
		q.add(sound(1));
		q.abandonTick();
		q.add(sound(2));
		q.completeTick(0, 0);
		expect(q.drain(0).map((e) => e.instruction)).toEqual([sound(2)]);
	});
});

describe("data reads", () => {
	test("a read is complete when its instruction has gone, and not before", () => {
		const q = queues();
		q.add({ op: "read", bank: 6 });
		const [read] = q.completeTick(0, 0) as [number];
		expect(q.isDone(read)).toBe(false);
		expect(q.drain(0)).toHaveLength(1);
		expect(q.isDone(read)).toBe(false);
		expect(q.secondary.map((e) => e.number)).toEqual([read]);
		q.finish(read);
		expect(q.isDone(read)).toBe(true);
		expect(q.secondary).toEqual([]);
	});
	test("a slow read doesn't hold up the sounds behind it, and is started once", () => {
		const q = queues();
		q.add({ op: "read", bank: 1 });
		q.add(sound(1));
		const [read, first] = q.completeTick(0, 0) as [number, number];
		expect(q.drain(0).map((e) => e.instruction.op)).toEqual(["read", "sound"]);
		expect(q.isDone(first)).toBe(true);
		q.add(sound(2));
		q.completeTick(1, 5);
		expect(q.drain(5).map((e) => e.instruction)).toEqual([sound(2)]);
		expect(q.isDone(read)).toBe(false);
	});
	test("finishing what is not started, not known or done already does nothing", () => {
		const q = queues();
		q.add({ op: "read", bank: 1 });
		const [read] = q.completeTick(0, 0) as [number];
		q.finish(read);
		expect(q.isDone(read)).toBe(false);
		q.finish(99);
		expect(q.isDone(99)).toBe(false);
		q.drain(0);
		q.finish(read);
		q.finish(read);
		expect(q.isDone(read)).toBe(true);
	});
});

test("whatever the ticks, stalls, drains and finishes: each is handed out exactly once, in order, never before its time", () => {
	const step = fc.oneof(
		fc.record({ kind: fc.constant("tick" as const), reads: fc.array(fc.boolean(), { maxLength: 4 }) }),
		fc.record({ kind: fc.constant("fault" as const), count: fc.integer({ min: 1, max: 3 }) }),
		fc.record({ kind: fc.constant("refresh" as const), ticksBehind: fc.integer({ min: 0, max: 5 }) }),
		fc.record({ kind: fc.constant("finish" as const), which: fc.nat(30) }),
	);
	fc.assert(
		fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
			const q = queues();
			const given: number[] = [];
			const out: number[] = [];
			const open = new Set<number>();
			let tick = 0;
			const refresh = (upTo: number) => {
				for (const entry of q.drain(upTo)) {
					expect(entry.atUnits).toBeLessThanOrEqual(upTo);
					out.push(entry.number);
					if (entry.instruction.op === "read") open.add(entry.number);
				}
			};
			for (const s of steps) {
				if (s.kind === "tick") {
					for (const read of s.reads) q.add(read ? { op: "read", bank: tick } : sound(tick));
					given.push(...q.completeTick(tick, 5 * tick));
					tick++;
				} else if (s.kind === "fault") {
					for (let i = 0; i < s.count; i++) q.add(sound(-1));
					q.abandonTick();
				} else if (s.kind === "refresh") {
					refresh(5 * (tick - s.ticksBehind));
				} else {
					q.finish(s.which);
					open.delete(s.which);
				}
				for (const number of open) expect(q.isDone(number)).toBe(false);
			}
			refresh(Number.POSITIVE_INFINITY);
			expect(out).toEqual(given);
			expect(given).toEqual(given.map((_, i) => i));
			expect(q.secondary.map((e) => e.number)).toEqual([...open].sort((x, y) => x - y));
		}),
	);
});

test("clear forgets both queues, and numbers are not used twice", () => {
	const q = queues();
	q.add(sound(1));
	const before = q.completeTick(0, 0);
	q.add(sound(2));
	q.clear();
	expect([q.primary, q.secondary, q.drain(Number.POSITIVE_INFINITY)]).toEqual([[], [], []]);
	q.add(sound(3));
	const after = q.completeTick(1, 5);
	expect(after).not.toEqual(before);
	expect(q.drain(5).map((e) => e.instruction)).toEqual([sound(3)]);
});
