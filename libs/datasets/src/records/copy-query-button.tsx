import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { Button, Dialog, SkeletonLines } from '@omics-portal/ui';
import { Share2 } from 'lucide-react';

/** What a query can be copied as comes when somebody wants to copy one. */
const QueryForms = lazy(async () => ({ default: (await import('./query-forms')).QueryForms }));

/** Shows the query as a link, sentences, SQON, or a program that asks the same, each to copy. */
export function CopyQueryButton({ query }: { readonly query: DataQuery }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Share2 />} onClick={() => setOpen(true)}>{t`Copy as...`}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Take this query along`} closeLabel={t`Close`}>
        <Suspense fallback={<SkeletonLines lines={4} label={t`Loading`} />}>
          <QueryForms query={query} />
        </Suspense>
      </Dialog>
    </>
  );
}
