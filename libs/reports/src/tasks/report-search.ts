import { REPORT_KINDS } from '@omics-portal/resources';
import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** States by which a list of reports can be filtered, in the order of the filter. */
export const REPORT_FILTERS = ['Submitted', 'Started', 'Finished', 'Failed'] as const;

const list = {
  page: v.fallback(v.optional(positive), undefined),
  pageSize: v.fallback(v.optional(v.pipe(positive, v.maxValue(100))), undefined),
  status: v.fallback(v.optional(v.picklist(REPORT_FILTERS)), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
};

/** Search parameters of a list of reports. Unknown values fall back to the defaults, so that old links open. */
export const reportListSearch = v.object(list);
/** Filter and page of a list of reports. */
export type ReportListSearch = v.InferOutput<typeof reportListSearch>;

/** Search parameters of the history, which has a filter by tool. */
export const reportHistorySearch = v.object({
  ...list,
  tool: v.fallback(v.optional(v.picklist(REPORT_KINDS)), undefined),
});
/** Filter and page of the history. */
export type ReportHistorySearch = v.InferOutput<typeof reportHistorySearch>;

/** Search parameters of one report. `readonly` hides links to other screens. */
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
/** Search parameters of one report; see {@link reportDetailsSearch}. */
export type ReportDetailsSearch = v.InferOutput<typeof reportDetailsSearch>;
