import type { WorkStatus } from '@omics-portal/api';
import type { StatusTone } from '../work/status-tone';

/** State of a job as users know it. */
export type JobState = 'submitted' | 'running' | 'aborting' | 'aborted' | 'failed' | 'on-hold' | 'succeeded';

/** State and tone of a job for each status of the wire. A job on hold is still active, unlike a project. */
export const JOB_STATUSES = {
  Submitted: { state: 'submitted', tone: 'active' },
  Running: { state: 'running', tone: 'active' },
  Aborting: { state: 'aborting', tone: 'exception' },
  Aborted: { state: 'aborted', tone: 'exception' },
  Failed: { state: 'failed', tone: 'exception' },
  'On Hold': { state: 'on-hold', tone: 'active' },
  Succeeded: { state: 'succeeded', tone: 'success' },
} as const satisfies Record<WorkStatus, { state: JobState; tone: StatusTone }>;
