import type { Workflow } from '@omics-portal/api';

/** Parameter of a job. */
export interface JobParameter {
  readonly name: string;
  /** Values in their order; several for a list of files. */
  readonly values: readonly string[];
  /** True where every other job that is compared has the same values. */
  readonly isCommon: boolean;
}

/** Parameters of a job, those of its own first. Without other jobs to compare with, none is common. */
export function jobParameters(
  { id, job_params: params }: Pick<Workflow, 'id' | 'job_params'>,
  jobs: readonly Pick<Workflow, 'id' | 'job_params'>[],
): readonly JobParameter[] {
  const others = jobs.filter((job) => job.id !== id);
  return Object.entries(params)
    .filter(([name, value]) => name !== 'sample_id' && value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      return {
        name,
        values: textsOf(value),
        isCommon: others.length > 0 && others.every((job) => JSON.stringify(job.job_params[name]) === text),
      };
    })
    .sort((a, b) => Number(a.isCommon) - Number(b.isCommon));
}

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
