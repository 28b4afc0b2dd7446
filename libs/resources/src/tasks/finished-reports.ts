/** Filter of finished reports. */
export const FINISHED_REPORTS = { status: 'Finished' } as const;
