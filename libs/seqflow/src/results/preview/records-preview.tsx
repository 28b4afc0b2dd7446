import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectRangeQuery } from '@omics-portal/resources';
import { LogView, SkeletonLines } from '@omics-portal/ui';
import { contentWidth, DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { decompressHead } from './decompress-head';
import type { PreviewProps } from './file-preview';
import { PreviewFailed } from './preview-failed';
import { readFastq, readVcf, type Records } from './read-records';
import { textHead } from './text-head';

/** Bytes that are read: compressed or not. */
const HEAD_BYTES = 256 * 1024;

/** Preview of the first records of variant calls (VCF) or reads (FASTQ), compressed or not. */
export function RecordsPreview({ client, version, path, name, size, format, compressed }: PreviewProps) {
  const { t, i18n } = useLingui();
  const isWhole = size !== null && size <= HEAD_BYTES;
  const head = useQuery({
    ...objectRangeQuery(client, { link: path, version }, 0, HEAD_BYTES),
    select: ({ bytes }) => textHead(compressed ? decompressHead(bytes) : bytes),
  });
  const { data: text } = head;
  const records = useMemo(() => {
    if (text === undefined || text === null) return null;
    return format === 'vcf'
      ? readVcf(text, isWhole)
      : readFastq(text, isWhole, [t`Name`, t`Bases`, t`Sequence`, t`Quality`]);
  }, [text, format, isWhole, t]);
  if (head.isPending) {
    return <SkeletonLines lines={6} label={t`Loading the preview`} />;
  }
  if (head.isError) {
    return <PreviewFailed error={head.error} onRetry={() => void head.refetch()} />;
  }
  if (records === null) {
    return <p className="text-sm text-muted">{t`Not Support to Preview: this file is not text.`}</p>;
  }
  const count = i18n.number(records.rows.length);
  return (
    <>
      <HeaderLines lines={records.header} />
      <RecordTable records={records} caption={t`Records of ${name}`} />
      <p className="text-xs text-muted">
        {isWhole && records.rows.length < 1000
          ? t`${count} records.`
          : t`The first ${count} records. Download the file to read the rest.`}
      </p>
    </>
  );
}

function HeaderLines({ lines }: { readonly lines: readonly string[] }) {
  const { t, i18n } = useLingui();
  const count = i18n.number(lines.length);
  return lines.length === 0 ? null : (
    <details className="text-sm">
      <summary className="cursor-pointer pointer-coarse:min-h-11">{t`Header lines: ${count}`}</summary>
      <LogView text={lines.join('\n')} label={t`Header lines: ${count}`} className="mt-1 h-60" />
    </details>
  );
}

/** Number of records whose length sets the widths of the columns. */
const MEASURED_ROWS = 50;
/** Limits of the width of a column in pixels. */
const WIDTHS = { min: 80, max: 420 };

function RecordTable({ records, caption }: { readonly records: Records; readonly caption: string }) {
  const { t } = useLingui();
  const { columns: labels, rows } = records;
  const columns = useMemo<readonly GridColumn<readonly string[]>[]>(
    () =>
      labels.map((label, index) => ({
        id: `${index}`,
        label,
        value: (row) => row[index],
        width: contentWidth([label, ...rows.slice(0, MEASURED_ROWS).map((row) => row[index] ?? '')], WIDTHS),
      })),
    [labels, rows],
  );
  const keys = useMemo(() => new Map(rows.map((row, index) => [row, String(index)])), [rows]);
  return (
    <DataGrid
      dense
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => keys.get(row) ?? ''}
      className="h-[50dvh]"
      empty={t`The file has no records.`}
    />
  );
}
