import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '@omics-portal/data-query/files';
import { lookUpFiles, type FoundFile } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { RecordSpool } from '../export/record-spool';
import { useRecordTask } from '../export/use-record-task';
import { TABLE_FORMATS, type TableRow } from '../export/write-table';
import { useDownloadKit } from '../kit/use-download-kit';
import type { CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';
import { cartManifest, cartRow } from './cart-exports';
import { queriesByPath } from './queries-by-path';

interface RowsTask {
  readonly title: string;
  readonly failure: string;
  readonly onRows: (rows: readonly TableRow[]) => void;
  readonly onEnd: (signal: AbortSignal) => Promise<void>;
}

/** Exports and download kit of the cart, with the records of its files. One task runs at a time, with progress and cancel. */
export function useCartTasks() {
  const { t } = useLingui();
  const { brand, cart, dataseq: client } = useDatasets();
  const { run, running, cancel } = useRecordTask();
  const saveKit = useDownloadKit();

  const readRows = ({ title, failure, onRows, onEnd }: RowsTask) => {
    let missingCount = 0;
    return run<FoundFile<CartFile>>({
      title,
      failure,
      read: (signal, onBatch) => lookUpFiles({ client, files: cart.files(), signal, onBatch }),
      onPage: (found) => {
        missingCount += found.filter(({ records }) => records.length === 0).length;
        onRows(found.map(cartRow));
      },
      onEnd: async (signal) => {
        await onEnd(signal);
        if (missingCount === 0) return;
        notify({
          tone: 'warning',
          title: t`${plural(missingCount, { one: '# file is no longer in its collection', other: '# files are no longer in their collections' })}`,
          description: t`For these files, the table has only the facts stored in the cart.`,
        });
      },
    });
  };

  const exports = TABLE_FORMATS.map((format) => {
    const { extension, label } = format;
    return {
      key: extension,
      label: t`Table (${label})`,
      onSelect: () => {
        const spool = new RecordSpool();
        void readRows({
          title: t`Exporting ${label}`,
          failure: t`The export failed`,
          onRows: (rows) => spool.add(rows),
          onEnd: async (signal) => saveFile(`${brand}-cart.${extension}`, await spool.toFile(format, signal)),
        });
      },
    };
  });
  const manifest = {
    key: 'manifest',
    label: t`Manifest (GDC layout)`,
    onSelect: () => {
      const list = new Blob([cartManifest(cart.files())], { type: 'text/tab-separated-values' });
      saveFile(`${brand}-cart.manifest.txt`, list);
    },
  };

  /** Creates a download kit of the whole cart, whose query is the list of paths. */
  const makeKit = () => {
    const files = cart.files();
    const count = files.length;
    const rows: TableRow[] = [];
    return readRows({
      title: t`Creating a download kit`,
      failure: t`The download kit could not be created`,
      onRows: (more) => rows.push(...more),
      onEnd: () =>
        saveKit({
          name: safeFileName(`${brand}-download-kit`),
          files,
          records: rows,
          queries: queriesByPath(files),
          sentence: t`${plural(count, { one: '# file, chosen one by one in the cart.', other: '# files, chosen one by one in the cart.' })}`,
          importable: true,
        }),
    });
  };

  return { exports: [manifest, ...exports], makeKit, running, cancel };
}
