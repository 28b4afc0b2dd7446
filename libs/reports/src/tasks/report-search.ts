import { REPORT_KINDS } from '@omics-portal/resources';
import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The filter of a list of reports by state, in the order in which it is shown. */
export const REPORT_FILTERS = ['Started', 'Finished', 'Failed'] as const;

const list = {
  page: v.fallback(v.optional(positive), undefined),
  pageSize: v.fallback(v.optional(v.pipe(positive, v.maxValue(100))), undefined),
  status: v.fallback(v.optional(v.picklist(REPORT_FILTERS)), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
};

/** What the address of a list of reports says. Anything unknown falls back, so that an old link still opens. */
export const reportListSearch = v.object(list);
/** Filter and page of a list of reports. */
export type ReportListSearch = v.InferOutput<typeof reportListSearch>;

/** The same for the history, which shows the reports of all tools or of one. */
export const reportHistorySearch = v.object({
  ...list,
  tool: v.fallback(v.optional(v.picklist(REPORT_KINDS)), undefined),
});
/** Filter and page of the history. */
export type ReportHistorySearch = v.InferOutput<typeof reportHistorySearch>;

/** What the address of one report says. `readonly` leaves the figures and takes away what leads elsewhere. */
export const reportDetailsSearch = v.object({
  readonly: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.literal(true), v.literal(1), v.picklist(['true', '1', ''])]),
        v.transform(() => true as const),
      ),
    ),
    undefined,
  ),
});
/** See {@link reportDetailsSearch}. */
export type ReportDetailsSearch = v.InferOutput<typeof reportDetailsSearch>;
