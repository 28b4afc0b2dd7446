import type { Level } from '@omics-portal/qc-metrics';
import { isActive, type WorkStatus } from './transitions.ts';

/** Mark of a project: the last request for the whole project. It takes precedence over the statuses of its jobs. */
export type ProjectMark = 'Aborting' | 'Aborted' | 'On Hold';

/** Job state: the part of a job that determines its project's status. */
export interface JobState {
  readonly status: WorkStatus;
  readonly percentage: number;
}

/** Project state derived from its jobs. */
export interface ProjectState {
  readonly status: WorkStatus;
  /** Mean percentage of the jobs, 0 to 100. */
  readonly percentage: number;
  /** True when no job is active, so that the project has a finished time. */
  readonly finished: boolean;
}

/** Job counts by state. All but `warning` and `not_assessed` add up to `total`, whatever the statuses. */
export interface JobCounts {
  readonly total: number;
  readonly submitted: number;
  readonly running: number;
  readonly success: number;
  readonly error: number;
  readonly aborted: number;
  /** Jobs among `success` with the verdict "warn". */
  readonly warning: number;
  /** Jobs among `success` without an assessment. */
  readonly not_assessed: number;
}

/** Job as the statistics need it. */
export interface CountedJob {
  readonly status: WorkStatus;
  /** Level of the quality verdict; null without one. */
  readonly verdict: Level | null;
}

/** Status and percentage of a project, derived from its jobs and its mark. */
export function projectState(jobs: readonly JobState[], mark: ProjectMark | null): ProjectState {
  const status = derivedStatus(
    jobs.map((job) => job.status),
    mark,
  );
  return {
    status,
    percentage: status === 'Succeeded' ? 100 : meanPercentage(jobs),
    finished: !isActive(status),
  };
}

function derivedStatus(statuses: readonly WorkStatus[], mark: ProjectMark | null): WorkStatus {
  if (mark === 'On Hold' || mark === 'Aborted') return mark;
  const active = statuses.some(isActive);
  if (mark === 'Aborting') return active ? 'Aborting' : 'Aborted';
  if (active) return activeStatus(statuses);
  if (statuses.length === 0) return 'Submitted';
  return (
    (['Failed', 'Aborted', 'On Hold'] as const).find((status) => statuses.includes(status)) ?? 'Succeeded'
  );
}

// Between two jobs of one slot no job is running; a started project is Running all the same.
function activeStatus(statuses: readonly WorkStatus[]): WorkStatus {
  return statuses.every((status) => status === 'Submitted') ? 'Submitted' : 'Running';
}

function meanPercentage(jobs: readonly JobState[]): number {
  if (jobs.length === 0) return 0;
  return jobs.reduce((sum, job) => sum + job.percentage, 0) / jobs.length;
}

/** Job counts for the statistics of a project. An Aborting job counts as aborted. */
export function countJobs(jobs: readonly CountedJob[]): JobCounts {
  const count = (...wanted: WorkStatus[]): number =>
    jobs.filter(({ status }) => wanted.includes(status)).length;
  const countVerdict = (level: Level): number =>
    jobs.filter(({ status, verdict }) => status === 'Succeeded' && verdict === level).length;
  return {
    total: jobs.length,
    submitted: count('Submitted'),
    running: count('Running'),
    success: count('Succeeded'),
    error: count('Failed'),
    aborted: count('Aborting', 'Aborted', 'On Hold'),
    warning: countVerdict('warn'),
    not_assessed: countVerdict('not-assessed'),
  };
}
