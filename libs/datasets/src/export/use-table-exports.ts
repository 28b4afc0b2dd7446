import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '@omics-portal/data-query/files';
import { saveFile } from '@omics-portal/ui';
import { TABLE_FORMAT_LABELS, type TableExtension } from './table-format-labels';
import type { TableRow } from './write-table';

/** Task that writes rows of a table as they are read. */
export interface TableExport {
  /** Title of the running task. */
  readonly title: string;
  /** Title of the notice of a failure. */
  readonly failure: string;
  readonly onRows: (rows: readonly TableRow[]) => void;
  /** Called after the last rows; saves the file. */
  readonly onEnd: (signal: AbortSignal) => Promise<void>;
}

/** Options of the table exports. */
export interface TableExportOptions {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Label of an entry. Default: the name of the format. */
  readonly labelOf?: (format: string) => string;
  /** Reads all rows. */
  readonly run: (task: TableExport) => unknown;
}

/** Menu entries that export a table, one for each format. */
export function useTableExports({ name, labelOf, run }: TableExportOptions) {
  const { t } = useLingui();
  return (Object.keys(TABLE_FORMAT_LABELS) as TableExtension[]).map((extension) => {
    const label = TABLE_FORMAT_LABELS[extension];
    return {
      key: extension,
      label: labelOf?.(label) ?? label,
      onSelect: () => {
        const file = newTableFile(extension);
        run({
          title: t`Exporting ${label}`,
          failure: t`The export failed`,
          onRows: file.add,
          onEnd: async (signal) => saveFile(safeFileName(`${name}.${extension}`), await file.finish(signal)),
        });
      },
    };
  });
}

/** File whose code is loaded with the first export. Rows that come before it wait. */
function newTableFile(extension: TableExtension) {
  const code = Promise.all([import('./record-spool'), import('./write-table')]);
  const opened = code.then(([{ RecordSpool }]) => new RecordSpool());
  let added: Promise<unknown> = opened;
  // `finish` reports a failure.
  opened.catch(() => undefined);
  return {
    add: (rows: readonly TableRow[]) => {
      added = added.then(async () => (await opened).add(rows));
      added.catch(() => undefined);
    },
    finish: async (signal: AbortSignal) => {
      const [, { TABLE_FORMATS }] = await code;
      await added;
      return (await opened).toFile(TABLE_FORMATS[extension], signal);
    },
  };
}
