import type { Level } from '@omics-portal/qc-metrics';
import { isActive, type WorkStatus } from './transitions.ts';

/** Mark of a project: the last request for the whole project. It takes precedence over the statuses of its jobs. */
export type ProjectMark = 'Aborting' | 'Aborted' | 'On Hold';

/** Group of a project's jobs with one status and one verdict. */
export interface JobGroup {
  readonly status: WorkStatus;
  /** Level of the quality verdict; null without one. */
  readonly verdict: Level | null;
  readonly jobs: number;
  /** Sum of the jobs' percentages, each 0 to 100. */
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

/** Status and percentage of a project, derived from the groups of its jobs and its mark. */
export function projectState(groups: readonly JobGroup[], mark: ProjectMark | null): ProjectState {
  const present = groups.filter((group) => group.jobs > 0);
  const status = derivedStatus(
    present.map((group) => group.status),
    mark,
  );
  return {
    status,
    percentage: status === 'Succeeded' ? 100 : meanPercentage(present),
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

function meanPercentage(groups: readonly JobGroup[]): number {
  const jobs = sumOf(groups, (group) => group.jobs);
  return jobs === 0 ? 0 : sumOf(groups, (group) => group.percentage) / jobs;
}

function sumOf(groups: readonly JobGroup[], value: (group: JobGroup) => number): number {
  return groups.reduce((sum, group) => sum + value(group), 0);
}

/** Job counts for the statistics of a project. An Aborting job counts as aborted. */
export function countJobs(groups: readonly JobGroup[]): JobCounts {
  const countIf = (isCounted: (group: JobGroup) => boolean): number =>
    sumOf(groups.filter(isCounted), (group) => group.jobs);
  const count = (...wanted: WorkStatus[]): number => countIf(({ status }) => wanted.includes(status));
  const countVerdict = (level: Level): number =>
    countIf(({ status, verdict }) => status === 'Succeeded' && verdict === level);
  return {
    total: countIf(() => true),
    submitted: count('Submitted'),
    running: count('Running'),
    success: count('Succeeded'),
    error: count('Failed'),
    aborted: count('Aborting', 'Aborted', 'On Hold'),
    warning: countVerdict('warn'),
    not_assessed: countVerdict('not-assessed'),
  };
}
