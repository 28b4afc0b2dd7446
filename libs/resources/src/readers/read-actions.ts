import type { Project, ProjectAction, Workflow, WorkflowAction, WorkStatus } from '@omics-portal/api';

/**
 * Actions on projects of older servers, which send none. These servers store the status that a client requests and do not
 * check it, so work under way must be stopped before it is deleted. Table of openapi/README.md.
 */
const PROJECT_ACTIONS: Readonly<Record<WorkStatus, readonly ProjectAction[]>> = {
  Submitted: ['stop'],
  Running: ['stop'],
  Aborting: [],
  Aborted: ['restart', 'delete', 'resubmit'],
  Failed: ['restart', 'archive', 'delete', 'resubmit'],
  Succeeded: ['archive', 'delete'],
  'On Hold': ['restart'],
};

/** Actions on jobs of older servers, which send none. */
const JOB_ACTIONS: Readonly<Partial<Record<WorkStatus, readonly WorkflowAction[]>>> = {
  Failed: ['resubmit'],
  Aborted: ['resubmit'],
};

/** Project with its allowed actions. A submitted project of an older server that has a finish time has succeeded. */
export function withProjectActions(project: Project): Project {
  if (Array.isArray(project.actions)) {
    return project;
  }
  const status = project.status === 'Submitted' && project.finished_time ? 'Succeeded' : project.status;
  return { ...project, actions: [...PROJECT_ACTIONS[status]] };
}

/** Job with its allowed actions. Older servers send neither these nor the engine. */
export function withJobActions<Job extends Workflow>(job: Job): Job {
  return Array.isArray(job.actions)
    ? job
    : {
        ...job,
        actions: [...(JOB_ACTIONS[job.status] ?? [])],
        engine: null,
        stale_since: null,
        stale_reason: null,
        stale_problem: null,
        notice: null,
      };
}
