import type { Task } from '@omics-portal/api';
import type { StatusTone } from '../work/status-tone';

/** Level of the quality verdict of a report. */
export type ReportVerdict = NonNullable<Task['verdict']>;

/** All verdicts, from best to worst; a report that is not assessed has none of the others. */
export const REPORT_VERDICTS = [
  'pass',
  'warn',
  'fail',
  'not-assessed',
] as const satisfies readonly ReportVerdict[];

/** Reads the verdict of a task; null for one without a verdict, and for a verdict of a later server. */
export function readVerdict(verdict: unknown): ReportVerdict | null {
  return REPORT_VERDICTS.find((known) => known === verdict) ?? null;
}

/** Tones of the verdicts; not assessed is neither success nor failure. */
export const VERDICT_TONES = {
  pass: 'success',
  warn: 'warning',
  fail: 'exception',
  'not-assessed': 'pending',
} as const satisfies Record<ReportVerdict, StatusTone>;
