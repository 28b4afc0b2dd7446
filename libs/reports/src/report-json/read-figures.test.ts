import { expect, test } from 'vitest';
import { UnreadableFileError } from '../files/unreadable-file-error';
import dseqcExample from '../testing/dseqc-example-report.json';
import protqcExample from '../testing/protqc-example-report.json';
import { readExpressionReport, readFigures } from './read-figures';

test('a report of the current version is read unchanged', () => {
  expect(readFigures(protqcExample)).toEqual(protqcExample);
  expect(readFigures(dseqcExample)).toEqual(dseqcExample);
});

test('figures and codes of a newer server are ignored', () => {
  const [features, missing, ...others] = protqcExample.metrics;
  const read = readExpressionReport({
    ...protqcExample,
    addedLater: true,
    pca: 'later in another shape',
    metrics: [
      { ...features, grade: 'Superb', unit: 'kilo' },
      { ...missing, value: null, notComputed: { reason: 'thought-of-later', params: {} } },
      { key: 'thought-of-later', value: 1, unit: '' },
      ...others,
    ],
  });
  expect(read.pca).toBeNull();
  expect(read.metrics).toHaveLength(7);
  expect(read.metrics[0]).not.toHaveProperty('grade');
  expect(read.metrics[0]?.unit).toBe('');
  expect(read.metrics[1]).toMatchObject({ key: 'missing', value: null });
  expect(read.metrics[1]).not.toHaveProperty('notComputed');
});

test.each([
  ['no JSON', '<html>'],
  ['a later version', { ...protqcExample, schemaVersion: 2 }],
  ['another file', { status: 'Success', msg: '' }],
  ['null', null],
])('%s is rejected', (_title, value) => {
  expect(() => readFigures(value)).toThrow(UnreadableFileError);
});

test('reports of older programs follow the current rule: no pass without the required figures', () => {
  const withoutSnr = {
    ...protqcExample,
    metrics: protqcExample.metrics.map((metric) =>
      metric.key === 'snr' ? { ...metric, value: null } : metric,
    ),
  };
  expect(readExpressionReport(withoutSnr).verdict.level).toBe('not-assessed');
  const withoutLimits = {
    ...protqcExample,
    perSample: protqcExample.perSample.map((sample) => ({ ...sample, verdict: 'pass', reasons: [] })),
    verdict: { ...protqcExample.verdict, level: 'pass', reasons: [] },
  };
  expect(readExpressionReport(withoutLimits).verdict.level).toBe('not-assessed');
  expect(new Set(readExpressionReport(withoutLimits).perSample.map(({ verdict }) => verdict))).toEqual(
    new Set(['not-assessed']),
  );
});
