import { FINISHED_REPORTS, type ReportListInput } from '@omics-portal/resources';

/** Request for the reports that a comparison offers: the newest 100 finished ones. */
export const NEWEST_REPORTS: ReportListInput = { page: 1, pageSize: 100, ...FINISHED_REPORTS };
