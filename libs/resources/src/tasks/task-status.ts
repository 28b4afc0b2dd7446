import type { Task } from '@omics-portal/api';
import type { StatusTone } from '../work/status-tone';

/** State of a task of the report service as users know it; unknown for a status that is not in the contract. */
export type TaskState = 'submitted' | 'running' | 'success' | 'failed' | 'archived' | 'checked' | 'unknown';

/** State and tone of a task for each status of the wire. Archived and Checked are states of older servers. */
const TASK_STATUSES = {
  Submitted: { state: 'submitted', tone: 'pending' },
  Started: { state: 'running', tone: 'active' },
  Finished: { state: 'success', tone: 'success' },
  Failed: { state: 'failed', tone: 'exception' },
  Archived: { state: 'archived', tone: 'aborted' },
  Checked: { state: 'checked', tone: 'success' },
  Unknown: { state: 'unknown', tone: 'pending' },
} as const satisfies Record<Task['status'] | 'Unknown', { state: TaskState; tone: StatusTone }>;

/** State and tone of a report or an upload. */
export function taskStatus(status: Task['status'] | 'Unknown'): {
  readonly state: TaskState;
  readonly tone: StatusTone;
} {
  return TASK_STATUSES[status];
}
