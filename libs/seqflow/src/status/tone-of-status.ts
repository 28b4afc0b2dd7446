import type { Project, WorkStatus } from '@omics-portal/api';

/** How a status is drawn: each tone has its own icon and colour in libs/ui. */
export type StatusTone = 'active' | 'success' | 'exception' | 'aborted' | 'deleted' | 'pending' | 'warning';

const TONE_OF_JOB = {
  Running: 'active',
  Submitted: 'active',
  'On Hold': 'active',
  Aborted: 'exception',
  Aborting: 'exception',
  Failed: 'exception',
  Succeeded: 'success',
} satisfies Record<WorkStatus, StatusTone>;

const TONE_OF_PROJECT = {
  Running: 'active',
  Submitted: 'active',
  Aborted: 'aborted',
  Aborting: 'exception',
  Failed: 'exception',
  'On Hold': 'deleted',
  Succeeded: 'success',
} satisfies Record<WorkStatus, StatusTone>;

/** The tone of a job. On Hold counts as active for a job, but as deleted for a project. */
export function toneOfJob(status: WorkStatus): StatusTone {
  return TONE_OF_JOB[status];
}

/** A submitted project that already has a finish time shows as a success. */
export function toneOfProject(project: Pick<Project, 'status' | 'finished_time'>): StatusTone {
  return TONE_OF_PROJECT[shownStatusOfProject(project)];
}

/** The status whose word is shown: a project that is done but was never moved on from Submitted reads as succeeded. */
export function shownStatusOfProject({
  status,
  finished_time,
}: Pick<Project, 'status' | 'finished_time'>): WorkStatus {
  return status === 'Submitted' && finished_time ? 'Succeeded' : status;
}
