import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import type { ReactNode } from 'react';
import { useAllHoldings } from '../collections/use-holdings';

/** Totals of the collections of the omics types. An unknown number is not shown as zero, and an incomplete one says so. */
export function Totals() {
  const { t, i18n } = useLingui();
  const { total, bytes, listed: all, counted, pending } = useAllHoldings();
  const number = (value: number) => (pending ? undefined : counted === 0 ? '–' : i18n.number(value));
  return (
    <div className="lg:col-span-2">
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-border bg-border md:grid-cols-6">
        <Total term={t`Omics`}>{i18n.number(all)}</Total>
        <Total term={t`Samples`}>{number(total.samples.length)}</Total>
        <Total term={t`Libraries`}>{number(total.libraries)}</Total>
        <Total term={t`Files`}>{number(total.files)}</Total>
        <Total term={t`Platforms`}>{number(total.platforms.length)}</Total>
        <Total term={t`Total size`}>{bytes === null ? '–' : formatFileSize(bytes) || undefined}</Total>
      </dl>
      {!pending && counted < all ? (
        <p role="status" className="mt-2 text-xs text-muted">
          {t`Only ${counted} of ${all} collections could be counted.`}
        </p>
      ) : null}
    </div>
  );
}

function Total({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end bg-surface px-3 py-2 sm:px-4">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="text-heading font-semibold whitespace-nowrap tabular-nums">
        {children ?? <Skeleton className="my-1 h-5 w-12" />}
      </dd>
    </div>
  );
}
