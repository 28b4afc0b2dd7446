import { SEQUENCING } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import { FIGURES } from './chart-figures';
import { CHART_SCOPE, fact } from './chart-scope';

/** Periods of a control chart, in days before now. */
export const PERIODS = [30, 90, 365] as const;
/** Sizes of a baseline that the page offers; an address may have any other. */
export const BASELINE_SIZES = [5, 10, 20, 50] as const;
/** Baseline of limits that come from the published history. */
export const PUBLISHED = 'published';

const MAX_BASELINE = 100;

const baselineSize = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_BASELINE));

const search = v.object({
  ...CHART_SCOPE,
  figure: v.fallback(v.optional(v.picklist(FIGURES)), undefined),
  sequencing: v.fallback(v.optional(v.picklist(SEQUENCING)), undefined),
  days: v.fallback(v.optional(v.picklist(PERIODS)), undefined),
  baseline: v.fallback(v.optional(v.union([v.literal(PUBLISHED), baselineSize])), undefined),
  report: fact,
  band: v.fallback(v.optional(v.literal(true)), undefined),
});

/**
 * Report tool, figure, filters and baseline of a control chart. `report` is the id of the report that the page tells of, instead of
 * the newest one; `band` widens the scale to the published band.
 */
export type ControlChartSearch = v.InferOutput<typeof search>;

/** Search of a control chart from any search parameters; invalid ones are left out. */
export function readControlChartSearch(given: unknown): ControlChartSearch {
  return v.parse(search, typeof given === 'object' && given !== null ? given : {});
}
