import { objectContentQueries, type Report, type ReportKind, reportQueries } from '@omics-portal/resources';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReports } from '../ports/reports-ports';
import { chartListInput, NEWEST_REPORT } from './chart-scope';
import { type Batch, batchFiguresOf, reportsOfPeriod } from './batches';
import type { ControlChartSearch } from './control-chart-search';

/** Report whose figures are not in the chart. */
export interface UnreadReport {
  readonly report: Report;
  /** Undefined for content that is no report. */
  readonly error: Error | undefined;
}

/** Tool of the chart: that of the address, or else that of the newest report. Undefined while it is looked up. */
export function useChartKind(tool: ReportKind | undefined): ReportKind | undefined {
  const { reports } = useReports();
  const newest = useQuery({
    ...reportQueries(reports).list(NEWEST_REPORT),
    enabled: tool === undefined,
  });
  return tool ?? (newest.isPending ? undefined : (newest.data?.reports[0]?.kind ?? 'dseqc'));
}

/** Reports of a chart with their figures. Each file fails alone. */
export function useBatches(kind: ReportKind, search: ControlChartSearch) {
  const { reports: client, datains, brand } = useReports();
  // The period ends when the page opens: it must not move while its files load.
  const [now] = useState(() => Date.now());
  const list = useQuery(reportQueries(client).list(chartListInput(brand, kind, search)));
  const reports = reportsOfPeriod(list.data?.reports ?? [], search.days, now);
  const files = useQueries({
    queries: reports.map(({ figures }) =>
      objectContentQueries(datains).jsonPart(figures ?? '', 'batch-figures', batchFiguresOf),
    ),
  });
  const batches: Batch[] = [];
  const unread: UnreadReport[] = [];
  for (const [index, report] of reports.entries()) {
    const file = files[index];
    if (file?.data) {
      batches.push({ report, figures: file.data });
    } else if (file && !file.isPending) {
      unread.push({ report, error: file.error ?? undefined });
    }
  }
  return {
    list,
    batches,
    unread,
    /** Number of reports that match, also those beyond the newest. */
    total: list.data?.total ?? 0,
    remaining: files.filter(({ isPending }) => isPending).length,
    count: reports.length,
    retry: () => {
      for (const file of files) {
        if (file.isError) {
          void file.refetch();
        }
      }
    },
  };
}
