/** Statuses by which reports can be filtered, in the order of the filter. */
export const REPORT_FILTERS = ['Submitted', 'Started', 'Finished', 'Failed'] as const;

/** Marks by which reports can be filtered, as the wire names them. */
export const REPORT_MARK_FILTERS = ['checked', 'archived', 'not-archived'] as const;
/** One of {@link REPORT_MARK_FILTERS}. */
export type ReportMarkFilter = (typeof REPORT_MARK_FILTERS)[number];

/** Statuses by which uploads can be filtered, in the order of the filter. An upload starts when it is registered. */
export const UPLOAD_FILTERS = ['Started', 'Finished', 'Failed'] as const;
