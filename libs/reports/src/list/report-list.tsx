import { reportQueries, type Report, type ReportKind } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, Pagination } from '@omics-portal/ui';
import { PanelBoundary, usePaginationLabels } from '@omics-portal/wording';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { listInterval } from '../tasks/poll-interval';
import type { ReportHistorySearch } from '../tasks/report-search';
import { LocalFilterNotice } from './local-filter-notice';
import { ReportFilters } from './report-filters';
import { reportListInput } from './report-list-input';
import { ReportSelection } from './report-selection';
import { ReportTable } from './report-table';

interface ReportListProps {
  readonly search: ReportHistorySearch;
  readonly onSearchChange: (next: ReportHistorySearch) => void;
  /** Tool whose reports are listed. Default: all tools. */
  readonly kind?: ReportKind | undefined;
  /** Action in an empty list. */
  readonly firstStep?: ReactNode;
}

/** Log of a report, loaded on demand. */
const LogDrawer = lazy(async () => ({ default: (await import('../details/log-drawer')).LogDrawer }));

const NONE: ReadonlySet<string> = new Set();

/** List of reports with filters and pagination. Polled while the browser tab is visible. */
export function ReportList({ search, onSearchChange, kind, firstStep }: ReportListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const labels = usePaginationLabels();
  const { reports: client, brand, polling } = useReports();
  const [logOf, setLogOf] = useState<Report | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(NONE);
  const input = reportListInput(brand, search, kind);
  const list = useQuery({
    ...reportQueries(client).list(input),
    placeholderData: keepPreviousData,
    // A list that is filtered here loads many pages: it is not polled more often than configured.
    refetchInterval: ({ state: { data } }) =>
      data?.local ? polling.tasksMs : listInterval(polling.tasksMs, data?.reports ?? []),
  });
  const shown = list.data?.reports.find(({ id }) => id === logOf?.id) ?? logOf;
  return (
    <div className="flex flex-col gap-5">
      <ReportFilters search={search} onSearchChange={onSearchChange} kind={kind} />
      {list.isError && !list.data ? (
        <ErrorState
          title={t`The reports could not be loaded`}
          message={errorText(list.error)}
          retryLabel={t`Retry`}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          {list.data?.local && !list.isPlaceholderData ? <LocalFilterNotice local={list.data.local} /> : null}
          <ReportSelection selected={selection} onClear={() => setSelection(NONE)} />
          <ReportTable
            reports={list.data?.reports ?? []}
            loading={list.isPending || list.isPlaceholderData}
            empty={<NoReports search={search} onSearchChange={onSearchChange} firstStep={firstStep} />}
            onShowLog={setLogOf}
            selection={selection}
            onSelectionChange={setSelection}
          />
          <Pagination
            page={input.page}
            pageSize={input.pageSize}
            total={list.data?.total ?? 0}
            labels={labels}
            onChange={(next) => onSearchChange({ ...search, ...next })}
          />
        </>
      )}
      {shown ? (
        <PanelBoundary>
          <Suspense>
            <LogDrawer report={shown} onClose={() => setLogOf(null)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

function NoReports({ search, onSearchChange, firstStep }: Omit<ReportListProps, 'kind'>) {
  const { t } = useLingui();
  const { page: _page, pageSize, ...filters } = search;
  const none = {
    status: undefined,
    name: undefined,
    tool: undefined,
    verdict: undefined,
    mark: undefined,
    from: undefined,
    to: undefined,
    laboratory: undefined,
    instrument: undefined,
    operator: undefined,
    measuredFrom: undefined,
    measuredTo: undefined,
  } satisfies Record<keyof typeof filters, undefined>;
  return Object.values(filters).some((filter) => filter !== undefined) ? (
    <EmptyState
      title={t`No report matches`}
      description={t`Choose other values of the filters, another name or other days.`}
      action={
        <Button onClick={() => onSearchChange({ ...none, page: undefined, pageSize })}>
          {t`Clear the filters`}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t`No report yet`}
      description={t`A report shows the quality of a batch: its figures, its rank in the history, and a verdict with reasons.`}
      action={firstStep}
    />
  );
}
