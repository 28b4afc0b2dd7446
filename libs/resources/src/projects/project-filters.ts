import { JOB_FILTERS } from '../jobs/job-filters';

/** Statuses by which projects can be filtered, in the order of the filter. */
export const PROJECT_FILTERS = [...JOB_FILTERS, 'On Hold'] as const;
