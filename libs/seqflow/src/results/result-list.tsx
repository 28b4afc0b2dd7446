import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@omics-portal/api';
import { pollInterval, resultQueries } from '@omics-portal/resources';
import { Button, EmptyState, ErrorState, Pagination } from '@omics-portal/ui';
import { CheckedAgo, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { useLiveUpdates } from '../live/use-live-updates';
import { useSeqflow } from '../ports/seqflow-ports';
import { PreviewDrawer } from './preview/preview-drawer';
import { ResultFilters } from './result-filters';
import { resultListInput, type ResultScope } from './result-list-input';
import type { ResultSearch } from './result-search';
import { readResultSort, writeResultSort } from './result-sort';
import { ResultTable } from './result-table';
import { SelectedResults } from './selected-results';
import { useResultSelection } from './use-result-selection';

interface ResultListProps {
  readonly scope: ResultScope;
  readonly search: ResultSearch;
  readonly onSearchChange: (next: ResultSearch) => void;
  /** Why a list without filters is empty. Default: the jobs have not finished. */
  readonly emptyReason?: string | undefined;
}

/** List of result files: filters, table, actions on many, and the preview of one. */
export function ResultList({ scope, search, onSearchChange, emptyReason }: ResultListProps) {
  const { t } = useLingui();
  const { datains, polling } = useSeqflow();
  const live = useLiveUpdates();
  const pagerLabels = usePaginationLabels();
  const selection = useResultSelection();
  const input = resultListInput(search, scope);
  const results = useQuery({
    ...resultQueries(datains).list(input),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval(polling.jobsMs, live),
  });
  const rows = results.data?.data ?? [];
  const open = useCallback(
    (path: string | undefined) => onSearchChange({ ...search, open: path }),
    [search, onSearchChange],
  );
  return (
    <div className="flex flex-col gap-4">
      <ResultFilters search={search} onSearchChange={onSearchChange} jobFixed={scope.jobId !== undefined} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SelectedResults selection={selection} input={input} total={results.data?.total ?? 0} />
        <CheckedAgo at={results.dataUpdatedAt} live={live} onRefresh={() => void results.refetch()} />
      </div>
      <ResultTable
        rows={rows}
        loading={results.isPending || results.isPlaceholderData}
        sort={readResultSort(search.sort)}
        onSortChange={(sort) => onSearchChange({ ...search, sort: writeResultSort(sort), page: undefined })}
        selection={selection.keys}
        onSelectionChange={(keys) => selection.select(keys, rows)}
        onOpen={open}
        jobFixed={scope.jobId !== undefined}
        projectFixed={scope.projectId !== undefined}
        empty={<NoResults search={search} onSearchChange={onSearchChange} reason={emptyReason} />}
        {...(results.isError && !results.data
          ? { error: <ResultsFailed error={results.error} onRetry={() => void results.refetch()} /> }
          : {})}
      />
      <Pagination
        page={input.page}
        pageSize={input.perPage}
        total={results.data?.total ?? 0}
        // The jobs below the drawer of a job have pages as well.
        labels={{ ...pagerLabels, nav: t`Pages of the results` }}
        onChange={({ page, pageSize }) => onSearchChange({ ...search, page, perPage: pageSize })}
      />
      {search.open === undefined ? null : (
        <PreviewDrawer
          key={search.open}
          path={search.open}
          file={rows.find(({ path }) => path === search.open)}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

function ResultsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return error instanceof NotFoundError ? (
    <EmptyState
      title={t`This service lists results by job only`}
      description={t`Open the results of a job from the list of jobs.`}
    />
  ) : (
    <ErrorState
      title={t`The results could not be loaded`}
      message={errorText(error)}
      retryLabel={t`Retry`}
      onRetry={onRetry}
    />
  );
}

function NoResults({
  search,
  onSearchChange,
  reason,
}: Pick<ResultListProps, 'search' | 'onSearchChange'> & { readonly reason: string | undefined }) {
  const { t } = useLingui();
  const isFiltered = [search.name, search.file, search.type].some((filter) => filter !== undefined);
  const clear = () =>
    onSearchChange({ ...search, name: undefined, file: undefined, type: undefined, page: undefined });
  return isFiltered ? (
    <EmptyState
      title={t`No result matches`}
      description={t`Change the job name, the file name or the file type.`}
      action={<Button onClick={clear}>{t`Clear the filters`}</Button>}
    />
  ) : (
    <EmptyState
      title={t`No result`}
      description={reason ?? t`Results appear here when jobs have finished.`}
    />
  );
}
