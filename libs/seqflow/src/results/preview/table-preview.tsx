import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { objectRangeQuery } from '@omics-portal/resources';
import { SkeletonLines } from '@omics-portal/ui';
import { contentWidth, DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { formatFileSize, joinSentences } from '@omics-portal/wording';
import type { PreviewProps } from './file-preview';
import { PreviewFailed } from './preview-failed';
import { NotATableError, TableReader } from './table-reader';
import { TextPreview } from './text-preview';

/** Maximum number of columns that are shown. */
const MAX_COLUMNS = 100;

/** Preview of a CSV or TSV file: rows are read by ranges while the reader scrolls. A file of unknown size is shown as text. */
export function TablePreview(file: PreviewProps) {
  return file.size === null ? <TextPreview {...file} /> : <Table file={file} size={file.size} />;
}

function Table({ file, size }: { readonly file: PreviewProps; readonly size: number }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [reader] = useState(
    () =>
      new TableReader({
        size,
        delimiter: /\.csv$/iu.test(file.name) ? ',' : '\t',
        read: async (start, length) =>
          (
            await queryClient.query(
              objectRangeQuery(file.client, { link: file.path, version: file.version }, start, length),
            )
          ).bytes,
      }),
  );
  useSyncExternalStore(reader.subscribe, reader.version);
  useEffect(() => void reader.want(0), [reader]);
  const head = reader.row(0);
  const columns = useMemo(() => columnsOf(reader, head ?? []), [reader, head]);
  const { rowCount } = reader;
  const rows = useMemo(
    () => Array.from({ length: Math.max(0, rowCount - 1) }, (_, at) => at + 1),
    [rowCount],
  );
  if (reader.error instanceof NotATableError) {
    return <TextPreview {...file} />;
  }
  if (reader.error) {
    return <PreviewFailed error={reader.error} onRetry={() => void reader.want(reader.rowCount)} />;
  }
  if (!head) {
    return <SkeletonLines lines={6} label={t`Loading the preview`} />;
  }
  const { name } = file;
  const total = rows.length;
  const count = i18n.number(rows.length);
  const read = formatFileSize(reader.bytesRead);
  const whole = formatFileSize(size);
  const shownColumns = i18n.number(columns.length);
  const allColumns = i18n.number(head.length);
  return (
    <>
      <DataGrid
        dense
        caption={t`Table of ${name}`}
        columns={columns}
        rows={rows}
        rowKey={String}
        className={reader.isComplete ? heightFor(rows.length) : 'h-[60dvh]'}
        empty={t`The table has no rows.`}
      />
      <p className="text-xs text-muted" aria-live="polite">
        {joinSentences([
          reader.isComplete
            ? t`${plural(total, { one: '# row', other: '# rows' })}.`
            : t`${count} rows so far, from ${read} of ${whole}. Scroll down to read more.`,
          head.length > columns.length ? t`The first ${shownColumns} of ${allColumns} columns.` : null,
        ])}
      </p>
    </>
  );
}

/** Height of a grid, in which a few rows leave no empty box. */
function heightFor(rows: number): string {
  if (rows <= 3) return 'h-44';
  return rows <= 8 ? 'h-80' : 'h-[60dvh]';
}

/** Rows whose length sets the widths of the columns. */
const FIRST_ROWS = Array.from({ length: 20 }, (_, index) => index + 1);
/** Limits of the width of a column in pixels. */
const WIDTHS = { min: 80, max: 320 };

function columnsOf(reader: TableReader, head: readonly string[]): readonly GridColumn<number>[] {
  return head.slice(0, MAX_COLUMNS).map((label, index) => ({
    id: `${index}`,
    label: label || `${index + 1}`,
    cell: (row) => <TableCell reader={reader} row={row} column={index} />,
    width: contentWidth([label, ...FIRST_ROWS.map((row) => reader.row(row)?.[index] ?? '')], WIDTHS),
  }));
}

interface TableCellProps {
  readonly reader: TableReader;
  readonly row: number;
  readonly column: number;
}

/** Cell of a row. The first cell of a visible row requests the row. */
function TableCell({ reader, row, column }: TableCellProps) {
  const version = useSyncExternalStore(reader.subscribe, reader.version);
  useEffect(() => {
    if (column === 0) void reader.want(row);
  }, [reader, row, column, version]);
  const cells = reader.row(row);
  return cells ? (cells[column] ?? '') : '…';
}
