import { pluginNameOf, type ReportKind, type ReportListInput } from '@omics-portal/resources';
import type { ReportHistorySearch } from '../tasks/report-search';

/** Request of a list of reports for its search parameters. `kind`: the report tool of the page, if it has one. */
export function reportListInput(
  brand: string,
  { page = 1, pageSize = 10, status, name, tool }: ReportHistorySearch,
  kind: ReportKind | undefined = tool,
): ReportListInput {
  return { page, pageSize, pluginName: kind && pluginNameOf(brand, kind), status, name };
}
