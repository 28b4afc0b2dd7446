import { useCallback } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { setPage, setPerPage, setSort, setTab, withFilter, type DataQuery } from '@omics-portal/data-query';
import {
  DataTable,
  EmptyState,
  ErrorState,
  Pagination,
  TextLink,
  type PaginationLabels,
} from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useQueryHref } from '../ports/use-query-href';
import { buildProgress } from './build-progress';
import { BuildingState } from './building-state';
import { NoPage } from './no-page';
import { useGroupColumns } from './use-group-columns';
import { useGroups } from './use-groups';

interface GroupsTableProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  /** Field whose values are the rows: library_id or donor_id. */
  readonly field: string;
  readonly labels: FieldLabels;
}

/** Table of the libraries or donors of a query's files: sorted, paged and exported. Unknown is none of them. */
export function GroupsTable({ query, onQueryChange, field, labels }: GroupsTableProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const paginationLabels = usePaginationLabels(useGroupRange());
  const found = useGroups(query, field);
  const { groups = [], total = 0, ungrouped = 0, hasFacts = true } = found.data ?? {};
  const columns = useGroupColumns({ query, field, labels, hasFacts });
  const { page, perPage, sort } = query;
  if (found.isError) {
    return (
      <ErrorState
        title={t`Cannot fetch data, please retry later.`}
        message={errorText(found.error)}
        retryLabel={t`Retry`}
        onRetry={() => void found.refetch()}
      />
    );
  }
  const progress = buildProgress(found);
  if (progress !== undefined) {
    return <BuildingState progress={progress} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        dense
        caption={labels.field(field)}
        columns={columns}
        rows={groups}
        rowKey={({ value }) => JSON.stringify(value)}
        sort={sort ? { columnId: sort.field, direction: sort.direction } : null}
        onSortChange={(next) =>
          onQueryChange(setSort(query, next && { field: next.columnId, direction: next.direction }))
        }
        loading={found.isPending || found.isPlaceholderData}
        loadingLabel={t`Loading`}
        empty={
          total > 0 ? (
            <NoPage query={query} total={total} onQueryChange={onQueryChange} />
          ) : (
            <EmptyState
              title={t`Nothing found`}
              description={t`Remove a filter, or choose more values in one.`}
            />
          )
        }
      />
      {ungrouped > 0 ? <FilesWithoutGroup query={query} field={field} total={ungrouped} /> : null}
      {found.isPending ? null : (
        <Pagination
          page={page}
          pageSize={perPage}
          total={total}
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
  const count = t`${plural(total, { one: '# file', other: '# files' })}`;
  return (
    <p className="text-sm text-muted">
      {field === 'library_id' ? (
        <Trans>
          Without a library: <TextLink href={files}>{count}</TextLink>
        </Trans>
      ) : (
        <Trans>
          Without a donor: <TextLink href={files}>{count}</TextLink>
        </Trans>
      )}
    </p>
  );
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
