/** Statuses by which reports can be filtered, in the order of the filter. */
export const REPORT_FILTERS = ['Submitted', 'Started', 'Finished', 'Failed'] as const;

/** Statuses by which uploads can be filtered, in the order of the filter. An upload starts when it is registered. */
export const UPLOAD_FILTERS = ['Started', 'Finished', 'Failed'] as const;
