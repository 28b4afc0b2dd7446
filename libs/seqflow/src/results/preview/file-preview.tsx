import { lazy, Suspense, type ComponentType } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DatainsClient, ResultFile } from '@omics-portal/api';
import { SkeletonLines } from '@omics-portal/ui';
import { fileFormat, type PreviewFormat } from './preview-format';

/** Properties of the preview of one format. */
export interface PreviewProps {
  /** Client of the service that signs the links to the content. */
  readonly client: DatainsClient;
  /** ETag of the content: a changed file is read again. Null if unknown. */
  readonly version: string | null;
  /** Storage link. */
  readonly path: string;
  readonly name: string;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  readonly format: PreviewFormat;
  /** True for gzip and bgzip. */
  readonly compressed: boolean;
}

const TextPreview = lazy(async () => ({ default: (await import('./text-preview')).TextPreview }));
const JsonPreview = lazy(async () => ({ default: (await import('./json-preview')).JsonPreview }));
const TablePreview = lazy(async () => ({ default: (await import('./table-preview')).TablePreview }));
const RecordsPreview = lazy(async () => ({ default: (await import('./records-preview')).RecordsPreview }));
const PagePreview = lazy(async () => ({ default: (await import('./page-preview')).PagePreview }));
const PdfPreview = lazy(async () => ({ default: (await import('./page-preview')).PdfPreview }));
const ImagePreview = lazy(async () => ({ default: (await import('./page-preview')).ImagePreview }));

const PREVIEWS: Readonly<Record<PreviewFormat, ComponentType<PreviewProps>>> = {
  text: TextPreview,
  json: JsonPreview,
  csv: TablePreview,
  tsv: TablePreview,
  vcf: RecordsPreview,
  fastq: RecordsPreview,
  page: PagePreview,
  pdf: PdfPreview,
  image: ImagePreview,
};

/** Properties of the preview of a file. */
export interface FilePreviewProps extends Omit<PreviewProps, 'format' | 'compressed'> {
  /** Kind of output that the app declares; null for a file that is no output. */
  readonly kind: ResultFile['kind'];
}

/**
 * Preview of a stored file by its format, for lists of results and for the file manager. The code of each format is loaded
 * with the first file of it.
 */
export function FilePreview({ kind, ...file }: FilePreviewProps) {
  const { t } = useLingui();
  const { format, compressed } = fileFormat(file.name, kind);
  if (file.size === 0) {
    return <p className="text-sm text-muted">{t`This file is empty.`}</p>;
  }
  if (format === null) {
    return (
      <p className="text-sm text-muted">
        {t`There is no preview of this type of file. Download it to read it with a program of your own.`}
      </p>
    );
  }
  // A compressed table is read from its beginning, as text: a range of it cannot be.
  const Preview = compressed && (format === 'csv' || format === 'tsv') ? TextPreview : PREVIEWS[format];
  return (
    <Suspense fallback={<SkeletonLines lines={5} label={t`Loading the preview`} />}>
      <Preview {...file} format={format} compressed={compressed} />
    </Suspense>
  );
}
