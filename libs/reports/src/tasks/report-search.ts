import { REPORT_FILTERS, REPORT_KINDS, REPORT_MARK_FILTERS, REPORT_VERDICTS } from '@omics-portal/resources';
import * as v from 'valibot';
import { REPORT_VIEW } from '../view/report-view';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

const day = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u))), undefined);

/** Text of a filter; an empty one filters nothing. */
const fact = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined);

const list = {
  page: v.fallback(v.optional(positive), undefined),
  pageSize: v.fallback(v.optional(v.pipe(positive, v.maxValue(100))), undefined),
  status: v.fallback(v.optional(v.picklist(REPORT_FILTERS)), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
  verdict: v.fallback(v.optional(v.picklist(REPORT_VERDICTS)), undefined),
  mark: v.fallback(v.optional(v.picklist(REPORT_MARK_FILTERS)), undefined),
  from: day,
  to: day,
  laboratory: fact,
  instrument: fact,
  operator: fact,
  measuredFrom: day,
  measuredTo: day,
};

/**
 * Search parameters of a list of reports. Unknown values fall back to the defaults, so that old links open.
 * `name` is a part of the name; `from` and `to` are days of the start, `YYYY-MM-DD`, `measuredFrom` and `measuredTo`
 * those of the measurement. `new`: the form for a new report is open.
 */
export const reportListSearch = v.object({
  ...list,
  new: v.fallback(v.optional(v.literal(true)), undefined),
});
/** Filter and page of a list of reports. */
export type ReportListSearch = v.InferOutput<typeof reportListSearch>;

/** Search parameters of the history, which has a filter by tool. */
export const reportHistorySearch = v.object({
  ...list,
  tool: v.fallback(v.optional(v.picklist(REPORT_KINDS)), undefined),
});
/** Filter and page of the history. */
export type ReportHistorySearch = v.InferOutput<typeof reportHistorySearch>;

/** Search parameters of one report: its view, and `readonly`, which hides links to other screens. */
export const reportDetailsSearch = v.object({
  ...REPORT_VIEW,
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
