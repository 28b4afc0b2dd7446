/** Statuses by which the jobs of a project can be filtered, in the order of the filter. */
export const JOB_FILTERS = ['Submitted', 'Running', 'Failed', 'Succeeded', 'Aborted'] as const;
