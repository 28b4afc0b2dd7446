/** The seven statuses of jobs and projects in the API. */
export const WORK_STATUSES = [
  'Submitted',
  'Running',
  'Failed',
  'Aborting',
  'Aborted',
  'Succeeded',
  'On Hold',
] as const;

/** Status of a job or a project. */
export type WorkStatus = (typeof WORK_STATUSES)[number];

/**
 * Job event. The engine reports `start`, `succeed`, `fail` and `confirmStop`; users request `stop` and `resubmit`;
 * `rerun` is a restart of the whole project, which may repeat succeeded jobs.
 */
export type JobEvent = 'start' | 'succeed' | 'fail' | 'stop' | 'confirmStop' | 'resubmit' | 'rerun';

/** Project request: an action that a user can request for a project. */
export type ProjectRequest = 'stop' | 'restart' | 'archive' | 'delete';

interface Rule {
  readonly from: readonly WorkStatus[];
  readonly to: WorkStatus;
}

const JOB_RULES: Readonly<Record<JobEvent, Rule>> = {
  start: { from: ['Submitted'], to: 'Running' },
  succeed: { from: ['Running'], to: 'Succeeded' },
  // A job whose program cannot be launched fails without having run.
  fail: { from: ['Submitted', 'Running'], to: 'Failed' },
  stop: { from: ['Submitted', 'Running'], to: 'Aborting' },
  // After a stop request the end counts as the stop, whatever the exit code.
  confirmStop: { from: ['Aborting'], to: 'Aborted' },
  resubmit: { from: ['Failed', 'Aborted'], to: 'Submitted' },
  rerun: { from: ['Failed', 'Aborted', 'On Hold', 'Succeeded'], to: 'Submitted' },
};

const PROJECT_RULES: Readonly<Record<ProjectRequest, Rule>> = {
  stop: { from: ['Submitted', 'Running'], to: 'Aborting' },
  restart: { from: ['Aborted', 'Failed', 'On Hold'], to: 'Submitted' },
  archive: { from: ['Succeeded', 'Failed'], to: 'Aborted' },
  // Running jobs are stopped first; their results are removed after they have ended.
  delete: { from: ['Submitted', 'Running', 'Succeeded', 'Failed', 'Aborted'], to: 'On Hold' },
};

const PROJECT_REQUESTS: Readonly<Partial<Record<WorkStatus, ProjectRequest>>> = {
  Aborting: 'stop',
  Submitted: 'restart',
  Aborted: 'archive',
  'On Hold': 'delete',
};

/** Job status after `event`; undefined where the event is not allowed. */
export function nextJobStatus(status: WorkStatus, event: JobEvent): WorkStatus | undefined {
  const rule = JOB_RULES[event];
  return rule.from.includes(status) ? rule.to : undefined;
}

/** Project status after `request`; undefined where the request is not allowed. */
export function nextProjectStatus(status: WorkStatus, request: ProjectRequest): WorkStatus | undefined {
  const rule = PROJECT_RULES[request];
  return rule.from.includes(status) ? rule.to : undefined;
}

/** Project request for a wanted status; undefined for statuses that only the engine can cause. */
export function projectRequestFor(wanted: WorkStatus): ProjectRequest | undefined {
  return PROJECT_REQUESTS[wanted];
}

/** True for statuses that can change without a user request. */
export function isActive(status: WorkStatus): boolean {
  return status === 'Submitted' || status === 'Running' || status === 'Aborting';
}

/** Project statuses in which a request is allowed. */
export function projectStatusesFor(request: ProjectRequest): readonly WorkStatus[] {
  return PROJECT_RULES[request].from;
}

/** Job statuses in which an event is allowed. */
export function jobStatusesFor(event: JobEvent): readonly WorkStatus[] {
  return JOB_RULES[event].from;
}
