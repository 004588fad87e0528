import { expect, test } from "vitest";
import { ButtonLatch, withoutOpposites } from "../../../../runtime/display-side/input/button-latch.ts";
import { BUTTON } from "../../../../runtime/machine/memory-map.ts";

test("a tap that is over before the tick looks is handed out once", () => {
	const latch = new ButtonLatch();
	latch.press("a");
	latch.release("a");
	expect(latch.held).toBe(0);
	expect(latch.takeTapped()).toBe(BUTTON.a);
	expect(latch.takeTapped()).toBe(0);
});

test("a button that stays down counts as pressed once", () => {
	const latch = new ButtonLatch();
	latch.setHeld(BUTTON.left);
	latch.setHeld(BUTTON.left | BUTTON.b);
	expect(latch.takeTapped()).toBe(BUTTON.left | BUTTON.b);
	latch.setHeld(BUTTON.left | BUTTON.b);
	expect(latch.takeTapped()).toBe(0);
	expect(latch.held).toBe(BUTTON.left | BUTTON.b);
});

test("letting everything go forgets presses that no tick has seen", () => {
	const latch = new ButtonLatch();
	latch.press("start");
	latch.clear();
	expect([latch.held, latch.takeTapped()]).toEqual([0, 0]);
});

test("opposite directions cancel, each pair by itself", () => {
	expect(withoutOpposites(BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.a)).toBe(BUTTON.up | BUTTON.a);
	expect(withoutOpposites(BUTTON.up | BUTTON.down | BUTTON.right)).toBe(BUTTON.right);
	expect(withoutOpposites(BUTTON.up | BUTTON.right)).toBe(BUTTON.up | BUTTON.right);
});
