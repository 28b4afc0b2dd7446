import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { outsideErrorsFile } from './outside-errors-reporter.mjs';

/**
 * Results of a test runner, by test file: how many tests passed, the names of those that did not, and of those that passed
 * only when they were repeated. A skipped test counts as failed: it proves nothing.
 * @typedef {Map<string, { passed: number, failures: string[], flaky: string[] }>} Results
 */

/** Key of what belongs to no file: a runner that did not start, or that ended with an error outside its tests. */
const RUNNER = 'the test runner';

/** Results that hold one failure of the runner itself. */
function runnerFailure(sentence) {
  return new Map([[RUNNER, { passed: 0, failures: [sentence], flaky: [] }]]);
}

/**
 * Reads a test runner's JSON report. A runner that failed without a failed test counts as one failure.
 * @template Report content of the report
 * @param {string} file path of the report
 * @param {number} exitCode of the runner
 * @param {(report: Report) => Results} read reader of this runner's reports
 * @returns {Results}
 */
export function resultsFrom(file, exitCode, read) {
  if (!existsSync(file)) return runnerFailure('it wrote no report');
  const results = read(JSON.parse(readFileSync(file, 'utf8')));
  if (results.size === 0) return runnerFailure('it ran no test');
  return endedWith(results, exitCode);
}

/** Results, and one failure more if the runner ended badly although no test failed. */
export function endedWith(results, exitCode) {
  if (exitCode === 0 || countsOf(results).failed > 0) return results;
  return new Map([...results, ...runnerFailure('it ended with an error outside its tests (see its output)')]);
}

/**
 * Results of a Vitest run, and one failure for each error outside its tests, in the test file that ran meanwhile. So a run that
 * has both names both, and the file is repeated.
 * @param {string} root folder that paths are relative to
 * @param {string} report path of the JSON report
 * @param {number} exitCode of the runner
 * @returns {Results}
 */
export function vitestRunResults(root, report, exitCode) {
  const errorsFile = outsideErrorsFile(report);
  const errors = existsSync(errorsFile) ? JSON.parse(readFileSync(errorsFile, 'utf8')) : [];
  const results = resultsFrom(report, errors.length === 0 ? exitCode : 0, vitestResults(root));
  for (const { file, message } of errors) {
    const key = file === undefined ? RUNNER : relative(root, file);
    const before = results.get(key) ?? { passed: 0, failures: [], flaky: [] };
    const sentence = `an error outside its tests: ${message.split('\n')[0]}`;
    results.set(key, { ...before, failures: [...before.failures, sentence] });
  }
  return results;
}

/** Reader of a Vitest report. Paths are relative to `root`. */
export function vitestResults(root) {
  return ({ testResults }) =>
    new Map(
      testResults.map(({ name, status, assertionResults }) => {
        const failures = assertionResults
          .filter((test) => test.status !== 'passed')
          .map((test) => test.fullName);
        const broken = status === 'failed' && assertionResults.length === 0;
        return [
          relative(root, name),
          {
            passed: assertionResults.length - failures.length,
            failures: broken ? ['the file does not load'] : failures,
            flaky: [],
          },
        ];
      }),
    );
}

/** The tests of a Playwright suite and of the suites within it, with the titles above each. */
function testsOf(suite, titles = []) {
  const inner = (suite.suites ?? []).flatMap((child) => testsOf(child, [...titles, child.title]));
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: [...titles, title].join(' › '), status })),
  );
  return [...own, ...inner];
}

/** Reader of a Playwright report. Playwright repeats a failed test itself, and calls it flaky if it then passed. */
export function playwrightResults({ suites }) {
  return new Map(
    suites.map((suite) => {
      const tests = testsOf(suite);
      const named = (...statuses) =>
        tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
      return [
        suite.file,
        {
          passed: named('expected', 'flaky').length,
          failures: named('unexpected', 'skipped'),
          flaky: named('flaky'),
        },
      ];
    }),
  );
}

/**
 * Results after failed files were repeated: a file that was repeated counts as it ended the second time.
 * @param {Results} first
 * @param {Results} second results of the repetition, of some files or of all
 * @returns {Results}
 */
export function afterRepetition(first, second) {
  const repeated = [...second].map(([file, result]) => {
    const before = first.get(file)?.failures ?? [];
    return [file, { ...result, flaky: before.filter((name) => !result.failures.includes(name)) }];
  });
  const outside = first.get(RUNNER)?.failures ?? [];
  const mended =
    outside.length > 0 && !second.has(RUNNER) ? [[RUNNER, { passed: 0, failures: [], flaky: outside }]] : [];
  return new Map([...first, ...repeated, ...mended]);
}

/** Files of tests that failed. Undefined if the runner failed outside its tests, so that all files must be repeated. */
export function failedFiles(results) {
  if (results.has(RUNNER)) return undefined;
  return [...results].filter(([, { failures }]) => failures.length > 0).map(([file]) => file);
}

/** Number of tests that passed and of those that did not. */
export function countsOf(results) {
  const all = [...results.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failures }) => sum + failures.length, 0),
  };
}

/**
 * Names of tests, one a line, as `file › test`.
 * @param {Results} results
 * @param {'failures' | 'flaky'} kind
 * @returns {string[]}
 */
export function namesOf(results, kind) {
  return [...results].flatMap(([file, result]) => result[kind].map((name) => `${file} › ${name}`));
}
