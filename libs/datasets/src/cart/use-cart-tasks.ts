import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '@omics-portal/data-query/files';
import { lookUpFiles, type FoundFile } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { useRecordTask } from '../export/use-record-task';
import { useTableExports, type TableExport } from '../export/use-table-exports';
import type { TableRow } from '../export/write-table';
import { useDownloadKit } from '../kit/use-download-kit';
import { isStoredFile, type CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';
import { cartManifest, cartRow } from './cart-exports';
import { useLinksNotice } from './use-links-notice';
import { queriesByPath } from './queries-by-path';

/** Exports and download kit of the cart, with the records of its files. One task runs at a time, with progress and cancel. */
export function useCartTasks() {
  const { t } = useLingui();
  const { brand, cart, datains, dataseq: client } = useDatasets();
  const { run, running, cancel } = useRecordTask();
  const saveKit = useDownloadKit();
  const showLinks = useLinksNotice();

  const readRows = ({ title, failure, onRows, onEnd }: TableExport) => {
    let missingCount = 0;
    return run<FoundFile<CartFile>>({
      title,
      failure,
      read: async (signal, onBatch) => {
        const files = cart.files();
        const records = files.filter((file) => !isStoredFile(file));
        const progress = await lookUpFiles({ client, files: records, signal, onBatch });
        // Stored files have no records: their rows have the facts in the cart.
        onRows(files.filter(isStoredFile).map((file) => cartRow({ file, records: [] })));
        return progress;
      },
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
          description: t`For these files, the table has only the information stored in the cart.`,
        });
      },
    });
  };

  const manifest = useManifestExport();
  const exports = useTableExports({
    name: `${brand}-cart`,
    labelOf: (label) => t`Table (${label})`,
    run: readRows,
  });
  /** Creates a download kit of the whole cart, whose query is the list of paths. */
  const makeKit = () => {
    const files = cart.files();
    const count = files.length;
    const rows: TableRow[] = [];
    const stored = files.filter(isStoredFile);
    return readRows({
      title: t`Creating a download kit`,
      failure: t`The download kit could not be created`,
      onRows: (more) => rows.push(...more),
      onEnd: async () => {
        const signed =
          stored.length === 0
            ? null
            : await (await import('./stored-files')).signStoredFiles(datains, files, window.location.href);
        await saveKit({
          name: safeFileName(`${brand}-download-kit`),
          files: signed?.files ?? files,
          ...(signed && { signed }),
          records: rows,
          queries: queriesByPath(files.filter((file) => !isStoredFile(file))),
          sentence: t`${plural(count, { one: '# file of the cart.', other: '# files of the cart.' })}`,
          importable: true,
        });
        if (signed) showLinks(signed);
      },
    });
  };

  return { exports: [manifest, ...exports], makeKit, running, cancel };
}

/** Export of the cart as a manifest, which needs no records. */
function useManifestExport() {
  const { t } = useLingui();
  const { brand, cart } = useDatasets();
  return {
    key: 'manifest',
    label: t`Manifest (GDC format)`,
    onSelect: () => {
      const list = new Blob([cartManifest(cart.files())], { type: 'text/tab-separated-values' });
      saveFile(`${brand}-cart.manifest.txt`, list);
    },
  };
}
