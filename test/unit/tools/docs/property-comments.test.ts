import { expect, test } from "vitest";
import { propertyComments } from "../../../../tools/docs/property-comments.ts";

const SOURCE = `
/** The table. */
export const TABLE = {
	/** The first. */
	a: 1,
	b: 2,
	/**
	 * The third,
	 * over two lines.
	 */
	c: { d: 3 },
	// Not a doc comment.
	e: 4,
} as const;
export const OTHER = { /** Another's. */ a: 5 };
`;

test("each property has the doc comment right before it, on one line", () => {
	expect([...propertyComments(SOURCE, "TABLE")]).toEqual([
		["a", "The first."],
		["c", "The third, over two lines."],
	]);
	expect(propertyComments(SOURCE, "OTHER").get("a")).toBe("Another's.");
});

test("a constant that isn't there is an error", () => {
	expect(() => propertyComments(SOURCE, "MISSING")).toThrow("MISSING");
});
