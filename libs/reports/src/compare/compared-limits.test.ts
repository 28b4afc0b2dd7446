import type { ExpressionReport, ProfileLimit, QcReport } from '@omics-portal/qc-metrics';
import { describe, expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { limitRows } from './compared-limits';

const atLeast = (limit: number) => ({ comparator: '>=', limit }) as const;
const atMost = (limit: number) => ({ comparator: '<=', limit }) as const;
const SNR = {
  scope: 'batch',
  metric: 'snr',
  origin: 'history',
  warn: atLeast(16.7),
  fail: atLeast(7.9),
} as const;
const RC = { scope: 'batch', metric: 'rc', origin: 'house', fail: atLeast(0.75) } as const;
const MISSING = { scope: 'library', metric: 'missing', origin: 'house', warn: atMost(30) } as const;

function withLimits(...limits: ProfileLimit[]): ExpressionReport {
  return { ...PROTEIN_EXAMPLE, verdict: { ...PROTEIN_EXAMPLE.verdict, limits } };
}

/** Report of a program that recorded only the limits that decided. */
function withReasons(...reasons: QcReport['verdict']['reasons']): QcReport {
  return { ...PROTEIN_EXAMPLE, perSample: [], verdict: { ...PROTEIN_EXAMPLE.verdict, reasons } };
}

const snrReason = (level: 'pass' | 'fail', limit: number) =>
  ({ rule: 'snr-history', metric: 'snr', value: 9, level, ...atLeast(limit) }) as const;

describe('limitRows', () => {
  test('only limits that differ have rows, each with the limits of every report', () => {
    const rows = limitRows([
      withLimits(SNR, RC, MISSING),
      withLimits({ ...SNR, fail: atLeast(5) }, RC, { ...MISSING, origin: 'custom', warn: atMost(20) }),
    ]);
    expect(rows.map(({ scope, metric }) => [scope, metric])).toEqual([
      ['batch', 'snr'],
      ['library', 'missing'],
    ]);
    expect(rows[0]?.cells).toMatchObject([
      { warn: atLeast(16.7), fail: atLeast(7.9) },
      { warn: atLeast(16.7), fail: atLeast(5) },
    ]);
  });

  test('a limit that one profile lacks differs, also one that warns and does not fail', () => {
    const [rc, ...others] = limitRows([withLimits(SNR, RC), withLimits(SNR)]);
    expect(others).toEqual([]);
    expect(rc?.cells).toMatchObject([{ fail: atLeast(0.75) }, { warn: null, fail: null }]);
    const { fail: _, ...warning } = SNR;
    expect(limitRows([withLimits(SNR), withLimits(warning)])).toHaveLength(1);
  });

  test('the two ends of a range are rows of their own', () => {
    const gc = { scope: 'sample', metric: 'gc', origin: 'published' } as const;
    const rna = (high: number): QcReport => ({
      ...withLimits({ ...gc, warn: atLeast(40) }, { ...gc, warn: atMost(high) }),
      omics: 'transcriptomics',
    });
    expect(limitRows([rna(60), rna(65)])).toMatchObject([{ metric: 'gc', side: 'above', isOfRange: true }]);
  });

  test('limits of one grade are the same in two histories', () => {
    const byGrade = (limit: number) =>
      withLimits({
        scope: 'batch',
        metric: 'total',
        origin: 'history',
        warn: { comparator: '>', limit, grade: 'Fair' },
      });
    expect(limitRows([byGrade(5.1), byGrade(5.2)])).toEqual([]);
    expect(limitRows([byGrade(5.1), withLimits({ ...SNR, metric: 'total' })])).toHaveLength(1);
  });

  test('a kind of data without the figure has no cell and makes no difference', () => {
    const dna: QcReport = { ...DNA_EXAMPLE, verdict: { ...DNA_EXAMPLE.verdict, limits: [] } };
    expect(limitRows([withLimits(SNR), dna])).toEqual([]);
    const [row] = limitRows([withLimits(SNR), withLimits({ ...SNR, warn: atLeast(12) }), dna]);
    expect(row?.cells[2]).toBeNull();
  });

  test('earlier reports: the limit of a failure and that of a warning are not compared', () => {
    expect(limitRows([withReasons(snrReason('fail', 7.9)), withReasons(snrReason('pass', 16.7))])).toEqual(
      [],
    );
    expect(limitRows([withReasons(snrReason('fail', 7.9)), withLimits(SNR)])).toEqual([]);
    expect(limitRows([withReasons(snrReason('pass', 16.7)), withLimits(SNR)])).toEqual([]);
    const [row] = limitRows([withReasons(snrReason('pass', 16.7)), withReasons(snrReason('pass', 20))]);
    expect(row?.cells).toMatchObject([{ checked: atLeast(16.7) }, { checked: atLeast(20) }]);
    expect(limitRows([withReasons(snrReason('fail', 7.9)), withReasons(snrReason('fail', 5))])).toHaveLength(
      1,
    );
  });
});
