import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the counts of a test runner's JSON report. A skipped test counts as failed: it proves nothing. A runner that failed
 * without a failed test counts as one failure.
 * @template Report content of the report
 * @param {string} file path of the report
 * @param {number} exitCode of the runner
 * @param {(report: Report) => { passed: number, failed: number }} read reader of this runner's counts
 */
export function countFrom(file, exitCode, read) {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const blamed = exitCode !== 0 && counted.failed === 0;
  const empty = counted.passed + counted.failed === 0;
  return blamed || empty ? { ...counted, failed: 1 } : counted;
}

/** Counts of a Vitest report. */
export function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles,
  };
}

/** Counts of a Playwright report. */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}
