import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { NotFoundError, type DataFile, type DataFilePage } from '@omics-portal/api';
import {
  clearFilters,
  filterCount,
  pageCount,
  setPage,
  setPerPage,
  setSort,
  type DataQuery,
} from '@omics-portal/data-query';
import { Button, EmptyState, ErrorState, Pagination } from '@omics-portal/ui';
import { DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { CartNotStored } from '../cart/cart-not-stored';
import { requestedFile } from './requested-file';
import { useFileRange } from './use-file-range';
import { useCartSelection } from './use-cart-selection';
import type { TableView } from './use-table-view';

interface FilesTableProps {
  readonly query: DataQuery;
  /** Request of the page. */
  readonly records: UseQueryResult<DataFilePage>;
  readonly onQueryChange: (next: DataQuery) => void;
  /** Must be the same object between renders. */
  readonly columns: readonly GridColumn<DataFile>[];
  readonly view: TableView;
}

const NO_ROWS: readonly DataFile[] = [];

/** Table with one page of a query's files; selected files are in the cart. */
export function FilesTable({ query, records, onQueryChange, columns, view }: FilesTableProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const labels = usePaginationLabels(useFileRange());
  const rows = records.data?.data ?? NO_ROWS;
  const { selection, onSelectionChange, keyOf } = useCartSelection(query.collection, rows);
  if (records.error instanceof NotFoundError) {
    return (
      <EmptyState
        title={t`There is no such collection`}
        description={t`This site has no collection ${query.collection}. Choose one of those above.`}
      />
    );
  }
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
      <CartNotStored />
      <DataGrid
        caption={t`Files`}
        className="max-h-[85dvh]"
        columns={columns}
        layout={view.layout}
        onLayoutChange={view.setLayout}
        resizeLabel={(column) => t`Width of ${column}`}
        dense={view.dense}
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
          onChange={(next) => {
            if (next.pageSize === perPage) {
              onQueryChange(setPage(query, next.page));
            } else {
              view.setPerPage(next.pageSize);
              onQueryChange(setPerPage(query, next.pageSize));
            }
          }}
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
  const requested = requestedFile(query);
  if (requested !== undefined) {
    return (
      <EmptyState
        title={t`No such record`}
        description={t`This collection has no file ${requested}. It may have been renamed or withdrawn since the address was written.`}
        action={<Button onClick={() => onQueryChange(clearFilters(query))}>{t`Show all files`}</Button>}
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
