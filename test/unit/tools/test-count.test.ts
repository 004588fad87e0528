import { expect, test } from "vitest";
import { countTests } from "../../../tools/test-count.mjs";

const file = (status: string, ...tests: string[]) => ({
	status,
	assertionResults: tests.map((each) => ({ status: each })),
});

test("tests are counted by their own status", () => {
	const report = { testResults: [file("passed", "passed", "passed", "pending"), file("failed", "failed", "passed")] };
	expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test("a file that can't be loaded is a failure", () => {
	expect(countTests({ testResults: [file("failed"), file("passed", "passed")] }, 1)).toEqual({
		passed: 1,
		failed: 1,
		skipped: 0,
	});
});

test("a run that ends badly without a failed test, or without a report, is a failure", () => {
	expect(countTests({ testResults: [file("passed", "passed")] }, 1).failed).toBe(1);
	expect(countTests(undefined, 1).failed).toBe(1);
});
