import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { WorkStatus } from '@omics-portal/api';

/** What a job's status is called. */
export const JOB_STATUS_WORDS = {
  Submitted: msg`Submitted`,
  Running: msg`Running`,
  Failed: msg`Failed`,
  Succeeded: msg`Succeeded`,
  Aborting: msg`Aborting`,
  Aborted: msg`Aborted`,
  'On Hold': msg`On Hold`,
} satisfies Record<WorkStatus, MessageDescriptor>;

/** What a project's status is called: an aborted project reads as archived, one on hold as deleted. */
export const PROJECT_STATUS_WORDS = {
  ...JOB_STATUS_WORDS,
  Aborted: msg`Archived`,
  'On Hold': msg`Deleted`,
} satisfies Record<WorkStatus, MessageDescriptor>;
