import type { AppEngine } from '@omics-portal/api';

/** Estimate of the time that jobs take. */
export interface RunEstimate {
  /** Time from the first start to the last end in seconds, while no other jobs wait. */
  readonly totalSeconds: number;
  /** Usual time of one job in seconds. */
  readonly jobSeconds: number;
  /** Maximum number of jobs at once. */
  readonly slots: number;
}

/** Estimate for a number of jobs by the earlier jobs of the app on its engine; null if the engine does not know them. */
export function runEstimate(engine: AppEngine | null | undefined, jobs: number): RunEstimate | null {
  const { median_seconds: jobSeconds, job_slots: slots = 0 } = engine ?? {};
  return jobSeconds === undefined || slots === 0 || jobs === 0
    ? null
    : { totalSeconds: Math.ceil(jobs / slots) * jobSeconds, jobSeconds, slots };
}
