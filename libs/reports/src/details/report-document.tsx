import { Skeleton } from '@omics-portal/ui';
import { usePdfLabels } from '@omics-portal/wording';
import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '../files/file-name';

const PdfViewer = lazy(async () => ({ default: (await import('@omics-portal/ui/pdf')).PdfViewer }));

const HEIGHT = 'min(80dvh, 56rem)';

/** Report that the tool generated as a PDF file. The PDF viewer is loaded on demand. */
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
