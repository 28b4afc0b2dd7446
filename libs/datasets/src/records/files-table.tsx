import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { NotFoundError, type DataFile } from '@omics-portal/api';
import {
  clearFilters,
  filterCount,
  setPage,
  setPerPage,
  setSort,
  type DataQuery,
} from '@omics-portal/data-query';
import {
  Button,
  deferredComponent,
  EmptyState,
  ErrorState,
  Pagination,
  SkeletonLines,
  usePhone,
} from '@omics-portal/ui';
import { DataGrid } from '@omics-portal/ui/data-grid';
import { PanelBoundary, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { CartNotStored } from '../cart/cart-not-stored';
import type { FieldLabels } from '../fields/field-labels';
import { fileName } from '../fields/record-values';
import { buildProgress } from './build-progress';
import { requestedFile } from './requested-file';
import { useFileRange } from './use-file-range';
import { useCartSelection } from './use-cart-selection';
import { FileLink } from './file-link';
import type { Files } from './use-files';

/** Cards of files, loaded on a phone only. */
const FileCards = lazy(async () => ({ default: (await import('./file-cards')).FileCards }));

/** State while the server builds the index, which few visitors see. */
const BuildingState = deferredComponent(async () => (await import('./building-state')).BuildingState);

/** State behind the last page, which few addresses name. */
const NoPage = deferredComponent(async () => (await import('./no-page')).NoPage);

interface FilesTableProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  readonly files: Files;
}

const NO_ROWS: readonly DataFile[] = [];

/** One page of a query's files, as a table or as cards; selected files are in the cart. */
export function FilesTable({ query, onQueryChange, labels, files }: FilesTableProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const paginationLabels = usePaginationLabels(useFileRange());
  const isPhone = usePhone();
  const { records, view } = files;
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
  const progress = buildProgress(records);
  if (progress !== undefined) {
    return (
      <PanelBoundary>
        <BuildingState progress={progress} />
      </PanelBoundary>
    );
  }
  const total = records.data?.total ?? 0;
  const { page, perPage } = query;
  const empty = <NoFiles query={query} total={total} onQueryChange={onQueryChange} />;
  return (
    <div className="flex flex-col gap-3">
      <CartNotStored />
      {isPhone ? (
        <Cards query={query} labels={labels} files={files} empty={empty} />
      ) : (
        <Grid query={query} onQueryChange={onQueryChange} files={files} empty={empty} />
      )}
      {records.isPending ? null : (
        <Pagination
          page={page}
          pageSize={perPage}
          total={total}
          labels={paginationLabels}
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

interface BodyProps extends Omit<FilesTableProps, 'labels'> {
  readonly empty: ReactNode;
}

function Grid({ query, onQueryChange, files, empty }: BodyProps) {
  const { t } = useLingui();
  const { records, columns, view } = files;
  const rows = records.data?.data ?? NO_ROWS;
  const { selection, onSelectionChange, keyOf } = useCartSelection(query.collection, rows);
  const { sort } = query;
  return (
    <DataGrid
      caption={t`Files`}
      className="max-h-(--table-height)"
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
      selectRowLabel={(record) => t`${fileName(record)} in the cart`}
      loading={records.isPending || records.isPlaceholderData}
      loadingLabel={t`Loading the files`}
      empty={empty}
    />
  );
}

function Cards({ query, labels, files, empty }: Omit<FilesTableProps & BodyProps, 'onQueryChange'>) {
  const { t } = useLingui();
  const { records, open } = files;
  const rows = records.data?.data ?? NO_ROWS;
  const { selection, onSelectionChange } = useCartSelection(query.collection, rows);
  const loading = <SkeletonLines lines={8} label={t`Loading the files`} />;
  if (records.isPending) {
    return loading;
  }
  return rows.length === 0 ? (
    empty
  ) : (
    <Suspense fallback={loading}>
      <FileCards
        collection={query.collection}
        rows={rows}
        labels={labels}
        linkTo={(record) => <FileLink wraps collection={query.collection} record={record} onOpen={open} />}
        selection={selection}
        onSelectionChange={onSelectionChange}
      />
    </Suspense>
  );
}

interface NoFilesProps extends Pick<FilesTableProps, 'query' | 'onQueryChange'> {
  readonly total: number;
}

function NoFiles({ query, total, onQueryChange }: NoFilesProps) {
  const { t } = useLingui();
  if (total > 0) {
    return (
      <PanelBoundary>
        <NoPage query={query} total={total} onQueryChange={onQueryChange} />
      </PanelBoundary>
    );
  }
  const requested = requestedFile(query);
  if (requested !== undefined) {
    return (
      <EmptyState
        title={t`No such record`}
        description={t`This collection has no file ${requested}. It may have been renamed or withdrawn since the link was created.`}
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
