import { expect, test } from 'vitest';
import { JOB_STATUSES } from '../jobs/job-status';
import { projectStatus } from '../projects/project-status';
import { taskStatus } from '../tasks/task-status';
import { hasFailed } from './has-failed';

const TASK_STATUSES = [
  'Submitted',
  'Started',
  'Finished',
  'Failed',
  'Archived',
  'Checked',
  'Unknown',
] as const;

test('work has failed where its state is failed', () => {
  for (const status of Object.keys(JOB_STATUSES) as (keyof typeof JOB_STATUSES)[]) {
    expect(hasFailed({ status })).toBe(JOB_STATUSES[status].state === 'failed');
    expect(hasFailed({ status })).toBe(projectStatus({ status, finished_time: 1 }).state === 'failed');
  }
  for (const status of TASK_STATUSES) {
    expect(hasFailed({ status })).toBe(taskStatus(status).state === 'failed');
  }
});

test('a filter without a status is not one of failed work', () => {
  expect(hasFailed({})).toBe(false);
});
