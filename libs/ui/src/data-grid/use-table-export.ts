import { useRef, useState } from 'react';
import { CSV_BYTE_ORDER_MARK } from '@omics-portal/data-query/files';
import { saveFile } from '../save-file/save-file';
import { csvChunks, jsonChunks, type ExportColumn } from './export-rows';

export type ExportFormat = 'csv' | 'json';
export type ExportScope = 'all' | 'selection';

export interface TableExportInput<Row> {
  /** Rows in memory, or a function that fetches all rows or those of the selection from a server. */
  rows: readonly Row[] | ((scope: ExportScope) => Promise<readonly Row[]>);
  /** Row key, as in the selection. */
  rowKey: (row: Row) => string;
  /** Visible columns in order: `shownColumns(columns, layout)`. */
  columns: readonly ExportColumn<Row>[];
  /** Selected keys of all pages. */
  selection?: ReadonlySet<string> | undefined;
  /** File name without extension. */
  fileName: string;
  /** Delivers the file; by default the browser downloads it. */
  save?: ((fileName: string, content: Blob) => void) | undefined;
}

/**
 * Table export to a file. The work is split, so that the page stays responsive; a second call while one runs does
 * nothing. Rejects with the error of the callback that fetches the rows.
 */
export function useTableExport<Row>(input: TableExportInput<Row>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const exportRows = async (format: ExportFormat, scope: ExportScope = 'all'): Promise<void> => {
    if (running.current) {
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      const rows = await rowsOf(input, scope);
      const file = format === 'csv' ? csvFile(rows, input.columns) : jsonFile(rows, input.columns);
      (input.save ?? saveFile)(`${input.fileName}.${format}`, await file);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, exportRows };
}

async function rowsOf<Row>({ rows, rowKey, selection }: TableExportInput<Row>, scope: ExportScope) {
  const all = typeof rows === 'function' ? await rows(scope) : rows;
  return scope === 'selection' ? all.filter((row) => selection?.has(rowKey(row))) : all;
}

async function csvFile<Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): Promise<Blob> {
  const parts = await gathered(csvChunks(rows, columns));
  return new Blob([CSV_BYTE_ORDER_MARK, ...parts], { type: 'text/csv;charset=utf-8' });
}

async function jsonFile<Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): Promise<Blob> {
  return new Blob(await gathered(jsonChunks(rows, columns)), { type: 'application/json' });
}

async function gathered(chunks: Iterable<string>): Promise<string[]> {
  const parts: string[] = [];
  for (const chunk of chunks) {
    parts.push(chunk);
    await new Promise((resume) => setTimeout(resume));
  }
  return parts;
}
