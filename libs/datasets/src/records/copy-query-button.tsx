import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { Button, Dialog, SkeletonLines } from '@omics-portal/ui';
import { Share2 } from 'lucide-react';

/** Forms of a query, loaded when the dialog is first opened. */
const QueryForms = lazy(async () => ({ default: (await import('./query-forms')).QueryForms }));

/** Dialog that shows the query as a link, sentences, SQON or a program, each with a copy button. */
export function CopyQueryButton({ query }: { readonly query: DataQuery }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Share2 />} onClick={() => setOpen(true)}>{t`Copy as...`}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Copy this query`} closeLabel={t`Close`}>
        <Suspense fallback={<SkeletonLines lines={4} label={t`Loading`} />}>
          <QueryForms query={query} />
        </Suspense>
      </Dialog>
    </>
  );
}
