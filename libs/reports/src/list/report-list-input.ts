import { pluginNameOf, type ReportKind, type ReportListInput } from '@omics-portal/resources';
import { startDayRange } from '@omics-portal/wording';
import type { ReportHistorySearch } from '../tasks/report-search';

/** Request of a list of reports for its search parameters. `kind`: the report tool of the page, if it has one. */
export function reportListInput(
  brand: string,
  search: ReportHistorySearch,
  kind: ReportKind | undefined = search.tool,
): ReportListInput {
  const { page = 1, pageSize = 10, status, name, verdict, mark } = search;
  const { laboratory, instrument, operator, measuredFrom, measuredTo } = search;
  return {
    page,
    pageSize,
    pluginName: kind && pluginNameOf(brand, kind),
    status,
    name,
    verdict,
    mark,
    laboratory,
    instrument,
    operator,
    measuredFrom,
    measuredTo,
    ...startDayRange(search),
  };
}
