import type { Level } from '@omics-portal/qc-metrics';
import { isActive, type WorkStatus } from './transitions.ts';

/** What a person asked of the project as a whole; it outlives what the jobs say. */
export type ProjectMark = 'Aborting' | 'Aborted' | 'On Hold';

/** What a project needs to know about one of its jobs. */
export interface JobState {
  readonly status: WorkStatus;
  readonly percentage: number;
}

/** The derived part of a project. */
export interface ProjectState {
  readonly status: WorkStatus;
  /** Mean of the jobs, 0 to 100. */
  readonly percentage: number;
  /** True when nothing will change by itself, so the project has a finished time. */
  readonly finished: boolean;
}

/** Counts of jobs by state. All but `warning` and `not_assessed` add up to `total`; never fails, whatever the statuses are. */
export interface JobCounts {
  readonly total: number;
  readonly submitted: number;
  readonly running: number;
  readonly success: number;
  readonly error: number;
  readonly aborted: number;
  /** Jobs among `success` whose quality verdict is a warning. */
  readonly warning: number;
  /** Jobs among `success` whose batch could not be assessed. */
  readonly not_assessed: number;
}

/** What the statistics need to know about one of the jobs. */
export interface CountedJob {
  readonly status: WorkStatus;
  /** Level of the quality verdict, where the job made one. */
  readonly verdict: Level | null;
}

/** The status and percentage of a project, derived from its jobs and from what was asked of it. */
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

// Between two jobs of one slot nothing runs for a moment; a project that has begun is Running all the same.
function activeStatus(statuses: readonly WorkStatus[]): WorkStatus {
  return statuses.every((status) => status === 'Submitted') ? 'Submitted' : 'Running';
}

function meanPercentage(jobs: readonly JobState[]): number {
  if (jobs.length === 0) return 0;
  return jobs.reduce((sum, job) => sum + job.percentage, 0) / jobs.length;
}

/** Counts for the statistics of a project. A job that is being stopped counts as aborted already. */
export function countJobs(jobs: readonly CountedJob[]): JobCounts {
  const count = (...wanted: WorkStatus[]): number =>
    jobs.filter(({ status }) => wanted.includes(status)).length;
  const judged = (level: Level): number =>
    jobs.filter(({ status, verdict }) => status === 'Succeeded' && verdict === level).length;
  return {
    total: jobs.length,
    submitted: count('Submitted'),
    running: count('Running'),
    success: count('Succeeded'),
    error: count('Failed'),
    aborted: count('Aborting', 'Aborted', 'On Hold'),
    warning: judged('warn'),
    not_assessed: judged('not-assessed'),
  };
}
