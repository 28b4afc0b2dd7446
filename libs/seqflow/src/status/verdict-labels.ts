import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Workflow } from '@omics-portal/api';
import type { StatusTone } from '@omics-portal/ui';

/** Level of the quality verdict in the report of a job. */
export type JobVerdictLevel = NonNullable<Workflow['verdict']>;

/** Labels of the quality verdicts. A job that succeeded may have failed its quality control, or not be assessed. */
export const VERDICT_LABELS = {
  pass: msg({ message: 'Quality: pass', context: 'verdict' }),
  warn: msg({ message: 'Quality: warning', context: 'verdict' }),
  fail: msg({ message: 'Quality: fail', context: 'verdict' }),
  'not-assessed': msg({ message: 'Quality: not assessed', context: 'verdict' }),
} satisfies Record<JobVerdictLevel, MessageDescriptor>;

/** Tones of the quality verdicts; not assessed is neither success nor failure. */
export const VERDICT_TONES = {
  pass: 'success',
  warn: 'warning',
  fail: 'exception',
  'not-assessed': 'pending',
} satisfies Record<JobVerdictLevel, StatusTone>;
