import { useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Statistic } from '@omics-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';

export interface FigureProps {
  label: string;
  query: UseQueryResult<number>;
  href: string;
}

/** Figure of one query. An unknown number is shown as unknown, never as zero. */
export function Figure({ label, query, href }: FigureProps) {
  const { t, i18n } = useLingui();
  if (query.isError && query.data === undefined) {
    return (
      <Statistic
        label={label}
        value="–"
        hint={
          <span role="alert" className="flex flex-wrap items-center gap-2">
            {t`Could not be loaded`}
            <Button
              size="sm"
              onClick={() => void query.refetch()}
              aria-label={t`Retry: ${label}`}
            >{t`Retry`}</Button>
          </span>
        }
      />
    );
  }
  const value = query.data === undefined ? <Skeleton className="h-8 w-12" /> : i18n.number(query.data);
  return <Statistic label={label} value={value} href={href} />;
}
