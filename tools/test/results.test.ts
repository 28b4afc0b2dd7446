import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outsideErrorsFile } from './outside-errors-reporter.mjs';
import {
  afterRepetition,
  countsOf,
  failedFiles,
  namesOf,
  playwrightResults,
  resultsFrom,
  vitestResults,
  vitestRunResults,
} from './results.mjs';

function aReport(body: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(file, JSON.stringify(body));
  return file;
}

const aTest = (fullName: string, status = 'passed') => ({ fullName, status });
const aFile = (name: string, ...assertionResults: object[]) => ({
  name: `/checkout/${name}`,
  status: assertionResults.some((each) => 'status' in each && each.status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});
const vitest = (...testResults: object[]) => vitestResults('/checkout')({ testResults });

describe('a Vitest report', () => {
  test('a run without failures is counted unchanged', () => {
    const results = vitest(
      aFile('a.test.ts', aTest('adds'), aTest('divides')),
      aFile('b.test.ts', aTest('sorts')),
    );
    expect(countsOf(results)).toEqual({ passed: 3, failed: 0 });
    expect(failedFiles(results)).toEqual([]);
  });

  test('a failed and a skipped test count as failed, and are named with their file', () => {
    const results = vitest(
      aFile('a.test.ts', aTest('adds'), aTest('divides', 'failed'), aTest('sorts', 'skipped')),
    );
    expect(countsOf(results)).toEqual({ passed: 1, failed: 2 });
    expect(namesOf(results, 'failures')).toEqual(['a.test.ts › divides', 'a.test.ts › sorts']);
    expect(failedFiles(results)).toEqual(['a.test.ts']);
  });

  test('a test file that does not load counts as failed', () => {
    const results = vitest({ name: '/checkout/a.test.ts', status: 'failed', assertionResults: [] });
    expect(namesOf(results, 'failures')).toEqual(['a.test.ts › the file does not load']);
  });
});

describe('a runner', () => {
  const passing = { testResults: [aFile('a.test.ts', aTest('adds'))] };

  test('that ended well is counted from its report', () => {
    expect(countsOf(resultsFrom(aReport(passing), 0, vitestResults('/checkout')))).toEqual({
      passed: 1,
      failed: 0,
    });
  });

  test.each([
    ['that ends badly without a failed test', aReport(passing), 1, 1],
    ['that wrote no report', join(tmpdir(), 'there-is-no-such-report.json'), 0, 0],
    ['that ran no test', aReport({ testResults: [] }), 0, 0],
  ])('%s counts as one failure, and all its files are repeated', (_what, file, exitCode, passed) => {
    const results = resultsFrom(file, exitCode, vitestResults('/checkout'));
    expect(countsOf(results)).toEqual({ passed, failed: 1 });
    expect(failedFiles(results)).toBeUndefined();
  });
});

describe('a Vitest run with errors outside its tests', () => {
  const runWith = (errors: object[], ...files: object[]) => {
    const report = aReport({ testResults: files });
    writeFileSync(outsideErrorsFile(report), JSON.stringify(errors));
    return vitestRunResults('/checkout', report, 1);
  };
  const error = { file: '/checkout/a.test.ts', message: 'read ECONNRESET\n    at a line' };

  test('names them beside a failed test, and both files are repeated', () => {
    const results = runWith(
      [error],
      aFile('a.test.ts', aTest('adds')),
      aFile('b.test.ts', aTest('sorts', 'failed')),
    );
    expect(namesOf(results, 'failures')).toEqual([
      'a.test.ts › an error outside its tests: read ECONNRESET',
      'b.test.ts › sorts',
    ]);
    expect(failedFiles(results)).toEqual(['a.test.ts', 'b.test.ts']);
    expect(countsOf(results)).toEqual({ passed: 1, failed: 2 });
  });

  test('calls one that does not come again flaky', () => {
    const mended = afterRepetition(
      runWith([error], aFile('a.test.ts', aTest('adds'))),
      vitest(aFile('a.test.ts', aTest('adds'))),
    );
    expect(namesOf(mended, 'flaky')).toEqual(['a.test.ts › an error outside its tests: read ECONNRESET']);
    expect(countsOf(mended)).toEqual({ passed: 1, failed: 0 });
  });

  test('repeats all files for one that belongs to none', () => {
    const results = runWith([{ message: 'closed' }], aFile('a.test.ts', aTest('adds')));
    expect(countsOf(results)).toEqual({ passed: 1, failed: 1 });
    expect(failedFiles(results)).toBeUndefined();
  });
});

test('a journey that passed on its second try counts as passed, and is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const results = playwrightResults({
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        specs: [spec('adds', 'expected'), spec('empties', 'unexpected')],
        suites: [{ title: 'on a phone', specs: [spec('opens', 'flaky'), spec('closes', 'skipped')] }],
      },
    ],
  });
  expect(countsOf(results)).toEqual({ passed: 2, failed: 2 });
  expect(namesOf(results, 'failures')).toEqual([
    'cart.spec.ts › empties',
    'cart.spec.ts › on a phone › closes',
  ]);
  expect(namesOf(results, 'flaky')).toEqual(['cart.spec.ts › on a phone › opens']);
});

describe('after a repetition', () => {
  const first = vitest(
    aFile('a.test.ts', aTest('adds'), aTest('divides', 'failed'), aTest('sorts', 'failed')),
    aFile('b.test.ts', aTest('counts')),
  );

  test('a test that passed the second time is flaky, one that failed again has failed', () => {
    const second = vitest(aFile('a.test.ts', aTest('adds'), aTest('divides'), aTest('sorts', 'failed')));
    const results = afterRepetition(first, second);
    expect(countsOf(results)).toEqual({ passed: 3, failed: 1 });
    expect(namesOf(results, 'flaky')).toEqual(['a.test.ts › divides']);
    expect(namesOf(results, 'failures')).toEqual(['a.test.ts › sorts']);
  });

  test('an error outside the tests that does not come again is flaky, one that does is a failure', () => {
    const passing = { testResults: [aFile('a.test.ts', aTest('adds'))] };
    const read = vitestResults('/checkout');
    const broken = resultsFrom(aReport(passing), 1, read);
    const mended = afterRepetition(broken, resultsFrom(aReport(passing), 0, read));
    expect(countsOf(mended)).toEqual({ passed: 1, failed: 0 });
    expect(namesOf(mended, 'flaky')).toHaveLength(1);
    expect(countsOf(afterRepetition(broken, broken))).toEqual({ passed: 1, failed: 1 });
  });
});
