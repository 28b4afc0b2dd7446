import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DataFile, DataFilePage } from '@omics-portal/api';
import {
  clearFilters,
  filterCount,
  pageCount,
  setPage,
  setPerPage,
  setSort,
  type DataQuery,
} from '@omics-portal/data-query';
import { Button, DataTable, EmptyState, ErrorState, Pagination } from '@omics-portal/ui';
import type { FieldWords } from '../fields/use-field-words';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { useFileColumns, type FileColumn } from './file-columns';
import { useFileRange } from './use-file-range';
import { useCartSelection } from './use-cart-selection';

interface FilesTableProps {
  readonly query: DataQuery;
  /** The page that the query asks for, as far as it is here. */
  readonly records: UseQueryResult<DataFilePage>;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly words: FieldWords;
  readonly columns: readonly FileColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly onOpen: (record: DataFile) => void;
}

const NO_ROWS: readonly DataFile[] = [];

/** One page of the files that the query finds; a tick puts a file into the cart. */
export function FilesTable({
  query,
  records,
  onQueryChange,
  words,
  columns,
  hidden,
  onOpen,
}: FilesTableProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const labels = usePaginationLabels(useFileRange());
  const rows = records.data?.data ?? NO_ROWS;
  const { selection, onSelectionChange, keyOf } = useCartSelection(query.collection, rows);
  const shown = useFileColumns({ collection: query.collection, list: columns, hidden, words, onOpen });
  if (records.isError) {
    return (
      <ErrorState
        title={t`Cannot fetch data, please retry later.`}
        message={errorText(records.error)}
        retryLabel={t`Retry`}
        onRetry={() => void records.refetch()}
      />
    );
  }
  const total = records.data?.total ?? 0;
  const { sort, page, perPage } = query;
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        caption={t`Files`}
        columns={shown}
        rows={rows}
        rowKey={keyOf}
        sort={sort ? { columnId: sort.field, direction: sort.direction } : null}
        onSortChange={(next) =>
          onQueryChange(setSort(query, next && { field: next.columnId, direction: next.direction }))
        }
        selection={selection}
        onSelectionChange={onSelectionChange}
        selectAllLabel={t`All files of this page in the cart`}
        selectRowLabel={({ file_name: name, file_path: path }) => t`${name ?? path ?? ''} in the cart`}
        loading={records.isPending || records.isPlaceholderData}
        loadingLabel={t`Loading the files`}
        empty={<NoFiles query={query} total={total} onQueryChange={onQueryChange} />}
      />
      {records.isPending ? null : (
        <Pagination
          page={page}
          pageSize={perPage}
          total={total}
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

interface NoFilesProps extends Pick<FilesTableProps, 'query' | 'onQueryChange'> {
  readonly total: number;
}

function NoFiles({ query, total, onQueryChange }: NoFilesProps) {
  const { t } = useLingui();
  if (total > 0) {
    const last = pageCount(total, query.perPage);
    return (
      <EmptyState
        title={t`There is no page ${query.page}`}
        description={t`The last one is page ${last}.`}
        action={<Button onClick={() => onQueryChange(setPage(query, last))}>{t`Go to page ${last}`}</Button>}
      />
    );
  }
  return filterCount(query) > 0 ? (
    <EmptyState
      title={t`No file has all of this`}
      description={t`Remove a filter, or choose more values in one.`}
      action={<Button onClick={() => onQueryChange(clearFilters(query))}>{t`Clear all filters`}</Button>}
    />
  ) : (
    <EmptyState
      title={t`This collection is empty`}
      description={t`Files appear here once they are published.`}
    />
  );
}
