import type { Workflow } from '@omics-portal/api';

/** Label or parameter whose values divide the jobs of a project into groups. */
export interface JobGrouping {
  /** `label:` or `parameter:` and the name. */
  readonly key: string;
  readonly kind: 'label' | 'parameter';
  readonly name: string;
  /** Value of each job that has one, by the id of the job. */
  readonly groups: ReadonlyMap<string, string>;
}

/** Largest number of groups that a reader compares. */
const MAX_GROUPS = 30;
/** Label of every job, and parameter that differs in every job. */
const IDENTITIES = new Set(['label:project_id', 'parameter:sample_id']);

/**
 * Groupings of jobs by the values of their labels and parameters, labels first. At least two groups, fewer than there are
 * jobs; lists and files are no groups.
 */
export function jobGroupings(
  jobs: readonly Pick<Workflow, 'id' | 'labels' | 'job_params'>[],
): readonly JobGrouping[] {
  const labels = new Set(jobs.flatMap((job) => Object.keys(job.labels)));
  const kinds = [
    { kind: 'label', valuesOf: ({ labels }: (typeof jobs)[number]): object => labels },
    { kind: 'parameter', valuesOf: ({ job_params }: (typeof jobs)[number]): object => job_params },
  ] as const;
  return kinds.flatMap(({ kind, valuesOf }) => {
    const found = new Map<string, Map<string, string>>();
    for (const job of jobs) {
      for (const [name, value] of Object.entries(valuesOf(job))) {
        // A label that an app makes of a parameter has its name.
        const text = kind === 'parameter' && labels.has(name) ? undefined : groupOf(value);
        if (text !== undefined && !IDENTITIES.has(`${kind}:${name}`)) {
          const groups = found.get(name) ?? new Map<string, string>();
          found.set(name, groups.set(job.id, text));
        }
      }
    }
    return [...found].flatMap(([name, groups]) => {
      const count = new Set(groups.values()).size;
      return count >= 2 && count < groups.size && count <= MAX_GROUPS
        ? [{ key: `${kind}:${name}`, kind, name, groups }]
        : [];
    });
  });
}

/** Name of the group of a value; undefined for an empty one, a list and a file. */
function groupOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return typeof value === 'string' && value !== '' && !value.includes('://') ? value : undefined;
}
