import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countFrom, playwrightCounts, vitestCounts } from './counting.mjs';

function aReport(body: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counting-')), 'report.json');
  writeFileSync(file, JSON.stringify(body));
  return file;
}

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

test('a run without failures is counted unchanged', () => {
  expect(countFrom(aReport(vitestReport), 0, vitestCounts)).toEqual({ passed: 3, failed: 0 });
});

test('a skipped test counts as failed', () => {
  expect(countFrom(aReport({ ...vitestReport, numPendingTests: 1 }), 0, vitestCounts)).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('a test file that fails to load counts as failed', () => {
  const broken = { ...vitestReport, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countFrom(aReport(broken), 1, vitestCounts)).toEqual({ passed: 3, failed: 1 });
});

test.each([
  ['a runner that ends badly without naming a failure', aReport(vitestReport), 1],
  ['a runner that wrote no report', join(tmpdir(), 'there-is-no-such-report.json'), 0],
])('%s counts as one failure', (_what, file, exitCode) => {
  expect(countFrom(file, exitCode, vitestCounts).failed).toBe(1);
});

test('a journey that passed on its second try counts as passed, a skipped one as failed', () => {
  const report = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 } };
  expect(countFrom(aReport(report), 1, playwrightCounts)).toEqual({ passed: 5, failed: 3 });
});
