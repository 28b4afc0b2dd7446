import { useCallback, useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  setPage,
  setPerPage,
  setTab,
  withFilter,
  type DataQuery,
  type ValueCount,
} from '@omics-portal/data-query';
import {
  DataTable,
  EmptyState,
  ErrorState,
  Pagination,
  TextLink,
  type DataTableColumn,
  type PaginationLabels,
} from '@omics-portal/ui';
import type { FieldWords } from '../fields/use-field-words';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { useCollectionQueries } from './use-collection-queries';
import { useQueryHref } from './use-query-href';

interface GroupsTableProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  /** The field whose values are the rows: library_id or donor_id. */
  readonly field: string;
  readonly words: FieldWords;
}

/** The libraries or donors that the found files belong to, each with its files. */
export function GroupsTable({ query, onQueryChange, field, words }: GroupsTableProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const labels = usePaginationLabels(useGroupRange());
  const queries = useCollectionQueries();
  const href = useQueryHref();
  const counts = useQuery({ ...queries.counts(query, field, 'records'), placeholderData: keepPreviousData });
  const name = words.field(field);
  const columns = useMemo<DataTableColumn<ValueCount>[]>(
    () => [
      { id: 'value', header: name, cell: ({ value }) => words.value(value) },
      {
        id: 'files',
        header: t`Files`,
        align: 'end',
        cell: ({ value, total }) => {
          const count = i18n.number(total);
          const files = withFilter(setTab(query, 'files'), field, { kind: 'category', values: [value] });
          return (
            <TextLink
              href={href(files)}
              aria-label={t`${plural(total, { one: '# file', other: '# files' })} of ${words.value(value)}`}
            >
              {count}
            </TextLink>
          );
        },
      },
    ],
    [field, href, i18n, name, query, t, words],
  );
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
  const all = withUnknownLast(counts.data ?? []);
  const { page, perPage } = query;
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        caption={name}
        columns={columns}
        rows={all.slice((page - 1) * perPage, page * perPage)}
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
      {counts.isPending ? null : (
        <Pagination
          page={page}
          pageSize={perPage}
          total={all.length}
          labels={labels}
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

/** Which rows are shown, true past the last page too. */
function useGroupRange(): PaginationLabels['range'] {
  const { t } = useLingui();
  return useCallback(
    (from, to, total) => (from > to ? t`None of ${total} is on this page` : t`${from}-${to} of ${total}`),
    [t],
  );
}

/** The files that belong to none are the end of the list, however many they are. */
function withUnknownLast(counts: readonly ValueCount[]): readonly ValueCount[] {
  return [...counts.filter(({ value }) => value !== null), ...counts.filter(({ value }) => value === null)];
}
