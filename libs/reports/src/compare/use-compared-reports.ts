import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { QcReport } from '@omics-portal/qc-metrics';
import { isFinished, objectContentQueries, type Report, reportQueries } from '@omics-portal/resources';
import { useMemo } from 'react';
import { useReports } from '../ports/reports-ports';
import { readFigures } from '../report-json/read-figures';
import { reportInterval } from '../tasks/poll-interval';

/** Report in a comparison: loading, loaded, or failed. Each one fails alone. */
export interface ComparedReport {
  readonly id: string;
  /** Undefined until it is loaded, and if it cannot be. */
  readonly report: Report | undefined;
  /** Undefined until they are loaded, and for a report without figures. */
  readonly figures: QcReport | undefined;
  readonly error: Error | null;
  /** True while something of this report is being loaded. */
  readonly loading: boolean;
  readonly retry: () => void;
}

/** Loads the reports of a comparison with their figures, in the order of the ids. The array is new only if something changed. */
export function useComparedReports(ids: readonly string[]): ComparedReport[] {
  const { reports, datains, polling } = useReports();
  const details = useQueries({
    queries: ids.map((id) => ({
      ...reportQueries(reports).detail(id),
      // A running report gets its column when it is finished.
      refetchInterval: ({ state }: { readonly state: { readonly data: Report | undefined } }) =>
        reportInterval(polling.tasksMs, state.data),
    })),
    combine: resultsOf<Report>,
  });
  const links = useMemo(() => [...new Set(details.flatMap(({ data }) => figuresOf(data) ?? []))], [details]);
  const files = useQueries({
    queries: links.map((link) => ({ ...objectContentQueries(datains).json(link), select: readFigures })),
    combine: resultsOf<QcReport>,
  });
  return useMemo(
    () =>
      ids.map((id, index) => {
        const detail = details[index];
        const link = figuresOf(detail?.data);
        const file = link ? files[links.indexOf(link)] : undefined;
        return {
          id,
          report: detail?.data,
          figures: file?.data,
          error: detail?.error ?? file?.error ?? null,
          loading: detail?.isPending === true || file?.isPending === true,
          retry: () => void (detail?.error ? detail.refetch() : file?.refetch()),
        };
      }),
    [ids, details, links, files],
  );
}

/** Link of the figures of a finished report: others have the link of a file that is not there yet, or never will be. */
function figuresOf(report: Report | undefined): string | null {
  return report && isFinished(report) ? report.figures : null;
}

/** Fields of query results that the screen reads. A stable function: the query library keeps its result until one changes. */
function resultsOf<Data>(results: readonly UseQueryResult<Data>[]) {
  return results.map(({ data, error, isPending, refetch }) => ({ data, error, isPending, refetch }));
}
