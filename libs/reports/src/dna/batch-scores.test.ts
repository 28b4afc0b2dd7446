import type { DnaReport } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { BATCH_SCORES, batchScores } from './batch-scores';

const report = DNA_EXAMPLE as DnaReport;
const names = (scored: ReturnType<typeof batchScores>) => scored?.map(({ batch }) => batch);

test('batches stand by their total, this one at its rank', () => {
  const scored = batchScores(report);
  expect(scored).toHaveLength(10);
  expect(names(scored)?.indexOf(null)).toBe(1);
});

test('the scores of the history have the mean 0 and the standard deviation 1', () => {
  const past = batchScores(report)!.filter(({ batch }) => batch !== null);
  for (const column of BATCH_SCORES.keys()) {
    const values = past.map(({ scores }) => scores[column]!);
    const sum = values.reduce((all, value) => all + value, 0);
    const squares = values.reduce((all, value) => all + value ** 2, 0);
    expect(sum).toBeCloseTo(0, 10);
    expect(squares / (values.length - 1)).toBeCloseTo(1, 10);
  }
});

test('a batch without a total stands last, and has no score for it', () => {
  const metrics = report.metrics.map((metric) =>
    metric.key === 'total' ? { ...metric, value: null } : metric,
  );
  const last = batchScores({ ...report, metrics })?.at(-1);
  expect(last).toMatchObject({
    batch: null,
    scores: [null, ...BATCH_SCORES.slice(1).map(() => expect.any(Number) as number)],
  });
});

test('a metric that is equal in all batches has no score', () => {
  const history = report.history.map(({ metrics, ...point }) => ({
    ...point,
    metrics: { ...metrics!, recallSnv: 0.9 },
  }));
  const column = BATCH_SCORES.indexOf('recallSnv');
  expect(batchScores({ ...report, history })?.map(({ scores }) => scores[column])).toEqual(
    Array.from({ length: 10 }, () => null),
  );
});

test('reports without the metrics of earlier batches have no heat map', () => {
  const history = report.history.map(({ batch, group, mendelian, f1 }) => ({ batch, group, mendelian, f1 }));
  expect(batchScores({ ...report, history })).toBeNull();
});
