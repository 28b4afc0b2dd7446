import type { Task } from '@omics-portal/api';

/** Level of the quality verdict of a report. */
export type ReportVerdict = NonNullable<Task['verdict']>;

/** All verdicts, from best to worst; a report that is not assessed has none of the others. */
export const REPORT_VERDICTS = [
  'pass',
  'warn',
  'fail',
  'not-assessed',
] as const satisfies readonly ReportVerdict[];
