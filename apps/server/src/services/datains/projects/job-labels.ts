import type { components } from '@omics-portal/api/datains';
import type { SampleValues } from '../../../engines/job-engine.ts';

/** Longest value of a label in characters: the filter takes its name and its value in one text. */
const MAX_VALUE = 200;

/** Labels of a job: the values of those form fields that the app declares as labels. A long text, and a list, is none. */
export function jobLabels(
  { fields }: components['schemas']['AppSchema'],
  sample: SampleValues,
): Record<string, string> {
  const labels = fields.flatMap(({ model, isLabel = false }) => {
    const value = model === undefined || !isLabel ? undefined : sample[model];
    const text = value === null || typeof value === 'object' ? '' : String(value ?? '').trim();
    return model === undefined || text === '' || text.length > MAX_VALUE ? [] : [[model, text] as const];
  });
  return Object.fromEntries(labels);
}
