import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '@omics-portal/data-query/files';
import { saveFile } from '@omics-portal/ui';
import { RecordSpool } from './record-spool';
import { TABLE_FORMATS, type TableRow } from './write-table';

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
  return TABLE_FORMATS.map((format) => {
    const { extension, label } = format;
    return {
      key: extension,
      label: labelOf?.(label) ?? label,
      onSelect: () => {
        const spool = new RecordSpool();
        run({
          title: t`Exporting ${label}`,
          failure: t`The export failed`,
          onRows: (rows) => spool.add(rows),
          onEnd: async (signal) =>
            saveFile(safeFileName(`${name}.${extension}`), await spool.toFile(format, signal)),
        });
      },
    };
  });
}
