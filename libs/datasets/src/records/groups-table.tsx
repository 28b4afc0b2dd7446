import { useCallback, useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { setPage, setPerPage, setTab, withFilter, type DataQuery } from '@omics-portal/data-query';
import {
  Alert,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Pagination,
  TextLink,
  type PaginationLabels,
} from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { useQueryHref } from '../ports/use-query-href';
import { useGroupColumns } from './use-group-columns';
import { MAX_FILES_READ, useLibraryFacts } from './use-library-facts';

interface GroupsTableProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  /** Field whose values are the rows: library_id or donor_id. */
  readonly field: string;
  readonly labels: FieldLabels;
}

/** Table of the libraries or donors of a query's files. */
export function GroupsTable({ query, onQueryChange, field, labels }: GroupsTableProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const paginationLabels = usePaginationLabels(useGroupRange());
  const queries = useRecordQueries();
  const counts = useQuery({ ...queries.counts(query, field, 'records'), placeholderData: keepPreviousData });
  const { page, perPage } = query;
  const all = useMemo(() => (counts.data ?? []).filter(({ value }) => value !== null), [counts.data]);
  const unknown = counts.data?.find(({ value }) => value === null)?.total ?? 0;
  const rows = useMemo(() => all.slice((page - 1) * perPage, page * perPage), [all, page, perPage]);
  const isLibraries = field === 'library_id';
  const { facts, isTooMany } = useLibraryFacts({
    query,
    rows,
    enabled: isLibraries && !counts.isPlaceholderData,
  });
  const libraries = useQuery({
    ...queries.counts(setTab(query, 'libraries'), field),
    enabled: !isLibraries,
    select: (found) => new Map(found.map(({ value, total }) => [value, total])),
  });
  const columns = useGroupColumns({ query, field, labels, facts: facts.data, libraries: libraries.data });
  if (counts.isError) {
    return (
      <ErrorState
        title={t`Cannot fetch data, please retry later.`}
        message={errorText(counts.error)}
        retryLabel={t`Retry`}
        onRetry={() => void counts.refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        caption={labels.field(field)}
        columns={columns}
        rows={rows}
        rowKey={({ value }) => JSON.stringify(value)}
        loading={counts.isPending || counts.isPlaceholderData}
        loadingLabel={t`Loading`}
        empty={
          <EmptyState
            title={t`Nothing found`}
            description={t`Remove a filter, or choose more values in one.`}
          />
        }
      />
      {unknown > 0 ? <FilesWithoutGroup query={query} field={field} total={unknown} /> : null}
      {isTooMany ? (
        <p className="text-sm text-muted">
          {t`The libraries of this page have more than ${MAX_FILES_READ} files: show fewer rows, or filter, to see their donors and data types.`}
        </p>
      ) : null}
      <FactsFailure failed={isLibraries ? facts : libraries} />
      {counts.isPending ? null : (
        <Pagination
          page={page}
          pageSize={perPage}
          total={all.length}
          labels={paginationLabels}
          onChange={(next) =>
            onQueryChange(
              next.pageSize === perPage ? setPage(query, next.page) : setPerPage(query, next.pageSize),
            )
          }
        />
      )}
    </div>
  );
}

interface FilesWithoutGroupProps {
  readonly query: DataQuery;
  readonly field: string;
  readonly total: number;
}

/** Link to the files without a library or donor, below the table. */
function FilesWithoutGroup({ query, field, total }: FilesWithoutGroupProps) {
  const { t } = useLingui();
  const href = useQueryHref();
  const files = href(withFilter(setTab(query, 'files'), field, { kind: 'category', values: [null] }));
  return (
    <p className="text-sm text-muted">
      {field === 'library_id' ? t`Without a library:` : t`Without a donor:`}{' '}
      <TextLink href={files}>{t`${plural(total, { one: '# file', other: '# files' })}`}</TextLink>
    </p>
  );
}

/** Warning that some columns could not be loaded; the rest of the table is shown. */
function FactsFailure({
  failed,
}: {
  readonly failed: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return failed.isError ? (
    <Alert
      tone="warning"
      title={t`A part of this table could not be loaded`}
      action={<Button size="sm" onClick={() => void failed.refetch()}>{t`Retry`}</Button>}
    >
      {errorText(failed.error)}
    </Alert>
  ) : null;
}

/** Label of the shown rows, correct also after the last page. */
function useGroupRange(): PaginationLabels['range'] {
  const { t, i18n } = useLingui();
  return useCallback(
    (first, last, rows) => {
      const [from, to, total] = [i18n.number(first), i18n.number(last), i18n.number(rows)];
      return first > last ? t`None of ${total} is on this page` : t`${from}-${to} of ${total}`;
    },
    [t, i18n],
  );
}
