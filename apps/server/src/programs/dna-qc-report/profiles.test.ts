import {
  buildDnaReport,
  dnaTotal,
  type HistoricalDnaBatch,
  type Level,
  QUARTET_SAMPLES,
  type Sequencing,
} from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { thresholdProfile } from '../report/profiles.ts';
import { installedHistory } from './installed-history.ts';

const REFERENCE = installedHistory()!;

/** Verdict of an earlier batch, as if its mean figures were those of each donor. */
function verdictOf(sequencing: Sequencing, batch: HistoricalDnaBatch, profile: 'default' | 'strict'): Level {
  const figures = (type: 'snv' | 'indel') => ({
    precision: batch.precision[type],
    recall: batch.recall[type],
  });
  return buildDnaReport({
    calls: QUARTET_SAMPLES.map((donor) => ({
      sample: donor,
      donor,
      snv: figures('snv'),
      indel: figures('indel'),
    })),
    families: [
      {
        family: 'quartet',
        matching: 'haplotype',
        snv: { rate: batch.mendelian.snv },
        indel: { rate: batch.mendelian.indel },
      },
    ],
    folder: 'history/',
    files: [],
    samples: { columns: [], rows: [] },
    sequencing,
    sequencingChosen: false,
    synthetic: false,
    generatedAt: '2026-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1' },
    profile: thresholdProfile('genomics', profile),
    reference: REFERENCE,
  }).verdict.level;
}

/** Quantile of sorted values between the two nearest ones, the default of R and of the published report. */
function quantileOf(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)]!, sorted[Math.ceil(position)]!];
  return low + (high - low) * (position - Math.floor(position));
}

/** Level of the published grade: below a fifth of the history is Bad, below the half Fair. A total on a cut takes the upper one. */
function publishedLevels(batches: readonly HistoricalDnaBatch[]): Level[] {
  const totals = batches.map((batch) => Number(dnaTotal(batch).toFixed(5)));
  const sorted = [...totals].sort((a, b) => a - b);
  const [bad, fair] = [quantileOf(sorted, 0.2), quantileOf(sorted, 0.5)];
  return totals.map((total) => (total < bad ? 'fail' : total < fair ? 'warn' : 'pass'));
}

test.each([
  ['WGS', { fail: 2, warn: 2, pass: 5 }],
  ['WES', { fail: 16, warn: 24, pass: 40 }],
] as const)(
  'the default verdict of each earlier %s batch is that of its published grade',
  (sequencing, counts) => {
    const batches = REFERENCE.batches[sequencing];
    const levels = batches.map((batch) => verdictOf(sequencing, batch, 'default'));
    expect(levels).toEqual(publishedLevels(batches));
    const count = (level: Level) => levels.filter((each) => each === level).length;
    expect({ fail: count('fail'), warn: count('warn'), pass: count('pass') }).toEqual(counts);
  },
);

test.each(['WGS', 'WES'] as const)(
  'the strict profile passes no earlier %s batch that the default one does not',
  (sequencing) => {
    const levels = REFERENCE.batches[sequencing].map((batch) => [
      verdictOf(sequencing, batch, 'default'),
      verdictOf(sequencing, batch, 'strict'),
    ]);
    expect(levels.filter(([normal, strict]) => normal !== 'pass' && strict === 'pass')).toEqual([]);
    expect(levels.filter(([, strict]) => strict === 'pass').length).toBeGreaterThan(0);
  },
);
