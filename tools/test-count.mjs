/**
 * Counts a vitest run from its JSON report. A file that fails without a failed test in it (it can't be loaded) and a run
 * that fails without any failed test (an unhandled error, no report) count as one failure each: never as none.
 * @param {{ testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] } | undefined} report
 * @param {number} exitStatus of vitest
 */
export function countTests(report, exitStatus) {
	const count = { passed: 0, failed: 0, skipped: 0 };
	for (const file of report?.testResults ?? []) {
		let failedHere = 0;
		for (const { status } of file.assertionResults) {
			if (status === "passed") count.passed++;
			else if (status === "failed") failedHere++;
			else count.skipped++;
		}
		count.failed += failedHere === 0 && file.status === "failed" ? 1 : failedHere;
	}
	if (exitStatus !== 0 && count.failed === 0) count.failed = 1;
	return count;
}
