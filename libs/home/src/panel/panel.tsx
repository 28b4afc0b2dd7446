import { useLingui } from '@lingui/react/macro';
import { Card, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { PanelBoundary, useErrorText } from '@omics-portal/wording';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface PanelProps<T> {
  title: string;
  actions?: ReactNode;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
  className?: string;
}

/** Card of one query, with its own loading and error state: the other panels of the page are not affected. */
export function Panel<T>({ title, actions, query, children, className }: PanelProps<T>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Card title={title} actions={actions} className={className}>
      {query.data === undefined ? null : (
        <PanelBoundary>
          <Filled data={query.data} draw={children} />
        </PanelBoundary>
      )}
      {query.isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState
          className="py-4"
          title={t`This panel could not be loaded`}
          message={errorText(query.error)}
          retryLabel={t`Retry`}
          onRetry={() => void query.refetch()}
        />
      ) : null}
    </Card>
  );
}

/** Rendered inside the boundary: data that this panel cannot render must not break the page. */
function Filled<T>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) {
  return draw(data);
}
