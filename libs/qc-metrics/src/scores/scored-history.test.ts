import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDelimited } from '../matrix/delimited-text';
import { scoredHistory } from './scored-history';
import type { HistoricalBatch } from './total-score';

const SERVER = join(import.meta.dirname, '../../../../apps/server');
const read = (path: string) => parseDelimited(readFileSync(join(SERVER, path), 'utf8'));

/** Shipped history of protein batches. */
function proteinHistory(): HistoricalBatch[] {
  const { header, rows } = read('reference-sets/proteomics-quartet/historical_qc.csv');
  const columns = {
    absoluteCorrelation: 'Absolute Correlation',
    cv: 'Coefficient of variantion (CV, %)',
    missing: 'Missing percentage (%)',
    features: 'Number of features',
    rc: 'Relative Correlation with Reference Datasets (RC)',
    snr: 'Signal-to-Noise Ratio (SNR)',
  };
  return rows.map((row) => ({
    batch: row[0] ?? '',
    values: Object.fromEntries(
      Object.entries(columns).flatMap(([key, column]) => {
        const value = Number(row[header.indexOf(column)]);
        return Number.isFinite(value) ? [[key, value]] : [];
      }),
    ),
  }));
}

test('the totals of protein batches are the published ones', () => {
  const { header, rows } = read('seed/proteomics/historical_qc_norm.csv');
  const published = rows.map((row) => ({ batch: row[0], total: Number(row[header.indexOf('Total_norm')]) }));
  const scored = scoredHistory('proteomics', proteinHistory());
  expect(scored).toHaveLength(32);
  scored.forEach(({ batch, total }, index) => {
    expect(batch).toBe(published[index]?.batch);
    expect(total).toBeCloseTo(published[index]?.total ?? NaN, 2);
  });
});

test('grades are those of quantiles, and of ranks for RNA', () => {
  const history = Array.from({ length: 10 }, (_, index) => ({
    batch: `b${index}`,
    values: { snr: index + 1, rc: 0.5 },
  }));
  const grades = (omics: 'metabolomics' | 'transcriptomics') =>
    scoredHistory(omics, history)
      .map(({ grade }) => grade)
      .join(' ');
  expect(grades('metabolomics')).toBe('Bad Bad Fair Fair Fair Good Good Good Great Great');
  expect(grades('transcriptomics')).toBe('Bad Fair Fair Fair Fair Good Good Good Good Great');
});

test('the best batch of a history has the total 10 and the worst 1', () => {
  const totals = scoredHistory('transcriptomics', [
    { batch: 'a', values: { snr: 4, rc: 1 } },
    { batch: 'without a figure', values: { snr: 4 } },
    { batch: 'b', values: { snr: 25, rc: 1 } },
  ]);
  expect(totals.map(({ batch, total }) => [batch, total])).toEqual([
    ['a', 1],
    ['b', 10],
  ]);
});

test('a history that does not vary has no totals', () => {
  const same = { snr: 1, cv: 1 };
  expect(
    scoredHistory('proteomics', [
      { batch: 'a', values: same },
      { batch: 'b', values: same },
    ]),
  ).toEqual([]);
  expect(scoredHistory('proteomics', [])).toEqual([]);
});
