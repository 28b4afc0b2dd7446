import { useLingui } from '@lingui/react/macro';
import { pageCount, setPage, type DataQuery } from '@omics-portal/data-query';
import { Button, EmptyState } from '@omics-portal/ui';

interface NoPageProps {
  readonly query: DataQuery;
  /** Rows of all pages, at least one. */
  readonly total: number;
  readonly onQueryChange: (next: DataQuery) => void;
}

/** State of a table whose query names a page behind the last one. */
export function NoPage({ query, total, onQueryChange }: NoPageProps) {
  const { t } = useLingui();
  const last = pageCount(total, query.perPage);
  return (
    <EmptyState
      title={t`There is no page ${query.page}`}
      description={t`The last one is page ${last}.`}
      action={<Button onClick={() => onQueryChange(setPage(query, last))}>{t`Go to page ${last}`}</Button>}
    />
  );
}
