/** The seven statuses of jobs and projects, as they stand on the wire. */
export const WORK_STATUSES = [
  'Submitted',
  'Running',
  'Failed',
  'Aborting',
  'Aborted',
  'Succeeded',
  'On Hold',
] as const;

/** One status of a job or a project. */
export type WorkStatus = (typeof WORK_STATUSES)[number];

/**
 * What can happen to one job. The engine reports `start`, `succeed`, `fail` and `confirmStop`; people ask for `stop`
 * and `resubmit`; `rerun` is a restart of the whole project, which may also repeat a job that succeeded.
 */
export type JobEvent = 'start' | 'succeed' | 'fail' | 'stop' | 'confirmStop' | 'resubmit' | 'rerun';

/** What a person can ask of a project. */
export type ProjectRequest = 'stop' | 'restart' | 'archive' | 'delete';

interface Rule {
  readonly from: readonly WorkStatus[];
  readonly to: WorkStatus;
}

const JOB_RULES: Readonly<Record<JobEvent, Rule>> = {
  start: { from: ['Submitted'], to: 'Running' },
  succeed: { from: ['Running'], to: 'Succeeded' },
  // A job whose program cannot even be launched fails without ever having run.
  fail: { from: ['Submitted', 'Running'], to: 'Failed' },
  stop: { from: ['Submitted', 'Running'], to: 'Aborting' },
  // Whatever the exit code was: someone asked for the stop, so the end counts as the stop.
  confirmStop: { from: ['Aborting'], to: 'Aborted' },
  resubmit: { from: ['Failed', 'Aborted'], to: 'Submitted' },
  rerun: { from: ['Failed', 'Aborted', 'On Hold', 'Succeeded'], to: 'Submitted' },
};

const PROJECT_RULES: Readonly<Record<ProjectRequest, Rule>> = {
  stop: { from: ['Submitted', 'Running'], to: 'Aborting' },
  restart: { from: ['Aborted', 'Failed', 'On Hold'], to: 'Submitted' },
  archive: { from: ['Succeeded', 'Failed'], to: 'Aborted' },
  // What still runs is stopped first; its results go away once it has ended.
  delete: { from: ['Submitted', 'Running', 'Succeeded', 'Failed', 'Aborted'], to: 'On Hold' },
};

const PROJECT_REQUESTS: Readonly<Partial<Record<WorkStatus, ProjectRequest>>> = {
  Aborting: 'stop',
  Submitted: 'restart',
  Aborted: 'archive',
  'On Hold': 'delete',
};

/** The status after `event`, or undefined where that event is not allowed. */
export function nextJobStatus(status: WorkStatus, event: JobEvent): WorkStatus | undefined {
  const rule = JOB_RULES[event];
  return rule.from.includes(status) ? rule.to : undefined;
}

/** The status after `request`, or undefined where a project in that status does not allow it. */
export function nextProjectStatus(status: WorkStatus, request: ProjectRequest): WorkStatus | undefined {
  const rule = PROJECT_RULES[request];
  return rule.from.includes(status) ? rule.to : undefined;
}

/** Which request a wanted status stands for; undefined for statuses that only the engine can bring about. */
export function projectRequestFor(wanted: WorkStatus): ProjectRequest | undefined {
  return PROJECT_REQUESTS[wanted];
}

/** The statuses in which something may still change by itself. */
export function isActive(status: WorkStatus): boolean {
  return status === 'Submitted' || status === 'Running' || status === 'Aborting';
}

/** Why a project in `status` refuses `request`, as one sentence for the person who asked. */
export function projectRefusal(status: WorkStatus, request: ProjectRequest): string {
  if (status === 'Aborting') return 'The project is being stopped: wait until every job has ended.';
  if (request === 'archive' && isActive(status))
    return `The project is ${status}: only a finished project can be archived.`;
  const words: Record<ProjectRequest, string> = {
    stop: 'stopped',
    restart: 'restarted',
    archive: 'archived',
    delete: 'deleted',
  };
  return `A project that is ${status} cannot be ${words[request]}; it would have to be ${inWords(PROJECT_RULES[request].from)}.`;
}

/** Why a job in `status` refuses `event`, as one sentence for the person who asked. */
export function jobRefusal(status: WorkStatus, event: 'stop' | 'resubmit'): string {
  const word = event === 'stop' ? 'stopped' : 'resubmitted';
  return `A job that is ${status} cannot be ${word}; it would have to be ${inWords(JOB_RULES[event].from)}.`;
}

function inWords(statuses: readonly WorkStatus[]): string {
  return statuses.length < 2
    ? statuses.join('')
    : `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}`;
}
