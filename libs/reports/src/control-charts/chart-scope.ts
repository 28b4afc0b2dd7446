import {
  FINISHED_REPORTS,
  kindOfPlugin,
  pluginNameOf,
  REPORT_KINDS,
  type ReportKind,
  type ReportListInput,
} from '@omics-portal/resources';
import * as v from 'valibot';

/** Number of reports of a chart at most: the newest of all that match. */
export const MAX_REPORTS = 100;

/** Text of a filter; an empty one filters nothing. */
export const fact = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), undefined);

/** Search parameters that choose the reports of a chart. */
export const CHART_SCOPE = {
  // Notifications name the tool as the wire does.
  tool: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((name) => REPORT_KINDS.find((kind) => kind === name) ?? kindOfPlugin(name)),
        v.picklist(REPORT_KINDS),
      ),
    ),
    undefined,
  ),
  name: v.fallback(v.optional(v.string()), undefined),
  laboratory: fact,
  instrument: fact,
  operator: fact,
};

const scope = v.object(CHART_SCOPE);

/** Scope of a control chart: its tool, and the filters of its reports. */
export type ChartScope = v.InferOutput<typeof scope>;

/** Scope of a control chart from any search parameters; invalid ones are left out. */
export function readChartScope(given: unknown): ChartScope {
  return v.parse(scope, typeof given === 'object' && given !== null ? given : {});
}

/** Request for the newest report, whose tool is that of a chart without one. */
export const NEWEST_REPORT: ReportListInput = { page: 1, pageSize: 1, ...FINISHED_REPORTS };

/** Request for the reports of a chart: those in the archive, such as a repeated or mistaken batch, have no part in it. */
export function chartListInput(
  brand: string,
  kind: ReportKind,
  { name, laboratory, instrument, operator }: Omit<ChartScope, 'tool'>,
): ReportListInput {
  return {
    page: 1,
    pageSize: MAX_REPORTS,
    pluginName: pluginNameOf(brand, kind),
    ...FINISHED_REPORTS,
    mark: 'not-archived',
    name,
    laboratory,
    instrument,
    operator,
  };
}
