import type { WorkStatus } from '@omics-portal/api';

/** Filter of the jobs of a project. Absent conditions hold for every job; older servers know `status` only. */
export interface JobFilter {
  readonly status?: WorkStatus | undefined;
  /** Part of a sample id or of the reason of a failure. */
  readonly q?: string | undefined;
  /** Name and value of a label, with a colon between them. */
  readonly label?: string | undefined;
  /** Name of a step that runs or failed. */
  readonly step?: string | undefined;
  /** Id of a group of failures. */
  readonly failure?: string | undefined;
}

/** Filter without undefined conditions. */
type PresentConditions = { readonly [Name in keyof JobFilter]?: NonNullable<JobFilter[Name]> };

/** Conditions of a filter that are present, as a request has them. */
export function presentConditions({ status, q, label, step, failure }: JobFilter): PresentConditions {
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(label && { label }),
    ...(step && { step }),
    ...(failure && { failure }),
  };
}

/** Filter of failed jobs. */
export const FAILED_JOBS = { status: 'Failed' } as const;
