import type { Workflow } from '@omics-portal/api';
import { fieldLabel, fieldOptions, type ValueField } from '../app-form/form-values';

/** Parameter of a job. */
export interface JobParameter {
  readonly name: string;
  /** Label in the form of the app; the name without a form. */
  readonly label: string;
  /** Values in their order, several for a list of files; choices by their labels. */
  readonly values: readonly string[];
  /** True where every other job that is compared has the same values. */
  readonly isCommon: boolean;
}

/**
 * Parameters of a job, those of its own first. Without other jobs to compare with, none is common.
 *
 * @param fields Fields of the form of the app, empty without one.
 */
export function jobParameters(
  { id, job_params: params }: Pick<Workflow, 'id' | 'job_params'>,
  jobs: readonly Pick<Workflow, 'id' | 'job_params'>[],
  fields: readonly ValueField[] = [],
): readonly JobParameter[] {
  const others = jobs.filter((job) => job.id !== id);
  return Object.entries(params)
    .filter(([name, value]) => name !== 'sample_id' && value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      const field = fields.find(({ model }) => model === name);
      return {
        name,
        label: field ? fieldLabel(field) : name,
        values: textsOf(value, field),
        isCommon: others.length > 0 && others.every((job) => JSON.stringify(job.job_params[name]) === text),
      };
    })
    .sort((a, b) => Number(a.isCommon) - Number(b.isCommon));
}

function textsOf(value: unknown, field: ValueField | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  const option = field && fieldOptions(field).find((each) => each.value === value);
  if (option) return [option.label];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
