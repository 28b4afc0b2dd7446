import type { QcNotice } from '@omics-portal/qc-metrics';

/**
 * Notice about the jobs of a project that have no result, from the parameter of that name: JSON with the number of these jobs, the
 * number of all, and the first of their samples. None for an empty parameter, and for another text.
 */
export function jobNotices(parameter: string): QcNotice[] {
  const found = read(parameter);
  if (!found) return [];
  const { count, jobs, samples } = found;
  const more = count > samples.length ? ', …' : '';
  return [{ code: 'jobs-without-result', params: { count, jobs, samples: `${samples.join(', ')}${more}` } }];
}

interface JobsWithoutResult {
  readonly count: number;
  readonly jobs: number;
  readonly samples: readonly string[];
}

function read(parameter: string): JobsWithoutResult | null {
  try {
    const { count, jobs, samples } = JSON.parse(parameter) as Partial<JobsWithoutResult>;
    return typeof count === 'number' && count > 0 && typeof jobs === 'number' && Array.isArray(samples)
      ? { count, jobs, samples: samples.map(String) }
      : null;
  } catch {
    return null;
  }
}
