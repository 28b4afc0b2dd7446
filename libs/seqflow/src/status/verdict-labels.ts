import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Workflow } from '@omics-portal/api';

/** Level of the quality verdict in the report of a job. */
export type JobVerdictLevel = NonNullable<Workflow['verdict']>;

/** Labels of the quality verdicts. A job that succeeded may have failed its quality control, or not be assessed. */
export const JOB_VERDICT_LABELS = {
  pass: msg({ message: 'Quality: pass', context: 'verdict' }),
  warn: msg({ message: 'Quality: warning', context: 'verdict' }),
  fail: msg({ message: 'Quality: fail', context: 'verdict' }),
  'not-assessed': msg({ message: 'Quality: not assessed', context: 'verdict' }),
} satisfies Record<JobVerdictLevel, MessageDescriptor>;
