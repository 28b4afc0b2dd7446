import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Level } from '@omics-portal/qc-metrics';

/** Labels of the verdicts. */
export const LEVEL_LABELS = {
  pass: msg({ message: 'Pass', context: 'verdict' }),
  warn: msg({ message: 'Warning', context: 'verdict' }),
  fail: msg({ message: 'Fail', context: 'verdict' }),
  'not-assessed': msg({ message: 'Not assessed', context: 'verdict' }),
} satisfies Record<Level, MessageDescriptor>;
