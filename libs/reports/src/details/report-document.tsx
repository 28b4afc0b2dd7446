import { Skeleton } from '@omics-portal/ui';
import { usePdfLabels } from '@omics-portal/wording';
import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '../files/file-name';

const PdfViewer = lazy(async () => ({ default: (await import('@omics-portal/ui/pdf')).PdfViewer }));

const HEIGHT = 'min(80dvh, 56rem)';

/** A report that its tool made as a PDF file. The reader of such files is loaded with the first of them. */
export function ReportDocument({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton className="h-[min(80dvh,56rem)] w-full" />}>
      <PdfViewer
        url={url}
        title={t`Report ${name}`}
        height={HEIGHT}
        fileName={`${safeFileName(name)}.pdf`}
        labels={usePdfLabels()}
      />
    </Suspense>
  );
}
